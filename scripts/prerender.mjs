/**
 * Writes the pages of the storefront in dist/ as HTML.
 *
 *   npm run build [-- --allow-empty]   after the storefront itself
 *   npm run pages [-- --allow-empty]   for the build that is there, whatever is served meanwhile (--renew)
 *
 * With --sandbox, gifts, categories and guides come from the embedded backend in build/sandbox/ unless VITE_BACKEND_URL
 * names another.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';

import { commandLine } from './commandLine.mjs';
import { writePages } from './pages.mjs';
import { builtBackend } from './programs.mjs';

const { values } = commandLine('npm run pages -- [--allow-empty]', {
  'allow-empty': { type: 'boolean', default: false },
  renew: { type: 'boolean', default: false },
  sandbox: { type: 'boolean', default: false },
});

/** The origins that VITE_MEDIA_ORIGINS named when the storefront was built. @returns {readonly string[]} */
function namedOrigins() {
  return JSON.parse(readFileSync('build/facts-dist.json', 'utf8')).security.mediaOrigins ?? [];
}

/** So many addresses are listed at most. */
const LISTED = 10;

/** What has no page of its own, in a sentence. @param {readonly string[]} urls */
function withoutPage(urls) {
  const more = urls.length > LISTED ? ` and ${urls.length - LISTED} more` : '';
  return `Without a page of HTML, since no file can have such a name; the browser draws them: ${urls.slice(0, LISTED).join(', ')}${more}.`;
}

/** @param {import('./pages.mjs').PagesSummary} summary */
function report({ files, measuredPictures, msEachPicture, ownPictures, pictureOrigins, unnamed, ...written }) {
  const { pages, listed, gifts, categories, guides } = written;
  if (measuredPictures > 0)
    console.log(
      `${measuredPictures} pictures measured for link previews, eight at a time: ${Math.round(msEachPicture)} ms each.`,
    );
  console.log(
    `${pages} pages, ${listed} of them for search engines; ${ownPictures} gifts show their own picture in links.`,
  );
  if (unnamed.length > 0) console.warn(withoutPage(unnamed));
  const otherOrigins = pictureOrigins.filter((origin) => !namedOrigins().includes(origin));
  if (otherOrigins.length > 0)
    console.warn(
      `Pictures and clips come from ${otherOrigins.join(', ')}. The pages' Content-Security-Policy keeps them out until VITE_MEDIA_ORIGINS names them.`,
    );
  console.log(`${files.changed} files changed, ${files.same} are as they were, ${files.removed} are gone.`);
  console.log(`Written: ${gifts} gifts, ${categories} categories, ${guides} guides.`);
}

try {
  const serving = values.sandbox ? await (await builtBackend()).serve({ port: 0, database: ':memory:' }) : undefined;
  report(await writePages({ backend: serving?.url, isRenewal: values.renew, allowsEmpty: values['allow-empty'] }));
  await serving?.close();
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
