import type { Locator, Page, Response } from '@playwright/test';

import { idOf } from './support/photo.ts';
import { expect, isAlive, test } from './support/shop.ts';
import { GIFTS } from './support/shopper.ts';

// The clock of these tests is the real one: they go to pages without `open`.

test.use({ viewport: { width: 390, height: 844 } });

/** When a page is whole, whatever becomes of its script. */
const WHOLE_MS = 2000;

const footer = (page: Page) => page.getByRole('contentinfo');

/** Goes to a page whose script does not come before it is let go, nor does time help it. */
async function openHeld(page: Page, go: () => Promise<Response | null>): Promise<() => void> {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/begin-*.js', async (route) => (await held, route.continue()));
  await page.addInitScript((ms) => {
    const { setTimeout: real } = globalThis;
    const patient = (...[act, after]: Parameters<typeof real>) => (after === ms ? 0 : real(act, after));
    Object.assign(globalThis, { setTimeout: patient });
  }, WHOLE_MS);
  await go();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return letGo;
}

const commit = { waitUntil: 'commit' } as const;

for (const { path, first, rest } of [
  { path: '/', first: 'Welcome to Kanuka', rest: 'Latest Collections' },
  { path: `/product/${GIFTS.weddingFrame.id}`, first: GIFTS.weddingFrame.name, rest: 'Related Products' },
]) {
  test(`a phone paints the first screen of ${path} alone, and the rest follows without moving it`, async ({
    page,
    watch,
  }) => {
    await page.addInitScript(() => {
      Object.assign(globalThis, { shift: 0 });
      new PerformanceObserver((list) => {
        const { shift } = globalThis as unknown as { shift: number };
        const more = list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0);
        Object.assign(globalThis, { shift: shift + more });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Moves that the fonts bring are not the opening's.
    watch.allow(/net::ERR_FAILED/);
    await page.route('**/*.woff2', (route) => route.abort());
    const letGo = await openHeld(page, () => page.goto(path, commit));
    const below = page.getByRole('heading', { level: 2, name: rest });
    await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
    await expect(below).toBeHidden();
    await expect(footer(page)).toBeHidden();
    letGo();
    await expect(below).toBeVisible();
    await expect(footer(page)).toBeVisible();
    await expect(page.locator('html')).not.toHaveClass(/opening/);
    await isAlive(page);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shift') as number)).toBeLessThan(0.01);
  });
}

test('nothing below the first screen is laid out before its turn', async ({ page, backend }) => {
  // Without sizes what is below begins within the first screen.
  await openHeld(page, async () => page.goto(`/product/${await idOf(backend, 'Family Crystal Cube')}`, commit));
  const shown = await page.evaluate(
    () => [...document.querySelectorAll('.below > *')].filter((part) => part.getClientRects().length > 0).length,
  );
  expect(shown).toBe(0);
});

test('a shopper who touches a page that is still opening has all of it', async ({ page }) => {
  await openHeld(page, () => page.goto('/', commit));
  await expect(footer(page)).toBeHidden();
  await page.mouse.click(200, 200);
  await expect(footer(page)).toBeVisible();
});

test('a shopper who lands below the first screen has all of the page at once', async ({ page }) => {
  const letGo = await openHeld(page, () => page.goto(`/product/${GIFTS.weddingFrame.id}#reviews`, commit));
  await expect(footer(page)).toBeVisible();
  letGo();
  await expect(page.getByRole('tab', { name: 'Description' })).toBeInViewport();
});

test('a shopper who loads a page again has all of it at once, to stand where they stood', async ({ page }) => {
  await page.goto('/', commit);
  await isAlive(page);
  await openHeld(page, () => page.reload(commit));
  await expect(footer(page)).toBeVisible();
});

test('a shopper whose script never arrives has all of the page', async ({ page, watch }) => {
  watch.allow(/net::ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/', commit);
  await expect(footer(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Latest Collections' })).toBeVisible();
});

const GIFT = `/product/${GIFTS.weddingFrame.id}`;
const [SIZE] = GIFTS.weddingFrame.sizes;

/** A control, and what it is to have done: on the first screen and below it. */
const CONTROLS: readonly (readonly [name: string, path: string, at: (page: Page) => Locator, done: Done])[] = [
  ['the menu', '/', (page) => page.getByRole('button', { name: 'Menu' }), (page) => page.getByRole('dialog')],
  [
    'a question below the first screen',
    '/',
    (page) => page.getByRole('button', { name: 'Will I see the design before I order?' }),
    (page) => page.getByRole('button', { name: 'Will I see the design before I order?', expanded: true }),
  ],
  [
    'a size',
    GIFT,
    (page) => page.getByRole('main').getByRole('button', { name: SIZE, exact: true }),
    (page) => page.getByRole('main').getByRole('button', { name: SIZE, exact: true, pressed: true }),
  ],
  [
    'the footer’s switch',
    '/about',
    (page) => page.getByRole('checkbox', { name: 'Use less data' }),
    (page) => page.getByRole('checkbox', { name: 'Use less data', checked: true }),
  ],
];
type Done = (page: Page) => Locator;

for (const [name, path, at, done] of CONTROLS) {
  test(`a shopper with a slow phone clicks ${name} as the splash lifts, once, and it counts`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(path, commit);
    await page.waitForFunction(() => !document.querySelector('#splash:not(.lifting)'), undefined, { polling: 'raf' });
    // The browser's own click, in the very moment: no waiting for the control to be ready.
    await at(page).dispatchEvent('click');
    await expect(done(page)).toBeVisible();
  });

  test(`a shopper who clicks ${name} before the script is there finds it done, once`, async ({ page }) => {
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/assets/*.js', async (route) => (await held, route.continue()));
    await page.goto(path, commit);
    await at(page).dispatchEvent('click');
    await expect(done(page)).toHaveCount(0);
    letGo();
    await expect(done(page)).toBeVisible();
  });
}

test('a shopper who searches before the script is there is led to what was found', async ({ page, watch }) => {
  watch.allow(/status of 404/);
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => (await held, route.continue()));
  await page.goto('/nowhere', commit);
  await page.getByRole('searchbox').fill('mug');
  await page.getByRole('searchbox').press('Enter');
  letGo();
  await expect(page).toHaveURL(/\/collection\?search=mug$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a phone shows the whole page at once', async ({ page }) => {
    await page.goto('/');
    await expect(footer(page)).toBeVisible();
    await expect(page.locator('[aria-labelledby="latest"] article:visible')).toHaveCount(6);
    await page.setViewportSize({ width: 1270, height: 800 });
    await expect(page.locator('[aria-labelledby="latest"] article:visible')).toHaveCount(9);
  });
});
