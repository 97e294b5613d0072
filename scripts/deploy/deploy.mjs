/**
 * Deploys a new version of the shop, or other settings, in one safe step: checks the settings, builds, publishes, reloads the web
 * server and checks the site. If a step fails, the previous release is served again.
 *
 *   npm run deploy -- /srv/kanuka/site
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { buildShop } from '../build/build.mjs';
import { commandLine } from '../build/commandLine.mjs';
import { explained } from '../build/files.mjs';
import { reportPages } from '../build/pagesReport.mjs';
import { BUILD, publishBuild } from './publishing.mjs';
import { checkSite } from './siteFolder.mjs';
import { withBuild } from '../build/swap.mjs';

const DOCTOR = fileURLToPath(new URL('doctor.mjs', import.meta.url));

/** @throws {Error} if the settings are not fit for production */
async function askDoctor() {
  if (!existsSync(DOCTOR)) return;
  const [status] = await once(spawn(process.execPath, [DOCTOR], { stdio: 'inherit' }), 'exit');
  if (status !== 0) throw explained('The settings are not fit to be published, as said above.');
}

const { values, words } = commandLine(
  `npm run deploy -- /srv/kanuka/site [--accept] [--no-https] [--no-build] [--site <address that is asked afterwards>]`,
  {
    accept: { type: 'boolean', default: false },
    'no-https': { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    site: { type: 'string' },
  },
  [1, 1],
);

const [site = ''] = words;
const accepts = values.accept;
let isBuilt = false;
try {
  checkSite(site);
  await askDoctor();
  if (!values['no-build'])
    reportPages(await buildShop({ accepts, ...(values['no-https'] && { https: false }) }), 'build/facts-dist.json');
  isBuilt = true;
  await withBuild(() => publishBuild(site, BUILD, { accepts, siteUrl: values.site, rollsBack: true }));
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (!isBuilt) console.error(`Nothing was published: ${site} is as it was.`);
  process.exit(1);
}
