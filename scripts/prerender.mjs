/**
 * Writes the pages of a storefront that is built already.
 *
 *   npm run pages   of the build in dist/, while it is served from there (--renew)
 *
 * Without --renew the pages of a storefront that `vite build` has just left in dist/. With --sandbox, gifts, categories and
 * guides come from the embedded backend in build/sandbox/ unless VITE_BACKEND_URL names another.
 */
import process from 'node:process';

import { commandLine } from './commandLine.mjs';
import { writePages } from './pages.mjs';
import { reportPages } from './pagesReport.mjs';
import { builtBackend } from './programs.mjs';
import { finishSwap } from './swap.mjs';

const { values } = commandLine('npm run pages -- [--accept] [--allow-empty]', {
  accept: { type: 'boolean', default: false },
  'allow-empty': { type: 'boolean', default: false },
  renew: { type: 'boolean', default: false },
  sandbox: { type: 'boolean', default: false },
});

try {
  await finishSwap();
  const backend = values.sandbox ? await (await builtBackend()).serve({ port: 0, database: ':memory:' }) : undefined;
  const how = { accepts: values.accept, allowsEmpty: values['allow-empty'] };
  const summary = await writePages({ ...how, backend: backend?.url, isRenewal: values.renew });
  reportPages(summary, 'build/facts-dist.json');
  await backend?.close();
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
