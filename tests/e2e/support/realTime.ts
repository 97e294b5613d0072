import { expect, type Page } from '@playwright/test';

import { waitForHydration } from './shop.ts';

/** How much later than asked a busy machine may wake a timer. It never wakes one earlier. */
const LATE_MS = 2000;
/** Clocks are rounded, and each event is recorded just after it happens. */
export const ROUNDING_MS = 12;

/** A full load with the real clock; a key lifts the splash, which has tests of its own. */
export async function openInRealTime(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await waitForHydration(page);
  await page.keyboard.press('Shift');
  await expect(page.locator('#splash')).toHaveCount(0);
}

/** A duration has the expected length: not shorter, and not much longer. */
export function expectElapsed(ms: number, expected: number, what: string): void {
  expect(ms, what).toBeGreaterThanOrEqual(expected - ROUNDING_MS);
  expect(ms, what).toBeLessThan(expected + LATE_MS);
}
