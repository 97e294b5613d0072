import { addToCart, getCart, updateCart } from '#api/cart.ts';
import { ApiError, messageOf } from '#api/errors.ts';
import { isRateLimited } from '#api/rateLimit.ts';
import { CART_DEBOUNCE_MS, CART_LOCK_TIMEOUT_MS, CART_WRITE_LIMIT, CART_WRITE_WINDOW_MS } from '#config/constants.ts';
import { messagesOf } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { accountIdOf } from '#domain/account/accountId.ts';
import {
  EMPTY_CART,
  entriesOf,
  lineId,
  mergeCarts,
  quantityIn,
  withLines,
  withQuantity,
  type Cart,
  type LineKey,
} from '#domain/cart/cart.ts';
import type { CartStep } from '#domain/storageOperations.ts';
import { failed, LOADING, ready } from '#domain/remote.ts';
import { exclusively } from '#lib/locks.ts';
import { createErrorToast, notify } from '#lib/notify.ts';
import { deviceStorage, readJson } from '#lib/storage.ts';
import type { Store } from '#lib/store.ts';
import { mayOrderStillArrive, unansweredLines } from '#shop/orders/storedAttempts.ts';
import type { WithSession } from '#shop/session/session.ts';
import { storedSession } from '#shop/session/storedSession.ts';
import type { ShopState } from '#shop/state.ts';
import { cartStorage } from './cartStorage.ts';
import { openMergePrompt } from './mergePrompt.ts';

const KEY = 'kanuka.cart.writes';

/** A line whose product the server's cart lacks takes this many calls: `add`, then `update`. */
const CALLS_PER_LINE = 2;

/** When the writes of the current window were sent, in milliseconds since the epoch, oldest first. */
function recentWrites(): readonly number[] {
  const raw = readJson(deviceStorage, KEY);
  const now = Date.now();
  if (!Array.isArray(raw)) return [];
  // A time in the future is from before the device's clock was set back.
  return raw.filter((at): at is number => typeof at === 'number' && at <= now && now - at < CART_WRITE_WINDOW_MS);
}

/**
 * The budget of calls that write the server's cart: CART_WRITE_LIMIT in CART_WRITE_WINDOW_MS, for all tabs and reloads of
 * this device. The backend may allow an IP address only 100 calls in 15 minutes, and an order, which matters more than the
 * server's cart, needs some of them. docs/behaviour.md, Cart.
 */
const cartWrites = {
  /** Records that a call that writes the server's cart is about to be sent. */
  record: (): void => void deviceStorage.write(KEY, JSON.stringify([...recentWrites(), Date.now()])),
  /** How long, in milliseconds, until the budget allows another line; 0 when it does now. */
  msUntilNextLine: (): number => {
    const times = recentWrites();
    const last = times[times.length + CALLS_PER_LINE - CART_WRITE_LIMIT - 1];
    return last === undefined ? 0 : last + CART_WRITE_WINDOW_MS - Date.now();
  },
};

/** Topic of toasts about the cart's last change: the failure to save it on the server replaces 'added'. */
export const CART_TOPIC = 'cart';

/** Pending lines that may be pushed now: of an order without an answer only those that are to leave the server's cart. */
function linesToPush(token: string): readonly LineKey[] {
  const held = unansweredLines(accountIdOf(token));
  const device = cartStorage.readCart();
  return cartStorage.readPending().filter((line) => !held.has(lineId(line)) || quantityIn(device, line) === 0);
}

/**
 * Lines that an order without an answer may have taken out of the server's cart: the device keeps its own quantity until My
 * Orders shows the order. Another device may have added a piece to a line of that order since.
 */
function linesToKeep(token: string, device: Cart, server: Cart): readonly LineKey[] {
  if (!mayOrderStillArrive(accountIdOf(token))) return [];
  const ordered = unansweredLines(accountIdOf(token));
  return [...entriesOf(device)].filter((line) => {
    const onServer = quantityIn(server, line);
    return onServer === 0 || (ordered.has(lineId(line)) && onServer < line.quantity);
  });
}

/** How a tab's request for the lock ended: its work ran, another tab had the lock for too long, or the wait was cancelled. */
type LockResult = 'done' | 'timedOut' | 'cancelled';

/**
 * Keeps one cart in three places: this tab's state, the device's storage, and, for a logged-in shopper, the account on
 * the server. docs/behaviour.md, Cart; docs/backend.md, Cart.
 *
 * 1. `setCart` writes a change to state and storage at once. `lineChanged` records the line as pending, in storage, where
 *    every tab and the next visit find it, and starts the debounce. `pushNow` runs CART_DEBOUNCE_MS after the last change,
 *    or at once when the page is hidden, the network is back, an order is about to be sent, or one was answered.
 * 2. Calls leave one after another, in all tabs together: the backend reads, changes and writes its whole cart on every
 *    call, so two at the same time would lose a line. `pushNow` therefore runs once per tab and holds a lock across tabs
 *    while it makes calls. The wait for the lock ends after CART_LOCK_TIMEOUT_MS. A tab never loses a lock that it has: a
 *    write that hangs may still be carried out, and would undo what another tab writes meanwhile.
 * 3. Pull: the server's cart is read unless this tab knows it. At login it is merged with the guest cart; at any other time
 *    it replaces the device's, except for pending lines.
 * 4. Push: each pending line is sent with the quantity that it has by then. Only `add` can create a product's entry, but it
 *    raises the quantity by one, and a browser may repeat it by itself; `update` sets an exact quantity and is safe to
 *    repeat. So a new product takes `add` and then always `update`, a known one `update` alone. A confirmed line is no
 *    longer pending. Lines beyond the budget of calls (cartWrites) follow when it allows them, and those of an order
 *    without an answer when it is settled.
 * 5. A call that failed may have been carried out or not. The line stays pending, and the next push begins with a pull. It
 *    comes with the next change, load or reconnection; until then nothing is repeated automatically.
 *
 * Every step reads the token, the cart and the pending lines from storage: this tab's state may be stale. When the token
 * is not the one that the work began with, the work stops, because the device's cart belongs to another session.
 */
export class CartSync {
  readonly #store: Store<ShopState>;
  readonly #withSession: WithSession;
  /** The server's cart as of the last confirmed call; null when it has to be pulled before the next push. */
  #serverCart: Cart | null = null;
  /** Rises whenever something other than this tab's pushes changes the server's cart: an answer from before is stale. */
  #version = 0;
  /** True when the server's cart is to be pulled even though no line is pending. */
  #needsPull = false;
  /** Runs while the shopper goes on changing the cart. */
  #debounce: ReturnType<typeof setTimeout> | null = null;
  /** Runs while pending lines wait for the budget of calls. */
  #nextBatch: ReturnType<typeof setTimeout> | undefined;
  /** The run under way, which every caller awaits. A run of an ended session may still wait for a call that hangs. */
  #running: { readonly token: string; readonly hasMoreToDo: Promise<boolean> } | null = null;
  #cancelLockWait = (): void => {};
  readonly #errorToast = createErrorToast();

  constructor(store: Store<ShopState>, withSession: WithSession) {
    this.#store = store;
    this.#withSession = withSession;
  }

  /**
   * Writes the cart to state and device, with the steps that led to it; without steps it follows another cart, such as the
   * server's. A toast says when the device refuses to store it.
   */
  readonly setCart = (cart: Cart, steps?: readonly CartStep[]): void => {
    this.#store.set({ cart });
    if (!cartStorage.writeCart(cart, steps)) notify.info(messagesOf(commonMessages).errors.deviceOnly);
  };

  /** Records that the shopper changed a line, to be pushed after CART_DEBOUNCE_MS without a further change. */
  lineChanged(line: LineKey): void {
    if (this.#store.get().token === null) return;
    cartStorage.changePending('put', [line]);
    this.#stopDebounce();
    this.#debounce = setTimeout(() => void this.pushNow(), CART_DEBOUNCE_MS);
  }

  /** Pulls the server's cart, which replaces the device's except for pending lines. */
  load(): void {
    this.invalidate();
    this.#needsPull = true;
    void this.pushNow();
  }

  /** Pulls the server's cart after a login and merges it with the device's. */
  merge(): void {
    cartStorage.writeMergePending(true);
    this.load();
  }

  /** Something else has changed the server's cart (another tab, an order): pulls it before the next push. */
  invalidate(): void {
    this.#serverCart = null;
    this.#version += 1;
  }

  /** Another shopper has taken over: what this tab was about to pull or push no longer applies. */
  reset(): void {
    this.invalidate();
    this.stop();
    this.#needsPull = false;
  }

  /**
   * Call before an order takes lines out of the device's cart. A push that was under way in any tab while the server
   * emptied its cart may have written the old cart back: every line becomes pending, so the next push corrects it.
   */
  markAllPending(): void {
    this.invalidate();
    cartStorage.changePending('put', [...entriesOf(cartStorage.readCart())]);
  }

  /** Pending lines that wait for the budget of calls, with the device's quantities; empty when the budget allows another line. */
  linesBeyondBudget(): Cart {
    if (this.#store.get().token !== storedSession.readToken() || cartWrites.msUntilNextLine() === 0) return EMPTY_CART;
    const device = cartStorage.readCart();
    const waiting = cartStorage.readPending().map((line) => ({ ...line, quantity: quantityIn(device, line) }));
    return withLines(
      EMPTY_CART,
      waiting.filter(({ quantity }) => quantity > 0),
    );
  }

  /** Pushes a debounced change at once: the page is hidden or left, and may never run again. */
  flush(): void {
    if (this.#debounce !== null) void this.pushNow();
  }

  /** Stops waiting for the lock: a page in the back/forward cache must not queue for it. */
  cancelLockWait(): void {
    this.#cancelLockWait();
  }

  /** Stops the timers: the page is closed, and the next one pushes what is pending. */
  stop(): void {
    this.#stopDebounce();
    clearTimeout(this.#nextBatch);
  }

  /** Pushes what is pending. Resolves when all is confirmed, a call failed, the budget is used up, or a change debounces. */
  readonly pushNow = async (): Promise<void> => {
    this.#stopDebounce();
    for (let shouldContinue = true; shouldContinue;) {
      const { token } = this.#store.get();
      if (token === null || token !== storedSession.readToken() || this.#debounce !== null) break;
      // A line of an unanswered order is not pushed, but a pull may find that the server still has it as the device does.
      const hasWork =
        this.#serverCart === null
          ? cartStorage.readPending().length > 0
          : linesToPush(token).length > 0 && cartWrites.msUntilNextLine() === 0;
      if (!this.#needsPull && !hasWork) break;
      if (this.#running?.token !== token) this.#running = { token, hasMoreToDo: this.#run(token) };
      shouldContinue = await this.#running.hasMoreToDo;
    }
    const ms = cartWrites.msUntilNextLine();
    if (ms > 0 && this.#store.get().token !== null && cartStorage.readPending().length > 0) this.#startNextBatch(ms);
  };

  #startNextBatch(ms: number): void {
    clearTimeout(this.#nextBatch);
    this.#nextBatch = setTimeout(() => {
      // A busy server gets no call until the next change or load.
      if (!isRateLimited()) void this.pushNow();
    }, ms);
  }

  #stopDebounce(): void {
    if (this.#debounce !== null) clearTimeout(this.#debounce);
    this.#debounce = null;
  }

  /** Pulls and pushes under the lock, and reports a failure as a toast. True when pushNow should look for more to do. */
  async #run(token: string): Promise<boolean> {
    const { errors } = messagesOf(commonMessages);
    if (this.#needsPull) this.#store.set({ cartPull: LOADING });
    try {
      const result = await this.#withSession(() => this.#withLock(token, () => this.#pullAndPush(token)));
      if (result === 'done') this.#errorToast.end();
      if (result === 'done' || storedSession.readToken() !== token) return true;
      // The tab that has the lock may be changing the server's cart.
      if (result === 'timedOut') this.#needsPull = true;
      this.#markFailed(errors.noAnswer);
      if (result === 'timedOut') this.#reportFailure(new ApiError('network', errors.noAnswer), errors.cart);
      return false;
    } catch (error) {
      // The session ended, which has its own message; a new session's calls still have to be made.
      if (storedSession.readToken() !== token) return true;
      this.#markFailed(messageOf(error, errors.cart));
      const isUnanswered = error instanceof ApiError && error.kind === 'network';
      // A pull for lines of an unanswered order alone: nothing that the shopper changed was to be saved.
      if (this.#needsPull || linesToPush(token).length > 0)
        this.#reportFailure(error, isUnanswered ? errors.cartOffline : errors.cart);
      return false;
    } finally {
      if (this.#running?.token === token) this.#running = null;
    }
  }

  /**
   * A change that is pending is on this device already: only the server's own text may ask for another try, and
   * `pendingText` replaces what the page has said about the change. A failed pull alone is reported like any failed read.
   */
  #reportFailure(error: unknown, pendingText: string): void {
    const hasServerText = error instanceof ApiError && error.isServerText;
    if (cartStorage.readPending().length === 0) this.#errorToast.say(messageOf(error, pendingText));
    else this.#errorToast.say(hasServerText ? error.message : pendingText, { topic: CART_TOPIC });
  }

  #markFailed(message: string): void {
    this.#serverCart = null;
    if (this.#needsPull) this.#store.set({ cartPull: failed(message) });
  }

  /** Does the work once no other tab does such work. Gives up after CART_LOCK_TIMEOUT_MS, or when the session ends first. */
  async #withLock(token: string, work: () => Promise<void>): Promise<LockResult> {
    const waiting = new AbortController();
    let result: LockResult = 'done';
    let isWaiting = true;
    const cancel = (why: LockResult): void => {
      if (!isWaiting) return;
      result = why;
      waiting.abort();
    };
    const timer = setTimeout(() => cancel('timedOut'), CART_LOCK_TIMEOUT_MS);
    const unsubscribe = this.#store.subscribe(() => this.#store.get().token !== token && cancel('cancelled'));
    this.#cancelLockWait = () => cancel('cancelled');
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
  }

  /** Pulls if necessary, then pushes line after line until none is pending, a change debounces, or the budget is used up. */
  async #pullAndPush(token: string): Promise<void> {
    const isOver = (): boolean => storedSession.readToken() !== token;
    while (!isOver()) {
      if (this.#serverCart === null || this.#needsPull) {
        const pulled = await this.#pull(token);
        if (isOver()) return;
        this.#serverCart = pulled;
      }
      this.#dropConfirmed(this.#serverCart);
      const [line] = linesToPush(token);
      if (!line || this.#debounce !== null || cartWrites.msUntilNextLine() > 0) return;
      const quantity = quantityIn(cartStorage.readCart(), line);
      const version = this.#version;
      const pushed = await this.#push(token, this.#serverCart, line, quantity);
      if (isOver()) return;
      this.#serverCart = version === this.#version ? pushed : null;
      // A quantity that changed during the call, by hand or by an order, is pushed next.
      const isConfirmed = quantityIn(cartStorage.readCart(), line) === quantity;
      cartStorage.changePending(isConfirmed ? 'drop' : 'put', [line]);
    }
  }

  /** Reads the server's cart and writes what the device's becomes with it, unless the session ends meanwhile. */
  async #pull(token: string): Promise<Cart> {
    const version = this.#version;
    const server = await getCart(token);
    if (storedSession.readToken() !== token) return server;
    // An order emptied the cart during the call: this answer must not fill it again.
    if (version !== this.#version) return this.#pull(token);
    const device = cartStorage.readCart();
    const isMerging = cartStorage.isMergePending();
    if (!isMerging) cartStorage.changePending('put', linesToKeep(token, device, server));
    let cart = isMerging ? mergeCarts(device, server) : server;
    for (const line of cartStorage.readPending()) cart = withQuantity(cart, line, quantityIn(device, line));
    cartStorage.changePending(
      'put',
      [...entriesOf(cart)].filter((line) => quantityIn(server, line) !== line.quantity),
    );
    if (isMerging) openMergePrompt(this.#store, device, cart);
    cartStorage.writeMergePending(false);
    this.setCart(cart);
    this.#needsPull = false;
    this.#store.set({ cartPull: ready(null) });
    return server;
  }

  /** Lines that the server's cart already holds as the device does need no call. */
  #dropConfirmed(serverCart: Cart): void {
    const device = cartStorage.readCart();
    const isConfirmed = (line: LineKey): boolean => quantityIn(serverCart, line) === quantityIn(device, line);
    cartStorage.changePending('drop', cartStorage.readPending().filter(isConfirmed));
  }

  /** Sets one line on the server, and returns the server's cart after it. */
  async #push(token: string, serverCart: Cart, line: LineKey, quantity: number): Promise<Cart> {
    if (!serverCart.has(line.productId)) {
      cartWrites.record();
      await addToCart(token, line);
    }
    cartWrites.record();
    await updateCart(token, line, quantity);
    return withQuantity(serverCart, line, quantity);
  }
}
