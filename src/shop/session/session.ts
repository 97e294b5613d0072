import * as account from '#api/account.ts';
import { ApiError } from '#api/errors.ts';
import { messagesOf } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { accountIdOf } from '#domain/account/accountId.ts';
import type { Person } from '#domain/address/address.ts';
import { countItems, EMPTY_CART, mergeCarts, type Cart } from '#domain/cart/cart.ts';
import { notify } from '#lib/notify.ts';
import type { Store } from '#lib/store.ts';
import { cartStorage } from '#shop/cart/cartStorage.ts';
import { closeMergePrompt } from '#shop/cart/mergePrompt.ts';
import { readSaved } from '#shop/catalogue/wishlistAndRecent.ts';
import { readChosenPhoto, dropNamelessOwners } from '#shop/designs/designOwner.ts';
import type { DesignActions } from '#shop/designs/designActions.ts';
import { forgetDesigns } from '#shop/designs/lazyDesignActions.ts';
import { checkoutStorage } from '#shop/orders/checkoutStorage.ts';
import type { ShopState } from '#shop/state.ts';
import { readAddresses } from './addressBook.ts';
import { adoptVisitors, dropVisitors, isNameless, ownerNow, VISITOR } from './owner.ts';
import { dropEarlierShopper } from './shopperTabStorage.ts';
import { storedSession } from './storedSession.ts';

/** Topic of toasts that ask for a login; they are dismissed by the next one. */
export const LOGIN_TOPIC = 'login';

/** What a login or logout does to the cart; see CartSync. */
type SessionCart = {
  readonly setCart: (cart: Cart) => void;
  readonly load: () => void;
  readonly merge: () => void;
  readonly invalidate: () => void;
  readonly reset: () => void;
  readonly linesBeyondBudget: () => Cart;
};

type SessionContext = {
  readonly store: Store<ShopState>;
  readonly sync: SessionCart;
  readonly designs: Pick<DesignActions, 'loadDesigns'>;
};

export type Session = ReturnType<typeof createSession>;

/** Makes a call with the token of the current session. */
export type WithSession = <T>(call: (token: string) => Promise<T>) => Promise<T>;

/**
 * Makes calls that need a session. A call that the backend rejects as signed out ends the session: its token goes, unless a
 * newer one has replaced it, and the cart stays. @throws ApiError
 */
export function createWithSession(store: Store<ShopState>): WithSession {
  return async (call) => {
    const { token } = store.get();
    if (token === null) throw new ApiError('signedOut', messagesOf(commonMessages).errors.signedOut);
    try {
      return await call(token);
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'signedOut' && storedSession.readToken() === token) {
        storedSession.writeEndedAccount(accountIdOf(token));
        storedSession.writeToken(null);
        store.set({ token: null, hasSessionEnded: true });
        notify.error(messagesOf(commonMessages).errors.signedOut, { topic: LOGIN_TOPIC });
      }
      throw error;
    }
  };
}

/** A shopper leaves: removes their pending lines and their open merge prompt, and gives the next shopper a new number. */
export function nextShopper(): void {
  if (ownerNow() !== VISITOR) dropVisitors();
  cartStorage.dropPending();
  storedSession.writeEndedAccount(null);
  storedSession.writeShopper(String((Number(storedSession.readShopper()) || 0) + 1));
}

type OwnedState = Pick<ShopState, 'guestCart' | 'savedForLater' | 'wishlist' | 'recent' | 'addresses' | 'ownPhoto'>;

/** What the device stores for the current shopper; designs are read separately, because that takes longer. */
export const ownedState = (): OwnedState => ({
  guestCart: cartStorage.readGuestCart(),
  savedForLater: cartStorage.readSavedForLater(),
  wishlist: readSaved('wishlist'),
  recent: readSaved('recent'),
  addresses: readAddresses(),
  ownPhoto: readChosenPhoto(),
});

/** Logging in and out, and following another tab that does. docs/behaviour.md, Session. */
export function createSession({ store, sync, designs }: SessionContext) {
  /** The login whose answer counts: the last one, until a login or logout in any tab. */
  let pendingLogin: Promise<string> | null = null;
  /** Shows what the device stores for the current shopper, and removes what belongs to an earlier one. */
  const showOwned = (change: Partial<ShopState>): void => {
    pendingLogin = null;
    dropNamelessOwners();
    if (store.get().shopper !== storedSession.readShopper()) forgetDesigns(store);
    store.set({ shopper: storedSession.readShopper(), ...ownedState(), ...change });
    void designs.loadDesigns();
  };
  /** Empties the cart on this device; the server's stays. */
  const emptyCart = (): void => {
    sync.reset();
    closeMergePrompt(store);
    sync.setCart(EMPTY_CART);
  };
  /** Stores the cart for the account's next login and empties it, because another account logs in. */
  const parkCartOf = (account: string): void => {
    if (countItems(cartStorage.readCart()) > 0) {
      cartStorage.parkCart(account, cartStorage.readCart());
      notify.info(messagesOf(commonMessages).errors.otherCart);
    }
    emptyCart();
  };
  const begin = (token: string, person: Person): void => {
    const [before, account] = [ownerNow(), accountIdOf(token)];
    if (before === VISITOR) adoptVisitors(account);
    else if (before !== account) {
      // Tokens without a user id may belong to the same account: its cart stays, as after any session that expires.
      if (!isNameless(before)) parkCartOf(before);
      nextShopper();
    }
    storedSession.writeToken(token);
    checkoutStorage.writePerson(person);
    notify.dismiss(LOGIN_TOPIC);
    const parked = cartStorage.readParkedCart(account);
    if (parked !== null) {
      sync.setCart(mergeCarts(cartStorage.readCart(), parked));
      cartStorage.dropParkedCart(account);
    }
    showOwned({ token, hasSessionEnded: false });
    sync.merge();
  };
  /** Brings this tab up to date after another tab has logged in or out. */
  const follow = (): void => {
    const before = store.get();
    const token = storedSession.readToken();
    const isAnother = storedSession.readShopper() !== before.shopper;
    if (token === before.token && !isAnother) return;
    if (isAnother) sync.reset();
    else sync.invalidate();
    showOwned({ token, cart: cartStorage.readCart(), hasSessionEnded: token === null && !isAnother });
    if (token !== null) sync.load();
    dropEarlierShopper();
  };
  /** Begins the session of a login if its answer still counts. */
  const beginWith = async (login: Promise<string>, person: Person): Promise<void> => {
    pendingLogin = login;
    const token = await login;
    // Storage that was cleared meanwhile has lost the shopper's number, which says nothing of another login or logout.
    if (storedSession.isCleared()) storedSession.writeShopper(store.get().shopper);
    follow();
    if (pendingLogin === login) begin(token, person);
  };

  return {
    follow,
    actions: {
      /** Logs in and merges the device's cart with the account's. @throws ApiError */
      logIn: async (email: string, password: string): Promise<void> =>
        beginWith(account.logIn(email, password), { name: '', email }),
      /** Creates an account and logs in. @throws ApiError */
      signUp: async (name: string, email: string, password: string): Promise<void> =>
        beginWith(account.register(name, email, password), { name, email }),
      /** Logs out and empties the cart on this device; the account's cart on the server stays. */
      logOut: (): void => {
        const { token } = store.get();
        const linesBeyondBudget = sync.linesBeyondBudget();
        if (token !== null && linesBeyondBudget.size > 0) cartStorage.parkCart(accountIdOf(token), linesBeyondBudget);
        store.set({ token: null, hasSessionEnded: false });
        emptyCart();
        checkoutStorage.clear();
        nextShopper();
        // Last, because other tabs react to it and must find the cart empty.
        storedSession.writeToken(null);
        showOwned({});
      },
    },
  };
}
