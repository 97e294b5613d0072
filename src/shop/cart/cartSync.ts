import { isRateLimited } from '#api/rateLimit.ts';
import { CART_DEBOUNCE_MS } from '#config/constants.ts';
import { EMPTY_CART, entriesOf, quantityIn, withLines, type Cart, type LineKey } from '#domain/cart/cart.ts';
import type { Session } from '#shop/session/session.ts';
import { storage } from '#shop/session/storage.ts';
import { createPushPendingLines } from './pushPendingLines.ts';
import { createCartLock } from './cartLock.ts';
import { cartWrites } from './cartWrites.ts';
import type { ServerCart, ServerCartDependencies } from './serverCart.ts';
import { createPendingLines } from './pendingLines.ts';

export type CartSync = ReturnType<typeof createCartSync>;

type Dependencies = Pick<ServerCartDependencies, 'store' | 'setCart' | 'onMerge'> & {
  readonly withSession: Session['call'];
};

/** A timeout that begins again each time it is started. */
function createTimer(onOver: () => void) {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const stop = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  return {
    isOn: () => timer !== null,
    stop,
    begin: (ms: number): void => {
      stop();
      timer = setTimeout(onOver, ms);
    },
  };
}

/**
 * Keeps the server's cart like the device's. The backend reads, changes and writes its whole cart on every call,
 * so calls leave strictly one after another, also across tabs. A failed change stays unsent and is tried again, after
 * the server's cart was read again: what became of a call without an answer, nobody knows.
 * docs/behaviour.md, Cart; docs/backend.md, Cart.
 */
export function createCartSync({ store, setCart, withSession, onMerge }: Dependencies) {
  const pending = createPendingLines();
  /** The server hears of a change once the cart has rested: the shopper has made no other for CART_DEBOUNCE_MS. */
  const debounce = createTimer(() => void pushNow());
  /** Lines over the budget of calls follow when it covers them. A busy server is left alone until the next change or load. */
  const nextBatch = createTimer(() => {
    nextBatch.stop();
    if (!isRateLimited()) void pushNow();
  });
  const server: ServerCart = { known: null, needsPull: false, version: 0 };
  const lock = createCartLock(store);
  const pushAll = createPushPendingLines({
    server,
    store,
    pending,
    setCart,
    onMerge,
    isDebouncing: debounce.isOn,
    lock,
    withSession,
  });

  /** Tells at once what is still unsent, and is over when all is told, a call failed, or the budget of calls is used up. */
  async function pushNow(): Promise<void> {
    debounce.stop();
    await pushAll();
    const ms = cartWrites.msUntilNextLine();
    if (ms > 0 && store.get().token !== null && pending.count() > 0) nextBatch.begin(ms);
  }

  /** The server's cart was changed by something else (another tab, an order): read it again before the next change. */
  const forget = (options?: { readonly pending: boolean }): void => {
    server.known = null;
    server.version += 1;
    if (options?.pending !== false) return;
    debounce.stop();
    nextBatch.stop();
    server.needsPull = false;
  };

  return {
    /** The server is to hear of a changed line, once the cart has rested for CART_DEBOUNCE_MS. */
    lineChanged: (line: LineKey): void => {
      if (store.get().token === null) return;
      pending.add([line]);
      debounce.begin(CART_DEBOUNCE_MS);
    },
    /** Brings the server's cart to this device: merged at login, otherwise the server's wins save for unsent changes. */
    adopt: (mode: 'merge' | 'load'): void => {
      forget();
      server.needsPull = true;
      if (mode === 'merge') storage.writeMergePending(true);
      void pushNow();
    },
    pushNow,
    /** Lines that wait for the budget of calls, as the device has them; empty while the budget covers another line. */
    overBudget: (): Cart => {
      if (store.get().token !== storage.readToken() || cartWrites.msUntilNextLine() === 0) return EMPTY_CART;
      const device = storage.readCart();
      const waiting = [...pending.all()].map((line) => ({ ...line, quantity: quantityIn(device, line) }));
      return withLines(
        EMPTY_CART,
        waiting.filter(({ quantity }) => quantity > 0),
      );
    },
    /** The page is left or hidden: a change that rests is told at once. */
    left: (): void => {
      if (debounce.isOn()) void pushNow();
    },
    /** The page is put aside, or over: it waits for no other tab. What it has not told is for its return, or the next page. */
    cancelLockWait: lock.cancelWait,
    /** The page is over: what has not been told is for the next one. */
    stop: (): void => {
      debounce.stop();
      nextBatch.stop();
    },
    forget,
    /**
     * An order takes lines out of the cart, here and on the server: runs before the device's cart is changed. A call that
     * was under way while the server emptied its cart may have written the old one back, from any tab: each line counts as
     * a change that has yet to be told, so the next look at the server's cart takes it out again.
     */
    ordered: (): void => {
      forget();
      pending.add(entriesOf(storage.readCart()));
    },
  };
}
