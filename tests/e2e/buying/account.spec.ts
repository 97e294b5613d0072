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
import { expect, goTo, openWithMessages, test } from '../support/shop.ts';
import { DEMO, expectInCart, fillInAddress, PRODUCTS, logIn, putIntoCart } from '../support/shopper.ts';

const MUG = PRODUCTS.magicMug.id;
const FIELD = `Quantity for ${FRAME.name}, size ${FRAME.size}`;
const one = (what: 'more' | 'less') => `One ${what} of ${FRAME.name}, size ${FRAME.size}`;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('R16: a saved cart that joins at login is asked about before anything can be paid, and loses nothing', async ({
    page,
    open,
    backend,
  }) => {
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
  });
});

test('R19 S14: a shopper sees one cart in every tab, whichever changes it, is logged out in every tab, and no cart comes back', async ({
  page,
  context,
  open,
  backend,
}) => {
  test.slow();
  await arrive(context, backend);
  const other = await context.newPage();
  const saved = (quantity: number) => expect.poll(() => serverCart(backend)).toEqual({ [FRAME.id]: { A4: quantity } });
  await open('/cart', other);
  await open('/cart');

  await test.step('each tab changes the cart of both', async () => {
    await expectInCart(page, 2);
    await page.getByLabel(FIELD).fill('5');
    await expectInCart(other, 5);
    await expect(other.getByLabel(FIELD)).toHaveValue('5');
    await other.getByRole('button', { name: one('less') }).click();
    await expectInCart(page, 4);
    await saved(4);
  });

  await test.step('a logout takes cart and orders off every screen', async () => {
    await goTo(other, '/orders');
    await expect(other.getByText('You have no orders yet.')).toBeVisible();
    await goTo(page, '/profile');
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await expect(other.getByText('You must be logged in to view orders.')).toBeVisible();
    for (const tab of [page, other]) await expectInCart(tab, 0);
    await goTo(other, '/cart');
    await expect(other.getByText('Your cart is empty.')).toBeVisible();
    // It was only taken off this device.
    await saved(4);
  });

  await test.step('a login brings it to both, and what is taken out there goes from both', async () => {
    await logIn(page);
    for (const tab of [page, other]) await expectInCart(tab, 4);
    await goTo(page, '/cart');
    await page.getByRole('button', { name: `Remove ${FRAME.name}, size ${FRAME.size}` }).click();
    await expect(other.getByText('Your cart is empty.')).toBeVisible();
    await expect.poll(() => serverCart(backend)).toEqual({});
  });
});

test('R7 R16: a shopper whose connection goes, and whose session ends at the cart and while ordering, keeps every change and the form, and orders', async ({
  page,
  context,
  open,
  backend,
  watch,
}) => {
  test.slow();
  watch.allow(/Failed to load resource/);
  await arrive(context, backend);
  await openWithMessages(page, open, '/cart');
  await expectInCart(page, 2);
  const saved = () => serverCart(backend);
  const token = () => page.evaluate(() => localStorage.getItem('token'));

  await test.step('without a connection the device keeps the change, and the server gets it later', async () => {
    await context.setOffline(true);
    await page.getByRole('button', { name: one('more') }).click();
    await expectInCart(page, 3);
    await expect(page.getByText('No connection to the shop. Check your internet and try again.')).toBeVisible();
    await page.getByLabel(FIELD).fill('7');
    expect(await saved()).toEqual({ [FRAME.id]: { A4: 2 } });
    await context.setOffline(false);
    await expect.poll(saved).toEqual({ [FRAME.id]: { A4: 7 } });
    await expectInCart(page, 7);
  });

  await test.step('a change that ends the session outlives a reload, and is told after the next login', async () => {
    await backend.once('POST /api/cart/update', { type: 'successFalse', message: 'jwt expired' });
    await page.getByLabel(FIELD).fill('6');
    await expect(page.getByText('Your session has ended. Please login again.')).toBeVisible();
    await open();
    await expectInCart(page, 6);
    expect(await token()).toBeNull();
    await goTo(page, '/login');
    await logIn(page);
    await expect.poll(saved).toEqual({ [FRAME.id]: { A4: 6 } });
    await expectInCart(page, 6);
  });

  await test.step('a session that ends while ordering keeps cart and form, and the order is placed after', async () => {
    await goTo(page, '/place-order');
    await backend.faults({ times: 1, fault: { type: 'expireToken' } });
    await placeButton(page).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('main').getByText('Your session has ended. Please login again.')).toBeVisible();
    expect(await token()).toBeNull();
    await expectInCart(page, 6);
    // A token made within the same second is the same token: the fault would end it again.
    await backend.clearFaults();
    await logIn(page);
    await expect(page).toHaveURL('/place-order');
    await expectFormKept(page);
    await placeButton(page).click();
    await expect(page).toHaveURL('/orders');
    expect(await backend.orders()).toHaveLength(1);
  });
});
