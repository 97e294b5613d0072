import { CART_LOCK_TIMEOUT_MS } from '#config/constants.ts';
import { exclusively } from '#lib/locks.ts';
import type { Store } from '#lib/store.ts';
import type { ShopState } from '#shop/state.ts';

/** What became of a tab's wait for its turn: it came and the work is done, it took too long, or it was given up. */
type LockResult = 'done' | 'timedOut' | 'cancelled';

/**
 * The turns that tabs take in telling the server's cart. Work has no end but its own: only the wait for it has. A page in
 * the browser's memory must not wait: it would be given a turn that it cannot take. docs/behaviour.md, Cart.
 */
export function createCartLock(store: Store<ShopState>) {
  let cancelWait = (): void => {};
  return {
    /** Does the work when no other tab is at work, unless that takes longer than CART_LOCK_TIMEOUT_MS or the session ends before. */
    run: async (token: string, work: () => Promise<void>): Promise<LockResult> => {
      const waiting = new AbortController();
      let result: LockResult = 'done';
      let isWaiting = true;
      const cancel = (why: LockResult): void => {
        if (!isWaiting) return;
        result = why;
        waiting.abort();
      };
      const timer = setTimeout(() => cancel('timedOut'), CART_LOCK_TIMEOUT_MS);
      const unsubscribe = store.subscribe(() => store.get().token !== token && cancel('cancelled'));
      cancelWait = () => cancel('cancelled');
      const stopWaiting = (): void => {
        isWaiting = false;
        clearTimeout(timer);
        unsubscribe();
      };
      const begin = (): Promise<void> => {
        stopWaiting();
        return work();
      };
      try {
        await exclusively('cart', begin, waiting.signal);
      } catch (error) {
        if (!waiting.signal.aborted) throw error;
      } finally {
        stopWaiting();
      }
      return result;
    },
    /** The page is put aside: it waits no longer. */
    cancelWait: () => cancelWait(),
  };
}
