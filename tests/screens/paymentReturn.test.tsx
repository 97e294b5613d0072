import { expect, test } from 'vitest';

import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import { CART, MUG, openCheckout } from '#tests/support/checkout.ts';
import { anAddress } from '#tests/support/factories.ts';
import { logInOnScreen } from '#tests/support/logIn.ts';
import { expectIrreversible } from '#tests/support/irreversibleButton.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { failOnce, sandbox } from '#tests/support/server.ts';
import { answers, calls, DEMO, loggedIn, post, putServerCart, storedCart } from '#tests/support/shopper.ts';
import { quiet, until } from '#tests/support/startShop.ts';
import { toastsOnScreen } from '#tests/support/toastsOnScreen.ts';

const VERIFY = '/api/order/verifyStripe';

/** A logged-in shopper with a card order from this device, optionally paid on the provider's page. */
async function aCardOrder({ isPaid }: { readonly isPaid: boolean }): Promise<string> {
  putServerCart(CART);
  const token = await loggedIn();
  const lines = [{ productId: MUG._id, size: '325 ml', quantity: 2 }];
  const { attempt } = orderAttempts.begin({ account: DEMO.id, method: 'stripe', amount: MUG.price * 200, lines });
  orderAttempts.update(attempt.idempotencyKey, { state: 'retryable' });
  const items = [{ _id: MUG._id, price: MUG.price, size: '325 ml', quantity: 2, ref: attempt.idempotencyKey }];
  await post('/api/order/stripe', { items, amount: MUG.price * 2, address: {} }, token);
  const id = sandbox.controls.store.orders.all().at(-1)?._id ?? '';
  if (isPaid) sandbox.controls.store.payments.mark(id, 'paid', 'pay_1');
  return id;
}

test('R14 R28: a paid order is verified once, and My Orders opens with an empty cart', async () => {
  const id = await aCardOrder({ isPaid: true });
  sandbox.controls.faults.add({ route: VERIFY, fault: { type: 'delay', ms: 30 } });
  const { screen, url } = renderScreen(`/verify?success=true&orderId=${id}`);
  expect(await screen.findByText('Checking your payment…')).toBeVisible();
  await until(() => expect(url()).toBe('/orders'));
  await screen.findByText('Payment received. Thank you!');
  // React runs every effect twice in this test; the server still receives one request, with the URL's own values.
  expect(calls(VERIFY).map(({ body }) => body)).toEqual([{ success: 'true', orderId: id }]);
  expect(storedCart()).toEqual({});
  // Pending cart requests of this page would otherwise empty the next test's cart.
  await quiet();
});

test.each([
  ['a payment that the server refuses', 'true', 'Your card was declined.'],
  ['a shopper who has not paid', 'false', 'Payment not completed. Your cart is safe.'],
])('%s leads to a complete cart, with the reason in a toast and on the page', async (_, success, text) => {
  const id = await aCardOrder({ isPaid: false });
  if (success === 'true') answers(VERIFY, { success: false, message: text });
  const { main, screen, user, url } = renderScreen(`/verify?success=${success}&orderId=${id}`);
  await until(() => expect(url()).toBe('/cart'));
  const notice = (await main.findByText(text)).closest('[role=alert]');
  expect(notice).toHaveTextContent('At checkout, try again or choose another payment method.');
  await until(() => expect(toastsOnScreen()).toEqual([text]));
  expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  expect(storedCart()).toEqual(CART);
  if (success === 'false') expect(calls(VERIFY).map(({ body }) => body)).toEqual([{ success, orderId: id }]);
  // The notice belongs to this visit of the cart.
  await user.click(screen.getByRole('link', { name: 'ABOUT' }));
  await user.click(await screen.findByRole('link', { name: 'Cart, 2 items' }));
  expect(await main.findByRole('spinbutton')).toBeVisible();
  expect(main.queryByText(text)).toBeNull();
});

test('a check that fails leaves the page open and shows a toast', async () => {
  const id = await aCardOrder({ isPaid: true });
  sandbox.controls.faults.add({ route: VERIFY, times: 1, fault: { type: 'status', code: 500 } });
  const { screen, user, url } = renderScreen(`/verify?success=true&orderId=${id}`);
  expect(await screen.findByText('We could not confirm your payment yet. Your cart is safe.')).toBeVisible();
  const toast = (await screen.findByText('The payment could not be checked.')).closest('.Toastify__toast');
  expect(url()).toBe(`/verify?success=true&orderId=${id}`);
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await until(() => expect(url()).toBe('/orders'));
  await until(() => expect(toast?.className, 'the toast leaves').toContain('exit'));
});

test.each(['of a visitor', 'that has expired'])(
  'R14: a session %s asks for a login, and the payment is checked then',
  async (session) => {
    const id = await aCardOrder({ isPaid: true });
    if (session === 'of a visitor') localStorage.removeItem('token');
    else failOnce(VERIFY, { type: 'successFalse', message: 'jwt expired' });
    const { main, screen, user, url } = renderScreen(`/verify?success=true&orderId=${id}`);
    expect(await screen.findByText('Please log in to finish checking your payment.')).toBeVisible();
    await user.click(main.getByRole('link', { name: 'Login' }));
    await logInOnScreen({ screen, user });
    await until(() => expect(url()).toBe('/orders'));
    await screen.findByText('Payment received. Thank you!');
    expect(sandbox.controls.store.orders.byId(id)).toMatchObject({ payment: true });
    await quiet();
  },
);

test('S17 R14: a URL that does not name one payment and its result is not verified', async () => {
  const id = await aCardOrder({ isPaid: true });
  for (const query of [
    '',
    'success=false&orderId=',
    `orderId=${id}`,
    `success=TRUE&orderId=${id}`,
    `success=true&success=false&orderId=${id}`,
    `success=false&orderId=${'a'.repeat(10_000)}`,
  ]) {
    const { screen, unmount } = renderScreen(`/verify?${query}`);
    expect(await screen.findByText('This link does not show which payment to check.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See My Orders' })).toHaveAttribute('href', '/orders');
    expect(screen.getByRole('link', { name: 'Back to cart' })).toHaveAttribute('href', '/cart');
    unmount();
  }
  await quiet();
  expect(calls(VERIFY)).toEqual([]);
  expect(storedCart()).toEqual(CART);
  expect(sandbox.controls.store.orders.all()).toHaveLength(1);
});

test('S17: a link with another shopper’s payment does nothing by itself, and checking it empties nothing', async () => {
  putServerCart(CART);
  await loggedIn();
  const { screen, user } = renderScreen(`/verify?success=true&orderId=${'a'.repeat(24)}`);
  expect(await screen.findByRole('heading', { name: 'We do not recognise this payment.' })).toBeVisible();
  expect(calls(VERIFY)).toEqual([]);
  await user.click(expectIrreversible(screen.getByRole('button', { name: 'Check this payment' })));
  expect(await screen.findByText('We could not confirm your payment yet. Your cart is safe.')).toBeVisible();
  expect(calls(VERIFY)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  expect(storedCart()).toEqual(CART);
});

test('R14: a shopper who may have paid for a deleted order reads whom to contact, is warned once before paying again and can continue', async () => {
  const id = await aCardOrder({ isPaid: true });
  const ref = orderAttempts.all()[0]?.idempotencyKey ?? '';
  orderAttempts.update(ref, { orderId: id });
  sandbox.controls.store.orders.remove(id);
  answers(VERIFY, { success: true });
  const expectContact = (place: Pick<typeof back.screen, 'getByRole' | 'getByText'>): void => {
    const link = place.getByRole('link', { name: 'Tell us on WhatsApp' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(ref);
    expect(place.getByText(new RegExp(ref))).toBeVisible();
  };
  const back = renderScreen(`/verify?success=true&orderId=${id}`);
  const title = 'Your payment may have gone through, but we cannot find the order.';
  expect(await back.screen.findByRole('heading', { name: title })).toBeVisible();
  expectContact(back.screen);
  expect(storedCart()).toEqual(CART);
  back.unmount();
  const { order, main, user, url } = await openCheckout(anAddress());
  expect(await main.findByText('Your earlier card payment of ₹598 may have gone through.')).toBeVisible();
  expectContact(main);
  expect(main.getByRole('link', { name: 'See My Orders' })).toHaveAttribute('href', '/orders');
  await order();
  expect(calls('/api/order/place')).toEqual([]);
  await user.click(expectIrreversible(main.getByRole('button', { name: 'Place a new order anyway' })));
  expect(main.queryByText(/may have gone through/)).toBeNull();
  await order();
  await until(() => expect(url()).toBe('/orders'));
  expect(sandbox.controls.store.orders.all()).toHaveLength(1);
});
