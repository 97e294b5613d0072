import type { Page } from '@playwright/test';

import { expect, test } from './support/shop.ts';

// The settings of AOS, a page that is opened again, and reduced motion: tests/unit/lib/reveal.test.tsx.

/** Makes each page record the sections whose animation starts. */
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
  page.evaluate(() => (Reflect.get(globalThis, 'moves') as string[]).splice(0));

/** The number of sections not yet animated, of those in view but out of place, and of hidden ones. */
const sections = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-aos]')].filter((section) =>
      section.checkVisibility(),
    );
    const moved = all.filter((section) => getComputedStyle(section).transform !== 'none');
    return {
      waiting: moved.length,
      movedInView: moved.filter((section) => section.getBoundingClientRect().top < innerHeight).length,
      hidden: all.filter((section) => getComputedStyle(section).opacity !== '1').length,
    };
  });

/** Scrolls down to the footer by less than a screen at a time. */
async function readOn(page: Page): Promise<void> {
  let isEnd = false;
  while (!isEnd) {
    isEnd = await page.evaluate(() => {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    });
    // AOS listens to a scroll every 99 ms.
    await page.waitForTimeout(120);
  }
}

test('home reveals each lower section once', async ({ page, open }) => {
  test.slow();
  await recordMoves(page);
  await open('/');
  await expect(page.locator('html[data-aos-ready]')).toBeAttached();
  const before = await sections(page);
  expect(before, 'sections in view are at their final position').toMatchObject({ movedInView: 0, hidden: 0 });
  expect(await moves(page), 'and were not animated').toEqual([]);
  await readOn(page);
  await expect.poll(() => sections(page)).toMatchObject({ waiting: 0, hidden: 0 });
  const moved = await moves(page);
  expect(moved.length, `each moved once: ${moved.join(', ')}`).toBeGreaterThanOrEqual(before.waiting);
  expect(new Set(moved).size).toBe(moved.length);
});
