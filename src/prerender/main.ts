import type { WindowLike } from 'dompurify';

import '#app/Pages.tsx';
import { settings } from '#config/settings.ts';
import { escaped } from '#seo/escaped.ts';
import { inlineJson } from '#seo/inlineJson.ts';
import { loadAllFiles } from '#lib/lazyComponent.ts';
import { sanitiserFor } from '#lib/sanitise.ts';
import { absoluteUrl, shopFullName } from '#seo/site.ts';
import { carriedFrom } from '#shop/carriedPage.ts';
import { NO_CATALOGUE, readCatalogue, type Wait } from './catalogue.ts';
import { documentOf, headHtml, templateFrom } from './document.ts';
import { draw } from './draw.tsx';
import { hintsFrom, withLateScripts, type Manifest } from './hints.ts';
import { plans, type Plan } from './plan.ts';
import { sitemapFiles, type SitemapEntry } from './sitemap.ts';

type Job = {
  /** The storefront's index.html as the bundler built it. */
  readonly template: string;
  readonly manifest: Manifest;
  /** robots.txt as it stands among the public files. */
  readonly robots: string;
  /** Whether there is a backend to read the catalogue from. */
  readonly hasBackend: boolean;
  /** A document that the sanitiser works in. */
  readonly view: WindowLike;
  /** Takes one finished file; resolves when there is room for the next. */
  readonly write: (file: string, text: string) => Promise<void>;
  /** Lets time pass before a busy backend is asked again. */
  readonly wait: Wait;
  /** Now, in milliseconds since 1970. */
  readonly now: number;
};

export type Summary = {
  readonly pages: number;
  /** Pages that search engines are told of. */
  readonly listed: number;
  /** Bytes of the pages of gifts: of all, and of the largest. */
  readonly giftBytes: number;
  readonly largestGift: number;
  readonly gifts: number;
};

/** The mark of a large picture on the first screen. */
const FIRST_PICTURE = 'fetchPriority="high"';

/** The page of URLs that have no file of their own: it knows the shop's name and nothing else. */
function shellHead(): string {
  return `<title data-built>${escaped(shopFullName())}</title>`;
}

/**
 * Writes every page of the shop as HTML, sitemap and robots.txt. Without a backend, or where one of its lists fails, the
 * pages that need it are missing and the browser draws them.
 * @throws Error when there is a backend whose gifts cannot be read
 */
export async function writePages({
  template,
  manifest,
  robots,
  hasBackend,
  view,
  write,
  wait,
  now,
}: Job): Promise<Summary> {
  await loadAllFiles();
  const parts = templateFrom(template);
  const hintsFor = hintsFrom(manifest);
  const sanitise = sanitiserFor(view, settings.siteUrl || 'https://shop.invalid');
  const catalogue = hasBackend ? await readCatalogue(wait) : NO_CATALOGUE;
  const entries: SitemapEntry[] = [];
  const sizes: number[] = [];
  let pages = 0;

  const writePage = async ({ file, source, isPrivate, built, changedAt }: Plan): Promise<void> => {
    const { head, body, hints } = draw(built);
    const own = isPrivate ? {} : { body, data: inlineJson(carriedFrom(built)), hints, files: hintsFor(source) };
    const whole = documentOf(parts, { head: headHtml(head), ...own });
    const text = whole.includes(FIRST_PICTURE) ? withLateScripts(manifest, whole) : whole;
    const url = head.isIndexed && head.canonicalPath === built.url ? absoluteUrl(built.url) : null;
    if (url !== null) entries.push({ url, changedAt: changedAt ?? now });
    if (source === 'ProductPage') sizes.push(new TextEncoder().encode(text).length);
    pages += 1;
    await write(file, text);
  };

  await write('shell.html', documentOf(parts, { head: shellHead() }));
  for (const plan of plans(catalogue, sanitise)) await writePage(plan);

  const { siteUrl } = settings;
  if (siteUrl !== '') {
    for (const { file, text } of sitemapFiles(entries, siteUrl)) await write(file, text);
    await write('robots.txt', `${robots.trimEnd()}\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
  }
  return {
    pages,
    listed: entries.length,
    gifts: sizes.length,
    giftBytes: sizes.reduce((sum, size) => sum + size, 0),
    largestGift: sizes.reduce((largest, size) => Math.max(largest, size), 0),
  };
}
