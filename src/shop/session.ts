import * as account from '#api/account.ts';
import { ApiError } from '#api/errors.ts';
import { messagesOf } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { accountOf } from '#domain/account.ts';
import type { Person } from '#domain/address.ts';
import { countItems, mergeCarts, type Cart } from '#domain/cart.ts';
import { notify } from '#lib/notify.ts';
import type { Store } from '#lib/store.ts';
import { checkoutStorage } from './checkoutStorage.ts';
import { dropNamelessOwners, forgetDesigns } from './designActions.ts';
import { kept } from './kept.ts';
import { ownedState } from './ownedState.ts';
import { adoptVisitors, isNameless, ownerNow, VISITOR } from './owner.ts';
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
  readonly forget: (options: { readonly pending: boolean }) => void;
  readonly empty: () => void;
  /** Lines that the server lacks only because the budget of calls is used up. */
  readonly overBudget: () => Cart;
  /** Puts another one in its place, here and on the device. */
  readonly replace: (cart: Cart) => void;
};

export type Session = ReturnType<typeof createSession>;

/** Logging in and out, and the end of a session in any tab. docs/behaviour.md, Session. */
export function createSession(store: Store<ShopState>, cart: SessionCart, loadDesigns: () => void) {
  /** Shows what the device stores for the current shopper, and nothing of an earlier one. */
  const showOwned = (change: Partial<ShopState>): void => {
    dropNamelessOwners();
    if (store.get().shopper !== kept.shopper()) forgetDesigns(store);
    store.set({ shopper: kept.shopper(), ...ownedState(), ...change });
    loadDesigns();
  };
  /** The cart in use is that of another account than the one that logs in now. */
  const parkCartOf = (account: string): void => {
    if (countItems(kept.cart()) > 0) {
      kept.parkCart(account, kept.cart());
      notify.info(messagesOf(shopMessages).errors.otherCart);
    }
    cart.empty();
  };
  const begin = (token: string, person: Person): void => {
    const [before, account] = [ownerNow(), accountOf(token)];
    if (before === VISITOR) adoptVisitors(account);
    else if (before !== account) {
      // Where tokens name nobody this may be the same account: its cart stays, as after every session that ends by itself.
      if (!isNameless(before)) parkCartOf(before);
      kept.nextShopper();
    }
    kept.keepToken(token);
    checkoutStorage.keepPerson(person);
    notify.takeBack(LOGIN_TOPIC);
    const parked = kept.parkedCart(account);
    if (parked !== null) {
      cart.replace(mergeCarts(kept.cart(), parked));
      kept.dropParkedCart(account);
    }
    showOwned({ token, hasSessionEnded: false });
    cart.merge();
  };

  return {
    /** Makes a call that needs a session. One that has ended drops its token, never a newer one's, and keeps the cart. @throws ApiError */
    call: async <T>(call: (token: string) => Promise<T>): Promise<T> => {
      const { token } = store.get();
      if (token === null) throw new ApiError('signedOut', messagesOf(shopMessages).errors.signedOut);
      try {
        return await call(token);
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'signedOut' && kept.token() === token) {
          kept.keepEndedAccount(accountOf(token));
          kept.keepToken(null);
          store.set({ token: null, hasSessionEnded: true });
          notify.error(messagesOf(shopMessages).errors.signedOut, { topic: LOGIN_TOPIC });
        }
        throw error;
      }
    },
    /** Another tab changed the token: this one follows. */
    follow: (): void => {
      const before = store.get();
      const token = kept.token();
      const isAnother = kept.shopper() !== before.shopper;
      if (token === before.token && !isAnother) return;
      cart.forget({ pending: !isAnother });
      showOwned({ token, cart: kept.cart(), hasSessionEnded: token === null && !isAnother });
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
        const { token } = store.get();
        const overBudget = cart.overBudget();
        if (token !== null && overBudget.size > 0) kept.parkCart(accountOf(token), overBudget);
        store.set({ token: null, hasSessionEnded: false });
        cart.empty();
        checkoutStorage.clear();
        kept.nextShopper();
        // After all else, so that a tab that hears of it finds the cart empty already.
        kept.keepToken(null);
        showOwned({});
      },
    },
  };
}
