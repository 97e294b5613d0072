import { readFileSync } from 'node:fs';

import { expect, type Page } from '@playwright/test';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Violation = { readonly id: string; readonly nodes: readonly { target: unknown; failureSummary?: string }[] };
/** A selector, or everything but some selectors. */
type Parts = string | { readonly exclude: readonly string[] };
type Axe = { run: (context: Document | Parts, options: object) => Promise<{ violations: readonly Violation[] }> };

/** What a state of a screen changes; the rest of the screen is checked with the screen itself. */
export const CHANGING_PARTS = 'main, dialog[open], .Toastify';

/** A further screen without its header and footer, which are the same on every screen. */
export const WITHOUT_FRAME: Parts = { exclude: ['.site-header', 'footer[aria-label="Footer"]'] };

/**
 * Expects no violation of WCAG 2.2 AA and of axe's best practices.
 * @param parts Where a part of the page is enough; axe takes a second or more for a whole one
 */
export async function expectAccessible(page: Page, parts?: Parts): Promise<void> {
  // Evaluated through the debugger, which the page's policy does not restrict; once for each document.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const found = await page.evaluate(
    async ({ standards, parts }) => {
      // A colour in transition would be measured as the page's colour.
      const ending = document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) < 1e4,
        );
      await Promise.allSettled(ending.map(({ finished }) => finished));
      const { axe } = globalThis as unknown as { axe: Axe };
      const { violations } = await axe.run(parts ?? document, { runOnly: standards, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${String(node.target)} ${node.failureSummary}`),
      );
    },
    { standards: STANDARDS, parts },
  );
  expect(found).toEqual([]);
}

/** The page is no wider than the window: nothing scrolls sideways, and nothing is cut off. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await sidewaysScroll(page)).toEqual([]);
}

/** How much wider than the window the page is, and the elements that cause it. */
export function sidewaysScroll(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    return [...document.querySelectorAll('body, body *')]
      .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1 || element === document.body)
      .map(({ outerHTML }) => `wider than ${root.clientWidth} px: ${outerHTML.slice(0, 120)}`);
  });
}

/** Sums layout shifts from the next load on, as CLS. */
export async function recordShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      const moves = list.getEntries().filter((entry) => Reflect.get(entry, 'hadRecentInput') !== true);
      shifts.push(...moves.map((entry) => Number(Reflect.get(entry, 'value'))));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (Reflect.get(globalThis, 'shifts') as number[]).reduce((sum, one) => sum + one, 0));
}

/** Texts clipped by their box. Names on cards may end in "…": the product page shows them in full. */
export function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const holdsText = (node: Element): boolean =>
      [...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim() !== '');
    return [...document.querySelectorAll('body *')]
      .filter((node) => {
        const style = getComputedStyle(node);
        const hides = [style.overflowX, style.overflowY].some((value) => value === 'hidden' || value === 'clip');
        const isShort = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
        if (!holdsText(node) || !hides || isShort || node.clientWidth <= 1) return false;
        return node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 2;
      })
      .map(({ outerHTML }) => `cut: ${outerHTML.slice(0, 160)}`);
  });
}

/** No part of the page shows an error in its place. */
export async function expectNoFailedPart(page: Page): Promise<void> {
  for (const text of ['Unexpected Application Error!', 'This part of the page could not be shown.'])
    await expect(page.getByText(text)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

/** Expects one heading, one title and one of each tag that search engines read. */
export async function expectOneHead(page: Page, heading: string): Promise<void> {
  const headings = page.getByRole('heading', { level: 1 });
  await expect(headings).toHaveText([heading], { useInnerText: true });
  await expect(page).toHaveTitle(/^\S.* \| Kanuka$/);
  for (const tag of ['title', 'meta[name="description"]', 'meta[name="robots"]']) {
    await expect(page.locator(`head ${tag}`)).toHaveCount(1);
  }
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S{3}/);
}
