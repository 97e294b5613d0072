import {
  entriesOf,
  EMPTY_CART,
  cartDifference,
  quantityIn,
  withLines,
  withoutLines,
  withQuantity,
  type Cart,
  type LineKey,
  type LineQuantity,
} from '#domain/cart/cart.ts';
import { add, takenOut, type CartStep } from '#domain/cart/operations.ts';
import type { Store } from '#lib/store.ts';
import { storage } from '#shop/session/storage.ts';
import type { ShopState } from '#shop/state.ts';
import type { ChangeCart } from './cartActions.ts';

const added = (lines: readonly LineQuantity[]): readonly CartStep[] => lines.map((line) => add(line, line.quantity));

export type MergeActions = ReturnType<typeof createMergedCart>['actions'];

type Dependencies = {
  readonly store: Store<ShopState>;
  readonly changeCart: ChangeCart;
  /** The same for what the shopper changes without being asked. */
  readonly changeAndExpect: ChangeCart;
};

/**
 * What a login added to a visit's cart, until the shopper has said what to do with it. Every step is made of what the
 * device holds, and a piece stands in its new place before it leaves the old one: no order of steps, in any tab, loses
 * one. docs/behaviour.md, Saved cart at login.
 */
export function createMergedCart({ store, changeCart, changeAndExpect }: Dependencies) {
  const keep = (guestCart: Cart | null): void => {
    storage.writeGuestCart(guestCart);
    store.set({ guestCart });
  };
  const writeSavedForLater = (savedForLater: Cart, steps: readonly CartStep[]): void => {
    storage.writeSavedForLater(savedForLater, steps);
    store.set({ savedForLater });
  };
  /** The shopper has changed a line by hand: so many pieces of it are this visit's own. */
  const lineChanged = (line: LineKey, change: (before: number) => number): void => {
    const guestCart = storage.readGuestCart();
    if (guestCart !== null) keep(withQuantity(guestCart, line, change(quantityIn(guestCart, line))));
  };
  return {
    /** See CartSync: from now on there may be something to decide. */
    onMerge: (guestCart: Cart, merged: Cart): void => {
      // A question that is open already is about the same visit, whatever was merged since.
      if (storage.readGuestCart() !== null || entriesOf(guestCart).next().done === true) return;
      if (cartDifference(merged, guestCart).length > 0) keep(guestCart);
    },
    lineChanged,
    /** There is nothing to decide any more. */
    forget: () => keep(null),
    actions: {
      /** The shopper wants all that is in the cart since the account's saved cart joined it. */
      keepAll: () => keep(null),
      /** The shopper wants only what this visit held: the other pieces go to Saved. Tells how many those are. */
      keepGuestCart: (): number => {
        const guestCart = storage.readGuestCart();
        if (guestCart === null) return 0;
        const others = cartDifference(storage.readCart(), guestCart);
        writeSavedForLater(withLines(storage.readSavedForLater(), others), added(others));
        changeCart(withoutLines(storage.readCart(), others), others, takenOut(others));
        keep(null);
        return others.reduce((pieces, { quantity }) => pieces + quantity, 0);
      },
      /** Puts a line of Saved back into the cart. */
      putBack: (line: LineKey): void => {
        const savedForLater = storage.readSavedForLater();
        const quantity = quantityIn(savedForLater, line);
        if (quantity === 0) return;
        changeAndExpect(withLines(storage.readCart(), [{ ...line, quantity }]), [line], [add(line, quantity)]);
        lineChanged(line, (before) => before + quantity);
        writeSavedForLater(withoutLines(savedForLater, [{ ...line, quantity }]), [add(line, -quantity)]);
      },
      /** Forgets what was put aside; returns the way back. */
      clearSavedForLater: (): (() => void) => {
        const before = [...entriesOf(storage.readSavedForLater())];
        writeSavedForLater(EMPTY_CART, [['empty']]);
        return () => writeSavedForLater(withLines(storage.readSavedForLater(), before), added(before));
      },
    },
  };
}
