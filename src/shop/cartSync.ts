import { addToCart, getCart, updateCart } from '#api/cart.ts';
import { entriesOf, mergeCarts, quantityIn, withQuantity, type Cart } from '#domain/cart.ts';
import { exclusively } from '#lib/locks.ts';
import type { Store } from '#lib/store.ts';
import { kept, type LineKey } from './kept.ts';
import type { ShopState } from './state.ts';

export type CartSync = {
  /** Tells the server about a changed line, after the changes made before it. */
  readonly lineChanged: (line: LineKey) => void;
  /** Brings the server's cart to this device: merged at login, otherwise the server's wins save for unsent changes. */
  readonly adopt: (mode: 'merge' | 'load') => void;
  /** Sends what is still unsent: on reconnecting, on the next change, on load. */
  readonly flush: () => Promise<void>;
  /** The server's cart was changed by something else (another tab, an order): read it again before the next change. */
  readonly forget: (options?: { readonly unsent: boolean }) => void;
  /** An order takes every line out of the cart, here and on the server: runs before the device's cart is emptied. */
  readonly ordered: () => void;
};

type Dependencies = {
  readonly store: Store<ShopState>;
  /** Writes the cart to state and device. */
  readonly setCart: (cart: Cart) => void;
  readonly onFailure: (error: unknown, token: string) => void;
};

const keyOf = ({ productId, size }: LineKey): string => JSON.stringify([productId, size]);

/**
 * Keeps the server's cart like the device's. The backend reads, changes and writes its whole cart on every call,
 * so calls leave strictly one after another, also across tabs. A failed change stays unsent and is tried again.
 * docs/behaviour.md, Cart; docs/backend.md, Cart.
 */
export function createCartSync({ store, setCart, onFailure }: Dependencies): CartSync {
  let unsent = new Map(kept.unsent().map((line) => [keyOf(line), line]));
  let known: Cart | null = null;
  /** How often what was known, or was being asked, has been overtaken by something else. */
  let overtaken = 0;
  let isRunning = false;

  const keepUnsent = (): void => kept.keepUnsent([...unsent.values()]);

  /** What another tab could not send is this tab's to send as well; writing down ours must not forget it. */
  const shareUnsent = (): void => {
    for (const line of kept.unsent()) unsent.set(keyOf(line), line);
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
    shareUnsent();
    let cart = kept.isMergeOwed() ? mergeCarts(device, server) : server;
    for (const { productId, size } of unsent.values()) {
      cart = withQuantity(cart, productId, size, quantityIn(device, productId, size));
    }
    for (const { productId, size, quantity } of entriesOf(cart)) {
      const line = { productId, size };
      if (quantityIn(server, productId, size) !== quantity) unsent.set(keyOf(line), line);
    }
    kept.keepMergeOwed(false);
    keepUnsent();
    setCart(cart);
    return server;
  }

  /** Only `add` can create a line, so it goes before `update` for a gift that the server's cart does not hold yet. */
  async function tell(token: string, server: Cart, { productId, size }: LineKey, target: number): Promise<Cart> {
    let told = quantityIn(server, productId, size);
    if (told === target) return server;
    if (!server.has(productId) || target === told + 1) {
      await addToCart(token, productId, size);
      told += 1;
    }
    if (told !== target) await updateCart(token, productId, size, target);
    return withQuantity(server, productId, size, target);
  }

  async function drain(token: string): Promise<void> {
    for (;;) {
      known ??= await meet(token);
      const next = unsent.entries().next();
      if (next.done || store.get().token !== token) return;
      const [key, line] = next.value;
      const target = quantityIn(kept.cart(), line.productId, line.size);
      const asked = overtaken;
      const told = await tell(token, known, line, target);
      known = asked === overtaken ? told : null;
      if (store.get().token !== token) return;
      shareUnsent();
      // Changed again while we were telling, or emptied by an order: the newer quantity is told next.
      if (quantityIn(kept.cart(), line.productId, line.size) === target) unsent.delete(key);
      else unsent.set(key, line);
      keepUnsent();
    }
  }

  async function flush(): Promise<void> {
    const { token } = store.get();
    if (token === null || isRunning || (known !== null && unsent.size === 0)) return;
    isRunning = true;
    let isSent = false;
    try {
      await exclusively('cart', () => drain(token));
      isSent = true;
    } catch (error) {
      known = null;
      if (store.get().token === token) onFailure(error, token);
    } finally {
      isRunning = false;
    }
    // Another session began, or a line changed, while the last call was coming back: that still has to go.
    const isOtherSession = store.get().token !== token;
    if (isOtherSession) known = null;
    if (isOtherSession || (isSent && unsent.size > 0)) await flush();
  }

  const forget: CartSync['forget'] = (options) => {
    known = null;
    overtaken += 1;
    if (options?.unsent !== false) return;
    unsent = new Map();
    keepUnsent();
  };

  return {
    lineChanged: (line) => {
      if (store.get().token === null) return;
      shareUnsent();
      unsent.set(keyOf(line), line);
      keepUnsent();
      void flush();
    },
    adopt: (mode) => {
      known = null;
      if (mode === 'merge') kept.keepMergeOwed(true);
      void flush();
    },
    flush,
    forget,
    ordered: () => {
      forget();
      shareUnsent();
      // A call that was under way while the server emptied its cart may have written the old one back, from any tab:
      // each line counts as a change that has yet to be told, so the next look at the server's cart takes it out again.
      for (const { productId, size } of entriesOf(kept.cart()))
        unsent.set(keyOf({ productId, size }), { productId, size });
      keepUnsent();
    },
  };
}
