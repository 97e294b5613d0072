import { settings } from '#config/settings.ts';
import { isForLinks, type LinkPicture } from '#domain/seo/linkPicture.ts';
import { previewUrl } from '#domain/product/pictureUrl.ts';
import { firstPicture, type Product } from '#domain/product/product.ts';
import { parsed } from '#domain/text/url.ts';
import { measuredPicture, type Measured } from './measure.ts';
import { isFresh, type PictureRecord, type PictureRecords } from './pictureRecords.ts';
import type { Source } from './source.ts';

/** Pictures requested in parallel. */
const AT_ONCE = 8;
/** After this many failures in a row, a host is not asked again in this run. */
const MISSES_OF_HOST = 5;
/** Longer URLs are skipped: they would fill the records. */
const MAX_URL_LENGTH = 2000;
/** The size of the embedded backend's pictures; requesting them would make it resize them all. */
const EMBEDDED = { type: 'image/jpeg', width: 1200, height: 630 } as const;

type Job = { readonly source: Source; readonly known: PictureRecords; readonly now: number };

/** Measures pictures, each URL once; null if there is none or its host does not answer. */
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
      // An earlier result is still the best guess.
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

/** The URL of a product's first picture; null if it is not public. */
function firstPictureUrl(product: Product): string | null {
  const url = firstPicture(product)?.url ?? '';
  const isKnownOutside = !url.startsWith('/') || settings.siteUrl !== '';
  return url !== '' && url.length <= MAX_URL_LENGTH && isKnownOutside ? url : null;
}

/** The preview pictures of links to products: the first picture of each product, if it is suitable. */
export async function linkPictures(products: readonly Product[], job: Job) {
  const { measured, records, spent } = gauge(job);
  /** By product id; a missing product uses the shop's share card. */
  const byProduct = new Map<string, LinkPicture>();

  const pictureOf = async (product: Product): Promise<LinkPicture | null> => {
    const own = firstPictureUrl(product);
    if (own === null) return null;
    const made = previewUrl(own);
    if (job.source.isEmbedded) return made?.startsWith('/') ? { url: made, ...EMBEDDED } : null;
    // In preview size if the host can resize, otherwise the original.
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
    /** Records of all pictures of this catalogue, for the next run. */
    records,
    /** How many pictures were requested in this run, and the average time of each, in milliseconds. */
    measured: spent.count,
    msEach: spent.count === 0 ? 0 : spent.ms / spent.count,
  };
}
