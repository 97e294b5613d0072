import { arrive, orderRows } from './support/payments.ts';
import { expect, PHONE_TOO, test } from './support/shop.ts';
import { GIFTS } from './support/shopper.ts';

const TELUGU = /[\u0C00-\u0C7F]/;

test('a reader of English loads no letter of another script', async ({ page, open }) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.woff2') && fonts.push(request.url()));
  await open('/');
  await page.mouse.wheel(0, 20_000);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  expect(fonts.filter((url) => /(?:-te|-hi)-/.test(url))).toEqual([]);
});

test('a reader of Telugu never sees the page in English first', async ({ page, open }) => {
  await page.addInitScript(() => {
    localStorage.setItem('shop.language', 'te');
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const look = (): void => {
      const heading = document.querySelector('#root h1');
      if (heading?.checkVisibility({ visibilityProperty: true })) seen.push(heading.textContent ?? '');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await open('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TELUGU);
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  expect([...new Set(seen)].filter((text) => !TELUGU.test(text))).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'te');
});

test(
  'a shopper buys in Telugu, and the shop gets the order as it would in English',
  PHONE_TOO,
  async ({ page, context, open, backend }) => {
    await context.addInitScript(() => localStorage.setItem('shop.language', 'te'));
    await arrive(context, backend, { cart: { [GIFTS.weddingFrame.id]: { '8 x 10': 1 } } });
    await open('/cart');
    await page
      .getByRole('link', { name: /చెక్‌అవుట్/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'చెక్‌అవుట్' })).toBeVisible();
    await page
      .getByRole('button', { name: /^ఆర్డర్ చేయండి/ })
      .last()
      .click();
    await expect(page).toHaveURL('/orders');
    await expect(page.getByText(GIFTS.weddingFrame.name).first()).toBeVisible();
    expect(await orderRows(page).count()).toBeGreaterThan(0);
  },
);
