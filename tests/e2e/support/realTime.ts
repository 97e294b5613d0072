import { expect, type Page } from '@playwright/test';

import { waitForHydration } from './shop.ts';

/** An event of a page; ms since navigation start, by the page's own clock. */
export type Moment = { readonly what: string; readonly at: number };

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

/**
 * Records each new result of a function inside the page, where a slow machine cannot delay the time between the event
 * and its record. The function runs after every change of the document; '' is no answer. Call before the page opens.
 * Several functions of one page have names.
 */
export async function recordAnswers(
  page: Page,
  question: () => string,
  name = 'answers',
): Promise<() => Promise<readonly Moment[]>> {
  await page.addInitScript(`{
    const ask = ${question.toString()};
    const moments = (globalThis[${JSON.stringify(name)}] = []);
    const record = () => {
      const what = ask();
      if (what !== '' && what !== moments.at(-1)?.what) moments.push({ what, at: performance.now() });
    };
    const options = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(record).observe(document, options);
  }`);
  return () => page.evaluate((key) => Reflect.get(globalThis, key) as readonly Moment[], name);
}

/** The first moment of this name. */
export function momentOf(moments: readonly Moment[], what: string): number {
  return moments.find((moment) => moment.what === what)?.at ?? Number.NaN;
}

/** A duration has the expected length: not shorter, and not much longer. */
export function expectElapsed(ms: number, expected: number, what: string): void {
  expect(ms, what).toBeGreaterThanOrEqual(expected - ROUNDING_MS);
  expect(ms, what).toBeLessThan(expected + LATE_MS);
}
