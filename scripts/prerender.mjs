// Writes the pages of the storefront in dist/ as HTML. With --sandbox, gifts, categories and guides come from the
// embedded backend in build/sandbox/ unless VITE_BACKEND_URL names another.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { writePages } from './pages.mjs';

/** @returns {Promise<import('../sandbox/main.ts').Serving | undefined>} */
async function sandbox() {
  if (!process.argv.includes('--sandbox')) return undefined;
  /** @type {typeof import('../sandbox/main.ts')} */
  const { serve } = await import(pathToFileURL(resolve('build/sandbox/main.js')).href);
  return serve({ port: 0, database: ':memory:' });
}

try {
  const serving = await sandbox();
  const { pages, listed } = await writePages({ backend: serving?.url });
  await serving?.close();
  console.log(`${pages} pages written, ${listed} of them for search engines.`);
  process.exit(0);
} catch (error) {
  console.error(error);
  process.exit(1);
}
