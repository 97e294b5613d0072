import type { Page } from '@playwright/test';

import { prefetchedFiles } from '#tests/support/prefetchedFiles.ts';
import { holdScripts } from './support/heldScripts.ts';
import { expect, goTo, test } from './support/shop.ts';
import { PRODUCTS } from './support/shopper.ts';

const NO_NETWORK = [
  /Failed to load resource/,
  /^console warning: (?:typing banner|categoryNames|\w+ [0-9a-f]{24}): /,
  /dynamically imported module|Unable to preload/,
  /No connection to the shop/,
];

test.beforeEach(({ watch }) => watch.allow(...NO_NETWORK));

const noConnection = (page: Page) => page.getByRole('heading', { level: 1, name: 'No connection' });

const SCRIPT = /\/assets\/(\w+)-[^/]+\.js$/;

/** Scripts that the page has loaded so far, by the name of their source. */
function loadedScripts(page: Page): () => readonly string[] {
  const names: string[] = [];
  page.on('requestfinished', (request) => {
    const [, name] = SCRIPT.exec(request.url()) ?? [];
    if (name) names.push(name);
  });
  return () => names;
}

test('an offline shopper can open every screen up to the checkout', async ({ page, open, context, watch, backend }) => {
  // The layers of a preview are pictures, which are not prefetched.
  watch.allow(/^console warning: preview: TypeError: Failed to fetch/);
  const loaded = loadedScripts(page);
  const finished: string[] = [];
  page.on('requestfinished', (request) => void finished.push(request.url()));
  await open('/');
  await expect.poll(loaded).toContain('Toasts');
  const files = await prefetchedFiles(backend.url);
  await expect.poll(() => files.filter((url) => !finished.includes(url))).toEqual([]);
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
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  const isAhead = (): boolean => asked.some((url) => /\/assets\/(?:index-[^/]+\.json|CartPage-[^/]+\.js)$/.test(url));
  const hold = await holdScripts(page, '**/assets/HomePage-*.js');
  await page.clock.install();
  const isHeld = page.waitForRequest('**/assets/HomePage-*.js');
  const release = await hold(() => page.goto('/', { waitUntil: 'commit' }));
  await isHeld;
  await expect(page.locator('#root')).toHaveJSProperty('inert', true);
  await page.keyboard.press('Shift');
  await page.clock.runFor(4000);
  await page.keyboard.press('Shift');
  await page.clock.runFor(1000);
  await expect(page.locator('[data-hydrating]')).not.toHaveCount(0);
  expect(isAhead()).toBe(false);
  release();
  await expect(page.locator('[data-hydrating]')).toHaveCount(0);
  await page.clock.runFor(4000);
  await expect.poll(isAhead).toBe(true);
});

test('with low data nothing is prefetched, and a screen waits for the connection', async ({ page, open, context }) => {
  const loaded = loadedScripts(page);
  const inCart = page.getByRole('link', { name: 'Cart, 0 items' });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), { saveData: true }) }),
  );
  await open('/about');
  await page.clock.fastForward(5000);
  await expect.poll(loaded).toContain('Toasts');
  expect(loaded()).not.toContain('CartPage');

  // A page.
  await context.setOffline(true);
  await inCart.click();
  await expect(noConnection(page)).toBeFocused();
  await expect(noConnection(page)).toHaveCSS('outline-style', 'none');
  await expect(inCart).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(noConnection(page), 'retrying without a connection shows the same message').toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await expect(page).toHaveURL(/\/cart$/);

  // A page with a separate style sheet.
  await context.setOffline(true);
  await goTo(page, '/keyword/birthday-photo-gifts');
  await expect(noConnection(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Birthday photo gifts' })).toBeVisible();
  await expect(page.locator('.prose ul').first()).toHaveCSS('list-style-type', 'disc');

  // The search bar.
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(noConnection(page)).toBeVisible();
  await expect(page.getByText('No connection to the shop.')).toBeVisible();
  await expect(inCart).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('combobox', { name: 'Search gifts by name' })).toBeVisible();

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
