import type { Page } from '@playwright/test';

import { expectElapsed, noteAnswers, openInRealTime } from '../support/realTime.ts';
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

// The clock of this test is the real one. docs/behaviour.md, Timings.
test('a shopper sees an answer fold open in 0.3 s, and the voices follow each other every three seconds', async ({
  page,
}) => {
  const answers = await noteAnswers(page, () => {
    const dot = document.querySelector('[aria-labelledby="testimonials"] .dot[aria-current]');
    return dot?.getAttribute('aria-label') ?? '';
  });
  await openInRealTime(page, '/');
  const faq = faqOf(page);
  await faq.scrollIntoViewIfNeeded();
  const questions = faq.getByRole('button');
  await expect(questions).toHaveCount(10);
  await expect(open(page)).toHaveText(await questions.nth(0).innerText());
  // The built part comes to life at the first sign of a shopper: a click that comes sooner is answered by the next.
  await expect(async () => {
    await questions.nth(5).click();
    await expect(questions.nth(5)).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 });
  }).toPass();
  const moving = () => faq.evaluate((section) => section.getAnimations({ subtree: true }).length);
  await expect.poll(moving).toBe(0);

  const [first = Number.NaN, second = Number.NaN] = await toggle(page, 7);
  expectElapsed(first, 300, 'one answer folds');
  expectElapsed(second, 300, 'the other answer folds');
  await expect(open(page)).toHaveText(await questions.nth(7).innerText());
  const own = await toggle(page, 7);
  expect(own).toHaveLength(1);
  await expect(open(page)).toHaveCount(0);

  await voicesOf(page).scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  const names = [1, 2, 3].map((n) => `Show testimonial ${n} of 3`);
  const seen = async () => (await answers()).map(({ what }) => what);
  await expect.poll(seen, { timeout: 20_000 }).toEqual([...names, names[0]]);
  const [, two = Number.NaN, three = Number.NaN, again = Number.NaN] = (await answers()).map(({ at }) => at);
  expectElapsed(three - two, 3000, 'the third voice follows');
  expectElapsed(again - three, 3000, 'the first comes again');
  const slides = voicesOf(page).locator('.slick-slide');
  const times = await slides.evaluateAll((all) => all.map((slide) => getComputedStyle(slide).transitionDuration));
  expect(times.join(), 'one voice gives way to the other').toContain('0.8s');
});
