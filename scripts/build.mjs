// The storefront into dist/, the embedded backend into build/sandbox/, and the storefront's pages from both.
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';

import { build, loadEnv } from 'vite';

import { writePages } from './pages.mjs';

/**
 * Builds storefront and backend, writes the pages, and loads the backend.
 * @param {string} address Where the shop is going to be served: its public address, unless VITE_SITE_URL names one.
 * @returns {Promise<typeof import('../sandbox/main.ts')>}
 */
export async function buildShop(address) {
  process.env.VITE_SITE_URL ||= loadEnv('production', process.cwd(), 'VITE_').VITE_SITE_URL || address;
  await build({ logLevel: 'warn' });
  await build({ configFile: 'vite.sandbox.config.ts', logLevel: 'warn' });
  /** @type {typeof import('../sandbox/main.ts')} */
  const program = await import(pathToFileURL(resolve('build/sandbox/main.js')).href);
  const backend = await program.serve({ port: 0, database: ':memory:' });
  await writePages({ backend: backend.url });
  await backend.close();
  return program;
}
