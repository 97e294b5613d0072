import { settings } from '#config/settings.ts';
import { callBackendAt } from '#api/http.ts';
import { NO_CATALOGUE, readCatalogue, type Catalogue, type Wait } from './catalogue.ts';

/** Backends given to a run beside the shop's own settings; null for none. */
export type Backends = {
  /** The embedded backend, with which the shop will be served. */
  readonly embedded: string | null;
  /** KANUKA_BUILD_BACKEND. */
  readonly named: string | null;
};

/** Root of the backend, without a trailing slash. */
export type Source = {
  readonly url: string;
  /** True if a backend was named, so that a missing answer is an error. */
  readonly isNamed: boolean;
  readonly isEmbedded: boolean;
};

/** A failure that its message explains: its stack trace does not matter. */
class PagesError extends Error {
  override readonly name = 'PagesError';
}

/** The shop's backend; if that is the site itself, the run's own, otherwise the site. Null without any. */
export function sourceOf({ embedded, named }: Backends): Source | null {
  const { backendUrl, siteUrl } = settings;
  const configured = backendUrl || embedded || named;
  const url = (configured || siteUrl).replace(/\/+$/, '');
  return url === '' ? null : { url, isNamed: Boolean(configured), isEmbedded: !backendUrl && Boolean(embedded) };
}

type Job = {
  readonly source: Source | null;
  readonly wait: Wait;
  /** Pages of the same build are published already: a backend that does not answer must not remove them. */
  readonly isRenewal: boolean;
  readonly allowsEmpty: boolean;
};

const HOW = 'KANUKA_BUILD_BACKEND names the backend that pages are written from.';

/**
 * The catalogue of a shop; an empty one without a backend, or if the site was tried and returned no products.
 * @throws PagesError if a named backend returns no products, or, for published pages, any backend lacks a list
 */
export async function catalogueFrom({ source, wait, isRenewal, allowsEmpty }: Job): Promise<Catalogue> {
  if (source === null) {
    if (isRenewal && !allowsEmpty) throw new PagesError(`No backend is known. ${HOW}`);
    console.warn(`No backend is known: pages are written without gifts, categories and guides. ${HOW}`);
    return NO_CATALOGUE;
  }
  callBackendAt(source.url);
  try {
    return await readCatalogue(wait, isRenewal && !allowsEmpty);
  } catch (error) {
    const reason = `${error instanceof Error ? error.message : String(error)} (asked at ${source.url})`;
    if ((source.isNamed || isRenewal) && !allowsEmpty)
      throw new PagesError(`${reason}\nNo page was written. --allow-empty writes them without gifts.`, {
        cause: error,
      });
    console.warn(
      `${reason}\nPages are written without gifts, categories and guides. ${source.isNamed ? '' : HOW}`.trim(),
    );
    return NO_CATALOGUE;
  }
}
