import { listCategories, listCategoryNames, listSlides } from '#api/catalogue.ts';
import { messageOf } from '#api/errors.ts';
import { listKeywords } from '#api/keywords.ts';
import { listProducts } from '#api/products.ts';
import { isRateLimited } from '#api/rateLimit.ts';
import { failed, LOADING, ready, type Remote } from '#domain/remote.ts';
import { createErrorToast } from '#lib/notify.ts';
import type { Store } from '#lib/store.ts';
import type { ListName, ShopState } from '#shop/state.ts';

type RemoteData<R> = R extends Remote<infer T> ? T : never;

const LOADERS: { readonly [N in ListName]: (signal: AbortSignal) => Promise<RemoteData<ShopState[N]>> } = {
  products: listProducts,
  slides: listSlides,
  categories: listCategories,
  keywords: listKeywords,
  categoryNames: listCategoryNames,
};

const NAMES = Object.keys(LOADERS) as ListName[];

/** Failures of the footer's category names are only logged; those of the four start-up lists are said. */
const QUIET: ReadonlySet<ListName> = new Set(['categoryNames']);

export type Lists = ReturnType<typeof createLists>;

/** The start-up lists of one shop. */
export function createLists(store: Store<ShopState>) {
  const calls = new Map<ListName, AbortController>();
  const failures = new Map(NAMES.map((name) => [name, createErrorToast()]));

  /** Asks for one list; the others do not notice when it fails. Asking again gives up the call that is still out. */
  const load = async (name: ListName): Promise<void> => {
    // A call that hangs would hold the next one back: browsers let identical requests wait for each other.
    calls.get(name)?.abort();
    const call = new AbortController();
    calls.set(name, call);
    // What the page was written with stands in for the list all the while, and so does the notice beside it.
    if (store.get()[name].status === 'failed' && !store.get().built?.[name]) store.set({ [name]: LOADING });
    try {
      const data = await LOADERS[name](call.signal);
      if (call.signal.aborted) return;
      store.set({ [name]: ready(data) });
      failures.get(name)?.end();
    } catch (error) {
      if (call.signal.aborted) return;
      const message = messageOf(error);
      // A list that stands on the screen is worth more than none: only the next load replaces it.
      if (store.get()[name].status !== 'ready') store.set({ [name]: failed(message) });
      if (QUIET.has(name)) console.warn(`${name}: ${message}`);
      else failures.get(name)?.say(message);
    } finally {
      if (calls.get(name) === call) calls.delete(name);
    }
  };

  const loadEach = async (names: readonly ListName[]): Promise<void> => void (await Promise.all(names.map(load)));
  return {
    load,
    /** Asks for all lists side by side. */
    loadAll: () => loadEach(NAMES),
    /** Asks again for the lists that failed, when the connection is back; not a shop that was too busy a moment ago. */
    reloadFailed: async (): Promise<void> => {
      if (isRateLimited()) return;
      await loadEach(NAMES.filter((name) => store.get()[name].status === 'failed' && !calls.has(name)));
    },
  };
}
