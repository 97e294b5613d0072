import { messageOf } from '#api/errors.ts';
import { CART_REST_MS } from '#config/constants.ts';
import { wordsOf } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';
import { entriesOf, type LineKey } from '#domain/cart.ts';
import { failed, LOADING } from '#domain/remote.ts';
import { exclusively } from '#lib/locks.ts';
import { notify } from '#lib/notify.ts';
import { kept } from './kept.ts';
import { tellServer, type ServerCart, type ServerCartDependencies } from './serverCart.ts';
import type { Session } from './session.ts';
import { createUnsentLines } from './unsentLines.ts';

export type CartSync = {
  /** The server is to hear of a changed line, once the cart has rested for CART_REST_MS. */
  readonly lineChanged: (line: LineKey) => void;
  /** Brings the server's cart to this device: merged at login, otherwise the server's wins save for unsent changes. */
  readonly adopt: (mode: 'merge' | 'load') => void;
  /** Tells at once what is still unsent, and is over when all is told or a call failed. */
  readonly flush: () => Promise<void>;
  /** The page is left or hidden: a change that rests is told at once. */
  readonly left: () => void;
  /** The page is over: what has not been told is for the next one. */
  readonly stop: () => void;
  /** The server's cart was changed by something else (another tab, an order): read it again before the next change. */
  readonly forget: (options?: { readonly unsent: boolean }) => void;
  /**
   * An order takes lines out of the cart, here and on the server: runs before the device's cart is changed. A call that was
   * under way while the server emptied its cart may have written the old one back, from any tab: each line counts as a
   * change that has yet to be told, so the next look at the server's cart takes it out again.
   */
  readonly ordered: () => void;
};

type Dependencies = Pick<ServerCartDependencies, 'store' | 'setCart' | 'onMerge'> & {
  readonly withSession: Session['call'];
};

/**
 * Keeps the server's cart like the device's. The backend reads, changes and writes its whole cart on every call,
 * so calls leave strictly one after another, also across tabs. A failed change stays unsent and is tried again, after
 * the server's cart was read again: what became of a call without an answer, nobody knows.
 * docs/behaviour.md, Cart; docs/backend.md, Cart.
 */
export function createCartSync({ store, setCart, withSession, onMerge }: Dependencies): CartSync {
  const unsent = createUnsentLines();
  /** Runs while the latest change rests. */
  let rest: ReturnType<typeof setTimeout> | null = null;
  const server: ServerCart = { known: null, isReadOwed: false, overtaken: 0 };
  const by = { server, store, unsent, setCart, onMerge, isResting: () => rest !== null };
  let running: Promise<boolean> | null = null;

  const stopResting = (): void => {
    if (rest !== null) clearTimeout(rest);
    rest = null;
  };

  /** False when it failed, and nothing is to be tried again by itself. */
  async function run(token: string): Promise<boolean> {
    if (server.isReadOwed) store.set({ savedCart: LOADING });
    try {
      await withSession(() => exclusively('cart', () => tellServer(token, by)));
      return true;
    } catch (error) {
      // The session has ended, which was said; or another began meanwhile, whose own calls still have to go.
      if (kept.token() !== token) return true;
      server.known = null;
      const message = messageOf(error, wordsOf(shopWords).errors.cart);
      if (server.isReadOwed) store.set({ savedCart: failed(message) });
      notify.error(message);
      return false;
    } finally {
      running = null;
    }
  }

  async function flush(): Promise<void> {
    stopResting();
    for (let isGoingOn = true; isGoingOn;) {
      const { token } = store.get();
      // A tab that has not heard yet whose device this is has nothing to tell.
      if (token === null || token !== kept.token() || rest !== null) return;
      if (!server.isReadOwed && unsent.count() === 0) return;
      running ??= run(token);
      isGoingOn = await running;
    }
  }

  const forget: CartSync['forget'] = (options) => {
    server.known = null;
    server.overtaken += 1;
    if (options?.unsent !== false) return;
    stopResting();
    server.isReadOwed = false;
  };

  return {
    lineChanged: (line) => {
      if (store.get().token === null) return;
      unsent.note([line]);
      stopResting();
      rest = setTimeout(() => void flush(), CART_REST_MS);
    },
    adopt: (mode) => {
      forget();
      server.isReadOwed = true;
      if (mode === 'merge') kept.keepMergeOwed(true);
      void flush();
    },
    flush,
    left: () => {
      if (rest !== null) void flush();
    },
    stop: stopResting,
    forget,
    ordered: () => {
      forget();
      unsent.note(entriesOf(kept.cart()));
    },
  };
}
