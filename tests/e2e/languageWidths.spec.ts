import type { Page } from '@playwright/test';

import { leftOver, shownTexts } from '#tests/support/screenText.ts';
import { cutTexts, sidewaysScroll } from './support/looks.ts';
import { arrive } from './support/payments.ts';
import { kitPhoto } from './support/photo.ts';
import { expect, goTo, test, type Open } from './support/shop.ts';
import { ADDRESS, PRODUCTS } from './support/shopper.ts';

// The build that has the pseudo-language as well.
test.use({ storefront: 'build/payments' });

const PRODUCT = PRODUCTS.weddingFrame;
type Tag = 'te' | 'hi' | 'en-XA';
type Visit = { readonly path: string; readonly after?: (page: Page) => Promise<void> };

/** The photo dialog of a product with a photo and a text, on the text panel; found without its texts, in every language. */
async function design(page: Page): Promise<void> {
  await page.locator('.personal').getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').first().setInputFiles(kitPhoto('family-kite'));
  await expect(dialog.getByRole('application')).toBeVisible();
  // It is saved: the next change would revoke a picture that the page beneath is still loading.
  await expect(dialog.locator('.design-saved .text-success')).toBeVisible();
  // After the tab of the photos.
  await dialog.getByRole('tab').nth(1).click();
  await dialog.getByRole('textbox').first().fill('2026');
  await expect(dialog.getByRole('application')).toBeVisible();
}

const VISITS: readonly Visit[] = [
  { path: '/' },
  { path: '/collection' },
  { path: `/product/${PRODUCT.id}` },
  { path: `/product/${PRODUCT.id}?photo`, after: design },
  { path: '/cart' },
  { path: '/place-order', after: (page) => page.locator('input[value=upi]').check() },
  { path: '/orders' },
  { path: '/profile' },
  { path: '/about' },
  { path: '/contact' },
  { path: '/keywords' },
  { path: '/privacypolicy' },
  { path: '/no-such-page' },
];

/** The parts of a screen that are clipped, overflow the window, or are in another language, at these window widths. */
async function layoutProblems(page: Page, tag: Tag, widths: readonly number[]): Promise<readonly string[]> {
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
  const found = [...leftOver(await page.evaluate(shownTexts), tag, Object.values(ADDRESS))];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
    const seen = [...(await sidewaysScroll(page)), ...(await cutTexts(page))];
    found.push(...seen.map((what) => `${width} px: ${what}`));
  }
  return found.map((what) => `${new URL(page.url()).pathname}, ${tag}: ${what}`);
}

const LANGUAGES = { te: 'తెలుగు', hi: 'हिन्दी', 'en-XA': '' };

test.beforeEach(({ context, backend }) => arrive(context, backend, { cart: { [PRODUCT.id]: { '8 x 10': 1 } } }));

/** What is wrong on the screens in a language, and in another one after a change of the language on the screen. */
async function tour(page: Page, open: Open, widths: readonly number[], first: Tag, second?: 'hi') {
  await page.addInitScript((language) => (localStorage['shop.language'] ??= language), first);
  await open('/');
  const problems: string[] = [];
  let [spoken, next]: [Tag, Tag | undefined] = [first, second];
  for (const { path, after } of VISITS) {
    await goTo(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await after?.(page);
    problems.push(...(await layoutProblems(page, spoken, widths)));
    if (!next) continue;
    // Every second screen is opened in the second language.
    [spoken, next] = [next, spoken];
    // By the shop's own button, also while a dialog covers it.
    const name = LANGUAGES[spoken];
    await page.getByRole('button', { name, includeHidden: true }).first().dispatchEvent('click');
    problems.push(...(await layoutProblems(page, spoken, widths.toReversed())));
  }
  return problems;
}

test('every screen fits in Telugu and Hindi', async ({ page, open }) => {
  test.slow();
  expect(await tour(page, open, [320, 1440], 'te', 'hi')).toEqual([]);
});

test('every screen has room for texts longer than the English ones', async ({ page, open }) => {
  test.slow();
  expect(await tour(page, open, [320], 'en-XA')).toEqual([]);
});
