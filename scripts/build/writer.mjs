// The process that writes pages: scripts/build/pages.mjs starts it, sends the order, and receives the result. A
// separate process needs little memory, whatever the bundler before it used.
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

import { JSDOM } from 'jsdom';

import { built, explained } from './files.mjs';
import { takeLock } from './lock.mjs';
import { collectPages } from './published.mjs';
import { fewerThan, writeRelease } from './release.mjs';

/** How long a build waits for a run of `npm run pages`. */
const TIMEOUT_MS = 600_000;
/** Versions of the program that this process can run (src/prerender/main.ts). */
const WRITER_VERSION = 1;

/**
 * @typedef {object} Places
 * @property {string} dist Folder of the built storefront.
 * @property {import('./release.mjs').BuildParts} parts
 * @property {string} pictures File of what is known of the pictures for link previews.
 * @property {string} beside Folder in which files are collected.
 * @property {string | null} lock Null where the caller has one.
 * @property {boolean} isReadOnly The storefront stays unchanged: differing files are left in the folder beside it.
 */

/**
 * @typedef {object} Order
 * @property {Places} places
 * @property {import('../../src/prerender/source.ts').Backends} backends
 * @property {boolean} isRenewal Pages of the same build are published already.
 * @property {boolean} allowsEmpty
 * @property {import('./release.mjs').Release | null} before What was there before.
 * @property {boolean} accepts Far fewer pages than before are meant.
 */

/**
 * The template of the last build: index.html, which the first run stores as the shell for URLs without a page.
 * @param {string} dist
 */
async function template(dist) {
  const html = await built(join(dist, 'index.html'));
  return html.includes('<div id="root"></div>') ? html : built(join(dist, 'shell.html'));
}

/**
 * The bundler's manifest, moved out of the published files.
 * @param {string} dist
 * @param {string} path Where they are stored.
 */
async function manifest(dist, path) {
  await mkdir(dirname(path), { recursive: true });
  await rename(join(dist, '.vite/manifest.json'), path).catch(() => {});
  await rm(join(dist, '.vite'), { recursive: true, force: true });
  return JSON.parse(await built(path));
}

/** robots.txt without the sitemap's URL. @param {string} dist */
async function robots(dist) {
  const text = await built(join(dist, 'robots.txt'));
  return text.replace(/\n\nSitemap: [^\n]*\n$/, '\n');
}

/** The storefront's own program, with the settings of its build. @param {string} folder */
async function program(folder) {
  const path = join(folder, 'main.js');
  await built(path);
  /** @type {typeof import('../../src/prerender/main.ts')} */
  const made = await import(pathToFileURL(resolve(path)).href);
  if (made.WRITER_VERSION !== WRITER_VERSION)
    throw explained('This build was made by another version of the shop, which has to write its pages: build again.');
  return made;
}

/**
 * Replaces a whole file.
 * @param {string} path
 * @param {string} text
 */
async function replaceFile(path, text) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}

/** @param {Order} order */
async function writePages({ places, isRenewal, allowsEmpty, before, accepts, backends }) {
  const { dist, parts, pictures, beside, isReadOnly } = places;
  const lock = places.lock === null ? null : await takeLock(places.lock, isRenewal ? 0 : TIMEOUT_MS);
  if (places.lock !== null && lock === null)
    throw explained(`Another run is writing the pages of ${dist}: this one has changed nothing.`);
  const html = await template(dist);
  const { writePages: write_, PAGE_FOLDERS } = await program(parts.program);
  const { write, settle, emptied, differences, exchange } = await collectPages(dist, beside, PAGE_FOLDERS);
  const summary = await write_({
    backends,
    template: html,
    manifest: await manifest(dist, parts.manifest),
    robots: await robots(dist),
    isRenewal,
    allowsEmpty,
    knownPictures: await readFile(pictures, 'utf8').catch(() => ''),
    keepPictures: (text) => replaceFile(pictures, text),
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
  const { products, prices, categories, guides, siteUrl } = summary;
  const counts = { products: products, prices, categories, guides };
  // The previous build may belong to another shop, such as the demo.
  const fewer = fewerThan(before?.site === siteUrl ? before : null, counts, accepts || allowsEmpty);
  if ((lock && !lock.isHeld()) || (await template(dist)) !== html)
    throw explained(`Another run has changed ${dist} meanwhile: this one has changed nothing.`);
  const found = await differences();
  const files = { changed: found.changed.length, same: found.same, removed: found.removed.length };
  if (!isReadOnly) {
    await exchange();
    await writeRelease(dist, parts, { ...counts, site: siteUrl, isEmbedded: summary.isEmbedded });
  }
  lock?.release();
  // Kilobytes on every system.
  return { ...summary, counts, fewer, files, differences: found, peakBytes: process.resourceUsage().maxRSS * 1024 };
}

// There is no caller left to report to: the lock ends with the process.
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
