import type { BrowserContext, Page } from '@playwright/test';

import type { Backend } from './support/backend.ts';
import { arrive } from './support/payments.ts';
import { idOf, kitPhoto } from './support/photo.ts';
import { expect, test, type Open } from './support/shop.ts';
import { TONGUES } from './support/tongues.ts';

type Shopper = { page: Page; context: BrowserContext; open: Open; backend: Backend };

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

const PRINTED = { en: 'Asha & Rahul', te: 'ఆశ & రాహుల్\n8 మార్చి', hi: 'शुभ विवाह\nआशा और राहुल' } as const;

const GIFT = 'Heart Photo Cushion';

/** Buys a cushion with a photo and a line of words on it, by the words of a language. */
async function buy(tag: keyof typeof PRINTED, { page, context, open, backend }: Shopper): Promise<void> {
  const [t, print] = [TONGUES[tag], PRINTED[tag]];
  const main = page.getByRole('main');
  await context.addInitScript((language) => localStorage.setItem('shop.language', language), tag);
  await arrive(context, backend, { cart: {} });
  await open(`/product/${await idOf(backend, GIFT)}`);
  await page.getByRole('button', { name: t.personalise.openNamed(GIFT) }).click();
  const dialog = page.getByRole('dialog', { name: t.personalise.heading });
  await dialog.locator('input[type=file]').first().setInputFiles(kitPhoto('family-kite'));
  await expect(dialog.getByText(t.design.keep.kept)).toBeVisible();
  await dialog.getByRole('tab', { name: t.design.panel.words }).click();
  await dialog.getByRole('textbox', { name: t.design.words.label }).fill(print);
  await expect(dialog.getByRole('application', { name: t.design.words.frame })).toBeVisible();
  await dialog.getByRole('button', { name: t.design.done }).click();
  await main.getByRole('button', { name: t.product.addToCart }).first().click();
  await page.getByRole('link', { name: t.header.cart(1) }).click();
  await main.getByRole('link', { name: t.cart.checkout }).first().click();
  await expect(main.getByRole('heading', { level: 1, name: t.checkout.title })).toBeVisible();
  await main.getByRole('radio', { name: t.checkout.methods.cod }).check();
  await main
    .getByRole('button', { name: t.checkout.place('₹649') })
    .last()
    .click();
  await expect(page).toHaveURL('/orders');
  await expect(main.getByText(t.orders.designed(print.replaceAll('\n', ' / '), ''))).toBeVisible();
  expect(await backend.orders()).toMatchObject([
    {
      amount: 649,
      paymentMethod: 'COD',
      payment: false,
      status: 'Order Placed',
      address: {
        firstName: 'Lakshmi',
        lastName: 'Narayana',
        phone: '9876543210',
        street: '12-3-45, Temple Street',
        zipcode: '522201',
        city: 'Tenali',
        state: 'Andhra Pradesh',
        country: 'India',
      },
      items: [
        {
          name: GIFT,
          category: 'Cushions',
          price: 649,
          size: '13 x 12',
          quantity: 1,
          designs: [{ pieces: 1, photos: 1, words: print, note: '' }],
        },
      ],
    },
  ]);
}

const ORDERS = 'a gift with a photo and words is bought, and the order is the same in every language';

for (const tag of ['en', 'hi'] as const)
  test(`${ORDERS}: ${tag}, on a desk`, ({ page, context, open, backend }) =>
    buy(tag, { page, context, open, backend }));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  test(`${ORDERS}: te, on a phone`, ({ page, context, open, backend }) => buy('te', { page, context, open, backend }));
});
