import { addToCart, getCart, updateCart } from '#api/cart.ts';
import { messageOf } from '#api/errors.ts';
import { isHeldBack } from '#api/limits.ts';
import { CART_REST_MS } from '#config/constants.ts';
import { wordsOf } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';
import {
  entriesOf,
  mergeCarts,
  quantityIn,
  withQuantity,
  type Cart,
  type LineKey,
  type LineQuantity,
} from '#domain/cart.ts';
import { failed, LOADING, ready } from '#domain/remote.ts';
import { exclusively } from '#lib/locks.ts';
import { notify } from '#lib/notify.ts';
import type { Store } from '#lib/store.ts';
import { kept } from './kept.ts';
import type { Session } from './session.ts';
import type { ShopState } from './state.ts';
import { createUnsentLines } from './unsentLines.ts';

export type CartSync = {
  /** The server is to hear of a changed line, once the cart has rested for CART_REST_MS. */
  readonly lineChanged: (line: LineKey) => void;
  /** Brings the server's cart to this device: merged at login, otherwise the server's wins save for unsent changes. */
  readonly adopt: (mode: 'merge' | 'load') => void;
  /** Tells at once what is still unsent, and is over when all is told or a call failed. */
  readonly flush: () => Promise<void>;
  /** The connection is back: what failed is sent again, unless the server was too busy for it a moment ago. */
  readonly reconnected: () => void;
  /** The page is left or hidden: a change that rests is told at once. */
  readonly left: () => void;
  /** The page is over: what has not been told is for the next one. */
  readonly stop: () => void;
  /** The server's cart was changed by something else (another tab, an order): read it again before the next change. */
  readonly forget: (options?: { readonly unsent: boolean }) => void;
  /** An order takes lines out of the cart, here and on the server: runs before the device's cart is changed. */
  readonly ordered: () => void;
};

type Dependencies = {
  readonly store: Store<ShopState>;
  /** Writes the cart to state and device. */
  readonly setCart: (cart: Cart) => void;
  readonly withSession: Session['call'];
};

/**
 * Only `add` can create a product's entry, and a browser may send it twice unseen: an exact `update`, which may come
 * twice, follows it always. Wherever the server's cart holds the product, `update` alone says everything.
 */
async function tell(token: string, server: Cart, line: LineKey, target: number): Promise<Cart> {
  if (quantityIn(server, line) === target) return server;
  if (!server.has(line.productId)) await addToCart(token, line);
  await updateCart(token, line, target);
  return withQuantity(server, line, target);
}

/**
 * Keeps the server's cart like the device's. The backend reads, changes and writes its whole cart on every call,
 * so calls leave strictly one after another, also across tabs. A failed change stays unsent and is tried again, after
 * the server's cart was read again: what became of a call without an answer, nobody knows.
 * docs/behaviour.md, Cart; docs/backend.md, Cart.
 */
export function createCartSync({ store, setCart, withSession }: Dependencies): CartSync {
  const unsent = createUnsentLines();
  let known: Cart | null = null;
  /** The server's cart is to be read, whether or not there is something to tell. */
  let isReadOwed = false;
  /** How often what was known, or was being asked, has been overtaken by something else. */
  let overtaken = 0;
  let running: Promise<boolean> | null = null;
  /** Runs while the latest change rests. */
  let rest: ReturnType<typeof setTimeout> | null = null;

  const stopResting = (): void => {
    if (rest !== null) clearTimeout(rest);
    rest = null;
  };

  /** Reads the server's cart and brings it together with the device's. */
  async function meet(token: string): Promise<Cart> {
    const asked = overtaken;
    const server = await getCart(token);
    if (store.get().token !== token) return server;
    // An order emptied the cart while the answer was on its way: it must not fill it again.
    if (asked !== overtaken) return meet(token);
    // Not the state: another tab's change may have been kept a moment before this tab hears of it.
    const device = kept.cart();
    unsent.share();
    let cart = kept.isMergeOwed() ? mergeCarts(device, server) : server;
    for (const line of unsent.all()) cart = withQuantity(cart, line, quantityIn(device, line));
    const isNews = (line: LineQuantity): boolean => quantityIn(server, line) !== line.quantity;
    unsent.note([...entriesOf(cart)].filter(isNews));
    kept.keepMergeOwed(false);
    setCart(cart);
    isReadOwed = false;
    store.set({ savedCart: ready(null) });
    return server;
  }

  /** Tells line after line, until all is told or the shopper goes on changing. */
  async function drain(token: string): Promise<void> {
    for (;;) {
      if (known === null || isReadOwed) known = await meet(token);
      const line = unsent.first();
      if (!line || rest !== null || store.get().token !== token) return;
      const target = quantityIn(kept.cart(), line);
      const asked = overtaken;
      const told = await tell(token, known, line, target);
      known = asked === overtaken ? told : null;
      if (store.get().token !== token) return;
      // Changed again while we were telling, or emptied by an order: the newer quantity is told next.
      if (quantityIn(kept.cart(), line) === target) unsent.told(line);
      else unsent.note([line]);
    }
  }

  /** False when it failed, and nothing is to be tried again by itself. */
  async function run(token: string): Promise<boolean> {
    if (isReadOwed) store.set({ savedCart: LOADING });
    try {
      await withSession(() => exclusively('cart', () => drain(token)));
      if (store.get().token !== token) known = null;
      return true;
    } catch (error) {
      known = null;
      // The session has ended, which was said; or another began meanwhile, whose own calls still have to go.
      if (store.get().token !== token) return true;
      const message = messageOf(error, wordsOf(shopWords).errors.cart);
      if (isReadOwed) store.set({ savedCart: failed(message) });
      notify.error(message);
      return false;
    } finally {
      running = null;
    }
  }

  async function flush(): Promise<void> {
    stopResting();
    unsent.share();
    for (let isGoingOn = true; isGoingOn;) {
      const { token } = store.get();
      if (token === null || rest !== null || (!isReadOwed && unsent.count() === 0)) return;
      running ??= run(token);
      isGoingOn = await running;
    }
  }

  const forget: CartSync['forget'] = (options) => {
    known = null;
    overtaken += 1;
    if (options?.unsent !== false) return;
    stopResting();
    isReadOwed = false;
    unsent.clear();
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
      isReadOwed = true;
      if (mode === 'merge') kept.keepMergeOwed(true);
      void flush();
    },
    flush,
    reconnected: () => {
      if (!isHeldBack()) void flush();
    },
    left: () => {
      if (rest !== null) void flush();
    },
    stop: stopResting,
    forget,
    ordered: () => {
      forget();
      // A call that was under way while the server emptied its cart may have written the old one back, from any tab:
      // each line counts as a change that has yet to be told, so the next look at the server's cart takes it out again.
      unsent.note(entriesOf(kept.cart()));
    },
  };
}
