import type { Page } from '@playwright/test';

import { expect, goTo, test } from './support/shop.ts';

/** What the browser says of everything that could not leave it. */
const NO_NETWORK = [
  /Failed to load resource/,
  /^console warning: (?:typing banner|categoryNames|\w+ [0-9a-f]{24}): /,
  /dynamically imported module|Unable to preload/,
  /No connection to the shop/,
];

test.beforeEach(({ watch }) => watch.allow(...NO_NETWORK));

const noConnection = (page: Page) => page.getByRole('heading', { level: 1, name: 'No connection' });
const crash = (page: Page) => page.getByText('Unexpected Application Error!');

/** Scripts that the page has loaded so far, by the name of their source. */
function loadedScripts(page: Page): () => readonly string[] {
  const names: string[] = [];
  page.on('requestfinished', (request) => {
    const [, name] = /\/assets\/(\w+)-[^/]+\.js$/.exec(request.url()) ?? [];
    if (name) names.push(name);
  });
  return () => names;
}

test('a shopper who loses the connection on home still opens the cart, a gift and the screen for the photo', async ({
  page,
  open,
  context,
}) => {
  const loaded = loadedScripts(page);
  await open('/');
  const ahead = ['ProductPage', 'CartPage', 'PlaceOrderPage', 'PersonaliseDialog', 'Toasts'];
  await expect.poll(loaded).toEqual(expect.arrayContaining(ahead));
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Cart, 0 items' }).click();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await goTo(page, '/');
  const gift = page.getByRole('region', { name: 'Latest Collections' }).getByRole('article').first();
  await gift.getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
  await expect(crash(page)).toHaveCount(0);
});

test('a shopper who saves data fetches no page ahead, reads without a connection what could not be loaded, and gets it once it is back', async ({
  page,
  open,
  context,
}) => {
  const loaded = loadedScripts(page);
  const inCart = page.getByRole('link', { name: 'Cart, 0 items' });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), { saveData: true }) }),
  );
  await open('/about');
  await page.clock.fastForward(5000);
  await expect.poll(loaded).toContain('Toasts');
  expect(loaded()).not.toContain('CartPage');

  await test.step('a page', async () => {
    await context.setOffline(true);
    await inCart.click();
    await expect(noConnection(page)).toBeFocused();
    await expect(noConnection(page)).toHaveCSS('outline-style', 'none');
    await expect(crash(page)).toHaveCount(0);
    await expect(inCart).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(noConnection(page), 'a try without a connection says the same').toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Your cart is empty.')).toBeVisible();
    await expect(page).toHaveURL(/\/cart$/);
  });

  await test.step('a page with styles of its own', async () => {
    await context.setOffline(true);
    await goTo(page, '/keyword/birthday-photo-gifts');
    await expect(noConnection(page)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Birthday photo gifts' })).toBeVisible();
    await expect(page.locator('.prose ul').first()).toHaveCSS('list-style-type', 'disc');
  });

  await test.step('the search bar', async () => {
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(noConnection(page)).toBeVisible();
    await expect(page.getByText('No connection to the shop.')).toBeVisible();
    await expect(inCart).toBeVisible();
    await expect(crash(page)).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByRole('searchbox')).toBeVisible();
  });

  await test.step('the screen for the photo, beside its button', async () => {
    await page.getByRole('article').first().getByRole('link').first().click();
    const part = page.getByRole('region', { name: 'See your photo on it' });
    await expect(part).toBeVisible();
    await context.setOffline(true);
    await part.getByRole('button').click();
    await expect(part.getByText('No connection')).toBeVisible();
    await context.setOffline(false);
    await part.getByRole('button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(part.getByText('No connection')).toHaveCount(0);
  });
});
