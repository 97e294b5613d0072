import type { Page } from '@playwright/test';

import { expectElapsed, recordAnswers, openInRealTime, type Moment } from '../support/realTime.ts';
import { expect, test } from '../support/shop.ts';

const faqOf = (page: Page) => page.getByRole('region', { name: 'Frequently Asked Questions' });
const voicesOf = (page: Page) => page.getByRole('region', { name: 'What Our Customers Say' });

/** Clicks a question, and tells how long each fold in the section took; milliseconds. */
function toggle(page: Page, question: number): Promise<readonly number[]> {
  return faqOf(page)
    .locator('button')
    .nth(question)
    .evaluate(async (button: HTMLElement) => {
      const began = performance.now();
      button.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const folds = (button.closest('section')?.getAnimations({ subtree: true }) ?? []).filter(
        (animation) => (animation as CSSTransition).transitionProperty === 'grid-template-rows',
      );
      return Promise.all(folds.map(async (fold) => (await fold.finished, performance.now() - began)));
    });
}

const open = (page: Page) => faqOf(page).locator('button[aria-expanded="true"]');

const ROWS = ['Gifts, first row', 'Gifts, second row'] as const;

/** What a row did while it was watched: pixels per millisecond while it moved, leaving out the steps back among its copies. */
type Drifting = { readonly speed: number; readonly longestHalt: number; readonly slide: number };

/** Watches a row frame by frame, inside the page, for a time in milliseconds. */
function watchRow(page: Page, label: string, ms: number): Promise<Drifting> {
  return page.getByRole('list', { name: label, exact: true }).evaluate(async (row, howLong) => {
    const slide = row.firstElementChild?.getBoundingClientRect().width ?? Number.NaN;
    // The browser starts a motion once it has painted what moves, which a slow machine does late.
    await Promise.all(row.getAnimations().map(({ ready }) => ready));
    const place = (): number => new DOMMatrix(getComputedStyle(row).transform).m41;
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    let at = await frame();
    let x = place();
    const begin = at;
    let [moved, movingMs, haltMs, longestHalt] = [0, 0, 0, 0];
    while (at - begin < howLong) {
      const now = await frame();
      const step = place() - x;
      x += step;
      const isBlocked = Math.abs(step) < 0.01;
      haltMs = isBlocked ? haltMs + now - at : 0;
      longestHalt = Math.max(longestHalt, haltMs);
      // Among the copies the row steps back by many gifts at once, unseen.
      if (!isBlocked && Math.abs(step) < slide) {
        moved += step;
        movingMs += now - at;
      }
      at = now;
    }
    return { speed: moved / movingMs, longestHalt, slide };
  }, ms);
}

/** Two rows drift opposite ways, one gift in five seconds. */
async function expectDrift(page: Page): Promise<void> {
  const rows = ROWS.map((name) => page.getByRole('list', { name, exact: true }));
  await rows[1]?.scrollIntoViewIfNeeded();
  // They begin as they come near.
  for (const row of rows) await expect(row).not.toHaveCSS('transform', 'none');
  // Longer than one gift takes, so that the change from one to the next is among what was seen.
  const [first, second] = await Promise.all(ROWS.map((name) => watchRow(page, name, 6000)));
  if (!first || !second) throw new Error('There are two rows.');
  const expected = first.slide / 5000;
  for (const { speed, longestHalt } of [first, second]) {
    expect(longestHalt).toBeLessThan(500);
    expect(Math.abs(speed) / expected).toBeGreaterThan(0.95);
    expect(Math.abs(speed) / expected).toBeLessThan(1.05);
  }
  expect(Math.sign(first.speed)).toBe(-Math.sign(second.speed));

  const places = () =>
    Promise.all(rows.map((row) => row.evaluate((list) => new DOMMatrix(getComputedStyle(list).transform).m41)));
  await page.getByRole('button', { name: 'Pause the moving rows' }).click();
  const held = await places();
  await page.waitForTimeout(500);
  expect(await places(), 'held where they are').toEqual(held);
  await page.getByRole('button', { name: 'Start the moving rows' }).click();
  await expect.poll(places, 'they go on from there').not.toEqual(held);
  const [on = Number.NaN] = await places();
  expect(Math.abs(on - (held[0] ?? Number.NaN)), 'and not from the beginning').toBeLessThan(first.slide);
}

/** An answer folds open, and the one before it shut, in 0.3 seconds. */
async function expectFolds(page: Page): Promise<void> {
  const faq = faqOf(page);
  await faq.scrollIntoViewIfNeeded();
  const questions = faq.getByRole('button');
  await expect(questions).toHaveCount(10);
  await expect(open(page)).toHaveText(await questions.nth(0).innerText());
  await questions.nth(5).click();
  await expect(questions.nth(5)).toHaveAttribute('aria-expanded', 'true');
  const moving = () => faq.evaluate((section) => section.getAnimations({ subtree: true }).length);
  await expect.poll(moving).toBe(0);

  const [first = Number.NaN, second = Number.NaN] = await toggle(page, 7);
  expectElapsed(first, 300, 'one answer folds');
  expectElapsed(second, 300, 'the other answer folds');
  await expect(open(page)).toHaveText(await questions.nth(7).innerText());
  const own = await toggle(page, 7);
  expect(own).toHaveLength(1);
  await expect(open(page)).toHaveCount(0);
}

/** The voices follow each other every three seconds. */
async function expectVoices(page: Page, answers: () => Promise<readonly Moment[]>): Promise<void> {
  await voicesOf(page).scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  const names = [1, 2, 3].map((n) => `Show testimonial ${n} of 3`);
  const seen = async () => (await answers()).map(({ what }) => what);
  await expect.poll(seen, { timeout: 20_000 }).toEqual([...names, names[0]]);
  const [, two = Number.NaN, three = Number.NaN, again = Number.NaN] = (await answers()).map(({ at }) => at);
  expectElapsed(three - two, 3000, 'the third voice follows');
  expectElapsed(again - three, 3000, 'the first comes again');
  const change = await voicesOf(page)
    .locator('.slick-track')
    .evaluate(async (track) => {
      await new Promise((resolve) => track.addEventListener('transitionrun', resolve, { once: true }));
      const ended = new Promise((resolve) => track.addEventListener('transitionend', resolve, { once: true }));
      const [animation] = track.getAnimations();
      // The event comes up to a frame after the transition has begun; the timeline says when that was.
      const began = Number((await animation?.ready)?.startTime ?? Number.NaN);
      await ended;
      return { asked: animation?.effect?.getTiming().duration, took: performance.now() - began };
    });
  expect(change.asked).toBe(800);
  expectElapsed(change.took, 800, 'one voice gives way to the other');
}

// The clock of this test is the real one. docs/behaviour.md, Timings.
test('a shopper sees rows of gifts drift a gift in five seconds, answers fold in 0.3, and voices follow each other every three', async ({
  page,
}) => {
  test.slow();
  const answers = await recordAnswers(page, () => {
    const dot = document.querySelector('[aria-labelledby="testimonials"] .dot[aria-current]');
    return dot?.getAttribute('aria-label') ?? '';
  });
  await openInRealTime(page, '/');
  await test.step('the rows', () => expectDrift(page));
  await test.step('the answers', () => expectFolds(page));
  await test.step('the voices', () => expectVoices(page, answers));
});
