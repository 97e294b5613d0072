/**
 * Writes the pages of a built storefront.
 *
 *   npm run pages -- /srv/kanuka/site   of the build that is published there (--renew)
 *   npm run pages                       of the build in dist/, while it is being served
 *
 * Without --renew: the pages of a storefront that `vite build` has just made in dist/. With --sandbox, products, categories and
 * guides come from the embedded backend in build/sandbox/ unless VITE_BACKEND_URL is set.
 */
import process from 'node:process';

import { commandLine } from '../build/commandLine.mjs';
import { writePages } from '../build/pages.mjs';
import { reportPages } from '../build/pagesReport.mjs';
import { builtBackend } from '../build/programs.mjs';
import { publishPages } from './publishing.mjs';
import { finishSwap } from '../build/swap.mjs';

const { values, words } = commandLine(
  `npm run pages -- /srv/kanuka/site [--accept] [--allow-empty] [--site <address>]   of the published build
npm run pages -- [--accept] [--allow-empty]                                       of the build in dist/`,
  {
    accept: { type: 'boolean', default: false },
    'allow-empty': { type: 'boolean', default: false },
    renew: { type: 'boolean', default: false },
    sandbox: { type: 'boolean', default: false },
    site: { type: 'string' },
  },
  [0, process.argv.includes('--renew') ? 1 : 0],
);

try {
  const [site] = words;
  const how = { accepts: values.accept, allowsEmpty: values['allow-empty'] };
  if (site === undefined) {
    await finishSwap();
    const backend = values.sandbox ? await (await builtBackend()).serve({ port: 0, database: ':memory:' }) : undefined;
    const summary = await writePages({ ...how, backend: backend?.url, isRenewal: values.renew });
    reportPages(summary, 'build/facts-dist.json');
    await backend?.close();
  } else await publishPages(site, { ...how, siteUrl: values.site });
  process.exit(process.exitCode ?? 0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
