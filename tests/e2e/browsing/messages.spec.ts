import type { Locator, Page } from '@playwright/test';

import { expect, PHONE_TOO, test } from '../support/shop.ts';
import { PRODUCTS } from '../support/shopper.ts';

/** Whether a tap on the middle of an element hits it. */
const isFree = (element: Locator): Promise<boolean> =>
  element.evaluate((target) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    return target.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The element's box in the window, in pixels. */
async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not on the screen.`);
  return box;
}

/** The box of a toast after its animation. */
async function messageBox(page: Page, text: string): Promise<Box> {
  const message = page.locator('.Toastify__toast').filter({ hasText: text });
  await expect(message).not.toHaveClass(/animate/);
  return boxOf(message);
}

/** Drags a box sideways by a fraction of its width with a finger. */
async function swipe(page: Page, { x, y, width, height }: Box, part: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + width * 0.95 - moved, y: y + height / 2 }],
    });
  await touch('touchStart');
  for (const step of [0.1, 0.4, 0.7, 1]) await touch('touchMove', step * part * width);
  await touch('touchEnd');
  await session.detach();
}

test('no toast covers the header', PHONE_TOO, async ({ page, open }) => {
  const product = PRODUCTS.magicMug;
  await open(`/product/${product.id}`);
  const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first();
  // A click that does not scroll to its button, as a finger on the bar at a phone's edge does not.
  const press = (): Promise<void> => add.evaluate((button: HTMLElement) => button.click());
  const text = `${product.name}: 1 added`;
  // The first touch loads the toast component.
  await page.getByRole('banner').getByText('Delivery in').click();
  await press();
  const message = await messageBox(page, text);
  const typeface = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  await expect(page.locator('.Toastify__toast').filter({ hasText: text })).toHaveCSS('font-family', typeface);
  const header = await boxOf(page.getByRole('banner'));
  expect(header.y + header.height, 'the header is in sight').toBeGreaterThan(0);
  expect(message.y).toBeGreaterThanOrEqual(header.y + header.height);
  for (const name of ['Search', 'Log in or sign up']) {
    expect(await isFree(page.getByRole('banner').getByRole('button', { name })), name).toBe(true);
  }
  expect(await isFree(page.getByRole('link', { name: 'Cart, 1 item' })), 'the cart').toBe(true);

  const { width: windowWidth } = page.viewportSize() ?? { width: 0 };
  expect(windowWidth - (message.x + message.width), 'at the right edge').toBeLessThan(32);
  expect(message.x, 'and at the right half of a wide window').toBeGreaterThan(windowWidth > 600 ? windowWidth / 2 : 0);
  // The toast follows the finger and returns if dragged by less than 80 % of its width.
  await swipe(page, message, 0.7);
  await expect(page.getByText(text)).toBeVisible();
  await swipe(page, message, 0.9);
  await expect(page.getByText(text)).toHaveCount(0);
  await press();
  await messageBox(page, text);

  const close = page.getByRole('button', { name: 'Close message' });
  const cross = await boxOf(close);
  expect(message.x + message.width - (cross.x + cross.width), 'its close button is at its end').toBeLessThan(12);
  expect(Math.min(cross.width, cross.height)).toBeGreaterThanOrEqual(44);
  await close.click();
  await expect(page.getByText(text)).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 600));
  await press();
  await expect(page.getByText(text)).toBeVisible();
  expect((await messageBox(page, text)).y, 'without the header the toast is at the edge').toBeLessThan(32);
  await page.evaluate(() => scrollTo(0, 0));
  await expect
    .poll(async () => (await messageBox(page, text)).y, 'it makes room for a header that comes back')
    .toBeGreaterThan(90);

  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const field = page.getByRole('combobox', { name: 'Search gifts by name' });
  await expect(field).toBeFocused();
  await expect(page.getByText(text), 'it leaves with the product’s page').toHaveCount(0);
});

test('a refused login covers neither its heading nor the header', PHONE_TOO, async ({ page, open }) => {
  await open('/login');
  await page.getByLabel('Email').fill('demo@kanuka.example');
  await page.getByLabel('Password', { exact: true }).fill('wrong-password');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await messageBox(page, 'Invalid credentials');
  expect(await isFree(page.getByRole('heading', { level: 1, name: 'Login' }))).toBe(true);
  expect(await isFree(page.getByRole('link', { name: 'Cart, 0 items' }))).toBe(true);
});
