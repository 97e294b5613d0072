import type { Page } from '@playwright/test';

import { expect, test } from './support/shop.ts';

// What AOS is told, such as the distance at which a section rises; reduced and paused motion: tests/unit/lib/reveal.test.tsx.

type Recorded = { readonly moves: string[] };

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
  page.evaluate(() => (globalThis as unknown as Recorded).moves.splice(0));

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

/** Longer than AOS takes to see a scroll; a section would have begun to move by then. */
const NOTICED_MS = 300;

test('home reveals each lower section once, also for a shopper who leaves and comes back', async ({ page, open }) => {
  test.slow();
  const best = page.getByRole('heading', { level: 2, name: 'Best Sales' });
  await recordMoves(page);
  await open('/');
  await expect(page.locator('html[data-aos-ready]')).toBeAttached();
  await expect(page.locator('body')).toHaveAttribute('data-aos-duration', '1000');
  await expect(page.locator('body')).toHaveAttribute('data-aos-easing', 'ease-in-out');
  const before = await sections(page);
  expect(before, 'sections in view are at their final position').toMatchObject({ movedInView: 0, hidden: 0 });
  expect(await moves(page), 'and were not animated').toEqual([]);
  await best.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await sections(page)).movedInView).toBe(0);
  const left = await page.evaluate(() => scrollY);
  const { waiting } = await sections(page);
  expect(waiting, 'some sections of home were not seen yet').toBeGreaterThan(0);
  expect(waiting).toBeLessThan(before.waiting);
  await page.getByRole('region', { name: 'Best Sales' }).getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const seen = new Set(await moves(page));

  await page.goBack();
  await expect(best).toBeInViewport();
  await page.waitForTimeout(NOTICED_MS);
  expect(await moves(page), 'nothing moves again').toEqual([]);
  expect(Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThan(200);
  expect(await sections(page)).toMatchObject({ movedInView: 0, waiting });

  await readOn(page);
  await expect.poll(() => sections(page)).toMatchObject({ waiting: 0, hidden: 0 });
  const moved = await moves(page);
  expect(moved.length, `each moved once: ${moved.join(', ')}`).toBeGreaterThanOrEqual(waiting);
  expect(new Set(moved).size).toBe(moved.length);
  expect(moved.filter((name) => seen.has(name))).toEqual([]);
});
