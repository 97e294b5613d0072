import type { Locator, Page } from '@playwright/test';

import { sizeText } from '#domain/product/sizeText.ts';
import type { Backend } from './backend.ts';
import { expect, goTo, test, type Open } from './shop.ts';
import { ADDRESS, expectInCart, fillInAddress, PRODUCTS, signUp } from './shopper.ts';

const SHOPPER = { email: 'lakshmi@kanuka.example', password: 'a-long-password' } as const;
const PRODUCT = PRODUCTS.weddingFrame;

/** On a phone the categories are in a sheet. */
async function filterBy(page: Page, category: string, isMobile: boolean): Promise<void> {
  if (!isMobile) return page.getByRole('complementary').getByLabel(category).click();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByLabel(category).click();
  await sheet.getByRole('button', { name: /^Show \d+ gifts$/ }).click();
  await expect(sheet).toBeHidden();
}

async function pricesIn(cards: Locator): Promise<readonly number[]> {
  const texts = await cards.allInnerTexts();
  return texts.map((text) => Number(/₹([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')));
}

interface Visitor {
  readonly page: Page;
  readonly open: Open;
  readonly backend: Backend;
  readonly isMobile: boolean;
}

/** Everything that the browser stores for the shop beyond this tab, as text. */
const onDisk = (page: Page): Promise<string> =>
  page.evaluate(async () =>
    JSON.stringify([
      Object.entries(localStorage),
      document.cookie,
      await indexedDB.databases(),
      await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length)),
    ]),
  );

/** The address is stored in this tab only, and not even there after the order. */
async function expectOffDisk(page: Page): Promise<void> {
  const stored = await onDisk(page);
  for (const text of Object.values(ADDRESS)) expect(stored).not.toContain(text);
}

/** From home through a sign-up to a cash order, which the database still has after a restart. */
export async function walkToAnOrder({ page, open, backend, isMobile }: Visitor): Promise<void> {
  test.slow();
  const main = page.getByRole('main');
  const cards = main.getByRole('article');

  await test.step('home links to the collection', async () => {
    await open('/');
    await main.getByRole('link', { name: 'GET STARTED' }).click();
    await expect(page).toHaveURL('/collection');
    await expect(cards.first()).toBeVisible();
  });

  await test.step('category, sorting and search narrow it', async () => {
    await filterBy(page, 'Photo Frames', isMobile);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Photo Frames');
    await main.getByLabel('Sort').selectOption('Price: high to low');
    await expect(page).toHaveURL(/sort=high-low/);
    // The first row renders at once, the others when the browser is idle.
    await expect.poll(() => cards.count()).toBeGreaterThan(5);
    const prices = await pricesIn(cards);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    await page.getByLabel('Search gifts by name').fill('oAk fr');
    // A section that a translator has touched shows for a moment that it loads.
    await expect(main.getByRole('status').filter({ hasText: '5 gifts for “oAk fr”, 4 related' })).toBeVisible();
    await expect(cards).toHaveCount(9);
  });

  await test.step('the product is added to the cart in a size', async () => {
    await cards.getByRole('link', { name: PRODUCT.name }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(PRODUCT.name);
    await main.getByRole('button', { name: sizeText(PRODUCT.sizes[1]), exact: true }).click();
    await main.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expectInCart(page, 1);
  });

  await test.step('the quantity is raised to two', async () => {
    await page.getByRole('link', { name: 'Cart, 1 item' }).click();
    await main.getByLabel(`Quantity for ${PRODUCT.name}, size ${sizeText(PRODUCT.sizes[1])}`).fill('2');
    await expectInCart(page, 2);
    await expect(main.getByRole('region', { name: 'Cart Totals' })).toContainText('₹2,198');
    await main.getByRole('link', { name: 'PROCEED TO CHECKOUT' }).first().click();
  });

  await test.step('the checkout asks for an account and retains the form', async () => {
    await fillInAddress(page);
    await expect(page.getByLabel('State')).toHaveValue('Andhra Pradesh');
    await expect(page.getByLabel('Save this address on this device')).not.toBeChecked();
    await expectOffDisk(page);
    await main
      .getByRole('button', { name: /^PLACE ORDER/ })
      .first()
      .click();
    await expect(page).toHaveURL('/login');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Sign Up');
    await signUp(page, 'Lakshmi Narayana', SHOPPER);
    await expect(page).toHaveURL('/place-order');
    await expect(main.getByText('Account ready, one tap left')).toBeInViewport({ ratio: 1 });
    await expect(main.getByRole('button', { name: 'PLACE ORDER · ₹2,198' })).toBeInViewport({ ratio: 1 });
    for (const [label, text] of Object.entries(ADDRESS)) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
    }
    expect(await backend.calls('POST /api/order/place')).toBe(0);
  });

  await test.step('the order is placed once, and the cart is empty', async () => {
    await expect(main.getByLabel('Order Confirm after Payment')).toBeChecked();
    await main.getByRole('button', { name: 'PLACE ORDER · ₹2,198' }).click();
    await expect(page).toHaveURL('/orders');
    const panel = page.getByRole('region', { name: 'Order placed' });
    await expect(panel).toBeInViewport({ ratio: 1 });
    await expect(panel).toContainText('₹2,198');
    const rows = main.getByRole('listitem');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText([PRODUCT.name]);
    for (const fact of [`Size ${sizeText(PRODUCT.sizes[1])}`, 'Quantity 2', '₹2,198', 'Payment pending'])
      await expect(rows).toContainText(fact);
    await expectInCart(page, 0);
    expect(await backend.calls('POST /api/order/place')).toBe(1);
  });

  await test.step('the address is removed after the order', async () => {
    await expectOffDisk(page);
    expect(await page.evaluate(() => sessionStorage.getItem('kanuka.checkout'))).toBeNull();
    await goTo(page, '/profile');
    await expect(page.getByText('No address is saved on this device.')).toBeVisible();
  });

  await test.step('the database file has the order after a restart', async () => {
    await page.goto('about:blank');
    await backend.restart();
    const { token } = await backend.post('/api/user/login', SHOPPER);
    const { orders } = await backend.post('/api/order/userorders', {}, String(token));
    const expected = {
      amount: 2198,
      status: 'Order Placed',
      items: [{ _id: PRODUCT.id, size: PRODUCT.sizes[1], quantity: 2 }],
    };
    expect(orders).toMatchObject([expected]);
    await open('/orders');
    await expect(main.getByRole('listitem')).toContainText([PRODUCT.name]);
  });
}
