/**
 * Measures the built shop. The benches write their results into the documents, and exit with an error if a budget is
 * exceeded; the others print.
 *
 *   npm run bench [-- name …] [--no-build]           speed, scale, photo, prerender, lighthouse; the first three without a name
 *   npm run bench:short                              how the routes open, within five minutes
 *   npm run bench:compare -- <folder> … [--pages …]  builds of the storefront side by side, in turn
 *   npm run bench:trace -- [path] [--dist <folder>]  how the opening of one page spends its time
 *
 * BENCH_RUNS says how often each page is opened. All need an idle machine.
 */
import process from 'node:process';

import { buildShop } from '../build/build.mjs';
import { commandLine } from '../build/commandLine.mjs';
import { launch } from './emulatedDevice.mjs';
import { publish } from './report.mjs';

const USAGE = `npm run bench [-- name …] [-- --no-build]
npm run bench:short [-- --no-build]
npm run bench:compare -- <folder> … [--pages home,cart]
npm run bench:trace -- [path] [--dist folder] [--save file] [--no-build]`;
const MAX_WORDS = 8;
const RUNS = 5;
const SHORT_RUNS = 3;

/** @type {Readonly<Record<string, { load: () => Promise<{ bench: import('./report.mjs').Bench }>, document?: string }>>} */
const BENCHES = {
  speed: { load: () => import('./speed.mjs'), document: 'docs/performance.md' },
  scale: { load: () => import('./scale.mjs'), document: 'docs/performance.md' },
  photo: { load: () => import('./photo.mjs'), document: 'docs/performance.md' },
  short: { load: () => import('./short.mjs') },
  prerender: { load: () => import('./prerender.mjs'), document: 'docs/findability.md' },
  lighthouse: { load: () => import('./lighthouse.mjs'), document: 'docs/findability.md' },
};

const { values, words } = commandLine(
  USAGE,
  {
    'no-build': { type: 'boolean', default: false },
    pages: { type: 'string', default: 'home' },
    dist: { type: 'string' },
    save: { type: 'string' },
  },
  [0, MAX_WORDS],
);
const [first = '', ...rest] = words;
const runs = Number(process.env.BENCH_RUNS ?? (['short', 'compare'].includes(first) ? SHORT_RUNS : RUNS));

/** Does what the command line asks for. @param {import('./emulatedDevice.mjs').Browser} browser */
async function run(browser) {
  if (first === 'compare') {
    const { compare } = await import('./compare.mjs');
    await compare(browser, { folders: rest, pages: values.pages.split(','), runs });
    return;
  }
  if (first === 'trace') {
    const { trace } = await import('./trace.mjs');
    await trace(browser, { path: rest[0] ?? '/', dist: values.dist ?? 'dist', save: values.save });
    return;
  }
  for (const name of words.length > 0 ? words : ['speed', 'scale', 'photo']) {
    const known = BENCHES[name];
    if (!known) throw new Error(`There is no bench ${name}, but ${Object.keys(BENCHES).join(', ')}.`);
    const { bench } = await known.load();
    if (!publish(name, known.document, await bench(browser, runs))) process.exitCode = 1;
  }
}

const isBuiltAlready = values['no-build'] || first === 'compare' || values.dist !== undefined;
if (!isBuiltAlready) await buildShop({ isEmbedded: true, url: 'http://localhost:4173' });
const browser = await launch();
try {
  await run(browser);
} finally {
  await browser.close();
}
