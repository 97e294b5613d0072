import type { Page } from '@playwright/test';

import { expect, waitForHydration, test } from './support/shop.ts';
import { middleOf } from './support/touch.ts';

// With the real clock: these tests navigate without `open`. That the splash covers the page: opening.spec.ts.

/** The first paint, the shopper's touch, the end of the splash and the first input; ms since navigation start. */
type Lifting = { readonly paint: number; readonly touch: number; readonly lift: number; readonly unlock: number };

/** Observes the splash inside the page, where a slow machine cannot delay the recording of an event. */
async function recordLifting(page: Page): Promise<() => Promise<Lifting>> {
  await page.addInitScript(() => {
    const observed: Record<string, number> = {};
    Object.assign(globalThis, { observed });
    for (const type of ['pointerdown', 'keydown', 'wheel'])
      addEventListener(type, () => (observed['touch'] ??= performance.now()), { capture: true });
    new MutationObserver(() => {
      const splash = document.getElementById('splash');
      const root = document.getElementById('root');
      // The timer adds a class that fades the splash; a touch removes it at once.
      if (!root || (splash && !splash.classList.contains('lifting'))) return;
      observed['lift'] ??= performance.now();
      if (!root.inert) observed['unlock'] ??= performance.now();
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'inert'] });
  });
  return () =>
    page.evaluate(() => {
      const { observed } = globalThis as unknown as { observed: Omit<Lifting, 'paint'> };
      return { ...observed, paint: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN };
    });
}

/** The duration in docs/behaviour.md, from the first paint on. */
const SPLASH_MS = 2495;

test('the splash is shown for 2.5 seconds, and not by a link inside the shop', async ({ page }) => {
  const lifting = await recordLifting(page);
  const splash = page.locator('#splash');
  await page.goto('/collection', { waitUntil: 'commit' });
  await expect(splash).toHaveAttribute('aria-hidden', 'true');
  await expect(splash).toHaveCount(0);
  const { paint, lift, unlock } = await lifting();
  expect(lift).toBeGreaterThanOrEqual(paint + SPLASH_MS);
  // A busy machine wakes its timers late, never early.
  expect(Math.max(lift, unlock)).toBeLessThan(paint + 4000);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(splash).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('a tap, key or scroll lifts the splash and takes effect on the page', async ({ page }) => {
    const lifting = await recordLifting(page);
    // By the touch, or on a slow machine by its timer before the touch arrived.
    const expectLifted = async (): Promise<void> => {
      await expect(page.locator('#splash')).toHaveCount(0);
      const { touch, lift, unlock } = await lifting();
      expect(Math.max(lift, unlock)).toBeLessThan(touch + 1000);
    };
    await page.goto('/about', { waitUntil: 'commit' });
    await waitForHydration(page);
    // The splash covers it, and a shopper who has been here before taps there.
    const { x, y } = await middleOf(page.locator('[aria-label="Cart, 0 items"]').first());
    await page.touchscreen.tap(x, y);
    await expectLifted();
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
      await expectLifted();
      await done();
    }
  });
});
