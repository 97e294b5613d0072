import { LATE_MS, noteAnswers, ROUNDING_MS } from '../support/realTime.ts';
import { expect, test } from '../support/shop.ts';

// The clock of this test is the real one. docs/behaviour.md, Timings.

/** The banner stands below the slideshow: a window this high shows both. */
test.use({ viewport: { width: 1440, height: 1300 } });

/** The library gives each letter up to half its time more, so that it looks typed by a hand. */
const HAND = 1.5;

const middle = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;

test('a shopper sees the categories typed, held for a second, and taken back, one after another', async ({ page }) => {
  const answers = await noteAnswers(page, () => document.querySelector('main .caret')?.textContent ?? '');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('main').getByText('We Print Your Photo on', { exact: true })).toBeAttached();
  const names = ['Photo Frames', 'Custom Mugs', 'LED Photo Lamps'];
  await expect
    .poll(async () => (await answers()).map(({ what }) => what), { timeout: 25_000 })
    .toEqual(expect.arrayContaining(names));

  const seen = await answers();
  // Up to where typing began, the first name stood there whole.
  const begun = seen.findIndex(({ what }) => what.length === 1);
  const steps = seen.slice(begun + 1).map((moment, index) => {
    const before = seen[begun + index] ?? moment;
    const letters = moment.what.length - before.what.length;
    return { ms: moment.at - before.at, isTyped: letters === 1, isTakenBack: letters === -1, isWhole: letters > 1 };
  });
  // The categories may come while the first name is typed: that name then stands whole for a moment, and typing begins anew.
  expect(steps.filter(({ isWhole }) => isWhole).length).toBeLessThanOrEqual(1);
  const typed = steps.filter(({ isTyped }) => isTyped).map(({ ms }) => ms);
  const isFirstBack = (index: number): boolean => steps[index - 1]?.isTyped === true;
  const back = steps.map((step, index) => ({ ...step, isHeld: isFirstBack(index) })).filter((step) => step.isTakenBack);
  const held = back.filter(({ isHeld }) => isHeld).map(({ ms }) => ms);
  const takenBack = back.filter(({ isHeld }) => !isHeld).map(({ ms }) => ms);

  expect(typed.length).toBeGreaterThan(20);
  expect(Math.min(...typed), 'typed').toBeGreaterThanOrEqual(80 - ROUNDING_MS);
  expect(middle(typed), 'typed').toBeLessThan(80 * HAND * 2);
  expect(takenBack.length).toBeGreaterThan(10);
  expect(Math.min(...takenBack), 'taken back').toBeGreaterThanOrEqual(30 - ROUNDING_MS);
  expect(middle(takenBack), 'taken back').toBeLessThan(30 * HAND * 2);
  expect(held).toHaveLength(2);
  expect(Math.min(...held), 'held').toBeGreaterThanOrEqual(1000 - ROUNDING_MS);
  expect(Math.max(...held), 'held').toBeLessThan(1000 + LATE_MS);
});
