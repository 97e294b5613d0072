import type { Locator, Page } from '@playwright/test';

import { sizeText } from '#domain/product/sizeText.ts';
import { holdScripts } from './support/heldScripts.ts';
import { expect, test } from './support/shop.ts';
import { PRODUCTS } from './support/shopper.ts';

// These tests use the real clock: they navigate without `open`.

test.use({ viewport: { width: 390, height: 844 } });

const PRODUCT = `/product/${PRODUCTS.weddingFrame.id}`;
const [SIZE] = PRODUCTS.weddingFrame.sizes;
const QUESTION = 'Will I see the design before I order?';

/** A control, and its expected effect. */
type Control = readonly [control: (page: Page) => Locator, done: (page: Page) => Locator];

/** Below the first screen, in a separate hydration boundary. */
const question: Control = [
  (page) => page.getByRole('button', { name: QUESTION }),
  (page) => page.getByRole('button', { name: QUESTION, expanded: true }),
];
const menu: Control = [(page) => page.getByRole('button', { name: 'Menu' }), (page) => page.getByRole('dialog')];
const size: Control = [
  (page) => page.getByRole('main').getByRole('button', { name: sizeText(SIZE), exact: true }),
  (page) => page.getByRole('main').getByRole('button', { name: sizeText(SIZE), exact: true, pressed: true }),
];
const dataSwitch: Control = [
  (page) => page.getByRole('checkbox', { name: 'Use less data' }),
  (page) => page.getByRole('checkbox', { name: 'Use less data', checked: true }),
];

test('one click during the splash’s exit takes effect on a slow phone', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => !document.querySelector('#splash:not(.lifting)'), undefined, { polling: 'raf' });
  // A click sent at once by the browser, without Playwright's wait for the control.
  for (const [control] of [question, menu]) await control(page).dispatchEvent('click');
  for (const [, done] of [question, menu]) await expect(done(page)).toBeVisible();
});

test('a click or search before the script loads is replayed once', async ({ page, watch }) => {
  test.slow();
  watch.allow(/status of 404/);
  const held = await holdScripts(page, '**/assets/*.js');
  for (const [path, controls] of [
    ['/', [question, menu]],
    [PRODUCT, [size]],
    ['/about', [dataSwitch]],
  ] as const) {
    await test.step(path, async () => {
      const release = await held(() => page.goto(path, { waitUntil: 'commit' }));
      for (const [control] of controls) await control(page).dispatchEvent('click');
      for (const [, done] of controls) await expect(done(page)).toHaveCount(0);
      release();
      for (const [, done] of controls) await expect(done(page)).toBeVisible();
    });
  }
  await test.step('a search shows its results', async () => {
    const release = await held(() => page.goto('/nowhere', { waitUntil: 'commit' }));
    await page.getByRole('searchbox').fill('mug');
    await page.getByRole('searchbox').press('Enter');
    release();
    await expect(page).toHaveURL(/\/collection\?search=mug$/);
  });
});

// Text typed before the script loads: extensions.spec.ts.
test('an option chosen early takes effect, and a page prerendered for another is hidden', async ({ page }) => {
  const held = await holdScripts(page, '**/assets/*.js');
  await test.step('the products are sorted as chosen', async () => {
    const release = await held(() => page.goto('/collection', { waitUntil: 'commit' }));
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('low-high');
    release();
    await expect(page).toHaveURL(/[?&]sort=low-high/);
  });
  const products = page.getByRole('main').getByRole('article');
  let release = (): void => {};
  for (const query of ['?sort=low-high', '?search=mug', '?category=Photo+Frames']) {
    release = await held(() => page.goto(`/collection${query}`, { waitUntil: 'commit' }));
    await expect(page.locator('main article').first()).toBeAttached();
    await expect(products).toHaveCount(0);
  }
  release();
  await expect(products.first()).toBeVisible();
});

test('a search typed before the field’s chunk loads is run', async ({ page }) => {
  const release = await (await holdScripts(page, '**/SearchBar-*.js'))(() => page.goto('/collection'));
  await page.getByLabel('Search gifts by name').fill('oak');
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('low-high');
  release();
  await expect(page).toHaveURL(/search=oak/);
  await expect(page).toHaveURL(/sort=low-high/);
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'oak' })).toBeVisible();
});
