import { settings } from '#config/settings.ts';
import { callBackendAt } from '#api/http.ts';
import { NO_CATALOGUE, readCatalogue, type Catalogue, type Wait } from './catalogue.ts';

/** Backends that a run was given besides the shop's own settings; null where there is none. */
export type Backends = {
  /** The embedded one, which the shop will be served with. */
  readonly embedded: string | null;
  /** KANUKA_BUILD_BACKEND. */
  readonly named: string | null;
};

/** Where the catalogue is asked for, without a slash at the end. */
export type Source = {
  readonly url: string;
  /** Somebody said that a backend is there, so that silence is an error. */
  readonly isNamed: boolean;
  readonly isEmbedded: boolean;
};

/** A failure that its message explains: nobody needs to see where in the program it arose. */
class PagesError extends Error {
  override readonly name = 'PagesError';
}

/** The shop's backend; where that is the site itself, the one that the run was given, else the site. Null without any. */
export function sourceOf({ embedded, named }: Backends): Source | null {
  const { backendUrl, siteUrl } = settings;
  const said = backendUrl || embedded || named;
  const url = (said || siteUrl).replace(/\/+$/, '');
  return url === '' ? null : { url, isNamed: Boolean(said), isEmbedded: !backendUrl && Boolean(embedded) };
}

type Job = {
  readonly source: Source | null;
  readonly wait: Wait;
  /** Pages of the same build are published already: what they show is not given up because a backend is silent. */
  readonly isRenewal: boolean;
  readonly allowsEmpty: boolean;
};

const HOW = 'KANUKA_BUILD_BACKEND names the backend that pages are written from.';

/**
 * The catalogue of a shop; an empty one where there is no backend, or where the site was tried and gave no products.
 * @throws PagesError when a named backend gives no products, or, for pages that are published, any backend some list
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
    const said = `${error instanceof Error ? error.message : String(error)} (asked at ${source.url})`;
    if ((source.isNamed || isRenewal) && !allowsEmpty)
      throw new PagesError(`${said}\nNo page was written. --allow-empty writes them without gifts.`, { cause: error });
    console.warn(
      `${said}\nPages are written without gifts, categories and guides. ${source.isNamed ? '' : HOW}`.trim(),
    );
    return NO_CATALOGUE;
  }
}
