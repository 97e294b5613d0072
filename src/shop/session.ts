import * as account from '#api/account.ts';
import { ApiError } from '#api/errors.ts';
import { wordsOf } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';
import { notify } from '#lib/notify.ts';
import type { Store } from '#lib/store.ts';
import { checkoutSession } from './checkoutSession.ts';
import { kept } from './kept.ts';
import type { ShopState } from './state.ts';

export type SessionActions = {
  /** @throws ApiError */
  readonly logIn: (email: string, password: string) => Promise<void>;
  /** @throws ApiError */
  readonly signUp: (name: string, email: string, password: string) => Promise<void>;
  readonly logOut: () => void;
};

/** What a session does to the cart. */
type SessionCart = {
  /** Brings what the visitor had together with what the server has. */
  readonly merge: () => void;
  /** Takes over what the server has. */
  readonly load: () => void;
  /** What is known of the server's cart counts no more; whether what it was not told yet stays, is said. */
  readonly forget: (options: { readonly unsent: boolean }) => void;
  readonly empty: () => void;
};

export type Session = {
  readonly actions: SessionActions;
  /** Makes a call that needs a session. One that has ended drops its token, never a newer one's, and keeps the cart. @throws ApiError */
  readonly call: <T>(call: (token: string) => Promise<T>) => Promise<T>;
  /** Another tab changed the token: this one follows. */
  readonly follow: () => void;
};

/** Logging in and out, and the end of a session in any tab. docs/behaviour.md, Session. */
export function createSession(store: Store<ShopState>, cart: SessionCart): Session {
  const begin = (token: string): void => {
    kept.keepToken(token);
    store.set({ token, hasSessionEnded: false });
    cart.merge();
  };

  return {
    call: async (call) => {
      const { token } = store.get();
      if (token === null) throw new ApiError('signedOut', wordsOf(shopWords).errors.signedOut);
      try {
        return await call(token);
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'signedOut' && store.get().token === token) {
          kept.keepToken(null);
          store.set({ token: null, hasSessionEnded: true });
          notify.error(wordsOf(shopWords).errors.signedOut);
        }
        throw error;
      }
    },
    follow: () => {
      const [token, keptCart] = [kept.token(), kept.cart()];
      if (token === store.get().token) return;
      // Logged out rather than ended: that empties the cart as well, and what this tab noted goes with it.
      const isLoggedOut = token === null && keptCart.size === 0;
      cart.forget({ unsent: token !== null });
      store.set({ token, cart: keptCart, hasSessionEnded: token === null && !isLoggedOut });
      if (token !== null) cart.load();
      if (isLoggedOut) checkoutSession.clear();
    },
    actions: {
      logIn: async (email, password) => begin(await account.logIn(email, password)),
      signUp: async (name, email, password) => begin(await account.register(name, email, password)),
      logOut: () => {
        store.set({ token: null, hasSessionEnded: false });
        kept.keepMergeOwed(false);
        cart.empty();
        checkoutSession.clear();
        // Last, so that a tab that hears of it finds the cart empty already.
        kept.keepToken(null);
      },
    },
  };
}
