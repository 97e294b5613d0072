import { openInRealTime } from '../support/realTime.ts';
import { expect, test } from '../support/shop.ts';

// This test uses the real clock. docs/behaviour.md, Timings.
test('an answer expands and the open one collapses in 0.3 seconds', async ({ page }) => {
  await openInRealTime(page, '/');
  const faq = page.getByRole('region', { name: 'Frequently Asked Questions' });
  const questions = faq.getByRole('button');
  await questions.nth(5).click();
  await expect(faq.locator('[aria-expanded="true"]')).toHaveText((await questions.nth(5).textContent()) ?? '');
  await expect.poll(() => faq.evaluate((section) => section.getAnimations({ subtree: true }).length)).toBe(0);

  const folds = await questions.nth(7).evaluate(async (button: HTMLElement) => {
    button.click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const moving = (button.closest('section')?.getAnimations({ subtree: true }) ?? []).filter(
      (animation) => (animation as CSSTransition).transitionProperty === 'grid-template-rows',
    );
    // By the clock of animations: it stands still between two frames, which a busy machine draws late.
    return Promise.all(moving.map(async (fold) => (await fold.finished).currentTime));
  });
  expect(folds).toEqual([300, 300]);
  await expect(faq.locator('[aria-expanded="true"]')).toHaveText((await questions.nth(7).textContent()) ?? '');
});
