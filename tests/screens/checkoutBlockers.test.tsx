import { expect, test, vi } from 'vitest';

import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import { MUG, openCheckout } from '#tests/support/checkout.ts';
import { anAddress, rawProduct } from '#tests/support/factories.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { sandbox } from '#tests/support/server.ts';
import { answers, calls, DEMO, writeCart, storedCart, loggedIn, putServerCart } from '#tests/support/shopper.ts';
import { until } from '#tests/support/startShop.ts';

test('when current prices cannot be loaded nothing is ordered, and a toast and a notice beside the button say so until the next attempt', async () => {
  await loggedIn();
  const { order, main, screen } = await openCheckout(anAddress());
  const message = 'The gifts are being counted. Please come back at noon.';
  sandbox.controls.faults.add({ route: '/api/product/list', fault: { type: 'successFalse', message } });
  await order();
  const toast = (await screen.findByText(message)).closest('.Toastify__toast');
  expect(await main.findByText('Today’s prices could not be loaded, so nothing was ordered.')).toBeVisible();
  expect(calls('/api/order/')).toEqual([]);
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
