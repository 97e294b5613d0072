// Writes the pages of a built storefront as HTML.
import { fork } from 'node:child_process';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

import { buildProgram } from './programs.mjs';
import { readRelease } from './release.mjs';
import { namedBackend } from './settings.mjs';

/** Megabytes that the writing process may keep; more products make it longer, not larger. */
const HEAP_MB = 320;
const WRITER = fileURLToPath(new URL('writer.mjs', import.meta.url));

/** @typedef {import('./writer.mjs').Places} Places */

/**
 * Where the storefront in a folder keeps what writes its pages.
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
 * @property {Places} [places] Where it keeps the rest, if not in the usual places.
 * @property {string | undefined} [backend] Root of the embedded backend, where the site itself is to be the backend.
 * @property {boolean} [isRenewal] Writes the pages of an existing build again, which may be published: nothing is built.
 * @property {boolean} [allowsEmpty] Writes pages without products where the backend gives none, instead of failing.
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
 * Writes a page for every address that is known now, 404.html, shell.html, sitemap and robots.txt into a built
 * storefront, as far as they differ from what is there, and takes away the pages of what is gone. Products come from
 * VITE_BACKEND_URL, `backend`, KANUKA_BUILD_BACKEND or VITE_SITE_URL, the first of them that is there. Fails when one of
 * the first three does not give them, also after it was waited for (src/prerender/catalogue.ts), and when far fewer pages
 * than before would be there.
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
