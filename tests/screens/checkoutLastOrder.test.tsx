import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';

import type { Address } from '#domain/address/address.ts';
import { orderAttempts } from '#shop/orders/orderAttempts.ts';
import { CART, openCheckout } from '#tests/support/checkout.ts';
import { anAddress, rawOrder } from '#tests/support/factories.ts';
import { lostOrder } from '#tests/support/lostOrders.ts';
import { sandbox, server } from '#tests/support/server.ts';
import { answers, calls, DEMO, loggedIn, OTHER, putServerCart } from '#tests/support/shopper.ts';
import { quiet, until } from '#tests/support/startShop.ts';

const OFFER = /^Deliver to the address of your last order/;
const ORDERS = '/api/order/userorders';
const HOME = anAddress({ street: '7 Temple Street', city: 'Guntur', zipcode: '522001' });

/** The demo account has ordered to this address before, on any device. */
function orderedBefore(address: Address): void {
  const { orders } = sandbox.controls.store;
  const date = Date.now() - 86_400_000 + orders.all().length;
  const order = { userId: DEMO.id, items: [], amount: 299, status: 'Delivered', payment: true };
  orders.add({
    ...order,
    paymentMethod: 'COD',
    __v: 0,
    _id: `${orders.all().length}`.padStart(24, '0'),
    address,
    date,
  });
}

test('one tap fills the form with the address of the account’s last order, and the order goes there', async () => {
  orderedBefore(anAddress());
  orderedBefore(HOME);
  await loggedIn();
  const { main, user, field, order } = await openCheckout();
  const offer = await main.findByRole('button', { name: OFFER });
  expect(offer).toHaveTextContent('Asha Rao, 7 Temple Street, Guntur, Andhra Pradesh, 522001, India');
  await user.click(offer);
  expect(field('street')).toHaveValue('7 Temple Street');
  expect(field('state')).toHaveValue('Andhra Pradesh');
  expect(main.getByText('Filled in from your last order. You can still change it.')).toHaveFocus();
  await order();
  await until(() => expect(calls('/api/order/place')).toHaveLength(1));
  expect(calls('/api/order/place')[0]?.body).toMatchObject({ address: HOME });
  expect(localStorage.getItem(`kanuka.addresses@${DEMO.id}`), 'nothing is saved without consent').toBeNull();
});

test('S14: another account’s order offers nothing, also when its answer arrives after the login of the next', async () => {
  sandbox.controls.store.users.add(OTHER, 0);
  putServerCart(CART, OTHER.id);
  orderedBefore(HOME);
  await loggedIn();
  let release = (): void => {};
  const late = new Promise<void>((done) => (release = done));
  server.use(
    http.post(`*${ORDERS}`, async ({ request }) => {
      const answer = await sandbox.fetch(request);
      await late;
      return HttpResponse.json((await answer.json()) as object);
    }),
  );
  const { main, shop } = await openCheckout();
  await until(() => expect(calls(ORDERS)).not.toEqual([]));
  const before = calls(ORDERS).length;
  await act(() => shop.actions.logIn(OTHER.email, OTHER.password));
  await until(() => expect(calls(ORDERS).length).toBeGreaterThan(before));
  release();
  await quiet();
  expect(main.queryByRole('button', { name: OFFER })).toBeNull();
  expect(main.queryByText(/7 Temple Street/)).toBeNull();
});

test('a visitor and a shopper whose form is filled in are offered nothing, and no call is made', async () => {
  orderedBefore(HOME);
  const visitor = await openCheckout();
  await quiet();
  expect(visitor.main.queryByRole('button', { name: OFFER })).toBeNull();
  visitor.unmount();
  await loggedIn();
  const { main } = await openCheckout(anAddress());
  await quiet();
  expect(main.queryByRole('button', { name: OFFER })).toBeNull();
  expect(calls(ORDERS)).toEqual([]);
});

test.each([
  ['a last order without an address', [rawOrder({ address: anAddress() }), rawOrder({ _id: 'b', address: null })]],
  ['an address of other types', [rawOrder({ address: { street: {}, city: ['Tenali'], zipcode: 7 } })]],
])('with %s there is a question in its place', async (_, orders) => {
  await loggedIn();
  answers(ORDERS, { success: true, orders });
  const { main } = await openCheckout();
  await quiet();
  expect(main.getByText('Where should we deliver?')).toBeVisible();
  expect(main.queryByRole('button', { name: OFFER })).toBeNull();
});

test('R49: My Orders that cannot be read cost the checkout an offer, nothing else', async () => {
  orderedBefore(HOME);
  sandbox.controls.faults.add({ route: ORDERS, fault: { type: 'status', code: 500 } });
  await loggedIn();
  const { main, fillIn, order } = await openCheckout();
  await until(() => expect(calls(ORDERS)).not.toEqual([]));
  await quiet();
  expect(main.queryByRole('button', { name: OFFER })).toBeNull();
  expect(document.querySelector('.Toastify__toast')).toBeNull();
  sandbox.controls.faults.clear();
  await fillIn();
  await order();
  await until(() => expect(sandbox.controls.store.orders.ofUser(DEMO.id)).toHaveLength(2));
});

test('R9: the offer settles no unanswered order: the checkout still waits for My Orders to be seen', async () => {
  orderedBefore(HOME);
  await loggedIn();
  lostOrder();
  const { main, user, order } = await openCheckout();
  await user.click(await main.findByRole('button', { name: OFFER }));
  expect(main.getByText('We may have received your order.')).toBeVisible();
  await order();
  expect(calls('/api/order/place')).toEqual([]);
  expect(orderAttempts.unanswered(DEMO.id)).not.toBeNull();
});
