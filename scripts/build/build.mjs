/**
 * Builds the complete shop: the storefront into dist/ with its pages and release.json; the programs that renew the pages, and
 * the headers for other servers, into build/. Everything is made in build/next/ first, so that a failed build changes nothing.
 *
 *   npm run build [-- [--demo] [--allow-empty] [--accept] [--no-https]]
 *
 * A production build, unless --demo accepts the demo's placeholders.
 */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

import { build, loadEnv } from 'vite';

import { commandLine } from './commandLine.mjs';
import { explained } from './files.mjs';
import { writeServerHeaders } from './serverHeaders.mjs';
import { writePages } from './pages.mjs';
import { buildProgram, builtBackend } from './programs.mjs';
import { reportPages } from './pagesReport.mjs';
import { buildParts, readRelease } from './release.mjs';
import { publicUrl, takeUnnamedForDemo } from './settings.mjs';
import { NEXT, swap, withBuild } from './swap.mjs';

/**
 * @typedef {object} BuildOptions
 * @property {boolean} [isEmbedded] Builds the embedded backend too, and reads the products from it.
 * @property {boolean} [allowsEmpty] Builds without products if the backend returns none, instead of failing.
 * @property {boolean} [accepts] Builds with far fewer products than before, instead of failing.
 * @property {boolean} [https] Whether the whole domain is served over https, for the headers.
 * @property {string} [url] Public URL of the shop, unless VITE_SITE_URL is set.
 */

/**
 * Builds the shop.
 * @param {BuildOptions} [options]
 * @returns {Promise<import('./pages.mjs').PagesSummary>}
 */
export async function buildShop({ isEmbedded = false, allowsEmpty = false, accepts = false, url = '', ...more } = {}) {
  if (isEmbedded) takeUnnamedForDemo();
  const siteUrl = loadEnv('production', process.cwd(), 'VITE_')['VITE_SITE_URL'] || url;
  process.env['VITE_SITE_URL'] ||= siteUrl;
  const { https = /^https:/i.test(await publicUrl()) } = more;
  return withBuild(async (lock) => {
    await rm(NEXT, { recursive: true, force: true });
    const dist = `${NEXT}/dist`;
    await build({ logLevel: 'warn', build: { outDir: dist } });
    if (isEmbedded) await buildProgram('sandbox', `${NEXT}/sandbox`);
    const backend = isEmbedded
      ? await (await builtBackend(`${NEXT}/sandbox`)).serve({ port: 0, database: ':memory:' })
      : undefined;
    const parts = buildParts(NEXT);
    const places = {
      dist,
      parts,
      pictures: 'build/pictures-dist.json',
      beside: `${NEXT}/pages`,
      lock: null,
      isReadOnly: false,
    };
    // The demo's products are not compared with anything.
    const before = isEmbedded ? null : readRelease('dist');
    const [pages] = await Promise.allSettled([
      writePages({ places, backend: backend?.url, allowsEmpty, accepts, before }),
    ]);
    await backend?.close();
    if (pages.status === 'rejected') throw pages.reason;
    await writeServerHeaders({ dist, facts: parts.facts, folder: `${NEXT}/headers`, https });
    if (!lock.isHeld()) throw explained('Another run has written dist/ meanwhile: this one has changed nothing.');
    await swap();
    return pages.value;
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = commandLine('npm run build -- [--demo] [--allow-empty] [--accept] [--no-https]', {
    demo: { type: 'boolean', default: false },
    'allow-empty': { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
    'no-https': { type: 'boolean', default: false },
    sandbox: { type: 'boolean', default: false },
  });
  if (values.demo) process.env['KANUKA_DEMO'] = 'true';
  try {
    const summary = await buildShop({
      isEmbedded: values.sandbox,
      allowsEmpty: values['allow-empty'],
      accepts: values.accept,
      ...(values['no-https'] && { https: false }),
    });
    reportPages(summary, 'build/facts-dist.json');
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (existsSync('dist')) console.error('The build in dist/ is the one that was there before.');
    process.exit(1);
  }
}
