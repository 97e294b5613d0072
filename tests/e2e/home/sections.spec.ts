import type { Page } from '@playwright/test';

import { expect, openInRealTime, test } from '../support/shop.ts';
import { boxOf } from '../support/touch.ts';

/** The silent film of Our Story plays when it is in view. Its loop: tests/screens/home.test.tsx. */
async function expectFilm(page: Page): Promise<void> {
  const film = page.getByRole('region', { name: 'Our Story' }).locator('video');
  await film.scrollIntoViewIfNeeded();
  await expect.poll(() => film.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0.2);
  await expect(film).toHaveJSProperty('muted', true);
  await page.getByRole('button', { name: 'Pause video' }).click();
  await expect(film).toHaveJSProperty('paused', true);
}

/** An answer opens within 0.3 seconds. One at a time: tests/screens/home.test.tsx. */
async function expectAnswers(page: Page): Promise<void> {
  const faq = page.getByRole('region', { name: 'Frequently Asked Questions' });
  const question = faq.getByRole('button').nth(5);
  const answer = page.locator(`[id="${await question.getAttribute('aria-controls')}"]`);
  await expect(answer).toBeHidden();
  await question.click();
  await expect(answer).toBeVisible();
  await expect(answer).toHaveCSS('transition-property', 'grid-template-rows, visibility');
  await expect(answer).toHaveCSS('transition-duration', '0.3s, 0.3s');
}

/** The number of fully visible products of a row at each window width. */
const IN_ROW = { 1440: 4, 1281: 4, 1280: 3, 1023: 3, 768: 3, 767: 2, 480: 2, 479: 1 };

const setWidth = (page: Page, width: number): Promise<void> => page.setViewportSize({ width, height: 800 });

/** A row shows as many products as the window has room for. Latest Collections: tests/screens/home.test.tsx. */
async function expectFit(page: Page): Promise<void> {
  const row = page.getByRole('list', { name: 'Gifts, first row', exact: true });
  await row.scrollIntoViewIfNeeded();
  await expect(row).not.toHaveCSS('transform', 'none');
  for (const [width, seen] of Object.entries(IN_ROW)) {
    await setWidth(page, Number(width));
    const count = () =>
      row.evaluate((list) => innerWidth / (list.firstElementChild?.getBoundingClientRect().width ?? Number.NaN));
    await expect.poll(count, `at ${width} px`).toBeCloseTo(seen, 1);
  }
  await setWidth(page, 768);
  const banner = await boxOf(page.locator('section', { has: page.locator('.caret') }));
  expect(banner.height, 'the typed name is beside its words, without an empty line').toBeLessThan(140);
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
