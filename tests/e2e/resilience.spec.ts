import type { Page } from '@playwright/test';

import { expect, goTo, test } from './support/shop.ts';

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

/** What the browser itself and the shop say of calls that failed. */
const FAILED_CALLS = [
  /Failed to load resource/,
  /^console warning: (?:typing banner|categoryNames|\w+ [0-9a-f]{24}): /,
];

test.beforeEach(({ watch }) => watch.allow(...FAILED_CALLS));

test('R1 R21: a shopper who meets a dead backend tries again, has the shop without a reload, and the default picture where one is missing', async ({
  page,
  open,
  backend,
  context,
}) => {
  await backend.faults(
    { route: 'GET /api/media/*', fault: { type: 'status', code: 404 } },
    { route: 'GET /api/*', fault: 'refuse' },
  );
  const main = page.getByRole('main');
  // As the browser draws it alone: nothing is built for a query.
  await open('/?sort=relevant');
  for (const { instead } of Object.values(LISTS)) await expect(page.getByText(instead).first()).toBeVisible();

  await test.step('every try says the same until the backend is back, and brings what was asked for then', async () => {
    await goTo(page, '/collection');
    const failure = main.getByRole('alert').filter({ hasText: LISTS.products.instead });
    await expect(failure.getByText('No connection to the shop.')).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText('Tenali').first()).toBeVisible();
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(failure.getByRole('button', { name: 'Try again' })).toBeVisible();
    await backend.clearFaults();
    await backend.faults({ route: 'GET /api/media/*', fault: { type: 'status', code: 404 } });
    await failure.getByRole('button', { name: 'Try again' }).click();
    const picture = main.getByRole('article').first().locator('img').first();
    await expect(picture).toHaveAttribute('src', '/default-product.svg');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
  });

  await test.step('the connection’s return brings every other list by itself', async () => {
    await goTo(page, '/');
    for (const { instead } of [LISTS.slides, LISTS.categories]) await expect(page.getByText(instead)).toBeVisible();
    await context.setOffline(true);
    await context.setOffline(false);
    for (const { shown } of Object.values(LISTS)) await expect(shown(page)).toBeVisible();
  });
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
