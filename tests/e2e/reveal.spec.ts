import type { Page } from '@playwright/test';

import { expect, test } from './support/shop.ts';

// Reduced and paused motion: tests/unit/lib/reveal.test.tsx.

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

/** AOS is loaded with the shop's settings. */
async function isReady(page: Page): Promise<void> {
  const body = page.locator('body');
  await expect(page.locator('html[data-aos-ready]')).toBeAttached();
  await expect(body).toHaveAttribute('data-aos-duration', '1000');
  await expect(body).toHaveAttribute('data-aos-easing', 'ease-in-out');
}

/** The number of sections, of those not yet animated, of those in view but out of place, and of hidden ones. */
const sections = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-aos]')].filter((section) =>
      section.checkVisibility(),
    );
    const isMoved = (section: HTMLElement): boolean => getComputedStyle(section).transform !== 'none';
    const topOf = (section: HTMLElement): number => section.getBoundingClientRect().top;
    return {
      count: all.length,
      waiting: all.filter(isMoved).length,
      movedInView: all.filter((section) => isMoved(section) && topOf(section) < innerHeight).length,
      hidden: all.filter((section) => getComputedStyle(section).opacity !== '1').length,
      transitions: [
        ...new Set(
          all
            .filter((section) => section.matches('.aos-animate'))
            .map((section) => getComputedStyle(section))
            .map((style) =>
              [style.transitionProperty, style.transitionDuration, style.transitionTimingFunction].join(' '),
            ),
        ),
      ],
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
  const expectNoMoves = async (): Promise<void> => {
    await page.waitForTimeout(NOTICED_MS);
    expect(await moves(page)).toEqual([]);
  };
  await recordMoves(page);
  await open('/');
  await isReady(page);
  const before = await sections(page);
  expect(before.movedInView, 'sections in view are at their final position').toBe(0);
  expect(await moves(page), 'and were not animated').toEqual([]);
  expect(before.hidden).toBe(0);
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

  await test.step('by Back', async () => {
    await page.goBack();
    await expect(best).toBeInViewport();
    await expectNoMoves();
    expect(Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThan(200);
    expect(await sections(page)).toMatchObject({ movedInView: 0, waiting });
  });

  await test.step('by a link, from its top', async () => {
    await page.goForward();
    await expect(page).toHaveURL(/\/product\//);
    await moves(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'HOME', exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await best.scrollIntoViewIfNeeded();
    await expectNoMoves();
    expect(await sections(page)).toMatchObject({ movedInView: 0, waiting });
  });

  await test.step('sections not yet seen are revealed now, and only those', async () => {
    await readOn(page);
    await expect.poll(async () => (await sections(page)).waiting).toBe(0);
    expect(await sections(page)).toMatchObject({ hidden: 0, transitions: ['transform 1s ease-in-out'] });
    const moved = await moves(page);
    expect(moved.length, `each moved once: ${moved.join(', ')}`).toBeGreaterThanOrEqual(waiting);
    expect(new Set(moved).size).toBe(moved.length);
    expect(moved.filter((name) => seen.has(name))).toEqual([]);
    await page.evaluate(() => scrollTo(0, 0));
    await expectNoMoves();
  });
});

test('a link to a section scrolls to the section’s final position', async ({ page, open }) => {
  await open('/privacypolicy');
  await isReady(page);
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click();
  const top = (): Promise<number> =>
    page.evaluate(() => document.querySelector(':target')?.getBoundingClientRect().top ?? Number.NaN);
  const first = await top();
  await page.waitForTimeout(1200);
  expect(await top()).toBe(first);
});
