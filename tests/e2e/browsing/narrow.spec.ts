import type { Locator } from '@playwright/test';

import { expect, test } from '../support/shop.ts';

/** Free width in a control beside its longest text, in pixels; below 0 the text is cut. */
const roomIn = (control: Locator): Promise<number> =>
  control.evaluate((element: HTMLSelectElement | HTMLInputElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(element);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('No canvas');
    pen.font = font;
    const texts =
      element instanceof HTMLSelectElement ? [...element.options].map(({ text }) => text) : [element.placeholder];
    const room = element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return room - Math.max(...texts.map((text) => pen.measureText(text).width));
  });

test('in a narrow window no control or card is cut', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await open('/collection');
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
    await test.step(`${width} px`, async () => {
      expect(await roomIn(page.getByRole('combobox', { name: 'Sort' })), 'sort order').toBeGreaterThanOrEqual(0);
      expect(
        await roomIn(page.getByRole('combobox', { name: 'Search gifts by name' })),
        'search',
      ).toBeGreaterThanOrEqual(0);
      const card = page.getByRole('article').filter({ hasText: 'Best seller' }).first();
      const [badge, info] = await Promise.all([
        card.getByText('Best seller').boundingBox(),
        card.getByRole('button', { name: /^About/ }).boundingBox(),
      ]);
      if (!badge || !info) throw new Error('The card has no badge.');
      // The button's disc is drawn 6 px inside its target.
      expect(badge.x + badge.width, 'the badge ends before the button').toBeLessThanOrEqual(info.x + 6);
    });
  }
});
