import { expect, test, vi } from 'vitest';

import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import { MUG, openCheckout } from '#tests/support/checkout.ts';
import { anAddress, rawProduct } from '#tests/support/factories.ts';
import { expectFinal } from '#tests/support/finalButton.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { sandbox } from '#tests/support/server.ts';
import { answers, calls, DEMO, writeCart, storedCart, loggedIn, putServerCart } from '#tests/support/shopper.ts';
import { until } from '#tests/support/startShop.ts';

// First in this file: after My Orders was read on this page the question is not asked.
test('R18: where storage fails the shopper reads so before the order is sent, and can order all the same', async () => {
  await loggedIn();
  const { order, main, user } = await openCheckout(anAddress());
  const write = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key === 'kanuka.orders') throw new DOMException('full', 'QuotaExceededError');
    write.call(this, key, value);
  });
  await order();
  expect(await main.findByText('Your browser blocks storage, so we cannot prevent a duplicate order.')).toBeVisible();
  expect(calls('/api/order/')).toEqual([]);
  await user.click(expectFinal(main.getByRole('button', { name: 'Place order anyway' })));
  await until(() => expect(sandbox.controls.store.orders.all()).toHaveLength(1));
});

test('when current prices cannot be loaded nothing is ordered, and a toast and a notice beside the button say so', async () => {
  await loggedIn();
  const { order, main, screen } = await openCheckout(anAddress());
  const message = 'The gifts are being counted. Please come back at noon.';
  sandbox.controls.faults.add({ route: '/api/product/list', fault: { type: 'successFalse', message } });
  await order();
  expect((await screen.findByText(message)).closest('.Toastify__toast')).not.toBeNull();
  expect(await main.findByText('Today’s prices could not be loaded, so nothing was ordered.')).toBeVisible();
  expect(calls('/api/order/')).toEqual([]);
  sandbox.controls.faults.clear();
  await order();
  await until(() => expect(sandbox.controls.store.orders.all()).toHaveLength(1));
});

test.each([
  ['a bad status', { type: 'status', code: 503 }, 'Failed to fetch products'],
  ['no connection', 'refuse', 'No connection to the shop. Check your internet and try again.'],
] as const)('a failed price check (%s) is shown in a toast until the next attempt', async (_, fault, notice) => {
  await loggedIn();
  const { order, main, screen } = await openCheckout(anAddress());
  sandbox.controls.faults.add({ route: '/api/product/list', fault });
  await order();
  const toast = (await screen.findByText(notice)).closest('.Toastify__toast');
  expect(await main.findByText('Today’s prices could not be loaded, so nothing was ordered.')).toBeVisible();
  sandbox.controls.faults.clear();
  await order();
  await until(() => expect(toast?.className).toContain('exit'));
  await until(() => expect(sandbox.controls.store.orders.all()).toHaveLength(1));
});

test('a cart too large for one order is offered in parts, and the rest stays in the cart', async () => {
  const many = Array.from({ length: 600 }, (_, n) =>
    rawProduct({ _id: `gift-${n}`, name: `A gift with a long enough name, number ${n}`, price: 10, sizes: ['M'] }),
  );
  answers('/api/product/list', { success: true, products: many });
  answers('/api/order/place', { success: true });
  const cart = Object.fromEntries(many.map(({ _id }) => [_id, { M: 1 }]));
  await loggedIn();
  putServerCart(cart);
  writeCart(cart);
  const { screen, user } = renderScreen('/place-order');
  expect(await screen.findByText('600 different gifts are too many for one order.')).toBeVisible();
  const offer = screen.getByRole('button', { name: /^Order the first \d+$/ });
  const fitting = Number(/\d+/.exec(offer.textContent ?? '')?.[0]);
  expect(fitting).toBeGreaterThan(200);
  await user.click(offer);
  const total = new Intl.NumberFormat('en-IN').format(fitting * 10);
  expect(await screen.findByRole('button', { name: `PLACE ORDER · ₹${total}` })).toBeVisible();
  expect(Object.keys(storedCart())).toHaveLength(600);
});

test('S24: an unconfirmed payment is checked again from the checkout before anything else can be paid', async () => {
  await loggedIn();
  const lines = [{ productId: MUG._id, size: '325 ml', quantity: 2 }];
  const { attempt } = orderAttempts.begin({ account: DEMO.id, method: 'razorpay', amount: 59_800, lines });
  orderAttempts.update(attempt.idempotencyKey, {
    state: 'unknown',
    orderId: 'x',
    payment: { razorpay_payment_id: 'p' },
  });
  const { order, main, screen, user, url } = await openCheckout(anAddress());
  await order();
  expect(await main.findByText('Your payment is not confirmed yet.')).toBeVisible();
  expect(calls('/api/order/')).toEqual([]);
  answers('/api/order/verifyRazorpay', { success: false });
  await user.click(main.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText(/We could not confirm your payment yet/)).toBeInTheDocument();
  answers('/api/order/verifyRazorpay', { success: true });
  await user.click(await main.findByRole('button', { name: 'Check again' }));
  await until(() => expect(url()).toBe('/orders'));
  expect(storedCart()).toEqual({});
});

test('R9: UPI offers no payment while an earlier order is unresolved', async () => {
  await loggedIn();
  const { attempt } = orderAttempts.begin({ account: DEMO.id, method: 'cod', amount: 100, lines: [] });
  orderAttempts.update(attempt.idempotencyKey, { state: 'unknown' });
  const { main, user } = await openCheckout();
  await user.click(main.getByRole('radio', { name: /^UPI QR/ }));
  expect(main.getByText(/^Do not pay yet/)).toBeVisible();
  expect(main.queryByRole('link', { name: 'Pay with UPI app' })).toBeNull();
  expect(main.queryByRole('checkbox', { name: /paid/ })).toBeNull();
});

test('without a connection nothing is ordered, and the reason stays beside the button until the next try', async () => {
  await loggedIn();
  const { order, main } = await openCheckout(anAddress());
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await order();
  const notice = 'You are offline, so nothing was ordered. Your cart and details are still here.';
  expect((await main.findByText(notice)).closest('[role=alert]')).toBeVisible();
  online.mockReturnValue(true);
  await order();
  await until(() => expect(sandbox.controls.store.orders.all()).toHaveLength(1));
  expect(main.queryByText(notice)).toBeNull();
});
