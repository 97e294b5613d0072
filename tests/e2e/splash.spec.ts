import type { Page } from '@playwright/test';

import { expect, waitForHydration, test } from './support/shop.ts';
import { middleOf } from './support/touch.ts';

// These tests use the real clock: they navigate without `open`.

/** What happened under the splash; times in ms since navigation start. */
type Lifting = Readonly<Record<'paint' | 'lift' | 'products' | 'unlock' | 'touch', number>> & {
  /** Whether the splash covered the page, which was inert, when products were first there. */
  readonly isCovered?: boolean;
};

/** Observes the splash inside the page, where a slow machine cannot delay the recording of an event. */
async function recordLifting(page: Page): Promise<() => Promise<Lifting>> {
  await page.addInitScript(() => {
    const observed: Record<string, number | boolean> = {};
    Object.assign(globalThis, { observed });
    for (const type of ['pointerdown', 'keydown', 'wheel'])
      addEventListener(type, () => (observed['touch'] ??= performance.now()), { capture: true });
    const isCovered = (splash: Element): boolean =>
      [0.02, 0.5, 0.98].every((part) =>
        splash.contains(document.elementFromPoint(part * innerWidth, part * innerHeight)),
      );
    new MutationObserver(() => {
      const splash = document.getElementById('splash');
      const root = document.getElementById('root');
      if (!root) return;
      const products = root.querySelectorAll('article').length;
      // The timer adds a class that fades the splash; a touch removes it at once.
      const isLifting = !splash || splash.classList.contains('lifting');
      if (isLifting) {
        if (!('lift' in observed)) Object.assign(observed, { lift: performance.now(), products });
        if (!root.inert) observed['unlock'] ??= performance.now();
      } else if (root.inert && products > 0) observed['isCovered'] ??= isCovered(splash);
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'inert'] });
  });
  return () =>
    page.evaluate(() => {
      const paint = performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN;
      return { ...(Reflect.get(globalThis, 'observed') as Lifting), paint };
    });
}

test('the splash is shown for 2.5 seconds while the page hydrates under it', async ({ page }) => {
  const lifting = await recordLifting(page);
  const splash = page.locator('#splash');
  await page.goto('/collection', { waitUntil: 'commit' });
  await expect(splash).toHaveAttribute('aria-hidden', 'true');
  await expect(splash).toHaveCount(0);
  const { paint, lift, unlock, isCovered, products } = await lifting();
  expect(isCovered).toBe(true);
  expect(products, 'the page is complete when the splash lifts').toBeGreaterThan(10);
  expect(lift).toBeGreaterThanOrEqual(paint + 2495);
  // A busy machine wakes its timers late, never early.
  expect(lift).toBeLessThan(paint + 4000);
  expect(unlock).toBeLessThan(paint + 4000);
});

/** The splash was lifted by the touch, or on a slow machine by its timer before the touch arrived. */
async function expectLifted(page: Page, lifting: () => Promise<Lifting>): Promise<void> {
  await expect(page.locator('#splash')).toHaveCount(0);
  const { touch, lift, unlock } = await lifting();
  expect(lift).toBeLessThan(touch + 1000);
  expect(unlock).toBeLessThan(touch + 1000);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('a tap, key or scroll lifts the splash and takes effect on the page', async ({ page }) => {
    const lifting = await recordLifting(page);
    await page.goto('/about', { waitUntil: 'commit' });
    await waitForHydration(page);
    // The splash covers it, and a shopper who has been here before taps there.
    const { x, y } = await middleOf(page.locator('[aria-label="Cart, 0 items"]').first());
    await page.touchscreen.tap(x, y);
    await expectLifted(page, lifting);
    await expect(page.getByText('Your cart is empty.')).toBeVisible();
    for (const [act, done] of [
      [
        () => page.keyboard.press('Tab'),
        () => expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused(),
      ],
      [() => page.mouse.wheel(0, 300), () => expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)],
    ] as const) {
      await page.goto('/about', { waitUntil: 'commit' });
      await page.locator('#root header').waitFor({ state: 'attached' });
      await act();
      await expectLifted(page, lifting);
      await done();
    }
  });
});
