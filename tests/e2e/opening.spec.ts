import type { Locator, Page } from '@playwright/test';

import { recordShifts } from './support/looks.ts';
import { expect, holdScripts, test, waitForHydration } from './support/shop.ts';
import { PRODUCTS } from './support/shopper.ts';

// With the real clock: these tests navigate without `open`.

const commit = { waitUntil: 'commit' } as const;
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

/** Tolerance of a scroll position, in CSS pixels. */
const SAME_PX = 8;

/** A part that has not moved for this many ms is at rest: longer than a section's delay before its animation. */
const REST_MS = 700;

const splashOf = (page: Page) => page.locator('#splash');

/** Resolves when the page is hydrated and its splash has lifted by itself. */
async function waitUntilOpen(page: Page): Promise<void> {
  await waitForHydration(page);
  await expect(splashOf(page)).toHaveCount(0);
}

const topOf = (part: Locator): Promise<number> => part.evaluate((element) => element.getBoundingClientRect().top);

/** The final position of a part of the page: sections are animated into place when they are reached. */
async function restOf(part: Locator): Promise<number> {
  let [before, top] = [Number.NaN, await topOf(part)];
  while (before !== top) {
    await part.page().waitForTimeout(REST_MS);
    [before, top] = [top, await topOf(part)];
  }
  return top;
}

async function expectAt(part: Locator, top: number): Promise<void> {
  await expect(part).toBeInViewport();
  expect(Math.abs((await restOf(part)) - top)).toBeLessThanOrEqual(SAME_PX);
}

/** Scrolls step by step, so that every section on the way is laid out, until a part is in the middle. */
async function scrollTo(part: Locator): Promise<number> {
  const page = part.page();
  for (let steps = 0; steps < 40 && (await topOf(part)) > 700; steps += 1) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(50);
  }
  await part.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await restOf(part);
  // The browser restores a scroll position by the content seen then: a section before its animation would be too low.
  await page.mouse.wheel(0, 10);
  return restOf(part);
}

test('the splash is painted before the style sheet loads', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const release = await (await holdScripts(page, '**/assets/*.{css,js}'))(() => page.goto('/', commit));
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const splash = splashOf(page);
  await expect(splash).toBeVisible();
  await expect(splash).toHaveCSS('background-color', 'rgb(107, 31, 42)');
  expect(await splash.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
  expect((await splash.locator('svg').boundingBox())?.width).toBeCloseTo(PHONE.width * 0.6, 0);
  release();
  await waitForHydration(page);
});

test('the splash lifts when script and style sheet fail to load', async ({ page, watch }) => {
  watch.allow(/net::ERR_FAILED/, /preloaded using link preload but not used/);
  await page.route('**/assets/*.{css,js}', (route) => route.abort());
  await page.goto('/', commit);
  await expect(splashOf(page)).toBeVisible();
  await expect(page.locator('#root')).toHaveJSProperty('inert', false);
  await expect(splashOf(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: 'Latest Collections' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a link to a section far down scrolls to it, and the page stays there', async ({ page }) => {
  for (const [size, path, part] of [
    [PHONE, `/product/${PRODUCTS.weddingFrame.id}#reviews`, page.getByRole('tab', { name: 'Description' })],
    [WIDE, '/#testimonials', page.locator('#testimonials')],
  ] as const)
    await test.step(path, async () => {
      await page.setViewportSize(size);
      await page.goto(path, commit);
      await waitUntilOpen(page);
      await expect(part).toBeInViewport();
      await expectAt(part, await topOf(part));
    });
});

/** Phones, tablets and screens, and both sides of each width from which the design changes (styles/sections.css). */
const WIDTHS = [320, 390, 479, 480, 767, 768, 799, 800, 1024, 1199, 1200, 1270, 1271, 1280, 1281, 1440, 1920];
/** Less than two lines of running text, in CSS pixels. */
const NEARLY_PX = 45;

/** At each width the estimated height of each section is nearly its real one. */
async function expectHeights(page: Page): Promise<void> {
  const sections = page.locator('.below-fold');
  expect(await sections.count()).toBeGreaterThan(2);
  await expect(page.locator('.below-fold:not(.rendered)')).toHaveCount(0);
  for (const width of WIDTHS) {
    await page.setViewportSize({ ...WIDE, width });
    // Strips and carousels react to a resize with a delay.
    await expect(async () => {
      const heights = await sections.evaluateAll((all) =>
        all.map((section) => ({
          name: section.getAttribute('data-section'),
          given: Number.parseFloat(getComputedStyle(section).containIntrinsicBlockSize.replace('auto ', '')),
          real: section.getBoundingClientRect().height,
        })),
      );
      const off = heights.filter(({ given, real }) => !(Math.abs(given - real) < NEARLY_PX));
      expect(off, `${page.url()} at ${width} px`).toEqual([]);
    }).toPass({ timeout: 5000 });
  }
}

/** Opens a page and scrolls it to its end without a layout shift. */
async function openWithoutShift(page: Page, path: string, size: typeof WIDE): Promise<void> {
  await page.setViewportSize(size);
  const shift = await recordShifts(page);
  await page.goto(path, commit);
  await waitUntilOpen(page);
  await scrollTo(page.getByRole('contentinfo'));
  expect(await shift(), `${path} at ${size.width} px`).toBeLessThan(0.02);
}

test('home has no layout shift on a phone while it opens and is scrolled to its end', ({ page }) =>
  openWithoutShift(page, '/', PHONE));

test('a product has no layout shift while it opens and is scrolled to its end', async ({ page }) => {
  test.slow();
  await openWithoutShift(page, `/product/${PRODUCTS.weddingFrame.id}`, WIDE);
  await expectHeights(page);
});

test('home has no layout shift, and going back to it restores a scroll position far down', async ({ page }) => {
  test.slow();
  await openWithoutShift(page, '/', WIDE);
  await expectHeights(page);
  await page.setViewportSize(WIDE);
  const story = page.getByRole('heading', { level: 2, name: 'Our Story' });
  const top = await scrollTo(story);

  // From another screen of the shop. A click without Playwright's scrolling.
  await page.locator('a[href="/about"]').first().dispatchEvent('click');
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expectAt(story, top);

  // From another site.
  await page.goto('about:blank');
  await page.goBack(commit);
  await waitUntilOpen(page);
  await expectAt(story, top);
});
