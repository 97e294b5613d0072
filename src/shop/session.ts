import * as account from '#api/account.ts';
import { ApiError } from '#api/errors.ts';
import { wordsOf } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';
import { accountOf } from '#domain/account.ts';
import type { Person } from '#domain/address.ts';
import { notify } from '#lib/notify.ts';
import type { Store } from '#lib/store.ts';
import { checkoutStorage } from './checkoutStorage.ts';
import { kept } from './kept.ts';
import { dropEarlierShopper } from './shopperStorage.ts';
import type { ShopState } from './state.ts';

/** Messages that ask for a login, which holds until there is one. */
export const LOGIN_TOPIC = 'login';

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

export type Session = ReturnType<typeof createSession>;

/** Logging in and out, and the end of a session in any tab. docs/behaviour.md, Session. */
export function createSession(store: Store<ShopState>, cart: SessionCart) {
  /** Whose things lie on the device: of a session that ended by itself the cart, and what was typed, are still here. */
  const accountHere = (): string | null => {
    const token = kept.token();
    return token === null ? kept.endedAccount() : accountOf(token);
  };
  const begin = (token: string, person: Person): void => {
    const before = accountHere();
    if (before !== null && before !== accountOf(token)) kept.nextShopper();
    kept.keepToken(token);
    checkoutStorage.keepPerson(person);
    notify.takeBack(LOGIN_TOPIC);
    store.set({ token, shopper: kept.shopper(), hasSessionEnded: false });
    cart.merge();
  };

  return {
    /** Makes a call that needs a session. One that has ended drops its token, never a newer one's, and keeps the cart. @throws ApiError */
    call: async <T>(call: (token: string) => Promise<T>): Promise<T> => {
      const { token } = store.get();
      if (token === null) throw new ApiError('signedOut', wordsOf(shopWords).errors.signedOut);
      try {
        return await call(token);
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'signedOut' && kept.token() === token) {
          kept.keepEndedAccount(accountOf(token));
          kept.keepToken(null);
          store.set({ token: null, hasSessionEnded: true });
          notify.error(wordsOf(shopWords).errors.signedOut, { topic: LOGIN_TOPIC });
        }
        throw error;
      }
    },
    /** Another tab changed the token: this one follows. */
    follow: (): void => {
      const before = store.get();
      const [token, shopper] = [kept.token(), kept.shopper()];
      const isAnother = shopper !== before.shopper;
      if (token === before.token && !isAnother) return;
      cart.forget({ unsent: !isAnother });
      store.set({ token, shopper, cart: kept.cart(), hasSessionEnded: token === null && !isAnother });
      if (token !== null) cart.load();
      dropEarlierShopper();
    },
    actions: {
      /** @throws ApiError */
      logIn: async (email: string, password: string): Promise<void> =>
        begin(await account.logIn(email, password), { name: '', email }),
      /** @throws ApiError */
      signUp: async (name: string, email: string, password: string): Promise<void> =>
        begin(await account.register(name, email, password), { name, email }),
      logOut: (): void => {
        store.set({ token: null, hasSessionEnded: false });
        cart.empty();
        checkoutStorage.clear();
        kept.nextShopper();
        store.set({ shopper: kept.shopper() });
        // Last, so that a tab that hears of it finds the cart empty already.
        kept.keepToken(null);
      },
    },
  };
}
