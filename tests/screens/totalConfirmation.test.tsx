import { act, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { CART, MUG, openCheckout, readyToOrder } from '#tests/support/checkout.ts';
import { anAddress } from '#tests/support/factories.ts';
import { logInOnScreen } from '#tests/support/logIn.ts';
import { heldDuring } from '#tests/support/orders.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { sandbox } from '#tests/support/server.ts';
import {
  answers,
  calls,
  demoProduct,
  putServerCart,
  serverCart,
  storedCart,
  writeCart,
} from '#tests/support/shopper.ts';
import { until } from '#tests/support/startShop.ts';

const PLACE = '/api/order/place';
const PRINTS = demoProduct('Loose Instant-style Prints, Set of 8');
const SAVED = { [PRINTS._id]: { Standard: 2 } };
const BOTH = { ...CART, ...SAVED };
const MERGED = 'Your account cart had 2 more gifts. Total was ₹598, now ₹1,097.';

/** A visitor with ₹598 in the cart logs in at the checkout to an account with two more products. */
async function loginMerges() {
  // Somebody has logged in here before: the order leads to Login.
  localStorage.setItem('kanuka.shopper', '1');
  const view = await openCheckout(anAddress());
  putServerCart(SAVED);
  await view.order();
  const { screen } = view;
  await screen.findByRole('heading', { level: 1, name: 'Login' });
  await logInOnScreen(view);
  await screen.findByText(MERGED);
  return view;
}

const order = ({ main, user }: Pick<ReturnType<typeof renderScreen>, 'main' | 'user'>) =>
  user.click(main.getByRole('button', { name: /^PLACE ORDER/ }));

test('a saved cart merged at login stops the checkout until the shopper confirms all lines', async () => {
  const view = await loginMerges();
  const { screen, user } = view;
  const question = screen.getByText(MERGED).closest('[tabindex]');
  await waitFor(() => expect(question, 'the shopper is led to it').toHaveFocus());
  expect(screen.getByRole('button', { name: /^PLACE ORDER/ })).toHaveAttribute('aria-disabled', 'true');
  await order(view);
  expect(calls('/api/order/')).toEqual([]);
  await user.click(screen.getByRole('radio', { name: /^UPI QR/ }));
  expect(screen.queryByRole('img', { name: /^UPI QR code/ })).toBeNull();
  expect(screen.getAllByText('Confirm the new total at the top first.')[0]).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^Order Confirm/ }));
  await user.click(screen.getByRole('button', { name: 'Keep all' }));
  expect(screen.queryByText(MERGED)).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await until(() => expect(serverCart()).toEqual(BOTH));
  await order(view);
  await until(() => expect(calls(PLACE)).toHaveLength(1));
  expect(calls(PLACE)[0]?.body).toMatchObject({ amount: 1097 });
});

test('choosing only today’s products moves the others to Saved with size and quantity; cleared, all saved ones are back with one tap, and in the cart with another', async () => {
  localStorage.setItem('kanuka.wishlist', JSON.stringify([MUG._id]));
  const { screen, user } = await loginMerges();
  await user.click(screen.getByRole('button', { name: 'Only this visit’s gifts' }));
  expect(screen.queryByText(MERGED)).toBeNull();
  expect(screen.getByRole('button', { name: 'PLACE ORDER · ₹598' })).not.toHaveAttribute('aria-disabled');
  expect(storedCart()).toEqual(CART);
  await until(() => expect(serverCart()).toEqual(CART));
  await screen.findByText('2 gifts are now in Saved gifts, below your cart.');
  await user.click(screen.getByRole('link', { name: 'Cart, 2 items' }));
  await user.click(await screen.findByRole('button', { name: 'Clear Saved gifts' }));
  expect(screen.queryByText(PRINTS.name)).toBeNull();
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  expect(undo).toHaveAccessibleDescription('Saved gifts: cleared.');
  await user.click(undo);
  const saved = within(await screen.findByRole('region', { name: 'Saved gifts' }));
  for (const text of [PRINTS.name, 'Size Standard, Qty 2', MUG.name]) expect(saved.getByText(text)).toBeVisible();
  await user.click(saved.getByRole('button', { name: `Move to cart: ${PRINTS.name}, size Standard` }));
  expect(storedCart()).toEqual(BOTH);
  expect(saved.queryByText(PRINTS.name)).toBeNull();
  await until(() => expect(serverCart()).toEqual(BOTH));
});

test('the cart asks the same question, also after a reload, until the merged lines are removed by hand', async () => {
  const { screen, user, unmount } = await loginMerges();
  await user.click(screen.getByRole('link', { name: 'Cart, 4 items' }));
  expect(await screen.findByText(MERGED)).toBeVisible();
  unmount();
  const again = renderScreen('/cart');
  expect(await again.screen.findByText(MERGED)).toBeVisible();
  await again.user.click(await again.screen.findByRole('button', { name: `Remove ${PRINTS.name}, size Standard` }));
  expect(again.screen.queryByText(/^Your account cart had/)).toBeNull();
});

test('an empty cart is no total that was seen: the account’s cart that a login brings is not asked about', async () => {
  writeCart(CART);
  const empty = renderScreen('/cart');
  await empty.user.click(await empty.screen.findByRole('button', { name: /^Remove/ }));
  expect(await empty.screen.findByText('Your cart is empty.')).toBeVisible();
  empty.unmount();
  const { main } = await readyToOrder();
  await waitFor(() => expect(main.getByRole('button', { name: /^PLACE ORDER/ })).not.toHaveAttribute('aria-disabled'));
  expect(main.queryByText(/^The total has changed/)).toBeNull();
});

test('a shopper who adds a product and types the checkout’s URL is asked only about other changes', async () => {
  writeCart(CART);
  const cart = renderScreen('/cart');
  await cart.screen.findByRole('link', { name: 'PROCEED TO CHECKOUT' });
  cart.unmount();
  const { screen, user, unmount } = renderScreen(`/product/${PRINTS._id}`);
  await user.click(await screen.findByRole('button', { name: 'Add to Cart' }));
  expect(await screen.findByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  unmount();
  answers('/api/product/list', { success: true, products: [{ ...MUG, price: 350 }, PRINTS] });
  const checkout = renderScreen('/place-order');
  expect(await checkout.screen.findByText(/^The total has changed: ₹847\.50 → ₹949\.50/)).toBeVisible();
});

function otherTabFillsCart(): void {
  putServerCart(BOTH);
  localStorage.setItem('kanuka.cart', JSON.stringify(BOTH));
  act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key: 'kanuka.cart' })));
}

test('S16: a cart changed by another tab stops the checkout, a price that changes stops the order, and each new total is asked about once', async () => {
  const { main, field, user } = await readyToOrder();
  await until(() => expect(calls('/api/cart/get')).toHaveLength(1));
  otherTabFillsCart();
  expect(await main.findByText('The total has changed: ₹598 → ₹1,097')).toBeVisible();
  await order({ main, user });
  expect(calls('/api/order/')).toEqual([]);
  await user.click(main.getByRole('button', { name: 'Continue with ₹1,097' }));
  answers('/api/product/list', { success: true, products: [{ ...MUG, price: 350 }, PRINTS] });
  await order({ main, user });
  expect(await main.findByText('The total has changed: ₹1,097 → ₹1,199')).toBeVisible();
  expect(calls('/api/order/')).toEqual([]);
  expect(storedCart()).toEqual(BOTH);
  expect(field('street')).toHaveValue('1 Main Road');
  expect(main.queryByRole('button', { name: /^Continue with/ }), 'the order button is the answer').toBeNull();
  expect(main.getByRole('button', { name: 'PLACE ORDER · ₹1,199' })).not.toHaveAttribute('aria-disabled');
  // The shopper agrees; the embedded backend still sells at the old price, and refuses.
  await order({ main, user });
  await until(() => expect(calls(PLACE)).toHaveLength(1));
  expect(calls(PLACE)[0]?.body).toMatchObject({ amount: 1199 });
});

test('S16: a cart that another tab changed while an order got no answer is asked about', async () => {
  const view = await readyToOrder();
  const { answer } = await heldDuring(() => order(view), PLACE, {}, 503);
  otherTabFillsCart();
  answer();
  expect(await view.main.findByText('We may have received your order.')).toBeVisible();
  expect(await view.main.findByText('The total has changed: ₹598 → ₹1,097')).toBeVisible();
});

test('a saved cart that cannot be loaded shows a notice and blocks no order, and its total is asked about', async () => {
  sandbox.controls.faults.add({ route: '/api/cart/get', fault: { type: 'status', code: 500 } });
  const { main, user } = await readyToOrder();
  const said = (await main.findByText('Your account cart could not be loaded.')).closest('[role=alert]');
  expect(said).toHaveTextContent('Try again, or order what you see.');
  expect(main.getByRole('button', { name: 'PLACE ORDER · ₹598' })).not.toHaveAttribute('aria-disabled');
  sandbox.controls.faults.clear();
  putServerCart(BOTH);
  await user.click(main.getByRole('button', { name: 'Try again' }));
  expect(await main.findByText('The total has changed: ₹598 → ₹1,097')).toBeVisible();
  expect(main.queryByText('Your account cart could not be loaded.')).toBeNull();
});
