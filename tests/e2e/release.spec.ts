import type { Page } from '@playwright/test';

import { expect, goTo, test, waitForHydration } from './support/shop.ts';

/** Console messages of the browser and the error boundary about missing files. */
const MISSING = [
  /Failed to load resource/,
  /Failed to load module script/,
  /dynamically imported module|Unable to preload/,
  /it may be updating/,
];

function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}

const IS_MISSING = { status: 404, contentType: 'text/plain', body: 'Not found' };
const IS_A_PAGE = { contentType: 'text/html', body: '<!doctype html><title>Shop</title>' };

test.beforeEach(({ watch }) => watch.allow(...MISSING));

test('R22: one reload loads the new release, and a missing script is explained', async ({ page, watch }) => {
  // The error screen replaces the prerendered guide.
  watch.allow(/Hydration failed, and React rendered the page again: Error: Minified React error #422/);
  const loads = loadsOf(page);
  const asked = page.waitForRequest('**/assets/CartPage-*.js');
  await page.route('**/assets/CartPage-*.js', (route) => route.fulfill(IS_MISSING), { times: 1 });
  await page.route('**/assets/KeywordsPage-*.js', (route) => route.fulfill(IS_A_PAGE), { times: 1 });
  await page.route('**/assets/KeywordPage-*.js', (route) => route.fulfill(IS_MISSING));
  await page.goto('/about');
  await asked;
  await page.waitForRequest('**/assets/PersonaliseDialog-*.js');
  await waitForHydration(page);
  await goTo(page, '/cart');
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  expect(loads()).toBe(1);
  await goTo(page, '/keywords');
  await expect(page.getByRole('heading', { level: 1, name: 'Gift guides' })).toBeVisible();
  await expect.poll(loads).toBe(2);

  const expectReason = async (): Promise<void> => {
    await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(page.getByText(/it may be updating/)).toBeVisible();
  };
  await waitForHydration(page);
  await goTo(page, '/keyword/birthday-photo-gifts');
  await expectReason();
  expect(loads(), 'it does not reload again').toBe(2);
  await page.reload();
  await expectReason();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Birthday photo gifts' })).toBeVisible();
});

test('R22: a page whose style sheet stays missing is still readable', async ({ page, watch }) => {
  // 'it may be updating', where the reloaded page asks for it again in Telugu.
  watch.allow(/వెబ్‌సైట్‌లో ఒక భాగం లోడ్ కాలేదు/);
  const loads = loadsOf(page);
  await page.route('**/assets/languages-*.css', (route) => route.fulfill(IS_MISSING));
  await page.goto('/about');
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('button', { name: 'తెలుగు' }).click();
  await expect.poll(loads).toBe(2);
  await expect(page.locator('html')).toHaveAttribute('lang', 'te');
  await expect(page.getByRole('banner').getByRole('link', { name: 'హోమ్' })).toBeVisible();
});

test('R29: home is complete when the animation scripts are missing', async ({ page }) => {
  const loads = loadsOf(page);
  await page.route(/\/assets\/(?:aos|typed|Carousel|swiper|LanguageOffer|Toasts)[^/]*\.(?:js|css)$/, (route) =>
    route.fulfill(IS_MISSING),
  );
  // The missing files could have been there after one reload.
  await page.goto('/');
  await expect.poll(loads).toBe(2);
  await waitForHydration(page);
  // Menu and footer offer the languages too: the header shows no error for its missing language menu.
  await expect(page.getByRole('banner')).not.toContainText('could not be shown');
  const sections = page.locator('[data-aos]:visible');
  expect(await sections.count()).toBeGreaterThan(4);
  for (const section of await sections.all()) {
    await section.scrollIntoViewIfNeeded();
    await expect(section).toHaveCSS('opacity', '1');
  }
  const testimonials = page.getByRole('region', { name: 'What Our Customers Say' });
  await testimonials.scrollIntoViewIfNeeded();
  await expect(testimonials.getByRole('figure')).toHaveCount(3);
  for (const testimonial of await testimonials.getByRole('figure').all()) await expect(testimonial).toBeVisible();
  await expect(page.getByText('We Print Your Photo on').first()).toBeAttached();
});
