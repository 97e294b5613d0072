import type { Page } from '@playwright/test';

import { leftOver, shownTexts } from '#tests/support/screenText.ts';
import { cutTexts, expectAccessible, sidewaysScroll } from './support/looks.ts';
import { arrive } from './support/payments.ts';
import { kitPhoto } from './support/photo.ts';
import { expect, goTo, test } from './support/shop.ts';
import { ADDRESS, GIFTS } from './support/shopper.ts';
import { TONGUES } from './support/tongues.ts';

// The build that has the accented English as well.
test.use({ storefront: 'build/payments' });

const GIFT = GIFTS.weddingFrame;
type Words = (typeof TONGUES)['te'];
type Visit = { readonly path: string; readonly after?: (page: Page, t: Words) => Promise<void> };

/** The gift's own screen, with a photo and words, on the panel of the words. */
async function design(page: Page, t: Words): Promise<void> {
  await page.getByRole('button', { name: t.personalise.openNamed(GIFT.name) }).click();
  const dialog = page.getByRole('dialog', { name: t.personalise.heading });
  await dialog.locator('input[type=file]').first().setInputFiles(kitPhoto('family-kite'));
  await expect(dialog.getByRole('application', { name: t.design.frame })).toBeVisible();
  await dialog.getByRole('tab', { name: t.design.panel.words }).click();
  await dialog.getByRole('textbox', { name: t.design.words.label }).fill('2026');
  await expect(dialog.getByRole('application', { name: t.design.words.frame })).toBeVisible();
}

const VISITS: readonly Visit[] = [
  { path: '/' },
  { path: '/collection' },
  { path: `/product/${GIFT.id}` },
  { path: `/product/${GIFT.id}?photo`, after: design },
  { path: '/cart' },
  { path: '/place-order', after: (page, t) => page.getByRole('radio', { name: t.checkout.methods.upi }).check() },
  { path: '/orders' },
  { path: '/profile' },
  { path: '/about' },
  { path: '/contact' },
  { path: '/keywords' },
  { path: '/privacypolicy' },
  { path: '/no-such-page' },
];

for (const tag of ['te', 'hi', 'en-XA'] as const)
  test(`every screen fits its window, can be reached by all, and speaks ${tag}`, async ({
    page,
    context,
    open,
    backend,
  }) => {
    test.slow();
    await context.addInitScript((language) => localStorage.setItem('shop.language', language), tag);
    await arrive(context, backend, { cart: { [GIFT.id]: { '8 x 10': 1 } } });
    await open('/');
    const troubles: string[] = [];
    for (const { path, after } of VISITS) {
      await goTo(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await after?.(page, TONGUES[tag]);
      const found: string[] = [];
      for (const width of [320, 1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
        const looks = [...(await sidewaysScroll(page)), ...(await cutTexts(page))];
        found.push(...looks.map((what) => `${width} px: ${what}`));
      }
      found.push(...leftOver(await page.evaluate(shownTexts), tag, Object.values(ADDRESS)));
      troubles.push(...found.map((what) => `${path}, ${what}`));
      // The accented English is no language that anybody hears.
      if (tag !== 'en-XA') await expectAccessible(page);
    }
    expect(troubles).toEqual([]);
  });
