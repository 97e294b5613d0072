import { walkToAnOrder } from './support/journey.ts';
import { arrive, FRAME } from './support/payments.ts';
import { SCREENS } from './support/screens.ts';
import { expect, goTo, test } from './support/shop.ts';
import { expectNoFailedPart, isTranslated, translatePages } from './support/translator.ts';

// Every screen test finds texts that a translator would break (tests/support/looseTexts.ts); these show the effect.

test.beforeEach(({ watch }) => {
  // React renders a section again if it was translated before hydration; it is then translated once more.
  watch.allow(/^console warning: Hydration failed, and React rendered the page again/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('R36: a shopper of a translated shop orders once', async ({ page, context, open, backend }) => {
    test.slow();
    await translatePages(context);
    await walkToAnOrder({ page, open, backend });
    await expectNoFailedPart(page);
  });
});

test('R36: no screen of a translated shop fails, and each follows another of the shop’s languages', async ({
  page,
  context,
  open,
  backend,
  watch,
}) => {
  test.slow();
  watch.allow(/Failed to load resource/, /^console warning: contact: /, /^console warning: typing banner/);
  await translatePages(context, { isVisible: true });
  await arrive(context, backend, { cart: { [FRAME.id]: { A4: 2 }, gone: { M: 1 } } });
  await open('/');
  await isTranslated(page);
  for (const { path } of [...SCREENS, { path: '/no-such-page' }]) {
    await test.step(path, async () => {
      await goTo(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('»');
      await expect(page.getByRole('main').getByText('«Loading»')).toHaveCount(0);
      await expectNoFailedPart(page);
    });
  }
  for (const [language, tag] of [
    ['తెలుగు', 'te'],
    ['English', 'en-IN'],
  ] as const) {
    await page.locator('.language', { hasText: language }).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expectNoFailedPart(page);
  }
});

test('R36: a page translated before hydration is complete afterwards', async ({ page, context, open }) => {
  await translatePages(context, { isEarly: true });
  for (const path of ['/', `/product/${FRAME.id}`, '/collection', '/about']) {
    await test.step(path, async () => {
      await open(path);
      await expectNoFailedPart(page);
    });
  }
});
