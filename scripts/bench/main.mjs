/**
 * Measures the built shop and writes what it finds into the documents; ends with an error when a budget is not kept.
 *
 *   npm run bench [-- name …] [-- --no-build]
 *
 * Without a name: speed, scale and photo. BENCH_RUNS says how often each page is opened. They want a machine with nothing
 * else to do.
 */
import process from 'node:process';

import { buildShop } from '../build.mjs';
import { launch } from './device.mjs';
import { publish } from './report.mjs';

/** @type {Readonly<Record<string, { load: () => Promise<{ bench: import('./report.mjs').Bench }>, document: string }>>} */
const BENCHES = {
  speed: { load: () => import('./speed.mjs'), document: 'docs/performance.md' },
  scale: { load: () => import('./scale.mjs'), document: 'docs/performance.md' },
  photo: { load: () => import('./photo.mjs'), document: 'docs/performance.md' },
  prerender: { load: () => import('./prerender.mjs'), document: 'docs/findability.md' },
  lighthouse: { load: () => import('./lighthouse.mjs'), document: 'docs/findability.md' },
};

const names = process.argv.slice(2).filter((word) => word !== '--no-build');
const chosen = names.length > 0 ? names : ['speed', 'scale', 'photo'];
const runs = Number(process.env.BENCH_RUNS ?? 5);

if (!process.argv.includes('--no-build')) await buildShop({ isEmbedded: true, url: 'http://localhost:4173' });
const browser = await launch();
for (const name of chosen) {
  const known = BENCHES[name];
  if (!known) throw new Error(`There is no bench ${name}, but ${Object.keys(BENCHES).join(', ')}.`);
  const { bench } = await known.load();
  const isKept = publish(name, known.document, await bench(browser, runs));
  if (!isKept) process.exitCode = 1;
}
await browser.close();
