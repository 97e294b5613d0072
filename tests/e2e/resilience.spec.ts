import type { Page } from '@playwright/test';

import { expect, test } from './support/shop.ts';

/** Lists of start-up, with what a shopper sees of each on home, and sees instead. */
const LISTS = {
  products: {
    route: 'GET /api/product/list',
    shown: (page: Page) => page.getByRole('region', { name: 'Latest Collections' }).getByRole('article').first(),
    instead: 'The gifts could not be loaded.',
  },
  slides: {
    route: 'GET /api/slides/list',
    shown: (page: Page) => page.getByRole('button', { name: 'Pause slideshow' }),
    instead: 'The pictures could not be loaded.',
  },
  categories: {
    route: 'GET /api/catagere/list',
    shown: (page: Page) => page.getByRole('link', { name: 'View Details: Custom Mugs' }),
    instead: 'The categories could not be loaded.',
  },
} as const;

/** A page as the browser draws it alone: nothing is built for a query. */
const drawnAlone = (path: string): string => `${path}?sort=relevant`;
const DRAWN_COLLECTION = drawnAlone('/collection');
const ALL_LISTS = { route: 'GET /api/*' } as const;
/** What the browser itself and the shop say of calls that failed. */
const FAILED_CALLS = [
  /Failed to load resource/,
  /^console warning: (?:typing banner|categoryNames|\w+ [0-9a-f]{24}): /,
];

test.beforeEach(({ watch }) => watch.allow(...FAILED_CALLS));

test('R2: a shopper sees all the rest of home while the gifts are missing, and reads why', async ({
  page,
  open,
  backend,
}) => {
  const { route, shown, instead } = LISTS.products;
  await backend.faults({ route, fault: { type: 'status', code: 500, message: 'The gifts fell off the shelf' } });
  await open(drawnAlone('/'));
  await expect(page.getByRole('alert').getByText('The gifts fell off the shelf').first()).toBeVisible();
  for (const list of [LISTS.slides, LISTS.categories]) await expect(list.shown(page)).toBeVisible();
  await expect(page.getByText(instead).first()).toBeVisible();
  await expect(shown(page)).toHaveCount(0);
  expect(await backend.calls(route), 'asked for once a visit').toBe(1);
});

test('R5: a shopper reads plain words when every answer is spoiled', async ({ page, open, backend }) => {
  await backend.faults({ ...ALL_LISTS, fault: { type: 'body', kind: 'html' } });
  await open(drawnAlone('/'));
  for (const { instead } of Object.values(LISTS)) await expect(page.getByText(instead).first()).toBeVisible();
  await expect(page.getByText('Failed to fetch products').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'GET STARTED' })).toBeVisible();
});

test('R1: a shopper who meets a dead backend tries again, and has the shop without a reload', async ({
  page,
  open,
  backend,
}) => {
  await backend.faults({ ...ALL_LISTS, fault: 'refuse' });
  await open(DRAWN_COLLECTION);
  const main = page.getByRole('main');
  const trouble = main.getByRole('alert').filter({ hasText: LISTS.products.instead });
  await expect(trouble.getByText('No connection to the shop.')).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('Tenali').first()).toBeVisible();
  await trouble.getByRole('button', { name: 'Try again' }).click();
  await expect(trouble.getByRole('button', { name: 'Try again' })).toBeVisible();
  await backend.clearFaults();
  await trouble.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('article').first()).toBeVisible();
});

test('R1: a shopper whose connection returns has every list again, without doing anything', async ({
  page,
  open,
  backend,
  context,
}) => {
  await backend.faults({ ...ALL_LISTS, fault: 'refuse' });
  await open(drawnAlone('/'));
  await expect(page.getByText(LISTS.categories.instead)).toBeVisible();
  await expect(page.getByText(LISTS.slides.instead)).toBeVisible();
  await backend.clearFaults();
  await context.setOffline(true);
  await context.setOffline(false);
  for (const list of [LISTS.products, LISTS.slides, LISTS.categories]) await expect(list.shown(page)).toBeVisible();
});

test('R3: a shopper who waits long is told so after eight seconds, and can ask again', async ({
  page,
  open,
  backend,
}) => {
  await backend.faults({ route: LISTS.products.route, fault: 'hang' });
  await open(DRAWN_COLLECTION);
  const slow = page.getByText('Still working…');
  await expect(page.getByText('Loading products...')).toBeVisible();
  await expect(slow).toHaveCount(0);
  await page.clock.fastForward(8000);
  await expect(slow).toBeVisible();
  await backend.release();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(slow).toHaveCount(0);
});

test('R21: a shopper sees the default picture where one is missing', async ({ page, open, backend }) => {
  await backend.faults({ route: 'GET /api/media/*', fault: { type: 'status', code: 404 } });
  await open('/collection');
  const picture = page.getByRole('article').first().locator('img').first();
  await expect(picture).toHaveAttribute('src', '/default-product.svg');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
});

test('R2: a shopper keeps the gifts of a built page when the shop turns them away, and reads how long to wait', async ({
  page,
  open,
  backend,
}) => {
  await backend.faults({ ...ALL_LISTS, fault: { type: 'status', code: 429 } });
  await open('/collection');
  const main = page.getByRole('main');
  await expect(main.getByText('Prices may have changed.')).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(24);
  const asked = await backend.calls(LISTS.products.route);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByText('Please try again in 15 minutes.')).toBeVisible();
  expect(await backend.calls(LISTS.products.route), 'nothing is sent before its time').toBe(asked);
  await backend.clearFaults();
  await page.clock.fastForward(15 * 60_000);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByText('Prices may have changed.')).toHaveCount(0);
  await expect(main.getByRole('article')).toHaveCount(24);
});

test('R3: a shopper opens other pages while every list hangs', async ({ page, open, backend }) => {
  const routes = [
    ...Object.values(LISTS).map(({ route }) => route),
    'GET /api/category',
    'GET /api/api/category',
  ] as const;
  await backend.faults(...routes.map((route) => ({ route, fault: 'hang' }) as const));
  await open('/');
  await expect.poll(async () => (await backend.log()).length).toBeGreaterThanOrEqual(4);
  const footer = page.getByRole('contentinfo');
  for (const [link, title] of [
    ['Contact', 'Contact'],
    ['Terms', 'Terms'],
  ] as const) {
    await footer
      .getByRole('link', { name: new RegExp(link) })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  }
  await backend.release();
});
