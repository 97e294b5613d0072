/**
 * Publishes the build in dist/ into the folder that a web server serves (docs/decisions/0033):
 *
 *   npm run publish:site -- /srv/kanuka/site            after npm run build
 *   npm run publish:site -- /srv/kanuka/site --back     serves the previous release; again: the one before
 *
 * Open tabs continue to work: assets of earlier releases stay for thirty days.
 */
import process from 'node:process';

import { commandLine } from '../build/commandLine.mjs';
import { BUILD, goBack, publishBuild } from './publishing.mjs';
import { withBuild } from '../build/swap.mjs';

const { values, words } = commandLine(
  'npm run publish:site -- /srv/kanuka/site [--back] [--accept] [--site <address that is asked afterwards>]',
  {
    back: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
    site: { type: 'string' },
  },
  [1, 1],
);

try {
  const [site = ''] = words;
  if (values.back) await goBack(site, { siteUrl: values.site });
  else await withBuild(() => publishBuild(site, BUILD, { accepts: values.accept, siteUrl: values.site }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
