// The process that writes pages: scripts/pages.mjs starts it, says which, and hears what came of it. On its own it needs
// little memory, whatever the bundler before it took.
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

import { JSDOM } from 'jsdom';

import { built, explained } from './files.mjs';
import { takeLock } from './lock.mjs';
import { collectPages } from './published.mjs';

/** A build waits so long for a renewal that is under way. */
const PATIENCE_MS = 600_000;

/**
 * @typedef {object} Order
 * @property {string} dist Folder of the built storefront.
 * @property {import('../src/prerender/source.ts').Backends} backends
 * @property {boolean} isRenewal Pages of the same build are published already.
 * @property {boolean} allowsEmpty
 */

/**
 * The template of the last build: index.html, which the first run keeps as the shell of what has no page of its own.
 * @param {string} dist
 */
async function template(dist) {
  const html = await built(join(dist, 'index.html'));
  return html.includes('<div id="root"></div>') ? html : built(join(dist, 'shell.html'));
}

/**
 * The bundler's notes, taken out of what will be published.
 * @param {string} dist
 * @param {string} name
 */
async function manifest(dist, name) {
  const kept = `build/manifest-${name}.json`;
  await mkdir('build', { recursive: true });
  await rename(join(dist, '.vite/manifest.json'), kept).catch(() => {});
  await rm(join(dist, '.vite'), { recursive: true, force: true });
  return JSON.parse(await built(kept));
}

/** The storefront's own program, with the settings of its build. */
async function program() {
  const path = 'build/prerender/main.js';
  await built(path);
  /** @type {typeof import('../src/prerender/main.ts')} */
  const made = await import(pathToFileURL(resolve(path)).href);
  return made;
}

/**
 * Replaces a file whole.
 * @param {string} path
 * @param {string} text
 */
async function replaceFile(path, text) {
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}

/** @param {Order} order */
async function writePages({ dist, isRenewal, allowsEmpty, ...order }) {
  const name = dist.replaceAll('/', '-');
  const lock = await takeLock(`build/pages-${name}.lock`, isRenewal ? 0 : PATIENCE_MS);
  if (!lock) throw explained(`Another run is writing the pages of ${dist}: this one has changed nothing.`);
  const html = await template(dist);
  const records = `build/pictures-${name}.json`;
  const { writePages: write_, PAGE_FOLDERS } = await program();
  const { write, settle, emptied, exchange } = await collectPages(dist, `build/next-${name}`, PAGE_FOLDERS);
  const summary = await write_({
    ...order,
    template: html,
    manifest: await manifest(dist, name),
    robots: await built('public/robots.txt'),
    isRenewal,
    allowsEmpty,
    knownPictures: await readFile(records, 'utf8').catch(() => ''),
    keepPictures: (text) => replaceFile(records, text),
    view: new JSDOM('').window,
    write,
    settle,
    wait,
    now: Date.now(),
  });
  const lost = isRenewal && !allowsEmpty ? await emptied() : [];
  if (lost.length > 0)
    throw explained(
      `The backend has nothing left for ${lost.map((folder) => `/${folder}`).join(', ')}, where pages are published. ` +
        'None was changed. --allow-empty takes them away.',
    );
  if (!lock.isHeld() || (await template(dist)) !== html)
    throw explained(`Another run has changed ${dist} meanwhile: this one has changed nothing.`);
  const files = await exchange();
  lock.release();
  // Kilobytes, whatever the system counts in.
  return { ...summary, files, peakBytes: process.resourceUsage().maxRSS * 1024 };
}

// Nobody is left to hear of it: the lock goes with the process.
for (const event of ['disconnect', 'SIGINT', 'SIGTERM']) process.once(event, () => process.exit(1));

process.once('message', (order) => {
  writePages(/** @type {Order} */ (order)).then(
    (summary) => process.send?.({ summary }, () => process.exit(0)),
    (error) => {
      const failure = error.name === 'PagesError' ? error.message : (error.stack ?? String(error));
      process.send?.({ failure }, () => process.exit(1));
    },
  );
});
