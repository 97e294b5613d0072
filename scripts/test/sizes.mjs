// Sizes of the built storefront by page, against what docs/performance.md allows. Needs a build, no browser.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

import { atMost, KB, kilobytes } from '../bench/report.mjs';

/** @typedef {{ file: string, css?: string[], imports?: string[], assets?: string[] }} Chunk */

/** Budgets for home, for every other page opened directly, and for the photo dialog; scripts and styles by their gzip size. */
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
  const product = new Set(pageOf('ProductPage'));
  const personalise = chunksOf('src/features/personalise/PersonaliseDialog.tsx').filter((chunk) => !product.has(chunk));
  const assets = chunksOf('index.html').flatMap((chunk) => chunk.assets ?? []);
  const fonts = [...new Set(assets)].filter((file) => file.endsWith('.woff2'));
  const sizeOf = (/** @type {string} */ file) => statSync(`dist/${file}`).size;
  const products = readdirSync('dist/product').map((name) => sizeOf(`product/${name}`));
  const [ownStyles = ''] = /<style>[^]*?<\/style>/.exec(readFileSync('dist/shell.html', 'utf8')) ?? [];
  const largestProduct = Math.max(0, ...products);
  const mockups = readdirSync('dist/mockups').map((name) =>
    sum(readdirSync(`dist/mockups/${name}`).map((file) => sizeOf(`mockups/${name}/${file}`))),
  );
  return [
    // Home whole, its sections below the first screen and the footer with it: they are prerendered, and hydrated when near
    // (decision 0035). Of this and of every page 5.5 KB are react-helmet-async's (decision 0027) and 2 KB parts of axios and of
    // React Router that the shop does not use: packages of the design card (decision 0028) stay as published. 0.3 KB tell the
    // browser to compile the files as they arrive (scripts/build/compileHint.ts). Half a kilobyte
    // more than it has today: names of files, which depend on their contents, alone change the size by some bytes.
    atMost('JavaScript of home, gzip', scriptOf(home), 157 * KB, kilobytes),
    // All have the footer in it. The checkout is the largest: 6 KB of it ask about payments whose outcome
    // is not known, so that no shopper pays twice (decision 0029), and understand an address as it is typed and pasted; 1 KB names the order
    // in a UPI payment, reads another device's cart and asks for a newer release before an order leaves. In every page 0.5 KB read what orders
    // say of their designs (typeface, colour, layout, first month) and take over a cart from a browser inside an app.
    ...others.map((page) => {
      const budget = page === 'PlaceOrderPage' ? 174.9 : 168;
      return atMost(`JavaScript of ${page}, gzip`, scriptOf(pageOf(page)), budget * KB, kilobytes);
    }),
    // 0.1 KB of it is the layout of the strips, which has to hold before Swiper is here (decision 0026); 0.5 KB are the heights of
    // sections that are not laid out yet (styles/sections.css), 0.1 KB the stages of a parcel and printed orders, 0.4 KB texts from the
    // backend (styles/prose.css).
    atMost('Styles of every page, gzip', zippedSize(home.flatMap(({ css }) => css ?? [])), 15.7 * KB, kilobytes),
    atMost('Fonts', sum(fonts.map(sizeOf)), 50 * KB, kilobytes),
    atMost('Files of fonts', fonts.length, 3, String),
    // 1.3 KB of it are its styles (decision 0021), 0.1 KB the reuse of its worker (docs/performance.md, Memory of the photo dialog).
    atMost('JavaScript of personalising, gzip', scriptOf(personalise), 40.6 * KB, kilobytes),
    atMost('Styles inside every page, gzip', gzipSync(ownStyles).length, 0.6 * KB, kilobytes),
    // 4.3 KB are the splash's ornament, which is painted before another file is here; 2 KB the inline script; 0.4 KB elements around texts, which a translator
    // would otherwise take from React (decision 0031).
    atMost('Largest page of a product', largestProduct, 36.8 * KB, kilobytes),
    atMost('Layers of the heaviest mock-up', Math.max(...mockups), 300 * KB, kilobytes),
  ];
}

/** Bytes that files of the storefront have as gzip. @param {readonly string[]} files */
export const zippedSize = (files) =>
  sum([...new Set(files)].map((file) => gzipSync(readFileSync(`dist/${file}`), { level: 9 }).length));

/** @param {readonly number[]} sizes */
const sum = (sizes) => sizes.reduce((total, size) => total + size, 0);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const budgets = sizeBudgets();
  for (const { what, figure, limit, isMet } of budgets)
    console.log(`${isMet ? '✓' : '✗'} ${what}: ${figure} (${limit})`);
  process.exitCode = budgets.every(({ isMet }) => isMet) ? 0 : 1;
}
