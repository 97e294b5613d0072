// The process that writes pages: scripts/pages.mjs starts it, says which, and hears what came of it. On its own it needs
// little memory, whatever the bundler before it took.
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

import { JSDOM } from 'jsdom';

/** Files under way at one time. */
const AT_ONCE = 64;

/**
 * @typedef {object} Order
 * @property {string} dist Folder of the built storefront.
 * @property {string} [backend] Root of the backend; without one there is no catalogue.
 */

/**
 * The template of the last build: index.html, which the first run keeps as the shell of what has no page of its own.
 * @param {string} dist
 */
async function template(dist) {
  const html = await readFile(join(dist, 'index.html'), 'utf8');
  return html.includes('<div id="root"></div>') ? html : readFile(join(dist, 'shell.html'), 'utf8');
}

/**
 * The bundler's notes, taken out of what will be published.
 * @param {string} dist
 */
async function manifest(dist) {
  const kept = `build/manifest-${dist.replaceAll('/', '-')}.json`;
  await mkdir('build', { recursive: true });
  await rename(join(dist, '.vite/manifest.json'), kept).catch(() => {});
  await rm(join(dist, '.vite'), { recursive: true, force: true });
  return JSON.parse(await readFile(kept, 'utf8'));
}

/**
 * Takes files and writes so many of them at one time.
 * @param {string} dist
 */
function writer(dist) {
  /** @type {Set<Promise<void>>} */
  const underWay = new Set();
  const known = new Set();
  /** @param {string} file @param {string} text */
  const put = async (file, text) => {
    const path = join(dist, file);
    const folder = dirname(path);
    if (!known.has(folder)) await mkdir(folder, { recursive: true });
    known.add(folder);
    await writeFile(path, text);
  };
  return {
    /** @param {string} file @param {string} text */
    write: async (file, text) => {
      const job = put(file, text);
      underWay.add(job);
      void job.finally(() => underWay.delete(job)).catch(() => {});
      if (underWay.size >= AT_ONCE) await Promise.race(underWay);
    },
    finish: async () => void (await Promise.all(underWay)),
  };
}

/** @param {Order} order */
async function writePages({ dist, backend }) {
  if (backend) process.env['KANUKA_BACKEND'] = backend;
  /** @type {typeof import('../src/prerender/main.ts')} */
  const program = await import(pathToFileURL(resolve('build/prerender/main.js')).href);
  const html = await template(dist);
  for (const folder of ['product', 'keyword', 'collections'])
    await rm(join(dist, folder), { recursive: true, force: true });
  const { write, finish } = writer(dist);
  const summary = await program.writePages({
    template: html,
    manifest: await manifest(dist),
    robots: await readFile('public/robots.txt', 'utf8'),
    hasBackend: Boolean(backend),
    view: new JSDOM('').window,
    write,
    wait,
    now: Date.now(),
  });
  await finish();
  // Kilobytes, whatever the system counts in.
  return { ...summary, peakBytes: process.resourceUsage().maxRSS * 1024 };
}

process.once('message', (order) => {
  writePages(/** @type {Order} */ (order)).then(
    (summary) => process.send?.(summary, () => process.exit(0)),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
});
