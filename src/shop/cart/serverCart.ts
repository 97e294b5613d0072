import { addToCart, getCart, updateCart } from '#api/cart.ts';
import { accountOf } from '#domain/account/account.ts';
import {
  entriesOf,
  mergeCarts,
  quantityIn,
  withQuantity,
  type Cart,
  type LineKey,
  type LineQuantity,
} from '#domain/cart/cart.ts';
import { ready } from '#domain/remote.ts';
import type { Store } from '#lib/store.ts';
import { hasUnansweredOrder } from '#shop/orders/unansweredOrder.ts';
import { storage } from '#shop/session/storage.ts';
import type { ShopState } from '#shop/state.ts';
import { cartWrites } from './cartWrites.ts';
import type { createPendingLines } from './pendingLines.ts';

/** The account's cart as the server holds it, as far as this tab knows. */
export type ServerCart = {
  known: Cart | null;
  /** It is to be read, whether or not there is something to tell. */
  needsPull: boolean;
  /** How often what was known, or was being asked, has been settledMeanwhile by something else. */
  version: number;
};

export type ServerCartDependencies = {
  readonly server: ServerCart;
  readonly store: Store<ShopState>;
  readonly pending: ReturnType<typeof createPendingLines>;
  /** Writes the cart to state and device. */
  readonly setCart: (cart: Cart) => void;
  /** A visit's cart is about to become one with the account's. */
  readonly onMerge: (guestCart: Cart, merged: Cart) => void;
  /** True while the latest change rests: the shopper goes on changing. */
  readonly isDebouncing: () => boolean;
};

/**
 * Only `add` can create a product's entry, and a browser may send it twice unseen: an exact `update`, which may come
 * twice, follows it always. Wherever the server's cart holds the product, `update` alone says everything.
 */
async function push(token: string, server: Cart, line: LineKey, target: number): Promise<Cart> {
  if (!server.has(line.productId)) {
    cartWrites.record();
    await addToCart(token, line);
  }
  cartWrites.record();
  await updateCart(token, line, target);
  return withQuantity(server, line, target);
}

/** Reads the server's cart and brings it together with the device's, unless that is another session's by then. */
async function pull(token: string, by: ServerCartDependencies): Promise<Cart> {
  const { server, store, pending } = by;
  const versionBefore = server.version;
  const read = await getCart(token);
  if (storage.readToken() !== token) return read;
  // An order emptied the cart while the answer was on its way: it must not fill it again.
  if (versionBefore !== server.version) return pull(token, by);
  // Not the state: another tab's change may have been kept a moment before this tab hears of it.
  const device = storage.readCart();
  const isMerging = storage.isMergePending();
  // An order that nobody has answered may have emptied the server's cart: My Orders tells, not the empty cart.
  if (!isMerging && hasUnansweredOrder(accountOf(token)))
    pending.add([...entriesOf(device)].filter((line) => quantityIn(read, line) === 0));
  let cart = isMerging ? mergeCarts(device, read) : read;
  for (const line of pending.all()) cart = withQuantity(cart, line, quantityIn(device, line));
  const isNews = (line: LineQuantity): boolean => quantityIn(read, line) !== line.quantity;
  pending.add([...entriesOf(cart)].filter(isNews));
  if (isMerging) by.onMerge(device, cart);
  storage.writeMergePending(false);
  by.setCart(cart);
  server.needsPull = false;
  store.set({ savedCart: ready(null) });
  return read;
}

/** Lines that the server's cart already holds as the device does need no call. */
function dropEqualLines(serverCart: Cart, pending: ServerCartDependencies['pending']): void {
  const device = storage.readCart();
  pending.remove(...[...pending.all()].filter((line) => quantityIn(serverCart, line) === quantityIn(device, line)));
}

/**
 * Reads the cart where that is due, then tells line after line, until all is told, the shopper goes on changing, or the
 * budget of calls is used up.
 */
export async function pullAndPush(token: string, by: ServerCartDependencies): Promise<void> {
  const { server, pending } = by;
  // Not the state: the device may be another shopper's a good while before this tab hears of it.
  const isOver = (): boolean => storage.readToken() !== token;
  while (!isOver()) {
    if (server.known === null || server.needsPull) {
      const read = await pull(token, by);
      if (isOver()) return;
      server.known = read;
    }
    dropEqualLines(server.known, pending);
    const line = pending.first();
    if (!line || by.isDebouncing() || cartWrites.msUntilNextLine() > 0) return;
    const target = quantityIn(storage.readCart(), line);
    const versionBefore = server.version;
    const pushed = await push(token, server.known, line, target);
    if (isOver()) return;
    server.known = versionBefore === server.version ? pushed : null;
    // Changed again while we were telling, or emptied by an order: the newer quantity is told next.
    if (quantityIn(storage.readCart(), line) === target) pending.remove(line);
    else pending.add([line]);
  }
}
