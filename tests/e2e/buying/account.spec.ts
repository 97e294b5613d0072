import { expectAccessible } from '../support/looks.ts';
import {
  arrive,
  choose,
  expectFormKept,
  FRAME,
  orderCalls,
  placeButton,
  serverCart,
  tick,
} from '../support/payments.ts';
import { expect, openWithMessages, PHONE_TOO, test } from '../support/shop.ts';
import { DEMO, expectInCart, fillInAddress, GIFTS, logIn, putIntoCart } from '../support/shopper.ts';

const MUG = GIFTS.magicMug.id;

test('R16: a visitor who logs in loses nothing: both carts become one, and the larger quantity wins', async ({
  page,
  open,
  backend,
}) => {
  const token = String((await backend.post('/api/user/login', DEMO))['token']);
  for (const size of ['A4', '8 x 10', '8 x 10', '8 x 10']) {
    await backend.post('/api/cart/add', { itemId: FRAME.id, size }, token);
  }
  const before = (await backend.log()).length;
  await putIntoCart(page, { [FRAME.id]: { A4: 2, '8 x 10': 1 }, [MUG]: { '325 ml': 3 } });
  await open('/login');
  await logIn(page);
  await expect(page).toHaveURL('/');
  await expectInCart(page, 8);
  const all = { [FRAME.id]: { A4: 2, '8 x 10': 3 }, [MUG]: { '325 ml': 3 } };
  await expect.poll(() => serverCart(backend)).toEqual(all);
  const told = (await backend.log()).slice(before).filter(({ body }) => (body as { itemId?: string })?.itemId === MUG);
  expect(told.map(({ path, body }) => [path, (body as { quantity?: number }).quantity])).toEqual([
    ['/api/cart/add', undefined],
    ['/api/cart/update', 3],
  ]);
  await open('/cart');
  await expectInCart(page, 8);
});

test(
  'R16: a saved cart that joins at login is asked about before anything can be paid, and loses nothing',
  PHONE_TOO,
  async ({ page, open, backend }) => {
    const token = String((await backend.post('/api/user/login', DEMO))['token']);
    await backend.post('/api/cart/add', { itemId: MUG, size: '325 ml' }, token);
    await backend.post('/api/cart/update', { itemId: MUG, size: '325 ml', quantity: 2 }, token);
    await putIntoCart(page, { [FRAME.id]: { A4: 1 } });
    await open('/cart');
    await page.getByRole('link', { name: 'PROCEED TO CHECKOUT' }).first().click();
    await fillInAddress(page);
    await choose(page, 'UPI QR');
    await page.getByRole('link', { name: 'Log in' }).click();
    await logIn(page);
    const question = page.getByRole('alert').filter({ hasText: 'Your saved cart had 2 more gifts: ₹1,099 → ₹1,897' });
    await expect(question).toBeInViewport();
    await expectAccessible(page);
    await expect(placeButton(page)).toBeDisabled();
    await expect(tick(page)).toBeDisabled();
    expect(await page.content()).not.toContain('upi://');
    await placeButton(page).click({ force: true });
    await expect(question).toBeInViewport();
    await question.getByRole('button', { name: 'Only today’s' }).click();
    await expect(page.getByRole('img', { name: /^UPI QR code: pay ₹1,099/ })).toBeVisible();
    await expect.poll(() => serverCart(backend)).toEqual({ [FRAME.id]: { A4: 1 } });
    await page.getByRole('link', { name: 'Cart, 1 item' }).click();
    await page
      .getByRole('region', { name: 'Saved gifts' })
      .getByRole('button', { name: /^Put back/ })
      .click();
    const all = { [FRAME.id]: { A4: 1 }, [MUG]: { '325 ml': 2 } };
    await expect.poll(() => serverCart(backend)).toEqual(all);
    expect(await orderCalls(backend)).toEqual([]);
  },
);

test('R19: a shopper sees the same cart in two tabs, whichever changes it', async ({
  page,
  context,
  open,
  backend,
}) => {
  await arrive(context, backend);
  const other = await context.newPage();
  await open('/cart', other);
  await open('/cart');
  await expectInCart(page, 2);
  const field = `Quantity for ${FRAME.name}, size ${FRAME.size}`;
  await page.getByLabel(field).fill('5');
  await expectInCart(other, 5);
  await expect(other.getByLabel(field)).toHaveValue('5');
  await other.getByRole('button', { name: `One less of ${FRAME.name}, size ${FRAME.size}` }).click();
  await expectInCart(page, 4);
  await expect.poll(() => serverCart(backend)).toEqual({ [FRAME.id]: { [FRAME.size]: 4 } });
  await page.getByRole('button', { name: `Remove ${FRAME.name}, size ${FRAME.size}` }).click();
  await expect(other.getByText('Your cart is empty.')).toBeVisible();
  await expect.poll(() => serverCart(backend)).toEqual({});
});

test('S14: a shopper who logs out is logged out in every tab, and no cart comes back', async ({
  page,
  context,
  open,
  backend,
}) => {
  await arrive(context, backend);
  const [cart, orders] = [await context.newPage(), await context.newPage()];
  await open('/cart', cart);
  await open('/orders', orders);
  await expect(orders.getByText('You have no orders yet.')).toBeVisible();
  await open('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(orders.getByText('You must be logged in to view orders.')).toBeVisible();
  await expect(cart.getByText('Your cart is empty.')).toBeVisible();
  for (const tab of [page, cart, orders]) await expectInCart(tab, 0);
  // It was only taken off this device.
  expect(await serverCart(backend)).toEqual({ [FRAME.id]: { [FRAME.size]: FRAME.quantity } });
  await logIn(page);
  for (const tab of [page, cart, orders]) await expectInCart(tab, FRAME.quantity);
});

test('R16: a shopper who changes the cart without a connection finds it saved when the connection is back', async ({
  page,
  context,
  open,
  backend,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  await arrive(context, backend);
  await openWithMessages(page, open, '/cart');
  await expectInCart(page, 2);
  await context.setOffline(true);
  await page.getByRole('button', { name: `One more of ${FRAME.name}, size ${FRAME.size}` }).click();
  await expectInCart(page, 3);
  await expect(page.getByText('No connection to the shop. Check your internet and try again.')).toBeVisible();
  await page.getByLabel(`Quantity for ${FRAME.name}, size ${FRAME.size}`).fill('7');
  expect(await serverCart(backend)).toEqual({ [FRAME.id]: { [FRAME.size]: 2 } });
  await context.setOffline(false);
  await expect.poll(() => serverCart(backend)).toEqual({ [FRAME.id]: { [FRAME.size]: 7 } });
  await expectInCart(page, 7);
});

test('R7: a shopper whose session has ended keeps every change, through a reload and the next login', async ({
  page,
  context,
  open,
  backend,
}) => {
  await arrive(context, backend);
  await open('/cart');
  await expectInCart(page, 2);
  await backend.once('POST /api/cart/update', { type: 'successFalse', message: 'jwt expired' });
  await page.getByLabel(`Quantity for ${FRAME.name}, size ${FRAME.size}`).fill('6');
  await expect(page.getByText('Your session has ended. Please login again.')).toBeVisible();
  await open();
  await expectInCart(page, 6);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await open('/login');
  await logIn(page);
  await expect.poll(() => serverCart(backend)).toEqual({ [FRAME.id]: { [FRAME.size]: 6 } });
  await expectInCart(page, 6);
});

test('R7: a shopper whose session ends while ordering keeps the cart and the form, logs in again, and orders', async ({
  page,
  context,
  open,
  backend,
}) => {
  await arrive(context, backend);
  await open('/place-order');
  await expect.poll(() => backend.calls('POST /api/cart/get')).toBe(1);
  await backend.faults({ times: 1, fault: { type: 'expireToken' } });
  await placeButton(page).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('main').getByText('Your session has ended. Please login again.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expectInCart(page, FRAME.quantity);
  // A token made within the same second is the same token: the fault would end it again.
  await backend.clearFaults();
  await logIn(page);
  await expect(page).toHaveURL('/place-order');
  await expectFormKept(page);
  await placeButton(page).click();
  await expect(page).toHaveURL('/orders');
  expect(await backend.orders()).toHaveLength(1);
});
