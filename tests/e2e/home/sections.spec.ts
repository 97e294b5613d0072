import type { Page } from '@playwright/test';

import { openInRealTime } from '../support/realTime.ts';
import { expect, test } from '../support/shop.ts';

/** The silent film of Our Story plays when it is in view, and loops. */
async function expectFilm(page: Page): Promise<void> {
  const film = page.getByRole('region', { name: 'Our Story' }).locator('video');
  await film.scrollIntoViewIfNeeded();
  const at = () => film.evaluate((player: HTMLVideoElement) => player.currentTime);
  await expect.poll(at).toBeGreaterThan(0.2);
  await expect(film).toHaveJSProperty('muted', true);
  // Seeks near the end: waiting for the loop would take eight seconds.
  await film.evaluate((player: HTMLVideoElement) => {
    player.currentTime = player.duration - 0.4;
  });
  await expect.poll(at).toBeGreaterThan(7);
  await expect.poll(at).toBeLessThan(5);
  await expect(film).toHaveJSProperty('paused', false);
  await page.getByRole('button', { name: 'Pause video' }).click();
  await expect(film).toHaveJSProperty('paused', true);
}

/** An answer expands and the open one collapses in 0.3 seconds. docs/behaviour.md, Timings. */
async function expectAnswers(page: Page): Promise<void> {
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
}

/** The number of fully visible products of a row at each window width. */
const IN_ROW = [
  [1440, 4],
  [1281, 4],
  [1280, 3],
  [1023, 3],
  [768, 3],
  [767, 2],
  [480, 2],
  [479, 1],
] as const;

const setWidth = (page: Page, width: number): Promise<void> => page.setViewportSize({ width, height: 800 });

/** A row shows as many products as the window has room for. Latest Collections: tests/screens/home.test.tsx. */
async function expectFit(page: Page): Promise<void> {
  const row = page.getByRole('list', { name: 'Gifts, first row', exact: true });
  await row.scrollIntoViewIfNeeded();
  await expect(row).not.toHaveCSS('transform', 'none');
  for (const [width, seen] of IN_ROW) {
    await setWidth(page, width);
    const count = () =>
      row.evaluate((list) => innerWidth / (list.firstElementChild?.getBoundingClientRect().width ?? Number.NaN));
    await expect.poll(count, `at ${width} px`).toBeCloseTo(seen, 1);
  }
  await setWidth(page, 768);
  const banner = await page.locator('section', { has: page.locator('.caret') }).boundingBox();
  expect(banner?.height, 'the typed name is beside its words, without an empty line').toBeLessThan(140);
}

// With the real clock.
test('home plays its film, opens answers, loads its own fonts and fits the window', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.woff2') && fonts.push(request.url()));
  await openInRealTime(page, '/');
  await test.step('the film', () => expectFilm(page));
  await test.step('the answers', () => expectAnswers(page));
  await test.step('an English page loads no font of another script', async () => {
    await page.mouse.wheel(0, 20_000);
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter((url) => /(?:-te|-hi)-/.test(url))).toEqual([]);
  });
  await test.step('as many products as the window has room for', () => expectFit(page));
});
