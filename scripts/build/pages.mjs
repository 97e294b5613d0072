// Writes the pages of a built storefront as HTML.
import { fork } from 'node:child_process';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

import { buildProgram } from './programs.mjs';
import { readRelease } from './release.mjs';
import { namedBackend } from './settings.mjs';

/** Memory limit of the prerender process, in megabytes; with more products it takes longer, not more memory. */
const HEAP_MB = 320;
const WRITER = fileURLToPath(new URL('writer.mjs', import.meta.url));

/** @typedef {import('./writer.mjs').Places} Places */

/**
 * Where the storefront in a folder stores the program that writes its pages.
 * @param {string} dist
 * @returns {Places}
 */
export function placesOf(dist) {
  const name = dist.replaceAll('/', '-');
  return {
    dist,
    parts: {
      facts: `build/facts-${basename(dist)}.json`,
      manifest: `build/manifest-${name}.json`,
      program: 'build/prerender',
    },
    pictures: `build/pictures-${name}.json`,
    beside: `build/next-${name}`,
    lock: `build/pages-${name}.lock`,
    isReadOnly: false,
  };
}

/**
 * @typedef {object} PagesOptions
 * @property {string} [dist] Folder of the built storefront.
 * @property {Places} [places] Where it stores the rest, if not in the usual places.
 * @property {string | undefined} [backend] Root of the embedded backend, if the site itself is the backend.
 * @property {boolean} [isRenewal] Writes the pages of an existing, possibly published, build again, without building.
 * @property {boolean} [allowsEmpty] Writes pages without products if the backend returns none, instead of failing.
 * @property {boolean} [accepts] Writes far fewer pages than there are, instead of failing.
 * @property {import('./release.mjs').Release | null} [before] What the pages are compared with, if not with what they replace.
 */

/**
 * @typedef {import('../../src/prerender/main.ts').Summary & {
 *   readonly counts: import('./release.mjs').Counts,
 *   readonly fewer: string,
 *   readonly files: { readonly changed: number, readonly same: number, readonly removed: number },
 *   readonly differences: { readonly changed: readonly string[], readonly removed: readonly string[] },
 *   readonly peakBytes: number,
 * }} PagesSummary
 */

/**
 * Writes a page for every known URL, 404.html, shell.html, sitemap and robots.txt into a built storefront, if they
 * differ from the present files, and removes pages of removed items. Products come from the first available of
 * VITE_BACKEND_URL, `backend`, KANUKA_BUILD_BACKEND and VITE_SITE_URL. Fails if one of the first three returns none
 * after several tries (src/prerender/catalogue.ts), and if there would be far fewer pages than before.
 * @param {PagesOptions} [options]
 * @returns {Promise<PagesSummary>}
 */
export async function writePages({ dist = 'dist', backend, isRenewal = false, allowsEmpty = false, ...more } = {}) {
  const { places = placesOf(dist), accepts = false, before = isRenewal ? readRelease(places.dist) : null } = more;
  const backends = { embedded: backend ?? null, named: await namedBackend() };
  if (!isRenewal) await buildProgram('prerender', places.parts.program);
  const env = { ...process.env, NODE_ENV: 'production' };
  const writer = fork(WRITER, { env, execArgv: [`--max-old-space-size=${HEAP_MB}`] });
  return new Promise((done, fail) => {
    writer.once('message', (/** @type {{ summary?: PagesSummary, failure?: string }} */ { summary, failure }) =>
      summary ? done(summary) : fail(new Error(failure)),
    );
    writer.once('error', fail);
    writer.once('exit', () => fail(new Error('The pages could not be written.')));
    /** @type {import('./writer.mjs').Order} */
    const order = { places, backends, isRenewal, allowsEmpty, accepts, before };
    writer.send(order);
  });
}
