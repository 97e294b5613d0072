// Writes the pages of a catalogue of 10,000 gifts, 500 categories and 5,000 guides, and prints what that took. Needs the
// builds that `npm test` or `npm start` make. The figures stand in docs/findability.md.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { writePages } from './pages.mjs';

const FOLDER = 'build/bench';
const LIMITS = { seconds: 120, megabytes: 500, giftBytes: 30 * 1024 };

/** The embedded backend with the big catalogue, in a process of its own: its memory is none of the build's. */
async function backend() {
  /** @type {typeof import('../sandbox/main.ts')} */
  const { serve } = await import(pathToFileURL(resolve('build/sandbox/main.js')).href);
  const { url } = await serve({ port: 0, database: ':memory:', controls: true });
  const rules = [{ route: 'GET /api/*', fault: { type: 'catalogue', name: '10k' } }];
  const headers = { 'Content-Type': 'application/json' };
  await fetch(`${url}/__sandbox/faults`, { method: 'POST', headers, body: JSON.stringify(rules) });
  process.send?.(url);
}

async function bench() {
  const child = fork(process.argv[1] ?? '', ['backend']);
  const [url] = /** @type {[string]} */ (await once(child, 'message'));
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  await cp('dist/shell.html', `${FOLDER}/index.html`);
  await cp('build/manifest-dist.json', `${FOLDER}/.vite/manifest.json`);
  const began = performance.now();
  const { pages, gifts, giftBytes, largestGift, peakBytes } = await writePages({ dist: FOLDER, backend: url });
  const seconds = (performance.now() - began) / 1000;
  const bundler = process.resourceUsage().maxRSS / 1024;
  const megabytes = Math.max(bundler, peakBytes / 1024 ** 2);
  child.kill();
  await rm(FOLDER, { recursive: true, force: true });
  console.log(`${pages} pages, ${gifts} of them of gifts
time           ${seconds.toFixed(1)} s (at most ${LIMITS.seconds})
memory         ${(peakBytes / 1024 ** 2).toFixed(0)} MB at the writer's peak, ${bundler.toFixed(0)} MB at the bundler's before it (at most ${LIMITS.megabytes})
a gift's page  ${(giftBytes / gifts / 1024).toFixed(1)} KB on average, ${(largestGift / 1024).toFixed(1)} KB the largest (at most ${LIMITS.giftBytes / 1024})`);
  const isWithin = seconds <= LIMITS.seconds && megabytes <= LIMITS.megabytes && largestGift <= LIMITS.giftBytes;
  if (gifts !== 10_000) throw new Error(`10000 gifts were asked for, ${gifts} written.`);
  process.exit(isWithin ? 0 : 1);
}

await (process.argv[2] === 'backend' ? backend() : bench());
