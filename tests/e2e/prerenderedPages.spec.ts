import type { Page } from '@playwright/test';

import { deferred } from '#tests/support/deferred.ts';
import { expectOneHead, recordShifts } from './support/looks.ts';
import { putIntoCart } from './support/payments.ts';
import { expect, holdScripts, test, waitForHydration } from './support/shop.ts';
import { PRODUCTS } from './support/shopper.ts';

/** URLs of prerendered pages. */
const BUILT = [
  { path: '/collections?category=Custom%20Mugs', heading: 'Custom Mugs' },
  { path: `/product/${PRODUCTS.weddingFrame.id}?fbclid=abc`, heading: PRODUCTS.weddingFrame.name },
  { path: '/keyword/birthday-photo-gifts', heading: 'Birthday photo gifts' },
  { path: '/no-such-page', heading: 'Page not found' },
  { path: '/', heading: 'Welcome to Kanuka' },
] as const;

/** Records from document start on: whether the page still has its prerendered heading, and duplicate tags of the head. */
async function recordDocument(page: Page) {
  await page.addInitScript(() => {
    const duplicates = new Set<string>();
    let first: Element | null = null;
    const seen = () => ({ isReused: first === document.querySelector('#root h1'), duplicates: [...duplicates] });
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      first ??= document.querySelector('#root h1');
      const tags = [...document.head.querySelectorAll('title, meta[name], meta[property], link[rel="canonical"]')];
      const names = tags.map((tag) => tag.getAttribute('name') ?? tag.getAttribute('property') ?? tag.localName);
      for (const name of names) if (names.indexOf(name) !== names.lastIndexOf(name)) duplicates.add(name);
    }).observe(document, { subtree: true, childList: true });
  });
  return () => page.evaluate(() => (Reflect.get(globalThis, 'seen') as () => object)());
}

test('hydration reuses the prerendered page without a layout shift', async ({ page, open, watch }) => {
  test.slow();
  watch.allow(/status of 404/, /net::ERR_FAILED/);
  // Routed requests bypass the browser's cache: each page is loaded from the server. A font may shift the page.
  await page.route('**/*.woff2', (route) => route.abort());
  const seen = await recordDocument(page);
  const shift = await recordShifts(page);
  const contact = deferred();
  await page.route('**/assets/ContactPage-*.js', async (route) => (await contact.promise, route.continue()));
  for (const { path, heading } of BUILT) {
    await test.step(path, async () => {
      await open(path);
      await expectOneHead(page, heading);
      await expect(page.getByRole('link', { name: 'Pillows' }).first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      expect(await seen(), 'the page was hydrated, not rendered again').toEqual({ isReused: true, duplicates: [] });
      expect(await shift()).toBeLessThan(0.01);
      await expect(page.locator('head meta[data-prerendered], head link[data-prerendered]')).toHaveCount(0);
    });
  }
  // Leaving a page for another one: tests/unit/seo/seo.test.tsx.
  await test.step('navigation adds no duplicate tags to the head', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Custom Mugs' }).first().click();
    await expectOneHead(page, 'Custom Mugs');
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', /\/collections\?category=Custom%20Mugs$/);
    expect(await seen()).toMatchObject({ duplicates: [] });
  });
  await test.step('a page whose file is loading is titled with the shop’s name', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'CONTACT' }).click();
    await expect(page).toHaveTitle('Kanuka Photo Gifts');
    contact.resolve();
    await expect(page).toHaveTitle('Contact | Kanuka');
  });
});

test('a link within the page followed before its script loads leaves the page in place', async ({ page }) => {
  const hold = await holdScripts(page, '**/assets/{MainPage,HomePage}-*.js');
  const release = await hold(() => page.goto('/mainpage'));
  await expect(page.locator('#root')).toHaveAttribute('data-hydrating');
  const latest = page.getByRole('heading', { level: 2, name: 'Latest Collections' });
  await page.getByRole('link', { name: 'Latest Collections' }).click();
  await expect(latest).toBeInViewport();
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(latest).toBeAttached();
  release();
  await waitForHydration(page);
  await expect(latest).toBeAttached();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('R29: the page says that JavaScript is missing and shows no splash', async ({ page }) => {
    const splash = page.locator('#splash');
    await page.goto('/');
    // Not lifted by its animation: it was never shown.
    await expect(splash).toHaveCSS('display', 'none');
    // Playwright's text locators skip noscript: read the rendered text instead.
    await expect(page.locator('body')).toHaveText(/^\s*Kanuka needs JavaScript/, { useInnerText: true });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const latest = page.locator('[aria-labelledby="latest"] article:visible');
    await expect(latest).toHaveCount(6);
    await page.setViewportSize({ width: 1270, height: 800 });
    await expect(latest).toHaveCount(9);

    await page.goto(`/product/${PRODUCTS.weddingFrame.id}`);
    await expect(splash).toHaveCSS('display', 'none');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(PRODUCTS.weddingFrame.name);
    await expect(page.getByText(/^₹[\d,]+$/).first()).toBeVisible();
  });
});

test('a cart whose early request for the products fails can be retried', async ({ page, context, backend, watch }) => {
  watch.allow(/Failed to load resource/, /ApiError/);
  const main = page.getByRole('main');
  const { id, name } = PRODUCTS.weddingFrame;
  await putIntoCart(context, backend, { [id]: { A4: 1 } });
  await backend.once('/api/product/list', { type: 'status', code: 500 });
  await page.goto('/cart');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('link', { name }).first()).toBeVisible();
  expect(await backend.calls('GET /api/product/list'), 'the early request is the page’s own').toBe(2);
});
