import { sidewaysScroll } from './support/looks.ts';
import { arrive } from './support/payments.ts';
import { expect, goTo, test } from './support/shop.ts';
import { GIFTS } from './support/shopper.ts';

// The build that has the accented English as well.
test.use({ storefront: 'build/payments' });

const ROUTES = [
  '/',
  '/collection',
  `/product/${GIFTS.weddingFrame.id}`,
  '/cart',
  '/place-order',
  '/orders',
  '/profile',
  '/about',
  '/contact',
  '/keywords',
  '/privacypolicy',
  '/no-such-page',
];

for (const tag of ['te', 'hi', 'en-XA'])
  test(`no screen is wider than its window in ${tag}`, async ({ page, context, open, backend }) => {
    test.slow();
    await context.addInitScript((language) => localStorage.setItem('shop.language', language), tag);
    await arrive(context, backend, { cart: { [GIFTS.weddingFrame.id]: { '8 x 10': 1 } } });
    await open('/');
    const wide: string[] = [];
    for (const path of ROUTES) {
      await goTo(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
        wide.push(...(await sidewaysScroll(page)).map((what) => `${path} at ${width} px: ${what}`));
      }
    }
    expect(wide).toEqual([]);
  });
