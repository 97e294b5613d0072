import type { Page } from '@playwright/test';

import { expect, PHONE_TOO, test } from './support/shop.ts';
import { PRODUCTS, putIntoCart } from './support/shopper.ts';

/** Pages of each kind that has sections below its first screen, at a desktop's and a phone's width. */
const PAGES: readonly string[] = ['/', `/product/${PRODUCTS.magicMug.id}`, '/privacypolicy', '/cart'];

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

test('every page reveals each of its lower sections once', PHONE_TOO, async ({ page, open }) => {
  test.slow();
  await recordMoves(page);
  // So many lines that the saved products are below the first screen.
  const { weddingFrame, magicMug } = PRODUCTS;
  const sizes = (names: readonly string[]) => Object.fromEntries(names.map((size) => [size, 1]));
  await putIntoCart(page, { [weddingFrame.id]: sizes(weddingFrame.sizes), [magicMug.id]: sizes(magicMug.sizes) });
  await open(`/product/${weddingFrame.id}`);
  await page.getByRole('button', { name: `Save ${weddingFrame.name}` }).click();
  for (const path of PAGES) {
    await test.step(path, async () => {
      await open(path);
      await isReady(page);
      const before = await sections(page);
      expect(before.movedInView, 'sections in view are at their final position').toBe(0);
      expect(await moves(page), 'and were not animated').toEqual([]);
      expect(before.waiting, 'sections below are not animated yet').toBeGreaterThan(0);
      expect(before.hidden).toBe(0);
      await readOn(page);
      await expect.poll(async () => (await sections(page)).waiting).toBe(0);
      const after = await sections(page);
      expect(after).toMatchObject({ hidden: 0, transitions: ['transform 1s ease-in-out'] });
      const moved = await moves(page);
      expect(moved.length, `each moved once: ${moved.join(', ')}`).toBeGreaterThanOrEqual(before.waiting);
      expect(new Set(moved).size).toBe(moved.length);
      await page.evaluate(() => scrollTo(0, 0));
      await page.waitForTimeout(250);
      expect(await sections(page), 'once').toMatchObject({ waiting: 0 });
      expect(await moves(page)).toEqual([]);
    });
  }
});

test('sections already seen on home are not animated again on return', async ({ page, open }) => {
  const best = page.getByRole('heading', { level: 2, name: 'Best Sales' });
  await recordMoves(page);
  await open('/');
  await isReady(page);
  await best.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await sections(page)).movedInView).toBe(0);
  await page.waitForTimeout(1200);
  const left = await page.evaluate(() => scrollY);
  const { waiting } = await sections(page);
  expect(waiting, 'some sections of home were not seen yet').toBeGreaterThan(0);
  await page.getByRole('region', { name: 'Best Sales' }).getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await moves(page);

  await test.step('by Back', async () => {
    await page.goBack();
    await expect(best).toBeInViewport();
    await page.waitForTimeout(1200);
    expect(Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThan(200);
    expect(await moves(page)).toEqual([]);
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
    await page.waitForTimeout(1200);
    expect(await moves(page)).toEqual([]);
    expect(await sections(page)).toMatchObject({ movedInView: 0, waiting });
  });

  await test.step('sections not yet seen are revealed now', async () => {
    await readOn(page);
    expect((await moves(page)).length).toBeGreaterThanOrEqual(waiting);
  });
});

test('a link to a section scrolls to the section’s final position', async ({ page, open }) => {
  await open('/privacypolicy');
  await isReady(page);
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
  await link.click();
  const id = new URL(page.url()).hash.slice(1);
  const top = (): Promise<number> =>
    page.evaluate((part) => document.getElementById(part)?.getBoundingClientRect().top ?? Number.NaN, id);
  const first = await top();
  await page.waitForTimeout(1200);
  expect(await top()).toBe(first);
});

test('with reduced or paused motion no section is animated', async ({ page, open }) => {
  const files: string[] = [];
  page.on('request', (request) => void files.push(request.url()));
  await test.step('by the system’s setting', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await recordMoves(page);
    await open('/about');
    await page.waitForLoadState('networkidle');
    expect(await sections(page)).toMatchObject({ waiting: 0, hidden: 0 });
    await readOn(page);
    expect(await moves(page)).toEqual([]);
    expect(files.filter((url) => /\/assets\/aos/.test(url))).toEqual([]);
  });
  await test.step('by the shop’s own button, during a visit', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open('/about');
    await isReady(page);
    expect((await sections(page)).waiting).toBeGreaterThan(0);
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: 'Pause motion' })
      .evaluate((button: HTMLElement) => button.click());
    await expect.poll(async () => (await sections(page)).count).toBe(0);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'CONTACT' }).click();
    await expect(page).toHaveURL('/contact');
    await readOn(page);
    expect(await moves(page)).toEqual([]);
  });
});
