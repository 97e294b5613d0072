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
import { addStep, removalSteps, type CartStep } from '#domain/storageOperations.ts';
import type { Store } from '#lib/store.ts';
import type { ShopState } from '#shop/state.ts';
import { cartStorage } from './cartStorage.ts';

/*
 * What a login added to the guest cart, until the shopper has decided about it: `guestCart` is the cart from before the
 * merge, and null when there is nothing to decide. Every step works on what the device stores, and writes a piece to its new
 * place before it removes it from the old one: no order of steps, in any tab, loses a piece.
 * docs/behaviour.md, Saved cart at login.
 */

function setGuestCart(store: Store<ShopState>, guestCart: Cart | null): void {
  cartStorage.writeGuestCart(guestCart);
  store.set({ guestCart });
}

/** A login merges carts: asks the shopper about the lines that the guest cart did not hold. */
export function openMergePrompt(store: Store<ShopState>, guestCart: Cart, merged: Cart): void {
  // A prompt that is open already is about the same guest cart, even after another merge.
  if (cartStorage.readGuestCart() !== null || entriesOf(guestCart).next().done === true) return;
  if (cartDifference(merged, guestCart).length > 0) setGuestCart(store, guestCart);
}

/** There is nothing to decide any more. */
export const closeMergePrompt = (store: Store<ShopState>): void => setGuestCart(store, null);

/** The shopper has changed a line by hand while the prompt is open: those pieces count as the guest cart's. */
export function changeGuestLine(store: Store<ShopState>, line: LineKey, change: (before: number) => number): void {
  const guestCart = cartStorage.readGuestCart();
  if (guestCart === null) return;
  setGuestCart(store, withQuantity(guestCart, line, change(quantityIn(guestCart, line))));
}

const added = (lines: readonly LineQuantity[]): readonly CartStep[] =>
  lines.map((line) => addStep(line, line.quantity));

/** Writes what these steps make of the cart to state and device, and has these lines pushed to the server. */
export type ChangeCart = (cart: Cart, lines: readonly LineKey[], steps: readonly CartStep[]) => void;

type MergePromptContext = {
  readonly store: Store<ShopState>;
  readonly changeCart: ChangeCart;
  /** The same for a change whose new total the shopper expects. */
  readonly changeCartAndTotal: ChangeCart;
};

/** What a shopper can answer to the prompt, and do with the pieces that the answer saved for later. */
export function mergePromptActions({ store, changeCart, changeCartAndTotal }: MergePromptContext) {
  const setSavedForLater = (savedForLater: Cart, steps: readonly CartStep[]): void => {
    cartStorage.writeSavedForLater(savedForLater, steps);
    store.set({ savedForLater });
  };
  return {
    /** Keeps the whole merged cart. */
    keepAll: (): void => closeMergePrompt(store),
    /** Keeps only what the guest cart held; saves the other pieces for later and returns how many those are. */
    keepGuestCart: (): number => {
      const guestCart = cartStorage.readGuestCart();
      if (guestCart === null) return 0;
      const others = cartDifference(cartStorage.readCart(), guestCart);
      setSavedForLater(withLines(cartStorage.readSavedForLater(), others), added(others));
      changeCart(withoutLines(cartStorage.readCart(), others), others, removalSteps(others));
      closeMergePrompt(store);
      return others.reduce((pieces, { quantity }) => pieces + quantity, 0);
    },
    /** Moves a line that was saved for later back into the cart. */
    putBack: (line: LineKey): void => {
      const savedForLater = cartStorage.readSavedForLater();
      const quantity = quantityIn(savedForLater, line);
      if (quantity === 0) return;
      changeCartAndTotal(withLines(cartStorage.readCart(), [{ ...line, quantity }]), [line], [addStep(line, quantity)]);
      changeGuestLine(store, line, (before) => before + quantity);
      setSavedForLater(withoutLines(savedForLater, [{ ...line, quantity }]), [addStep(line, -quantity)]);
    },
    /** Empties what was saved for later; returns the undo. */
    clearSavedForLater: (): (() => void) => {
      const before = [...entriesOf(cartStorage.readSavedForLater())];
      setSavedForLater(EMPTY_CART, [['empty']]);
      return () => setSavedForLater(withLines(cartStorage.readSavedForLater(), before), added(before));
    },
  };
}
