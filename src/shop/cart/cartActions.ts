import { settings } from '#config/settings.ts';
import { messagesOf } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import {
  countItems,
  quantityIn,
  withAdded,
  withLineBefore,
  withQuantity,
  type Cart,
  type LineKey,
  type LineQuantity,
} from '#domain/cart/cart.ts';
import { addStep, setStep } from '#domain/storageOperations.ts';
import { cartViewOf, itemCount, totalsOf } from '#domain/cart/cartView.ts';
import { paise, type Paise } from '#domain/money/money.ts';
import { notify } from '#lib/notify.ts';
import type { Store } from '#lib/store.ts';
import type { DesignActions } from '#shop/designs/designActions.ts';
import { checkoutStorage } from '#shop/orders/checkoutStorage.ts';
import type { Session } from '#shop/session/session.ts';
import type { ShopState } from '#shop/state.ts';
import type { CartSync } from './CartSync.ts';
import { cartStorage } from './cartStorage.ts';
import { changeGuestLine, mergePromptActions, type ChangeCart } from './mergePrompt.ts';

export type CartActions = ReturnType<typeof cartActions>;

type CartContext = {
  readonly store: Store<ShopState>;
  readonly sync: CartSync;
  readonly session: Pick<Session, 'follow'>;
  readonly designs: Pick<DesignActions, 'recordPiece'>;
};

/**
 * The checkout asks about a total that differs from the one seen last; a change that shoppers make themselves moves the
 * expected total with it. Without the products' prices, and with an empty cart, it is cleared: the next total is accepted as
 * the first one was.
 * docs/behaviour.md, Checkout.
 */
function updateExpectedTotal({ products, unlisted }: ShopState, before: Cart, after: Cart): void {
  const expected = checkoutStorage.readExpectedTotal();
  if (expected === null) return;
  if (products.status !== 'ready' || countItems(after) === 0) return checkoutStorage.clearExpectedTotal();
  const known = [...unlisted, ...products.data];
  const totalOf = (cart: Cart): Paise => totalsOf(cartViewOf(cart, known).lines, settings.deliveryFee).total;
  checkoutStorage.writeExpectedTotal(paise(Math.max(0, expected + totalOf(after) - totalOf(before))));
}

/**
 * What a shopper can do with the cart: it changes on the device first, and CartSync pushes the change. Each action reads
 * the cart from storage, since another tab may have changed it a moment before this tab's state follows.
 */
export function cartActions({ store, sync, session, designs }: CartContext) {
  const changeCart: ChangeCart = (cart, lines, steps) => {
    // A login or logout in another tab first: this change belongs to the shopper whose cart the device stores now.
    session.follow();
    sync.setCart(cart, steps);
    for (const line of lines) sync.lineChanged(line);
  };

  const changeCartAndTotal: ChangeCart = (cart, lines, steps) => {
    updateExpectedTotal(store.get(), cartStorage.readCart(), cart);
    changeCart(cart, lines, steps);
  };

  return {
    /**
     * Adds one piece and returns how many pieces the cart then holds (see itemCount); 0, with a toast, when no size was
     * given. The piece gets this design, else the one that was made on the product's page.
     */
    addToCart: (line: LineKey, design?: string | null): number => {
      if (line.size === '') {
        notify.error(messagesOf(commonMessages).errors.noSize);
        return 0;
      }
      const cart = withAdded(cartStorage.readCart(), line);
      void designs.recordPiece(line, quantityIn(cart, line) - 1, design);
      changeCartAndTotal(cart, [line], [addStep(line, 1)]);
      changeGuestLine(store, line, (before) => before + 1);
      return itemCount(store.get());
    },
    /** Sets an exact quantity; 0 takes the line out. */
    setQuantity: (line: LineKey, quantity: number): void => {
      const cart = cartStorage.readCart();
      if (quantityIn(cart, line) === quantity) return;
      changeCartAndTotal(withQuantity(cart, line, quantity), [line], [setStep(line, quantity)]);
      changeGuestLine(store, line, () => quantity);
    },
    /**
     * Undoes the removal of a line: puts it before the line with the id `next`, or last. Pieces that another tab has
     * added meanwhile are added to it.
     */
    putLineBack: (line: LineQuantity, next: string | null): void => {
      const cart = cartStorage.readCart();
      const quantity = quantityIn(cart, line) + line.quantity;
      changeCartAndTotal(
        withLineBefore(cart, { ...line, quantity }, next),
        [line],
        [addStep(line, line.quantity, next)],
      );
      changeGuestLine(store, line, () => quantity);
    },
    /** Pulls the server's cart again. */
    reloadCart: (): void => sync.load(),
    ...mergePromptActions({ store, changeCart, changeCartAndTotal }),
  };
}
