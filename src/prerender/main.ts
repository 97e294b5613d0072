import type { WindowLike } from 'dompurify';

import '#app/Pages.tsx';
import { settings } from '#config/settings.ts';
import { speak } from '#content/language.ts';
import type { LinkPicture } from '#domain/seo/linkPicture.ts';
import { isBuyable } from '#domain/product/product.ts';
import { escaped } from '#seo/escaped.ts';
import { inlineJson } from '#seo/inlineJson.ts';
import { loadAllChunks } from '#boot/lazyComponent.ts';
import { sanitiserFor } from '#lib/sanitise.ts';
import { absoluteUrl } from '#seo/site.ts';
import { serializeSnapshot } from '#boot/pageSnapshot.ts';
import type { Wait } from './catalogue.ts';
import { documentOf, headHtml, templateFrom } from './document.ts';
import { draw } from './draw.tsx';
import { filesFrom, shellHints, type Manifest } from './hints.ts';
import { pictureOrigins } from './pictureOrigins.ts';
import { recordsFrom, recordsText } from './pictureRecords.ts';
import { linkPictures } from './pictures.ts';
import { plans, type Plan } from './plan.ts';
import { sitemapFiles } from './sitemap.ts';
import { catalogueFrom, sourceOf, type Backends } from './source.ts';
import { buildStats } from './buildStats.ts';

type Job = {
  /** The storefront's index.html as the bundler built it. */
  readonly template: string;
  readonly manifest: Manifest;
  /** robots.txt as it stands among the public files. */
  readonly robots: string;
  readonly backends: Backends;
  /** Pages of the same build are published already. */
  readonly isRenewal: boolean;
  /** Whether pages without products are better than none. */
  readonly allowsEmpty: boolean;
  /** What keepPictures was given by an earlier run; '' without one. */
  readonly knownPictures: string;
  readonly keepPictures: (records: string) => Promise<void>;
  /** A document that the sanitiser works in. */
  readonly view: WindowLike;
  /** Takes one finished file; resolves when there is room for the next. */
  readonly write: (file: string, text: string) => Promise<void>;
  /** Resolves when all files are taken; says of each when it last changed, in milliseconds since 1970. */
  readonly settle: () => Promise<(file: string) => number>;
  /** Lets time pass before a busy backend is asked again. */
  readonly wait: Wait;
  /** Now, in milliseconds since 1970. */
  readonly now: number;
};

export { PAGE_FOLDERS } from './plan.ts';

/** Raised whenever scripts/build/writer.mjs could not run a program that was built before: a published build keeps its own. */
export const WRITER_VERSION = 1;

/** What was written, and what was found on the way. */
export type Summary = Awaited<ReturnType<typeof writePages>>;

/** Draws a page as its file's text, and says by which URL search engines are told of it, if they are. */
function drawerOf({ template, manifest }: Job, pictures: ReadonlyMap<string, LinkPicture>) {
  const parts = templateFrom(template);
  const filesFor = filesFrom(manifest);
  // The page of URLs that have no file of their own: it knows the shop's name and nothing else.
  const shellHead = `<title data-built>${escaped(settings.shopFullName)}</title>`;
  return {
    shell: documentOf(parts, { head: shellHead, files: shellHints(manifest, settings.backendUrl) }),
    page: ({ source, isPrivate, language, built, product }: Plan) => {
      const { head, body, hints } = draw(built);
      const { styles, scripts } = filesFor(source, language);
      const own = isPrivate ? {} : { body, data: inlineJson(serializeSnapshot(built)), hints, styles, files: scripts };
      const picture = product === undefined ? undefined : (pictures.get(product) ?? null);
      return {
        text: documentOf(parts, { language, head: headHtml(head, picture), ...own }),
        url: head.canonicalPath === built.url ? absoluteUrl(built.url) : null,
      };
    },
  };
}

/**
 * Writes every page of the shop as HTML, sitemap and robots.txt. Without a backend, or where one of its lists fails, the
 * pages that need it are missing and the browser draws them.
 * @throws PagesError when a backend that is needed does not give what it should
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
  for (const plan of plans(catalogue, sanitise, (url) => unnamed.push(url))) {
    await speak(plan.language);
    const { text, url } = page(plan);
    count(plan, text, url);
    await write(plan.file, text);
  }
  const { listed, ...counts } = counted();
  if (siteUrl !== '') {
    const changedAt = await settle();
    const entries = listed.map(({ url, file, ...known }) => ({ url, changedAt: known.changedAt ?? changedAt(file) }));
    for (const { file, text } of sitemapFiles(entries, siteUrl)) await write(file, text);
    await write('robots.txt', `${job.robots.trimEnd()}\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
  }
  await settle();
  return {
    ...counts,
    /** URLs of products, categories and guides whose name no file can have. */
    unnamed,
    /** Where the shop is going to be served; '' when nobody has said so. */
    siteUrl,
    /** Products that can be bought, since they have a price. */
    prices: (catalogue.products ?? []).filter(isBuyable).length,
    /** Pages that search engines are told of. */
    listed: listed.length,
    /** Products whose link shows their own picture; how many pictures were asked for, and milliseconds for each on average. */
    ownPictures: found?.byProduct.size ?? 0,
    measuredPictures: found?.measured ?? 0,
    msEachPicture: found?.msEach ?? 0,
    /** Other hosts that the catalogue's pictures, clips and sounds come from, in order. */
    pictureOrigins: pictureOrigins(catalogue, [siteUrl, settings.backendUrl]),
  };
}
