// Sizes of the built storefront by page, against what docs/performance.md allows. Needs a build, no browser.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

import { atMost, KB, kilobytes } from './bench/report.mjs';

/** @typedef {{ file: string, css?: string[], imports?: string[], assets?: string[] }} Chunk */

/** Budgets for home, for every other page opened directly, and for the photo's screen; scripts and styles by their gzip size. */
export function sizeBudgets() {
  /** @type {Readonly<Record<string, Chunk>>} */
  const manifest = JSON.parse(readFileSync('build/manifest-dist.json', 'utf8'));
  /** Some sources and every other that they import at once. @param {readonly string[]} sources @returns {readonly string[]} */
  const withImports = (sources) => {
    const more = [...new Set(sources.flatMap((source) => [source, ...(manifest[source]?.imports ?? [])]))];
    return more.length === sources.length ? more : withImports(more);
  };
  const chunksOf = (/** @type {readonly string[]} */ ...sources) =>
    withImports(sources).flatMap((source) => manifest[source] ?? []);
  const pageOf = (/** @type {string} */ page) => chunksOf('index.html', `src/pages/${page}.tsx`);
  const scriptOf = (/** @type {readonly Chunk[]} */ chunks) => zippedSize(chunks.map(({ file }) => file));

  const home = pageOf('HomePage');
  const others = Object.keys(manifest).flatMap(
    (source) => /^src\/pages\/((?!Home)\w+Page)\.tsx$/.exec(source)?.[1] ?? [],
  );
  const gift = new Set(pageOf('ProductPage'));
  const personalise = chunksOf('src/features/personalise/PersonaliseDialog.tsx').filter((chunk) => !gift.has(chunk));
  const fonts = chunksOf('index.html').flatMap(({ assets = [] }) => assets.filter((file) => file.endsWith('.woff2')));
  const sizeOf = (/** @type {string} */ file) => statSync(`dist/${file}`).size;
  const gifts = readdirSync('dist/product').map((name) => sizeOf(`product/${name}`));
  const firstStyles = firstStylesOf(readFileSync('dist/shell.html', 'utf8'));
  const largestGift = Math.max(0, ...gifts);
  const mockups = readdirSync('dist/mockups').map((name) =>
    sum(readdirSync(`dist/mockups/${name}`).map((file) => sizeOf(`mockups/${name}/${file}`))),
  );
  return [
    // 1.5 KB of it let the shop speak other languages; 0.3 let the slideshow's one control lead to the next slide (decision 0025);
    // 5.5 KB of it, and of every page, are react-helmet-async's (decision 0027): budgets follow the packages of the design card.
    // 0.8 KB draw a part again whose nodes a translator has replaced (decision 0031); 0.8 let the browser's Back close dialogs, and
    // separate what belongs to different shoppers of one device (decision 0030). 1.5 KB, of every page as well, merge what two tabs
    // change at once: the cart is read before the first screen (decision 0032). 1 KB, of every page, reads names, prices and markup as
    // exports of other shop programs hold them (domain/markup.ts).
    atMost('JavaScript of home until its first screen stands, gzip', scriptOf(home), 132.9 * KB, kilobytes),
    // Sections that rise as they are reached are 0.5 KB. The checkout is the largest: 6 KB of it ask about payments whose outcome
    // is not known, so that nobody pays twice (decision 0029), and understand an address as it is typed and pasted; 1 KB names the order
    // in a UPI payment, reads another device's cart and asks for a newer release before an order leaves.
    ...others.map((page) => {
      const budget = page === 'PlaceOrderPage' ? 167.6 : 160.4;
      return atMost(`JavaScript of ${page}, gzip`, scriptOf(pageOf(page)), budget * KB, kilobytes);
    }),
    // 0.1 KB of it is the layout of the strips, which has to hold before Swiper is here (decision 0026).
    atMost('Styles of every page, gzip', zippedSize(home.flatMap(({ css }) => css ?? [])), 14.2 * KB, kilobytes),
    atMost('Fonts', sum(fonts.map(sizeOf)), 50 * KB, kilobytes),
    atMost('Files of fonts', fonts.length, 3, String),
    atMost('JavaScript of personalising, gzip', scriptOf(personalise), 40 * KB, kilobytes),
    atMost('Styles inside every page, gzip', gzipSync(firstStyles).length, 8 * KB, kilobytes),
    // 0.4 KB are elements around texts, which a translator would otherwise take from React (decision 0031).
    atMost('Largest page of a gift beside those', largestGift - firstStyles.length, 30.4 * KB, kilobytes),
    atMost('Layers of the heaviest mock-up', Math.max(...mockups), 300 * KB, kilobytes),
  ];
}

/** The styles that a page carries for its first screen. @param {string} html */
export const firstStylesOf = (html) => /<style>[^]*?<\/style>/.exec(html)?.[0] ?? '';

/** Bytes that files of the storefront have as gzip. @param {readonly string[]} files */
export const zippedSize = (files) =>
  sum([...new Set(files)].map((file) => gzipSync(readFileSync(`dist/${file}`), { level: 9 }).length));

/** @param {readonly number[]} sizes */
const sum = (sizes) => sizes.reduce((total, size) => total + size, 0);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const budgets = sizeBudgets();
  for (const { what, figure, limit, isKept } of budgets)
    console.log(`${isKept ? '✓' : '✗'} ${what}: ${figure} (${limit})`);
  process.exitCode = budgets.every(({ isKept }) => isKept) ? 0 : 1;
}
