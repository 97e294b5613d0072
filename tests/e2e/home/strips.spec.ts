import type { Page } from '@playwright/test';

import { openInRealTime } from '../support/realTime.ts';
import { expect, test } from '../support/shop.ts';

const ROWS = ['Gifts, first row', 'Gifts, second row'] as const;

/** How many whole gifts of a row are seen at once, at each window width; at 1280 px and at 1023 px there are three. */
const VIEWS = [
  { width: 1440, seen: 4 },
  { width: 1281, seen: 4 },
  { width: 1280, seen: 3 },
  { width: 1023, seen: 3 },
  { width: 768, seen: 3 },
  { width: 767, seen: 2 },
  { width: 480, seen: 2 },
  { width: 479, seen: 1 },
] as const;

/** What a row did while it was watched: pixels per millisecond, leaving out the steps back among its copies. */
type Drifting = { readonly speed: number; readonly longestHalt: number; readonly slide: number };

/** Watches a row frame by frame, inside the page, for a time in milliseconds. */
function watchRow(page: Page, label: string, ms: number): Promise<Drifting> {
  return page.getByRole('list', { name: label, exact: true }).evaluate(async (row, howLong) => {
    const slide = row.firstElementChild?.getBoundingClientRect().width ?? Number.NaN;
    const place = (): number => new DOMMatrix(getComputedStyle(row).transform).m41;
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    let at = await frame();
    let x = place();
    const begin = at;
    let [moved, movingMs, haltMs, longestHalt] = [0, 0, 0, 0];
    while (at - begin < howLong) {
      // oxlint-disable-next-line no-await-in-loop -- one frame comes after the other
      const now = await frame();
      const step = place() - x;
      x += step;
      // Among the copies the row steps back by many gifts at once, unseen.
      if (Math.abs(step) < slide) {
        moved += step;
        movingMs += now - at;
        haltMs = Math.abs(step) < 0.01 ? haltMs + now - at : 0;
        longestHalt = Math.max(longestHalt, haltMs);
      }
      at = now;
    }
    return { speed: moved / movingMs, longestHalt, slide };
  }, ms);
}

// The clock of this test is the real one. docs/behaviour.md, Timings.
test('a shopper sees two rows of gifts drift opposite ways, one gift in five seconds, without a halt', async ({
  page,
}) => {
  await openInRealTime(page, '/');
  const rows = ROWS.map((name) => page.getByRole('list', { name, exact: true }));
  await rows[1]?.scrollIntoViewIfNeeded();
  // Swiper's file arrives as the rows come near.
  for (const row of rows) await expect(row).not.toHaveCSS('transform', 'none');
  // Longer than one gift takes, so that the change from one to the next is among what was seen.
  const [first, second] = await Promise.all(ROWS.map((name) => watchRow(page, name, 6000)));
  if (!first || !second) throw new Error('There are two rows.');
  const expected = first.slide / 5000;
  for (const { speed, longestHalt } of [first, second]) {
    expect(Math.abs(speed) / expected).toBeGreaterThan(0.85);
    expect(Math.abs(speed) / expected).toBeLessThan(1.05);
    expect(longestHalt).toBeLessThan(500);
  }
  expect(Math.sign(first.speed)).toBe(-Math.sign(second.speed));
});

test('a shopper sees as many gifts of a row at once as the window has room for', async ({ page, open }) => {
  await open('/');
  const row = page.getByRole('list', { name: ROWS[0], exact: true });
  await row.scrollIntoViewIfNeeded();
  await expect(row).not.toHaveCSS('transform', 'none');
  for (const { width, seen } of VIEWS) {
    await page.setViewportSize({ width, height: 800 });
    const count = () =>
      row.evaluate((list) => innerWidth / (list.firstElementChild?.getBoundingClientRect().width ?? Number.NaN));
    await expect.poll(count, `at ${width} px`).toBeCloseTo(seen, 1);
  }
});
