import { CART_TURN_MS } from '#config/constants.ts';
import { exclusively } from '#lib/locks.ts';
import type { Store } from '#lib/store.ts';
import type { ShopState } from './state.ts';

/** What became of a tab's wait for its turn: it came and the work is done, it took too long, or it was given up. */
type Turn = 'done' | 'tooLong' | 'withdrawn';

/**
 * The turns that tabs take in telling the server's cart. Work has no end but its own: only the wait for it has. A page in
 * the browser's memory must not wait: it would be given a turn that it cannot take. docs/behaviour.md, Cart.
 */
export function createCartTurn(store: Store<ShopState>) {
  let withdraw = (): void => {};
  return {
    /** Does the work when no other tab is at work, unless that takes longer than CART_TURN_MS or the session ends before. */
    take: async (token: string, work: () => Promise<void>): Promise<Turn> => {
      const waiting = new AbortController();
      let turn: Turn = 'done';
      let isWaiting = true;
      const giveUp = (why: Turn): void => {
        if (!isWaiting) return;
        turn = why;
        waiting.abort();
      };
      const timer = setTimeout(() => giveUp('tooLong'), CART_TURN_MS);
      const unsubscribe = store.subscribe(() => store.get().token !== token && giveUp('withdrawn'));
      withdraw = () => giveUp('withdrawn');
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
      return turn;
    },
    /** The page is put aside: it waits no longer. */
    withdraw: () => withdraw(),
  };
}
