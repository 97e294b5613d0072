// Writes the pages of a built storefront as HTML.
import { fork } from 'node:child_process';

import { build, loadEnv } from 'vite';

/** Megabytes that the writing process may keep; more gifts make it longer, not larger. */
const HEAP_MB = 320;

/**
 * @typedef {object} PagesOptions
 * @property {string} [dist] Folder of the built storefront.
 * @property {string} [mode] The mode that it was built in.
 * @property {string | undefined} [backend] Origin of the embedded backend, where the site itself is to be the backend.
 */

/** @typedef {import('../src/prerender/main.ts').Summary & { readonly peakBytes: number }} PagesSummary */

/**
 * Writes a page for every address that is known now, 404.html, shell.html, sitemap and robots.txt into a built
 * storefront. With neither VITE_BACKEND_URL nor `backend` the pages of gifts, categories and guides are left to the
 * browser. Fails when the backend's gifts cannot be read, also after it was waited for (src/prerender/catalogue.ts).
 * @param {PagesOptions} [options]
 * @returns {Promise<PagesSummary>}
 */
export async function writePages({ dist = 'dist', mode = 'production', backend } = {}) {
  await build({ configFile: 'vite.prerender.config.ts', mode, logLevel: 'warn' });
  const named = loadEnv(mode, process.cwd(), 'VITE_')['VITE_BACKEND_URL'];
  const env = { ...process.env, NODE_ENV: 'production' };
  const writer = fork('scripts/writer.mjs', { env, execArgv: [`--max-old-space-size=${HEAP_MB}`] });
  return new Promise((done, fail) => {
    writer.once('message', (summary) => done(/** @type {PagesSummary} */ (summary)));
    writer.once('error', fail);
    writer.once('exit', (code) => code !== 0 && fail(new Error('The pages could not be written.')));
    writer.send({ dist, backend: named || backend });
  });
}
