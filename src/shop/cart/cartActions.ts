import { messagesOf } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import {
  quantityIn,
  withAdded,
  withLineBefore,
  withQuantity,
  type Cart,
  type LineKey,
  type LineQuantity,
} from '#domain/cart/cart.ts';
import { add, set, type CartStep } from '#domain/cart/operations.ts';
import { notify } from '#lib/notify.ts';
import type { DesignActions } from '#shop/designs/designActions.ts';
import { storage } from '#shop/session/storage.ts';
import type { CartSync } from './cartSync.ts';

export type CartActions = ReturnType<typeof cartActions>;

/** Writes what the cart becomes by these steps to state and device, and has the server told of these lines. */
export type ChangeCart = (cart: Cart, lines: readonly LineKey[], steps: readonly CartStep[]) => void;

type Dependencies = {
  readonly sync: Pick<CartSync, 'adopt'>;
  readonly changeCart: ChangeCart;
  /** So many pieces of a line are this visit's own now. */
  readonly lineChanged: (line: LineKey, change: (before: number) => number) => void;
  readonly recordPiece: DesignActions['recordPiece'];
  /** How many pieces the cart is said to hold. */
  readonly countCart: () => number;
};

/** What a shopper can do with the cart: it changes here first, and the server is told. */
export function cartActions({ sync, changeCart, lineChanged, recordPiece, countCart }: Dependencies) {
  return {
    /**
     * Adds one piece and tells how many the cart then holds; 0, with a message, when no size was given. The piece has this
     * design, else the one that waits on the product's page.
     */
    addToCart: (line: LineKey, design?: string | null): number => {
      if (line.size === '') {
        notify.error(messagesOf(shopMessages).errors.noSize);
        return 0;
      }
      // The cart to build on is the device's: this tab may not have heard yet of what another has just put in.
      const cart = withAdded(storage.readCart(), line);
      void recordPiece(line, quantityIn(cart, line) - 1, design);
      changeCart(cart, [line], [add(line, 1)]);
      lineChanged(line, (before) => before + 1);
      return countCart();
    },
    /** Sets an exact quantity; 0 takes the line out. */
    setQuantity: (line: LineKey, quantity: number): void => {
      const cart = storage.readCart();
      if (quantityIn(cart, line) === quantity) return;
      changeCart(withQuantity(cart, line, quantity), [line], [set(line, quantity)]);
      lineChanged(line, () => quantity);
    },
    /** Puts a line back that was taken out, before the line of that id; its pieces join those that came meanwhile. */
    putLineBack: (line: LineQuantity, next: string | null): void => {
      const cart = storage.readCart();
      // Another tab may have put in some of it meanwhile.
      const quantity = quantityIn(cart, line) + line.quantity;
      changeCart(withLineBefore(cart, { ...line, quantity }, next), [line], [add(line, line.quantity, next)]);
      lineChanged(line, () => quantity);
    },
    /** Reads the cart that the server keeps again. */
    reloadCart: (): void => sync.adopt('load'),
  };
}
