import { settings } from '#config/settings.ts';
import { isForLinks, type LinkPicture } from '#domain/seo/linkPicture.ts';
import { previewUrl } from '#domain/product/pictureUrl.ts';
import { firstPicture, type Product } from '#domain/product/product.ts';
import { parsed } from '#domain/text/url.ts';
import { measuredPicture, type Measured } from './measure.ts';
import { isFresh, type PictureRecord, type PictureRecords } from './pictureRecords.ts';
import type { Source } from './source.ts';

/** Pictures under way at one time. */
const AT_ONCE = 8;
/** A host that gave no answer so many times, one after another, is not asked again in this run. */
const MISSES_OF_HOST = 5;
/** Longer URLs are left alone: they would fill the records. */
const MAX_URL_LENGTH = 2000;
/** What the embedded backend makes of each of its pictures; asking it would have it draw them all. */
const EMBEDDED = { type: 'image/jpeg', width: 1200, height: 630 } as const;

type Job = { readonly source: Source; readonly known: PictureRecords; readonly now: number };

/** Measures pictures, each URL once; null where there is none or its host gives no answer. */
function gauge({ source, known, now }: Job) {
  const looks = new Map<string, Promise<Measured | null>>();
  const records = new Map<string, PictureRecord>();
  const misses = new Map<string, number>();
  const spent = { count: 0, ms: 0 };

  const ask = async (url: string, before: PictureRecord | undefined): Promise<Measured | null> => {
    const whole = url.startsWith('/') ? `${source.url}${url}` : url;
    const host = parsed(whole)?.origin ?? '';
    const missed = (): number => misses.get(host) ?? 0;
    if (missed() >= MISSES_OF_HOST) return before?.found ?? null;
    const begun = performance.now();
    try {
      const found = await measuredPicture(whole);
      records.set(url, { at: now, found });
      misses.set(host, 0);
      return found;
    } catch {
      // What was known before is still the best guess.
      misses.set(host, missed() + 1);
      return before?.found ?? null;
    } finally {
      spent.count += 1;
      spent.ms += performance.now() - begun;
    }
  };
  const look = (url: string): Promise<Measured | null> => {
    const before = known.get(url);
    if (before) records.set(url, before);
    return before && isFresh(before, now) ? Promise.resolve(before.found) : ask(url, before);
  };
  return {
    records,
    spent,
    measured: (url: string): Promise<Measured | null> => {
      const looked = looks.get(url) ?? look(url);
      looks.set(url, looked);
      return looked;
    },
  };
}

/** The URL of a product's first picture; null where nobody outside could follow it. */
function firstPictureUrl(product: Product): string | null {
  const url = firstPicture(product)?.url ?? '';
  const isKnownOutside = !url.startsWith('/') || settings.siteUrl !== '';
  return url !== '' && url.length <= MAX_URL_LENGTH && isKnownOutside ? url : null;
}

/** The pictures that stand beside links to products: of each product its first one, as far as it is fit for that. */
export async function linkPictures(products: readonly Product[], job: Job) {
  const { measured, records, spent } = gauge(job);
  /** By the product's id; a product that is missing has the shop's card. */
  const byProduct = new Map<string, LinkPicture>();

  const pictureOf = async (product: Product): Promise<LinkPicture | null> => {
    const own = firstPictureUrl(product);
    if (own === null) return null;
    const made = previewUrl(own);
    if (job.source.isEmbedded) return made?.startsWith('/') ? { url: made, ...EMBEDDED } : null;
    // In the size of a preview where the host makes one, then as it is.
    for (const url of made === null ? [own] : [made, own]) {
      const found = await measured(url);
      if (found && isForLinks(found))
        return { url, type: `image/${found.format}`, width: found.width, height: found.height };
    }
    return null;
  };
  const queue = products.values();
  const work = async (): Promise<void> => {
    for (const product of queue) {
      const picture = await pictureOf(product);
      if (picture) byProduct.set(product.id, picture);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return {
    byProduct,
    /** Of every picture that this catalogue names, for the next run. */
    records,
    /** Pictures that were asked for in this run, and how long each took on average, in milliseconds. */
    measured: spent.count,
    msEach: spent.count === 0 ? 0 : spent.ms / spent.count,
  };
}
