import type { Page } from '@playwright/test';

import { prefetchedFiles } from '#tests/support/prefetchedFiles.ts';
import { expect, goTo, holdScripts, test } from './support/shop.ts';
import { PRODUCTS } from './support/shopper.ts';

const NO_NETWORK = [
  /Failed to load resource/,
  /^console warning: (?:typing banner|categoryNames|\w+ [0-9a-f]{24}): /,
  /dynamically imported module|Unable to preload/,
  /No connection to the shop/,
];

test.beforeEach(({ watch }) => watch.allow(...NO_NETWORK));

/** The files that the page has loaded so far. */
function loadedFiles(page: Page): () => readonly string[] {
  const urls: string[] = [];
  page.on('requestfinished', (request) => void urls.push(request.url()));
  return () => urls;
}

const TOASTS = expect.stringMatching(/\/Toasts-[^/]+\.js$/);

test('an offline shopper can open every screen up to the checkout', async ({ page, open, context, watch, backend }) => {
  // The layers of a preview are pictures, which are not prefetched.
  watch.allow(/^console warning: preview: TypeError: Failed to fetch/);
  const loaded = loadedFiles(page);
  await open('/');
  await expect.poll(loaded).toContainEqual(TOASTS);
  const files = await prefetchedFiles(backend.url);
  await expect.poll(() => files.filter((url) => !loaded().includes(url))).toEqual([]);
  await context.setOffline(true);

  await page.getByRole('link', { name: 'Cart, 0 items' }).click();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await goTo(page, `/product/${PRODUCTS.magicMug.id}`);
  await page.getByRole('button', { name: `Add photo to ${PRODUCTS.magicMug.name}` }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Choose a photo' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await page.getByRole('link', { name: 'PROCEED TO CHECKOUT' }).click();
  await expect(page.getByLabel('First name', { exact: true })).toBeVisible();
});

test('nothing is prefetched while the page hydrates', async ({ page }) => {
  const ahead: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/(?:index-[^/]+\.json|CartPage-[^/]+\.js)$/.test(request.url())) ahead.push(request.url());
  });
  const hold = await holdScripts(page, '**/assets/HomePage-*.js');
  await page.clock.install();
  const isHeld = page.waitForRequest('**/assets/HomePage-*.js');
  const release = await hold(() => page.goto('/', { waitUntil: 'commit' }));
  await isHeld;
  for (const ms of [4000, 1000]) {
    await page.keyboard.press('Shift');
    await page.clock.runFor(ms);
  }
  expect(ahead).toEqual([]);
  release();
  await expect(page.locator('[data-hydrating]')).toHaveCount(0);
  await page.clock.runFor(4000);
  await expect.poll(() => ahead).not.toEqual([]);
});

test('with low data nothing is prefetched, and a screen waits for the connection', async ({ page, open, context }) => {
  const loaded = loadedFiles(page);
  const noConnection = page.getByRole('heading', { level: 1, name: 'No connection' });
  const inCart = page.getByRole('link', { name: 'Cart, 0 items' });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), { saveData: true }) }),
  );
  await open('/about');
  await page.clock.fastForward(5000);
  await expect.poll(loaded).toContainEqual(TOASTS);
  expect(loaded().filter((url) => url.includes('CartPage-'))).toEqual([]);

  // A page.
  await context.setOffline(true);
  await inCart.click();
  await expect(noConnection).toBeFocused();
  await expect(noConnection).toHaveCSS('outline-style', 'none');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(noConnection, 'retrying without a connection shows the same message').toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await expect(page).toHaveURL(/\/cart$/);

  // A page with a separate style sheet.
  await context.setOffline(true);
  await goTo(page, '/keyword/birthday-photo-gifts');
  await expect(noConnection).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Birthday photo gifts' })).toBeVisible();
  await expect(page.locator('.prose ul').first()).toHaveCSS('list-style-type', 'disc');

  // The photo dialog, beside its button.
  await goTo(page, '/collection');
  await page.getByRole('article').first().getByRole('link').first().click();
  const part = page.getByRole('region', { name: 'Add your photo' });
  await expect(part).toBeVisible();
  await context.setOffline(true);
  await part.getByRole('button').click();
  await expect(part.getByText('No connection')).toBeVisible();
  await context.setOffline(false);
  await part.getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(part.getByText('No connection')).toHaveCount(0);
});
