/**
 * The storefront into dist/ with its pages:
 *
 *   npm run build [-- [--demo] [--allow-empty]]
 *
 * For production, unless --demo says that the demo's placeholders are meant. `npm start` calls buildShop instead, which
 * builds the embedded backend as well.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { build, loadEnv } from 'vite';

import { writePages } from './pages.mjs';
import { buildProgram, builtBackend } from './programs.mjs';
import { takeUnnamedForDemo } from './settings.mjs';

/**
 * Builds storefront and backend, and writes the pages.
 * @param {string} url Where the shop is going to be served: its public URL, unless VITE_SITE_URL names one.
 */
export async function buildShop(url) {
  process.env.VITE_SITE_URL ||= loadEnv('production', process.cwd(), 'VITE_').VITE_SITE_URL || url;
  takeUnnamedForDemo();
  await build({ logLevel: 'warn' });
  await buildProgram('sandbox');
  const { serve } = await builtBackend();
  const backend = await serve({ port: 0, database: ':memory:' });
  await writePages({ backend: backend.url });
  await backend.close();
}

/** `npm run build`. */
async function main() {
  const { values } = parseArgs({ options: { demo: { type: 'boolean' }, 'allow-empty': { type: 'boolean' } } });
  if (values.demo) process.env.KANUKA_DEMO = 'true';
  await build();
  const prerender = fileURLToPath(new URL('prerender.mjs', import.meta.url));
  execFileSync(process.execPath, [prerender, ...(values['allow-empty'] ? ['--allow-empty'] : [])], {
    stdio: 'inherit',
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await main();
  } catch (error) {
    // What the pages' program has said itself is not said again.
    if (!(error instanceof Error && 'status' in error)) console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
