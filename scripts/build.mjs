// The storefront into dist/, the embedded backend into build/sandbox/, and the storefront's pages from both.
import { build, loadEnv } from 'vite';

import { writePages } from './pages.mjs';
import { buildProgram, builtBackend } from './programs.mjs';

/**
 * Builds storefront and backend, and writes the pages.
 * @param {string} url Where the shop is going to be served: its public URL, unless VITE_SITE_URL names one.
 */
export async function buildShop(url) {
  process.env.VITE_SITE_URL ||= loadEnv('production', process.cwd(), 'VITE_').VITE_SITE_URL || url;
  await build({ logLevel: 'warn' });
  await buildProgram('sandbox');
  const { serve } = await builtBackend();
  const backend = await serve({ port: 0, database: ':memory:' });
  await writePages({ backend: backend.url });
  await backend.close();
}
