import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

import type { Address } from '#domain/address/address.ts';
import type { CartRecord } from '#domain/cart/cart.ts';
import { checkoutStorage } from '#shop/orders/checkoutStorage.ts';
import { replaceText } from './replaceText.ts';
import { anAddress } from './factories.ts';
import { renderScreen } from './renderScreen.tsx';
import { demoProduct, loggedIn, writeCart, putServerCart } from './shopper.ts';

export const MUG = demoProduct('Personalised Photo Mug');
/** Two pieces in the cart; ₹598. */
export const CART = { [MUG._id]: { '325 ml': 2 } };

const LABELS: Readonly<Record<keyof Address, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Mobile number',
  street: 'Street',
  zipcode: 'PIN code',
  city: 'City or town',
  state: 'State',
  country: 'Country',
};

/** The checkout with a cart in it, and with the address that the shopper typed before, if any. */
export async function openCheckout(typed?: Address, cart: CartRecord = CART) {
  writeCart(cart);
  putServerCart(cart);
  if (typed) checkoutStorage.writeDraft(typed);
  const view = renderScreen('/place-order');
  await view.screen.findByRole('heading', { name: 'Delivery Information' });
  const { main } = view;
  const field = (name: keyof Address): HTMLElement => main.getByLabelText(LABELS[name]);
  if (typed) await waitFor(() => expect(field('street')).toHaveValue(typed.street));
  return {
    ...view,
    field,
    /** Fills in these fields, or a whole address, each at one go. */
    fillIn: async (fields: Partial<Address> = anAddress()): Promise<void> => {
      for (const [name, text] of Object.entries(fields) as [keyof Address, string][]) {
        const input = field(name);
        if (input instanceof HTMLSelectElement) await view.user.selectOptions(input, text);
        else await replaceText(view.user, input, text);
      }
    },
    order: () => view.user.click(main.getByRole('button', { name: /^PLACE ORDER/ })),
  };
}

/** The checkout of a logged-in shopper whose form is filled in. */
export async function readyToOrder() {
  await loggedIn();
  return openCheckout(anAddress());
}
