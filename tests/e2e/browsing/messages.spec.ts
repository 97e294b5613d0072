import type { Page } from '@playwright/test';

import { expect, goTo, test } from '../support/shop.ts';
import { PRODUCTS } from '../support/shopper.ts';
import { bottomOf, boxOf, swipe, type Box } from '../support/touch.ts';

/** The box of a toast after its animation. */
async function messageBox(page: Page, text: string): Promise<Box> {
  const message = page.locator('.Toastify__toast').filter({ hasText: text });
  await expect(message).not.toHaveClass(/animate/);
  return boxOf(message);
}

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('no toast covers the header', async ({ page, open }) => {
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
  await expect(page.locator('.Toastify__toast')).toHaveCSS('font-family', typeface);
  // What a late style sheet sets on the root, all elements inherit: the browser would compute the style of each again.
  const late = await page.evaluate(() =>
    document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)),
  );
  expect(late.length).toBeGreaterThan(0);
  expect(late.filter((rule) => /(?:^|[\s,{])(?::root|html)\b/.test(rule))).toEqual([]);
  const headerEnd = await bottomOf(page.getByRole('banner'));
  expect(headerEnd, 'the header is in sight').toBeGreaterThan(0);
  expect(message.y).toBeGreaterThanOrEqual(headerEnd);

  // How far it has to be dragged: tests/screens/toasts.test.tsx.
  const atEnd = { x: message.x + message.width * 0.95, y: message.y + message.height / 2 };
  await swipe(page, atEnd, { x: -0.9 * message.width });
  await expect(page.getByText(text)).toHaveCount(0);
  await press();
  await messageBox(page, text);
  const close = page.getByRole('button', { name: 'Close message' });
  const cross = await boxOf(close);
  expect(message.x + message.width - (cross.x + cross.width), 'its close button is at its end').toBeLessThan(12);
  expect(Math.min(cross.width, cross.height)).toBeGreaterThanOrEqual(44);
  await close.click();
  await expect(page.getByText(text)).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 700));
  await press();
  await expect(page.getByText(text)).toBeVisible();
  expect((await messageBox(page, text)).y, 'without header and heading the toast is at the edge').toBeLessThan(32);
  await page.evaluate(() => scrollTo(0, 0));
  await expect
    .poll(async () => (await messageBox(page, text)).y, 'it makes room for a header that comes back')
    .toBeGreaterThan(90);

  // On a desktop it is at the top right and covers no heading.
  await page.setViewportSize({ width: 1440, height: 900 });
  await goTo(page, '/login');
  await page.getByLabel('Email').fill('demo@kanuka.example');
  await page.getByLabel('Password', { exact: true }).fill('wrong-password');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  const refusal = await messageBox(page, 'Invalid credentials');
  expect(1440 - (refusal.x + refusal.width), 'at the right edge').toBeLessThan(32);
  expect(refusal.x).toBeGreaterThan(720);
  const login = await boxOf(page.getByRole('heading', { level: 1, name: 'Login' }));
  expect(refusal.y + refusal.height).toBeLessThanOrEqual(login.y);
  await goTo(page, `/product/${product.id}`);
  await page.evaluate(() => scrollTo(0, 140));
  await expect.poll(async () => (await boxOf(page.getByRole('banner'))).y, 'the header hides').toBeLessThan(-100);
  await press();
  const name = page.getByRole('heading', { level: 1 });
  expect((await boxOf(name)).y, 'the heading is at the edge').toBeLessThan(96);
  expect((await messageBox(page, text)).y).toBeGreaterThanOrEqual(await bottomOf(name));
  await name.evaluate((node) => (node.textContent = 'Gift '.repeat(150)));
  await press();
  const { y, height } = await messageBox(page, text);
  expect(y + height, 'it is not below a heading that fills the window').toBeLessThan(900);
});
