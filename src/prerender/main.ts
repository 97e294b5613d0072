import type { WindowLike } from 'dompurify';

import '#app/Pages.tsx';
import { settings } from '#config/settings.ts';
import { setLanguage } from '#content/messages.ts';
import { isBuyable, type Product } from '#domain/product/product.ts';
import { escaped, inlineJson } from '#seo/escaped.ts';
import { loadAllChunks } from '#boot/lazyComponent.ts';
import { sanitiserFor } from '#lib/sanitise.ts';
import { absoluteUrl } from '#seo/site.ts';
import { serializeSnapshot } from '#boot/pageSnapshot.ts';
import { OTHER_LANGUAGES } from '#config/languages.ts';
import { lexiconSource } from '#content/lexiconSource.ts';
import { shortcuts } from '#content/shortcuts.ts';
import { lexiconOf } from '#domain/search/lexicon.ts';
import { isAnswered } from '#domain/search/search.ts';
import { recordsFrom, recordsText, linkPictures, type LinkPicture } from './linkPictures.ts';
import { type Wait, pictureOrigins } from './catalogue.ts';
import { documentOf, headHtml, templateFrom, filesFrom, clientHints, type Manifest } from './document.ts';
import { renderPage } from './renderPage.tsx';
import { plans, type Plan } from './plan.ts';
import { isListed, sitemapFiles } from './sitemap.ts';
import { catalogueFrom, sourceOf, type Backends } from './source.ts';

/** A page of the sitemap. */
type Listed = Pick<Plan, 'file' | 'changedAt'> & { readonly url: string };

/** Counts pages while they are written, because they are never all in memory. */
function buildStats() {
  const listed: Listed[] = [];
  const inFolder: Record<string, number> = {};
  let [pages, productBytes, largestProduct] = [0, 0, 0];
  return {
    count: ({ file, changedAt, product }: Plan, text: string, url: string | null): void => {
      const [folder = ''] = file.split('/', 1);
      inFolder[folder] = (inFolder[folder] ?? 0) + 1;
      pages += 1;
      if (url !== null) listed.push({ url, file, changedAt });
      if (product === undefined) return;
      const bytes = new TextEncoder().encode(text).length;
      productBytes += bytes;
      largestProduct = Math.max(largestProduct, bytes);
    },
    /** What was written. */
    counted: () => ({
      pages,
      listed,
      products: inFolder['product'] ?? 0,
      categories: inFolder['collections'] ?? 0,
      guides: inFolder['keyword'] ?? 0,
      /** Bytes of the product pages: of all, and of the largest. */
      productBytes,
      largestProduct,
    }),
  };
}

/** The searches of the shop's shortcuts, in any language, that its catalogue does not answer; none while it is unknown. */
async function unansweredShortcuts(products: readonly Product[] | null): Promise<readonly string[]> {
  if (products === null) return [];
  const lists = [shortcuts.en, ...(await Promise.all(OTHER_LANGUAGES.map((language) => shortcuts[language]())))];
  const searches = new Set(lists.flat().map(({ search }) => search));
  const lexicon = lexiconOf(lexiconSource);
  return [...searches].filter((search) => !isAnswered(products, search, lexicon));
}

type Job = {
  /** The storefront's index.html as the bundler built it. */
  readonly template: string;
  readonly manifest: Manifest;
  /** The content of robots.txt among the public files. */
  readonly robots: string;
  readonly backends: Backends;
  /** Pages of the same build are published already. */
  readonly isRenewal: boolean;
  /** Whether pages without products are acceptable. */
  readonly allowsEmpty: boolean;
  /** What keepPictures received in an earlier run; '' without one. */
  readonly knownPictures: string;
  readonly keepPictures: (records: string) => Promise<void>;
  /** A document for the sanitiser. */
  readonly view: WindowLike;
  /** Receives one finished file; resolves when the next one can follow. */
  readonly write: (file: string, text: string) => Promise<void>;
  /** Resolves when all files are written; gets each file's last change, in milliseconds since 1970. */
  readonly settle: () => Promise<(file: string) => number>;
  /** Waits before a busy backend is asked again. */
  readonly wait: Wait;
  /** Now, in milliseconds since 1970. */
  readonly now: number;
};

export { PAGE_FOLDERS } from './plan.ts';

/** Increase it if scripts/build/writer.mjs could not run an earlier program: a published build keeps its own. */
export const WRITER_VERSION = 1;

/** What was written, and what was found in the process. */
export type Summary = Awaited<ReturnType<typeof writePages>>;

/** Renders a page to its file, and returns the URL for search engines, if any. */
function drawerOf({ template, manifest }: Job, pictures: ReadonlyMap<string, LinkPicture>) {
  const parts = templateFrom(template);
  const filesFor = filesFrom(manifest);
  const ofClient = clientHints(manifest, settings.backendUrl);
  // The page of URLs without a file: it knows only the shop's name.
  const shellHead = `<title data-prerendered>${escaped(settings.shopFullName)}</title>`;
  return {
    shell: documentOf(parts, { head: shellHead, files: ofClient }),
    page: ({ source, isPrivate, language, prerendered, product }: Plan) => {
      const { head, body, hints } = renderPage(prerendered);
      const { styles, scripts } = filesFor(source, language);
      const own = isPrivate
        ? { styles, files: ofClient + scripts }
        : { body, data: inlineJson(serializeSnapshot(prerendered)), hints, styles, files: scripts };
      const picture = product === undefined ? undefined : (pictures.get(product) ?? null);
      return {
        text: documentOf(parts, { language, head: headHtml(head, picture), ...own }),
        url: isListed(head, prerendered.url) ? absoluteUrl(prerendered.url) : null,
      };
    },
  };
}

/**
 * Writes every page of the shop as HTML, sitemap and robots.txt. Without a backend, or if one of its lists fails, the
 * pages that need it are omitted and the browser renders them.
 * @throws PagesError if a required backend does not return what it should
 */
export async function writePages(job: Job) {
  const { write, settle, now } = job;
  await loadAllChunks();
  const source = sourceOf(job.backends);
  const catalogue = await catalogueFrom({ ...job, source });
  const found =
    source && catalogue.products
      ? await linkPictures(catalogue.products, { source, known: recordsFrom(job.knownPictures), now })
      : null;
  if (found) await job.keepPictures(recordsText(found.records));
  const { siteUrl } = settings;
  const { shell, page } = drawerOf(job, found?.byProduct ?? new Map());
  const { count, counted } = buildStats();

  await write('shell.html', shell);
  const unnamed: string[] = [];
  const sanitise = sanitiserFor(job.view, siteUrl || 'https://shop.invalid');
  const unanswered = await unansweredShortcuts(catalogue.products);
  for (const plan of plans(catalogue, sanitise, unanswered, (url) => unnamed.push(url))) {
    await setLanguage(plan.language);
    const { text, url } = page(plan);
    count(plan, text, url);
    await write(plan.file, text);
  }
  const { listed, ...counts } = counted();
  if (siteUrl !== '') {
    const changedAt = await settle();
    const entries = listed.map(({ url, file, ...known }) => ({
      url,
      // Some backends date in microseconds: far in the future, which is no day of a sitemap.
      changedAt: Math.min(known.changedAt ?? changedAt(file), now),
    }));
    for (const { file, text } of sitemapFiles(entries, siteUrl)) await write(file, text);
    await write('robots.txt', `${job.robots.trimEnd()}\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
  }
  await settle();
  return {
    ...counts,
    /** URLs of products, categories and guides whose name cannot be a filename. */
    unnamed,
    /** Searches of shortcuts that find nothing in the catalogue: no page links to them. */
    unanswered,
    /** The site's public URL; '' if it is not set. */
    siteUrl,
    /** Whether the products are the embedded backend's. */
    isEmbedded: source?.isEmbedded ?? false,
    /** Products that have a price and can be bought. */
    prices: (catalogue.products ?? []).filter(isBuyable).length,
    /** Pages in the sitemap. */
    listed: listed.length,
    /**
     * Products whose link preview shows their own picture; how many pictures were requested, and milliseconds for each
     * on average.
     */
    ownPictures: found?.byProduct.size ?? 0,
    measuredPictures: found?.measured ?? 0,
    msEachPicture: found?.msEach ?? 0,
    /** Other origins of the catalogue's pictures, clips and sounds, in order. */
    pictureOrigins: pictureOrigins(catalogue, [siteUrl, settings.backendUrl]),
  };
}
