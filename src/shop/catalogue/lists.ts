import { listCategories, listCategoryNames } from '#api/categories.ts';
import { listSlides } from '#api/slides.ts';
import { messageOf } from '#api/errors.ts';
import { listKeywords } from '#api/keywords.ts';
import { listProducts } from '#api/products.ts';
import { isRateLimited } from '#api/rateLimit.ts';
import type { Product } from '#domain/product/product.ts';
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

/** A failure of the footer's category names is only logged; those of the other four lists are shown as toasts. */
const QUIET: ListName = 'categoryNames';

export type Lists = ReturnType<typeof createLists>;

/** The lists that every visit loads at its start, each by a call of its own. */
export function createLists(store: Store<ShopState>) {
  const calls = new Map<ListName, AbortController>();
  const failures = new Map(NAMES.map((name) => [name, createErrorToast()]));

  /** Loads one list; a failure does not affect the others. Loading it again aborts the call that is under way. */
  const load = async (name: ListName): Promise<void> => {
    // A call that hangs would block the next one: browsers queue identical requests behind each other.
    calls.get(name)?.abort();
    const call = new AbortController();
    calls.set(name, call);
    // On a prerendered page its own part of the list stays visible meanwhile, with the notice about the failure.
    if (store.get()[name].status === 'failed' && !store.get().prerendered?.[name]) store.set({ [name]: LOADING });
    try {
      const data = await LOADERS[name](call.signal);
      if (call.signal.aborted) return;
      store.set({ [name]: ready(data) });
      failures.get(name)?.end();
    } catch (error) {
      if (call.signal.aborted) return;
      const message = messageOf(error);
      // A list that is on the screen stays there: an older list is better than an error.
      if (store.get()[name].status !== 'ready') store.set({ [name]: failed(message) });
      if (name === QUIET) console.warn(`${name}: ${message}`);
      else failures.get(name)?.say(message);
    } finally {
      if (calls.get(name) === call) calls.delete(name);
    }
  };

  const loadEach = async (names: readonly ListName[]): Promise<void> => void (await Promise.all(names.map(load)));
  return {
    actions: {
      reload: load,
      /** Adds a product that the list does not contain, so that the cart can show it. */
      addUnlisted: (product: Product): void => {
        const others = store.get().unlisted.filter(({ id }) => id !== product.id);
        store.set({ unlisted: [product, ...others] });
      },
      /** The shopper has left the prerendered page: of what it brought along, only what every page has still applies. */
      leavePrerenderedPage: (): void => {
        const { prerendered } = store.get();
        if (prerendered === null) return;
        const { url, categoryNames, unanswered } = prerendered;
        store.set({
          prerendered: { url, ...(categoryNames && { categoryNames }), ...(unanswered && { unanswered }) },
        });
      },
    },
    /** Loads all lists in parallel. */
    loadAll: () => loadEach(NAMES),
    /** Loads again the lists that failed, after a reconnection; does nothing while the backend limits the rate of calls. */
    reloadFailed: async (): Promise<void> => {
      if (isRateLimited()) return;
      await loadEach(NAMES.filter((name) => store.get()[name].status === 'failed' && !calls.has(name)));
    },
  };
}
