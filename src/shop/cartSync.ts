import { messageOf } from '#api/errors.ts';
import { CART_REST_MS } from '#config/constants.ts';
import { wordsOf } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';
import { entriesOf, type LineKey } from '#domain/cart.ts';
import { failed, LOADING } from '#domain/remote.ts';
import { createFailure } from '#lib/notify.ts';
import { createCartTurn } from './cartTurn.ts';
import { kept } from './kept.ts';
import { tellServer, type ServerCart, type ServerCartDependencies } from './serverCart.ts';
import type { Session } from './session.ts';
import { createUnsentLines } from './unsentLines.ts';

export type CartSync = ReturnType<typeof createCartSync>;

type Dependencies = Pick<ServerCartDependencies, 'store' | 'setCart' | 'onMerge'> & {
  readonly withSession: Session['call'];
};

/**
 * Keeps the server's cart like the device's. The backend reads, changes and writes its whole cart on every call,
 * so calls leave strictly one after another, also across tabs. A failed change stays unsent and is tried again, after
 * the server's cart was read again: what became of a call without an answer, nobody knows.
 * docs/behaviour.md, Cart; docs/backend.md, Cart.
 */
export function createCartSync({ store, setCart, withSession, onMerge }: Dependencies) {
  const unsent = createUnsentLines();
  /** Runs while the latest change rests. */
  let rest: ReturnType<typeof setTimeout> | null = null;
  const server: ServerCart = { known: null, isReadOwed: false, overtaken: 0 };
  const by = { server, store, unsent, setCart, onMerge, isResting: () => rest !== null };
  const turn = createCartTurn(store);
  /** What this tab is telling, or waiting to tell. A session that has ended may leave a call behind that hangs. */
  let running: { readonly token: string; readonly isGoingOn: Promise<boolean> } | null = null;

  const stopResting = (): void => {
    if (rest !== null) clearTimeout(rest);
    rest = null;
  };

  const failure = createFailure();
  const fails = (message: string): void => {
    server.known = null;
    if (server.isReadOwed) store.set({ savedCart: failed(message) });
  };

  /** False when it failed, and nothing is to be tried again by itself. */
  async function run(token: string): Promise<boolean> {
    const { errors } = wordsOf(shopWords);
    if (server.isReadOwed) store.set({ savedCart: LOADING });
    try {
      const became = await withSession(() => turn.take(token, () => tellServer(token, by)));
      if (became === 'done') failure.end();
      if (became === 'done' || kept.token() !== token) return true;
      // What another tab makes of the server's cart meanwhile, this one cannot know.
      if (became === 'tooLong') server.isReadOwed = true;
      fails(errors.noAnswer);
      if (became === 'tooLong') failure.say(errors.noAnswer);
      return false;
    } catch (error) {
      // The session has ended, which was said; or another began meanwhile, whose own calls still have to go.
      if (kept.token() !== token) return true;
      const message = messageOf(error, errors.cart);
      fails(message);
      failure.say(message);
      return false;
    } finally {
      if (running?.token === token) running = null;
    }
  }

  /** Tells at once what is still unsent, and is over when all is told or a call failed. */
  async function flush(): Promise<void> {
    stopResting();
    for (let isGoingOn = true; isGoingOn;) {
      const { token } = store.get();
      // A tab that has not heard yet whose device this is has nothing to tell.
      if (token === null || token !== kept.token() || rest !== null) return;
      if (!server.isReadOwed && unsent.count() === 0) return;
      if (running?.token !== token) running = { token, isGoingOn: run(token) };
      isGoingOn = await running.isGoingOn;
    }
  }

  /** The server's cart was changed by something else (another tab, an order): read it again before the next change. */
  const forget = (options?: { readonly unsent: boolean }): void => {
    server.known = null;
    server.overtaken += 1;
    if (options?.unsent !== false) return;
    stopResting();
    server.isReadOwed = false;
  };

  return {
    /** The server is to hear of a changed line, once the cart has rested for CART_REST_MS. */
    lineChanged: (line: LineKey): void => {
      if (store.get().token === null) return;
      unsent.note([line]);
      stopResting();
      rest = setTimeout(() => void flush(), CART_REST_MS);
    },
    /** Brings the server's cart to this device: merged at login, otherwise the server's wins save for unsent changes. */
    adopt: (mode: 'merge' | 'load'): void => {
      forget();
      server.isReadOwed = true;
      if (mode === 'merge') kept.keepMergeOwed(true);
      void flush();
    },
    flush,
    /** The page is left or hidden: a change that rests is told at once. */
    left: (): void => {
      if (rest !== null) void flush();
    },
    /** The page is put aside, or over: it waits for no other tab. What it has not told is for its return, or the next page. */
    withdraw: turn.withdraw,
    /** The page is over: what has not been told is for the next one. */
    stop: stopResting,
    forget,
    /**
     * An order takes lines out of the cart, here and on the server: runs before the device's cart is changed. A call that
     * was under way while the server emptied its cart may have written the old one back, from any tab: each line counts as
     * a change that has yet to be told, so the next look at the server's cart takes it out again.
     */
    ordered: (): void => {
      forget();
      unsent.note(entriesOf(kept.cart()));
    },
  };
}
