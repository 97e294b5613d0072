import { act, cleanup } from '@testing-library/react';
import { vi } from 'vitest';

import { emptyContent } from '#domain/design/design.ts';
import { NEW_TEXT } from '#domain/design/designText.ts';
import { cartViewOf, totalsOf } from '#domain/cart/cartView.ts';
import { itemsOf } from '#domain/remote.ts';
import { paise } from '#domain/money/money.ts';
import { placeOrder } from '#shop/orders/placeOrder.ts';
import type { NewDesign } from '#shop/designs/designActions.ts';
import { aDesign } from './designs.ts';
import { anAddress } from './factories.ts';
import { renderScreen } from './renderScreen.tsx';
import { sandbox } from './server.ts';
import { DEMO, demoProduct, OTHER, type Login } from './shopper.ts';
import { quiet, startShop } from './startShop.ts';

export const MUG = demoProduct('Personalised Photo Mug');
export const LAMP = demoProduct('Sunset Couple Photo Lamp');
export const [MUG_SIZE = ''] = MUG.sizes ?? [];
export const [LAMP_SIZE = ''] = LAMP.sizes ?? [];
export const MUG_LINE = { productId: MUG._id, size: MUG_SIZE };
export const LAMP_LINE = { productId: LAMP._id, size: LAMP_SIZE };

/** The two accounts that share the device. */
export const ASHA: Login = DEMO;
export const BALA: Login = OTHER;

/** Adds the second account. */
export const addSecondAccount = (): void => sandbox.controls.store.users.add(OTHER, 0);

/** Removes the designs of these accounts, or else of the present shopper: all tests of a file share them in memory. */
export async function clearDevice(...logins: readonly Login[]): Promise<void> {
  cleanup();
  const { actions, leave } = startShop();
  if (logins.length === 0) await actions.removePhotos();
  for (const { email, password } of logins) {
    await actions.logIn(email, password);
    await actions.removePhotos();
    actions.logOut();
  }
  await quiet();
  leave();
}

/** A design for a product, with a text to print on it and a note to the shop. */
export function aTextDesign(product: typeof MUG, text: string, note = ''): NewDesign {
  const design = aDesign(crypto.randomUUID(), { kind: 'product', productId: product._id });
  return {
    ...design,
    content: { ...emptyContent('one', 1), places: design.content.places, texts: [{ ...NEW_TEXT, text }], note },
    product: { productId: product._id, size: '', name: product.name, category: 'Gifts', subCategory: '' },
  };
}

/** Opens a page of the shop with the device's present data, and waits until it has started. */
export async function openPage(path: string) {
  cleanup();
  const view = renderScreen(path);
  const { actions } = view.shop;
  const started = (): Promise<void> =>
    vi.waitFor(() => {
      const { isStarted, products, token, cartPull } = view.shop.store.get();
      const isReady = isStarted && products.status === 'ready' && (token === null || cartPull.status === 'ready');
      if (!isReady) throw new Error('not started, or no cart yet');
    });
  await started();
  await act(() => actions.loadDesigns());
  return {
    ...view,
    logIn: async ({ email, password }: Login): Promise<void> => {
      await act(() => actions.logIn(email, password));
      await act(started);
      await act(() => actions.loadDesigns());
    },
    logOut: (): void => act(() => actions.logOut()),
    saveDesign: (design: NewDesign) => act(() => actions.saveDesign(design)),
    /** Orders the whole cart, for cash. */
    order: () =>
      act(() => {
        const { cart, products, unlisted } = view.shop.store.get();
        const { lines } = cartViewOf(cart, [...unlisted, ...itemsOf(products)]);
        const amount = totalsOf(lines, paise(0)).total;
        return placeOrder(view.shop, { address: anAddress(), lines, amount, paymentMethod: 'cod' });
      }),
  };
}

/** An account's orders at the backend, as JSON. */
export const storedOrders = (account: string): string => JSON.stringify(sandbox.controls.store.orders.ofUser(account));
