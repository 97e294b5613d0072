import type { Page } from '@playwright/test';

import { expectElapsed, openInRealTime } from '../support/realTime.ts';
import { expect, test } from '../support/shop.ts';

const faqOf = (page: Page) => page.getByRole('region', { name: 'Frequently Asked Questions' });

/** Clicks a question and returns the duration of each fold in the section, in ms. */
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

// This test uses the real clock. docs/behaviour.md, Timings.
test('an answer expands and the open one collapses in 0.3 seconds', async ({ page }) => {
  await openInRealTime(page, '/');
  const faq = faqOf(page);
  await faq.scrollIntoViewIfNeeded();
  const questions = faq.getByRole('button');
  await expect(questions).toHaveCount(10);
  await expect(open(page)).toHaveText((await questions.nth(0).textContent()) ?? '');
  await questions.nth(5).click();
  await expect(questions.nth(5)).toHaveAttribute('aria-expanded', 'true');
  const moving = () => faq.evaluate((section) => section.getAnimations({ subtree: true }).length);
  await expect.poll(moving).toBe(0);

  const [first = Number.NaN, second = Number.NaN] = await toggle(page, 7);
  expectElapsed(first, 300, 'one answer folds');
  expectElapsed(second, 300, 'the other answer folds');
  await expect(open(page)).toHaveText((await questions.nth(7).textContent()) ?? '');
  const own = await toggle(page, 7);
  expect(own).toHaveLength(1);
  await expect(open(page)).toHaveCount(0);
});
