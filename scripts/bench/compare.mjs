// Builds of the storefront side by side: visited in turn, so that whatever else the machine does falls on all of them.
import { cp, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';

import { buildProgram } from '../programs.mjs';
import { writeBarePage } from './barePage.mjs';
import { slowdownText } from './phone.mjs';
import { median, table } from './report.mjs';
import { pathsOf, serveBuilt } from './shop.mjs';
import { visitPages } from './visits.mjs';

/** @typedef {import('./visit.mjs').Visit} Visit */

/** @type {readonly (readonly [name: string, of: (visit: Visit) => number])[]} */
const COLUMNS = [
  ['First paint', (visit) => visit.firstPaint],
  ['LCP', (visit) => visit.lcp],
  ['Hydrated', (visit) => visit.hydrated],
  ['late', (visit) => visit.hydratedLate],
  ['Blocked', (visit) => visit.blocked],
  ['after splash', (visit) => visit.blockedAfterSplash],
  ['Script + style + layout', (visit) => visit.work],
  ['Script', (visit) => visit.scriptMs],
  ['Style', (visit) => visit.styleMs],
  ['Layout', (visit) => visit.layoutMs],
  ['Compile', (visit) => visit.compileMs],
  ['Elements', (visit) => visit.elements],
];

/**
 * Serves a copy of a built storefront with this checkout's backend, which is built when it is not there.
 * @param {string} dist its folder, with its pages; build/facts-<name>.json lies beside it or in this checkout
 * @param {string} name of the copy
 */
export async function serveFolder(dist, name = 'traced') {
  if (!existsSync('build/sandbox/main.js')) await buildProgram('sandbox');
  const places = [dirname(resolve(dist)), '.'].map((folder) => `${folder}/build/facts-${basename(dist)}.json`);
  const facts = places.find((path) => existsSync(path));
  if (!facts || !existsSync(`${dist}/index.html`))
    throw new Error(`${dist} is no built storefront: it has no index.html, or no facts in ${places.join(' or ')}.`);
  const folder = `build/${name}`;
  await rm(folder, { recursive: true, force: true });
  await cp(dist, folder, { recursive: true });
  await cp(facts, `build/facts-${name}.json`);
  return { ...(await serveBuilt(folder)), folder };
}

/**
 * Prints what visits to several builds took, as medians, with the bare page of the first one.
 * @param {import('./device.mjs').Browser} browser
 * @param {{ folders: readonly string[], pages: readonly string[], runs: number, workMs?: number }} options pages: names of
 *   `pathsOf`
 */
export async function compare(browser, { folders, pages, runs, workMs }) {
  const shops = [];
  for (const [index, folder] of folders.entries()) shops.push(await serveFolder(folder, `compare-${index + 1}`));
  const [first] = shops;
  if (!first) throw new Error('There is nothing to compare.');
  await writeBarePage(browser, first.url, first.folder);
  const paths = Object.entries(pathsOf(first)).filter(([name]) => pages.includes(name));
  const visits = await visitPages(
    browser,
    [
      { name: 'bare page', url: `${first.url}/bare` },
      ...paths.flatMap(([name, path]) =>
        shops.map((shop, index) => ({ name: `${name}: ${folders[index]}`, url: shop.url + path, path, shop })),
      ),
    ],
    { runs, ...(workMs !== undefined && { workMs }) },
  );
  for (const shop of shops) await shop.close();
  const slowdowns = Object.values(visits).flatMap((some) => some.map(({ slowdown }) => slowdown));
  console.log(`\nProcessor slowed down ${slowdownText(slowdowns)}; medians of ${runs} visits in turn, ms.\n`);
  console.log(
    table(
      ['Page', ...COLUMNS.map(([name]) => name)],
      Object.entries(visits).map(([name, some]) => [name, ...COLUMNS.map(([, of]) => median(some.map(of)).toFixed(0))]),
    ),
  );
}
