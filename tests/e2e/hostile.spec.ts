import { expectNoFailedPart, expectNoSidewaysScroll, sidewaysScroll } from './support/looks.ts';
import { arrive, ordersAre } from './support/payments.ts';
import { expect, goTo, test } from './support/shop.ts';
import { PRODUCTS } from './support/shopper.ts';

/** Expected console messages: of the shop and its router about unusable items and URLs, of the browser about missing files. */
const LEFT_OUT = [
  /items could not be used/,
  /Failed to load resource/,
  /^console warning: (?:product|keyword) [^\n]*: ApiError/,
  /^console warning: The URL path "\/product\/%E0%A4%A" could not be decoded/,
];
/** The page's policy blocks pictures of other hosts before they are requested, and reports what the sanitiser removes. */
const STOPPED = [
  /^console error: policy: (?:img|media)-src stopped https:\/\/evil\.example\//,
  /Loading the (?:image|media) 'https:\/\/evil\.example\//,
  /^console error: policy: (?:script|style)-src-attr stopped inline/,
  /inline (?:event handler|style) violates .*\/assets\/sanitise-/,
];

/** The screens with backend data; all others have it in header and footer only, as these do. */
const LISTED = ['/', '/collection', '/mainpage', '/collections?category=__proto__', '/keywords'];
const HOME = /^Welcome to ?Kanuka$/;
/** One of each kind; what they contain: tests/screens/hostile.test.tsx. All payloads: sanitiser.spec.ts. */
const HOSTILE_ITEMS = ['hostile-text-0', 'hostile-review-1', 'hostile-url-0', '__proto__']
  .concat('wrong-price-4', 'wrong-media-11', 'wrong-reviews-9')
  .map((id) => `/product/${id}`);
const HOSTILE_GUIDES = ['hostile-1', 'hostile-12', '__proto__'].map((slug) => `/keyword/${slug}`);

test('S3 S20: hostile data breaks no screen', async ({ page, open, backend, watch }) => {
  test.slow();
  watch.allow(...LEFT_OUT, ...STOPPED);
  await backend.faults({ fault: { type: 'catalogue', name: 'hostile' } });
  await page.setViewportSize({ width: 320, height: 844 });
  await open('/');
  await expect(page.getByRole('contentinfo').getByRole('heading', { name: 'Categories' })).toBeVisible();
  for (const path of [...LISTED, ...HOSTILE_ITEMS, ...HOSTILE_GUIDES]) {
    await test.step(path, async () => {
      await goTo(page, path);
      const isHome = path === '/' || path === '/mainpage';
      await expect(page.getByRole('heading', { level: 1 }).filter({ hasText: HOME })).toHaveCount(isHome ? 1 : 0);
      await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0);
      await expectNoFailedPart(page);
      await expectNoSidewaysScroll(page);
      if (!LISTED.includes(path)) return;
      await page.setViewportSize({ width: 1440, height: 844 });
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 390, height: 844 });
    });
  }
  expect(await page.evaluate(() => '__pwned' in globalThis), 'a script ran').toBe(false);
});

test('S20: long texts without spaces never widen a page', async ({ page, context, open, backend }) => {
  const long = 'W'.repeat(90);
  const mug = PRODUCTS.magicMug.id;
  const item = { _id: mug, name: long, price: 299, size: long, quantity: 1 };
  const names = { sizes: [long, 'M'], category: long, subCategory: long };
  await page.route('**/api/product/list', async (route) => {
    const body = (await (await route.fetch()).json()) as { products: object[] };
    const products = body.products.map((product) => ({ ...product, ...names }));
    await route.fulfill({ json: { ...body, products } });
  });
  await ordersAre(page, [
    { _id: 'o', items: [item], amount: 299, address: { city: long }, status: long, paymentMethod: long, date: 1 },
  ]);
  await arrive(context, backend, { cart: { [mug]: { [long]: 1 } } });
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/');
  for (const [path, shown] of [
    [`/product/${mug}`, page.getByRole('button', { name: long })],
    ['/cart', page.getByText(long).first()],
    ['/place-order', page.getByText(long).first()],
    ['/orders', page.getByRole('main').getByText(long).first()],
    ['/collection', page.getByRole('article').first()],
  ] as const) {
    await goTo(page, path);
    await expect(shown).toBeAttached();
    if (path.startsWith('/product')) await shown.click();
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await sidewaysScroll(page), `${path} at ${width}`).toEqual([]);
    }
  }
});
