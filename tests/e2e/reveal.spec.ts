import type { Page } from '@playwright/test';

import { expect, test } from './support/shop.ts';

// Durations, reduced and paused motion: tests/unit/lib/reveal.test.tsx.

type Recorded = { readonly moves: string[] };

async function recordMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moves: string[] = [];
    Object.assign(globalThis, { moves });
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (propertyName !== 'transform' || !(target instanceof HTMLElement) || target.dataset['aos'] === undefined)
        return;
      moves.push((target.getAttribute('aria-labelledby') ?? target.querySelector('h2, h3')?.textContent ?? '').trim());
    });
  });
}

const moves = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as Recorded).moves);

/** The number of sections not yet animated, of those in view but out of place, and of hidden ones. */
const sections = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('[data-aos]')].filter((section) => section.checkVisibility());
    const moved = all.filter((section) => getComputedStyle(section).transform !== 'none');
    return {
      waiting: moved.length,
      movedInView: moved.filter((section) => section.getBoundingClientRect().top < innerHeight).length,
      hidden: all.filter((section) => getComputedStyle(section).opacity !== '1').length,
    };
  });

async function readOn(page: Page): Promise<void> {
  for (;;) {
    const isEnd = await page.evaluate(() => {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    });
    // AOS listens to a scroll every 99 ms.
    await page.waitForTimeout(120);
    if (isEnd) return;
  }
}

test('home reveals each lower section once, also for a shopper who leaves and comes back', async ({ page, open }) => {
  test.slow();
  await recordMoves(page);
  await open('/');
  await expect(page.locator('html[data-aos-ready]')).toBeAttached();
  expect(await sections(page), 'sections in view are in place').toMatchObject({ movedInView: 0, hidden: 0 });
  expect(await moves(page)).toEqual([]);
  await page.getByRole('heading', { level: 2, name: 'Best Sales' }).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await sections(page)).movedInView).toBe(0);
  const { waiting } = await sections(page);
  expect(waiting, 'some sections of home were not seen yet').toBeGreaterThan(0);
  const seen = await moves(page);
  await page.getByRole('region', { name: 'Best Sales' }).getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);

  await page.goBack();
  await expect.poll(() => sections(page)).toMatchObject({ movedInView: 0, waiting });
  await readOn(page);
  await expect.poll(() => sections(page)).toMatchObject({ waiting: 0, hidden: 0 });
  const all = await moves(page);
  expect(all.length).toBeGreaterThanOrEqual(seen.length + waiting);
  expect(new Set(all).size, `each moved once: ${all.join(', ')}`).toBe(all.length);
});
