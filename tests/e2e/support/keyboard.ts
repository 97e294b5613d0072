import { expect, type Locator, type Page } from '@playwright/test';

const MAX_STEPS = 60;

export function keyboardOf(page: Page) {
  /** An element has the focus, shows a focus ring, and is not covered. */
  const expectFocusSeen = () => expect.poll(() => page.evaluate(focusProblem)).toBeNull();
  return {
    expectFocusSeen,
    press: (key: string) => page.keyboard.press(key),
    type: (text: string) => page.keyboard.type(text),
    /** Presses Tab until a control has the focus; every stop on the way has to be visible. */
    tabTo: async (control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
      await expect(control).toBeVisible();
      for (let step = 0; step < MAX_STEPS; step += 1) {
        await page.keyboard.press(key);
        await expectFocusSeen();
        if (await control.evaluate((node) => node === document.activeElement)) return;
      }
      throw new Error(`${MAX_STEPS} steps of ${key} did not lead to ${String(control)}`);
    },
  };
}

/** The problem of the focused element's visibility; null without one. Runs in the page. */
function focusProblem(): string | null {
  const node = document.activeElement;
  if (!node || node === document.body || node === document.documentElement) return 'the focus is lost';
  const name = node.outerHTML.slice(0, 160);
  const { outlineStyle, outlineWidth } = getComputedStyle(node);
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return `no ring around ${name}`;
  const parts = [0.1, 0.5, 0.9];
  const points = [...node.getClientRects()].flatMap(({ left, top, width, height }) =>
    parts.flatMap((x) => parts.map((y) => [left + width * x, top + height * y] as const)),
  );
  const isSeen = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (node.contains(hit) || hit.closest('label')?.control === node);
  });
  return isSeen ? null : `something covers ${name}`;
}

export async function showKeyboard(page: Page, height: number): Promise<void> {
  await page.evaluate((taken) => {
    const seen = globalThis.visualViewport;
    if (!seen) return;
    Object.defineProperty(seen, 'height', { configurable: true, value: innerHeight - taken });
    seen.dispatchEvent(new Event('resize'));
  }, height);
}
