import type { Page } from '@playwright/test';

import { expect, goTo, openInRealTime, test } from '../support/shop.ts';

// With the real clock, and pictures only. When a clip ends, loops or is paused, in a simulated window without real playback:
// tests/screens/slideshow.test.tsx.

const SLIDE = '[aria-label="Featured gifts"] [aria-roledescription="slide"]';

/** How much later than asked a busy machine may wake a timer. It never wakes one earlier. */
const LATE_MS = 2000;
/** An event is recorded at the end of the task in which it happens and a timer is started: on a busy machine that much later. */
const RECORDED_MS = 100;

/** Records in the page when the first media is revealed and when each slide is shown first, in ms. */
async function recordShow(page: Page): Promise<() => Promise<Readonly<Record<string, number>>>> {
  await page.evaluate((selector) => {
    const show: Record<string, number> = {};
    Object.assign(globalThis, { show });
    new MutationObserver(() => {
      const shown = document.querySelector(`${selector}:not([inert])`)?.getAttribute('aria-label');
      if (shown) show[shown] ??= performance.now();
      const isRevealed = document.querySelector(`${selector}[aria-label="1 of 4"] .opacity-0`) !== null;
      if (isRevealed) show['revealed'] ??= performance.now();
    }).observe(document, { subtree: true, childList: true, attributes: true });
  }, SLIDE);
  return () => page.evaluate(() => Reflect.get(globalThis, 'show') as Record<string, number>);
}

test('the slideshow reveals its media, starts, advances and fades on time', async ({ page }) => {
  // Where home is reached by a link, and not opened as a prerendered page, the media is covered at first.
  await openInRealTime(page, '/about');
  const show = await recordShow(page);
  await goTo(page, '/');
  await expect.poll(show).toMatchObject({ revealed: expect.any(Number), '3 of 4': expect.any(Number) });

  const times = await show();
  /** Not shorter than expected, and not much longer. */
  const expectElapsed = (from: string, to: string, ms: number): void => {
    const elapsed = (times[to] ?? Number.NaN) - (times[from] ?? Number.NaN);
    expect(elapsed, to).toBeGreaterThanOrEqual(ms - RECORDED_MS);
    expect(elapsed, to).toBeLessThan(ms + LATE_MS);
  };
  expectElapsed('1 of 4', 'revealed', 1500);
  // Its start, and the first picture's own time.
  expectElapsed('1 of 4', '2 of 4', 1000 + 3000);
  expectElapsed('2 of 4', '3 of 4', 3000);
  // A visibility that takes time would keep the page's thread busy for as long.
  const slide = page.locator(SLIDE).first();
  await expect(slide).toHaveCSS('transition-property', 'opacity, visibility');
  await expect(slide).toHaveCSS('transition-duration', '0.9s, 0s');
});
