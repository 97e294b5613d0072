import type { Locator } from '@playwright/test';

import { expect, goTo, test } from '../support/shop.ts';

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

test('in a narrow window no control, card or search text is cut', async ({ page, open }) => {
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
  await test.step('the full search text', async () => {
    await goTo(page, '/collection?search=mug%20jpgy');
    const heading = page.getByRole('heading', { level: 1, name: 'Results for “mug jpgy”' });
    await expect(heading).toBeVisible();
    // A heading clamped to three lines also clips everything that overflows its box.
    expect(await heading.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  });
  await test.step('everything beside one very long word', async () => {
    const word = 'Wgjy'.repeat(25);
    await goTo(page, `/collection?search=${word}`);
    const main = page.getByRole('main');
    const texts = [
      main.getByRole('status').filter({ hasText: word }),
      main.getByRole('button', { name: `Remove “${word}”` }),
    ];
    const { width = 0 } = (await main.boundingBox()) ?? {};
    for (const text of texts) {
      await expect(text).toBeVisible();
      const box = await text.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(await text.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    }
  });
  await test.step('a search button stays beside its field when a message follows', async () => {
    await goTo(page, '/no-such-page');
    const search = page.getByRole('main').getByRole('search');
    await search.getByRole('searchbox').fill('Wgjy'.repeat(26));
    await expect(search.getByText('Only 100 characters fit')).toBeVisible();
    const button = await search.getByRole('button').boundingBox();
    expect(button?.y).toBeCloseTo((await search.getByRole('searchbox').boundingBox())?.y ?? 0, 0);
  });
});
