import { expect, type Page } from '@playwright/test';

import { waitForHydration } from './shop.ts';

/** A full load with the real clock; a key lifts the splash, which has tests of its own. */
export async function openInRealTime(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await waitForHydration(page);
  await page.keyboard.press('Shift');
  await expect(page.locator('#splash')).toHaveCount(0);
}
