import { messageOf } from '#api/errors.ts';
import { messagesOf } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { failed, LOADING } from '#domain/remote.ts';
import { createErrorToast } from '#lib/notify.ts';
import type { Session } from '#shop/session/session.ts';
import { storage } from '#shop/session/storage.ts';
import type { createCartLock } from './cartLock.ts';
import { cartWrites } from './cartWrites.ts';
import { pullAndPush, type ServerCartDependencies } from './serverCart.ts';

type Dependencies = ServerCartDependencies & {
  readonly lock: ReturnType<typeof createCartLock>;
  readonly withSession: Session['call'];
};

/** Tells the server what it has not been told, one call after another, and the shopper when that fails. */
export function createPushPendingLines({ lock, withSession, ...by }: Dependencies) {
  const { server, store, pending } = by;
  /** What this tab is telling, or waiting to tell. A session that has ended may leave a call behind that hangs. */
  let running: { readonly token: string; readonly shouldContinue: Promise<boolean> } | null = null;

  const failure = createErrorToast();
  const markFailed = (message: string): void => {
    server.known = null;
    if (server.needsPull) store.set({ savedCart: failed(message) });
  };

  /** False when it failed, and nothing is to be tried again by itself. */
  async function run(token: string): Promise<boolean> {
    const { errors } = messagesOf(shopMessages);
    if (server.needsPull) store.set({ savedCart: LOADING });
    try {
      const result = await withSession(() => lock.run(token, () => pullAndPush(token, by)));
      if (result === 'done') failure.end();
      if (result === 'done' || storage.readToken() !== token) return true;
      // What another tab makes of the server's cart meanwhile, this one cannot know.
      if (result === 'timedOut') server.needsPull = true;
      markFailed(errors.noAnswer);
      if (result === 'timedOut') failure.say(errors.noAnswer);
      return false;
    } catch (error) {
      // The session has ended, which was said; or another began meanwhile, whose own calls still have to go.
      if (storage.readToken() !== token) return true;
      const message = messageOf(error, errors.cart);
      markFailed(message);
      failure.say(message);
      return false;
    } finally {
      if (running?.token === token) running = null;
    }
  }

  /** The server's cart is known, and what it lacks waits for the budget of calls. */
  const isOverBudget = (): boolean => server.known !== null && cartWrites.msUntilNextLine() > 0;

  /** Is over when all is told, a call failed, the budget of calls is used up, or the shopper goes on changing. */
  return async (): Promise<void> => {
    for (let shouldContinue = true; shouldContinue;) {
      const { token } = store.get();
      // A tab that has not heard yet whose device this is has nothing to tell.
      if (token === null || token !== storage.readToken() || by.isDebouncing()) return;
      if (!server.needsPull && (pending.count() === 0 || isOverBudget())) return;
      if (running?.token !== token) running = { token, shouldContinue: run(token) };
      shouldContinue = await running.shouldContinue;
    }
  };
}
