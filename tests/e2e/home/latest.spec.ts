import { expectElapsed, momentOf, noteAnswers } from '../support/realTime.ts';
import { expect, test } from '../support/shop.ts';

// The clock of this test is the real one. docs/behaviour.md, Latest Collections.
test('a shopper sees 10, 9 or 6 latest gifts by the width, once a resize has rested for 150 ms', async ({ page }) => {
  const answers = await noteAnswers(page, () =>
    String(document.querySelector('[aria-labelledby="latest"]')?.querySelectorAll('article').length || ''),
  );
  await page.addInitScript(() => {
    const resizes: { what: string; at: number }[] = [];
    Object.assign(globalThis, { resizes });
    addEventListener('resize', () => resizes.push({ what: String(innerWidth), at: performance.now() }));
  });
  await page.goto('/');
  const gifts = page.locator('[aria-labelledby="latest"] article');
  await expect(gifts).toHaveCount(10);
  // The built part comes to life at the first sign of a shopper.
  await page.mouse.move(9, 9);
  await expect(page.locator('html.aos-ready')).toBeAttached();
  await page.waitForLoadState('networkidle');
  for (const { width, count } of [
    { width: 1270, count: 9 },
    { width: 1271, count: 10 },
    { width: 800, count: 9 },
    { width: 799, count: 6 },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(gifts).toHaveCount(count);
    const resizes = await page.evaluate(
      () => (globalThis as unknown as { resizes: { what: string; at: number }[] }).resizes,
    );
    const resized = momentOf(resizes, String(width));
    expectElapsed(momentOf(await answers(), String(count), resized) - resized, 150, `at ${width} px`);
  }
});
