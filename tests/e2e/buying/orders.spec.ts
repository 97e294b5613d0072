import type { Page } from '@playwright/test';

import type { FaultRule } from '#sandbox/faults/definition.ts';
import { arrive, orderRows, ordersAre } from '../support/payments.ts';
import { expect, PHONE_TOO, test } from '../support/shop.ts';
import { logIn } from '../support/shopper.ts';

const CALL = 'POST /api/order/userorders';
const said = (page: Page, text: string) => page.getByRole('main').getByText(text);

const item = (name: string, more: object = {}) => ({ _id: name, name, price: 100, size: 'M', quantity: 1, ...more });

/** Every shape of docs/backend.md, My orders, and some that nobody has seen yet. */
const SHAPES: readonly unknown[] = [
  {
    _id: '1',
    items: [item('First')],
    amount: 100,
    status: 'Order Placed',
    paymentMethod: 'COD',
    payment: false,
    date: 1,
  },
  {
    _id: '2',
    items: [item('Plain date', { image: 'one.jpg' })],
    date: '24-Jul-2025 07:45 PM',
    amount: 995.5,
    payment: true,
  },
  {
    _id: '3',
    items: [item('Created', { image: ['a.jpg'] })],
    createdAt: '2025-07-24T10:00:00.000Z',
    status: 'packing',
  },
  { _id: '4', items: [item('Digits', { media: [{ url: 'm.jpg', type: 'image' }] })], date: '1753351200000' },
  { _id: '5', items: [item('Odd'), { size: {}, quantity: 'x', price: {}, name: 7 }], date: {}, amount: 'x', status: 7 },
  { _id: '6', items: [], amount: 5 },
  { _id: '7', amount: 5 },
  { items: [item('No id')], address: null, status: 'out for delivery', paymentMethod: 'upi' },
  { _id: '8', items: [item('By UPI')], address: { city: 'Guntur', zipcode: 522001 }, paymentMethod: 'UPI' },
  { _id: '1', items: [item('Same id')] },
  null,
  7,
  'text',
  [],
];

test(
  'R6 R25: a shopper reads every order, whatever shape it comes in',
  PHONE_TOO,
  async ({ page, context, open, backend, watch }) => {
    watch.allow(/^console warning: order/, /Failed to load resource.*404/);
    await arrive(context, backend);
    await ordersAre(page, SHAPES);
    await open('/orders');
    for (const name of ['First', 'Plain date', 'Created', 'Digits', 'Odd', 'No id', 'By UPI']) {
      await expect(orderRows(page).filter({ hasText: name })).toHaveCount(1);
    }
    await expect(orderRows(page).filter({ hasText: 'Plain date' })).toContainText('₹995.50');
    await expect(orderRows(page).filter({ hasText: 'Plain date' })).toContainText('Paid');
    await expect(orderRows(page).filter({ hasText: 'Created' })).toContainText('24 Jul');
    await expect(orderRows(page).filter({ hasText: 'Created' })).toContainText('Packing');
    await expect(orderRows(page).filter({ hasText: 'No id' })).toContainText('Out for delivery');
    await expect(orderRows(page).filter({ hasText: 'By UPI' })).toContainText('Guntur 522001');
    await expect(orderRows(page).filter({ hasText: 'Same id' })).toHaveCount(0);
    await expect(page.getByText('Invalid Date')).toHaveCount(0);
  },
);

test('a shopper sees the newest order first, and new ones after Refresh', async ({ page, context, open, backend }) => {
  const order = (name: string, date: number) => ({ _id: name, items: [item(name)], date, amount: 100 });
  const orders = [order('Old', 1e12), order('New', 3e12), order('Middle', 2e12)];
  await arrive(context, backend);
  await ordersAre(page, orders);
  await open('/orders');
  await expect(orderRows(page)).toContainText(['New', 'Middle', 'Old']);
  orders.push(order('Newest', 4e12));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(orderRows(page)).toContainText(['Newest', 'New', 'Middle', 'Old']);
});

test('a visitor is asked to login, and sees the orders after', async ({ page, open, backend }) => {
  await open('/orders');
  await expect(said(page, 'Please login to see your orders.')).toBeVisible();
  expect(await backend.calls(CALL)).toBe(0);
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await logIn(page);
  await expect(page).toHaveURL('/orders');
  await expect(said(page, 'You have no orders yet.')).toBeVisible();
});

test('R7: a shopper whose session ends meanwhile reads so, logs in, and is back', async ({
  page,
  context,
  open,
  backend,
}) => {
  await arrive(context, backend);
  await open('/orders');
  await expect(said(page, 'You have no orders yet.')).toBeVisible();
  await backend.once(CALL, { type: 'successFalse', message: 'jwt expired' });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(said(page, 'You must be logged in to view orders.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await logIn(page);
  await expect(page).toHaveURL('/orders');
  await expect(said(page, 'You have no orders yet.')).toBeVisible();
});

const FAILURES: readonly (readonly [string, FaultRule['fault'], string])[] = [
  ['refused in words', { type: 'successFalse', message: 'The ledger is being counted' }, 'The ledger is being counted'],
  ['refused without a word', { type: 'successFalse' }, 'Failed to fetch orders'],
  ['answered by a page', { type: 'body', kind: 'html' }, 'Failed to fetch orders'],
  ['met by an error', { type: 'status', code: 500 }, 'Failed to fetch orders'],
  ['without a connection', 'refuse', 'Failed to load orders'],
];

test('R4: a shopper who cannot have the orders reads the cause each time, and tries again', async ({
  page,
  context,
  open,
  backend,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  await arrive(context, backend);
  await backend.once(CALL, FAILURES[0]?.[1] ?? 'refuse');
  await open('/orders');
  for (const [index, [what, , text]] of FAILURES.entries()) {
    await test.step(what, async () => {
      await expect(said(page, text)).toBeVisible();
      const next = FAILURES[index + 1];
      if (next) await backend.once(CALL, next[1]);
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
      if (next?.[2] !== text) await expect(said(page, text)).toHaveCount(0);
    });
  }
  await expect(said(page, 'You have no orders yet.')).toBeVisible();
});

test('R3: a shopper who waits long for the orders is told, and can ask again', async ({
  page,
  context,
  open,
  backend,
}) => {
  await arrive(context, backend);
  await backend.once(CALL, 'hang');
  await open('/orders');
  await expect(said(page, 'Loading your orders...')).toBeVisible();
  await page.clock.fastForward(8000);
  await expect(said(page, 'Still working…')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(said(page, 'You have no orders yet.')).toBeVisible();
});
