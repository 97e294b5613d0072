// The report at the end of a run that wrote pages.
import { readFileSync } from 'node:fs';

/** How many URLs are listed at most. */
const LISTED = 10;

/** The URLs without a page of their own, in a sentence. @param {readonly string[]} urls */
function withoutPage(urls) {
  const more = urls.length > LISTED ? ` and ${urls.length - LISTED} more` : '';
  return `Without a page of HTML, since no file can have such a name; the browser draws them: ${urls.slice(0, LISTED).join(', ')}${more}.`;
}

/**
 * @param {import('./pages.mjs').PagesSummary} summary
 * @param {string} facts The facts recorded in the build.
 * @param {readonly string[]} [news] Lines that go before the last one.
 */
export function reportPages(
  { files, measuredPictures, msEachPicture, pictureOrigins, unnamed, unanswered, ...written },
  facts,
  news = [],
) {
  const { pages, listed, ownPictures, products, categories, guides, fewer } = written;
  if (measuredPictures > 0)
    console.log(
      `${measuredPictures} pictures measured for link previews, eight at a time: ${Math.round(msEachPicture)} ms each.`,
    );
  console.log(
    `${pages} pages, ${listed} of them for search engines; ${ownPictures} gifts show their own picture in links.`,
  );
  // Those that VITE_MEDIA_ORIGINS named when the storefront was built.
  const named = () => JSON.parse(readFileSync(facts, 'utf8')).security.mediaOrigins ?? [];
  if (unnamed.length > 0) console.warn(withoutPage(unnamed));
  // Programs of builds that were published before shortcuts existed do not know them.
  if (unanswered.length > 0)
    console.log(`Shortcuts without a gift, which are not shown (docs/own-folder.md): ${unanswered.join(', ')}.`);
  const otherOrigins = pictureOrigins.filter((origin) => !named().includes(origin));
  if (otherOrigins.length > 0)
    console.warn(
      `Pictures and clips come from ${otherOrigins.join(', ')}. The pages' Content-Security-Policy keeps them out until VITE_MEDIA_ORIGINS names them.`,
    );
  console.log(`${files.changed} files changed, ${files.same} are as they were, ${files.removed} are gone.`);
  for (const line of news) console.log(line);
  console.log(`Written: ${products} gifts, ${categories} categories, ${guides} guides.${fewer}`);
}
