import type { Page } from '@playwright/test';

import { expect, test } from './support/shop.ts';
import { ADDRESS, expectInCart, fillInAddress, GIFTS, logIn, putIntoCart } from './support/shopper.ts';

const GIFT = GIFTS.weddingFrame;
const ONE_GIFT = { [GIFT.id]: { A4: 1 } };
const order = (page: Page) => page.getByRole('main').getByRole('button', { name: /^PLACE ORDER/ });

type Open = (path?: string, page?: Page) => Promise<unknown>;

/** Logged in, with one gift, on a checkout that wants nothing but the click. */
async function readyToOrder(page: Page, open: Open): Promise<void> {
  await putIntoCart(page, ONE_GIFT);
  await open('/place-order');
  await fillInAddress(page);
  await order(page).click();
  await logIn(page);
  await expect(page).toHaveURL('/place-order');
  await expect(order(page)).toBeEnabled();
}

test('R8: a shopper who clicks again and again orders once', async ({ page, open, backend }) => {
  await readyToOrder(page, open);
  await backend.faults({ route: 'POST /api/order/place', fault: { type: 'delay', ms: 300 } });
  await order(page).evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 5; click += 1) button.click();
    button.form?.requestSubmit();
  });
  await expect(page).toHaveURL('/orders');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  expect(await backend.calls('POST /api/order/place')).toBe(1);
  expect(await backend.orders()).toHaveLength(1);
});

test('R7: a shopper whose session ends while ordering keeps the cart and the form, logs in again, and orders', async ({
  page,
  open,
  backend,
}) => {
  await readyToOrder(page, open);
  await backend.faults({ times: 1, fault: { type: 'expireToken' } });
  await order(page).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your session has ended. Please login again.').first()).toBeVisible();
  await expectInCart(page, 1);
  // A token made within the same second is the same token: the fault would end it again.
  await backend.clearFaults();
  await logIn(page);
  await expect(page).toHaveURL('/place-order');
  for (const [label, text] of Object.entries(ADDRESS))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  await order(page).click();
  await expect(page).toHaveURL('/orders');
  expect(await backend.orders()).toHaveLength(1);
});

test('R7: a shopper whose session ends while changing the cart keeps every change, also after the next login', async ({
  page,
  open,
  backend,
}) => {
  await readyToOrder(page, open);
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await backend.faults({ times: 1, fault: { type: 'expireToken' } });
  await page.getByRole('button', { name: `One more of ${GIFT.name}, size A4` }).click();
  await expect(page.getByText('Your session has ended. Please login again.').first()).toBeVisible();
  await expectInCart(page, 2);
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toHaveCount(0);
  await backend.clearFaults();
  await open('/login');
  await logIn(page);
  await expectInCart(page, 2);
  const kept = async () => {
    const token = await page.evaluate(() => localStorage.getItem('token'));
    return (await backend.post('/api/cart/get', {}, String(token)))['cartData'];
  };
  await expect.poll(kept).toEqual({ [GIFT.id]: { A4: 2 } });
});

test('S14 R19: a shopper who logs out in one tab is logged out in the other', async ({ page, context, open }) => {
  await readyToOrder(page, open);
  const other = await context.newPage();
  await open('/cart', other);
  await expectInCart(other, 1);
  await expect(other.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other.getByRole('button', { name: 'Login or sign up' })).toBeVisible();
  await expectInCart(other, 0);
  await open(undefined, other);
  await expectInCart(other, 0);
});

test('a shopper of the older backend orders as well', async ({ page, open, backend, watch }) => {
  watch.allow(/Failed to load resource/, /^console warning: typing banner: /);
  await backend.generationA();
  await open('/');
  await open(`/product/${GIFT.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(GIFT.name);
  await readyToOrder(page, open);
  await order(page).click();
  await expect(page).toHaveURL('/orders');
  await expect(page.getByRole('main').getByRole('listitem')).toContainText([GIFT.name]);
  expect(await backend.orders()).toMatchObject([{ amount: GIFT.price, paymentMethod: 'COD' }]);
});
