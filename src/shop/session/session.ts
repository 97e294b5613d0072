import * as account from '#api/account.ts';
import { ApiError } from '#api/errors.ts';
import { messagesOf } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { accountOf } from '#domain/account/account.ts';
import type { Person } from '#domain/address/address.ts';
import { countItems, mergeCarts, type Cart } from '#domain/cart/cart.ts';
import { notify } from '#lib/notify.ts';
import type { Store } from '#lib/store.ts';
import { dropNamelessOwners, forgetDesigns } from '#shop/designs/designActions.ts';
import { checkoutStorage } from '#shop/orders/checkoutStorage.ts';
import type { ShopState } from '#shop/state.ts';
import { storage } from './storage.ts';
import { ownedState } from './ownedState.ts';
import { adoptVisitors, isNameless, ownerNow, VISITOR } from './owner.ts';
import { dropEarlierShopper } from './shopperStorage.ts';

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
    if (store.get().shopper !== storage.readShopper()) forgetDesigns(store);
    store.set({ shopper: storage.readShopper(), ...ownedState(), ...change });
    loadDesigns();
  };
  /** The cart in use is that of another account than the one that logs in now. */
  const parkCartOf = (account: string): void => {
    if (countItems(storage.readCart()) > 0) {
      storage.parkCart(account, storage.readCart());
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
      storage.nextShopper();
    }
    storage.writeToken(token);
    checkoutStorage.writePerson(person);
    notify.dismiss(LOGIN_TOPIC);
    const parked = storage.readParkedCart(account);
    if (parked !== null) {
      cart.replace(mergeCarts(storage.readCart(), parked));
      storage.dropParkedCart(account);
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
        if (error instanceof ApiError && error.kind === 'signedOut' && storage.readToken() === token) {
          storage.writeEndedAccount(accountOf(token));
          storage.writeToken(null);
          store.set({ token: null, hasSessionEnded: true });
          notify.error(messagesOf(shopMessages).errors.signedOut, { topic: LOGIN_TOPIC });
        }
        throw error;
      }
    },
    /** Another tab changed the token: this one follows. */
    follow: (): void => {
      const before = store.get();
      const token = storage.readToken();
      const isAnother = storage.readShopper() !== before.shopper;
      if (token === before.token && !isAnother) return;
      cart.forget({ pending: !isAnother });
      showOwned({ token, cart: storage.readCart(), hasSessionEnded: token === null && !isAnother });
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
        if (token !== null && overBudget.size > 0) storage.parkCart(accountOf(token), overBudget);
        store.set({ token: null, hasSessionEnded: false });
        cart.empty();
        checkoutStorage.clear();
        storage.nextShopper();
        // After all else, so that a tab that hears of it finds the cart empty already.
        storage.writeToken(null);
        showOwned({});
      },
    },
  };
}
