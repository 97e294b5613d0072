import type { Locator } from '@playwright/test';

import { expect, goTo, test } from '../support/shop.ts';
import { boxOf } from '../support/touch.ts';

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
    for (const name of ['Sort', 'Search gifts by name'])
      expect(await roomIn(page.getByRole('combobox', { name })), `${name}, ${width} px`).toBeGreaterThanOrEqual(0);
    const card = page.getByRole('article').filter({ hasText: 'Best seller' }).first();
    const badge = await boxOf(card.getByText('Best seller'));
    const info = await boxOf(card.getByRole('button', { name: /^About/ }));
    // The button's disc is drawn 6 px inside its target.
    expect(badge.x + badge.width, `the badge at ${width} px`).toBeLessThanOrEqual(info.x + 6);
  }

  await goTo(page, '/collection?search=mug%20jpgy');
  const heading = page.getByRole('heading', { level: 1, name: 'Results for “mug jpgy”' });
  await expect(heading).toBeVisible();
  // A heading clamped to three lines also clips everything that overflows its box.
  expect(await heading.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);

  const word = 'Wgjy'.repeat(25);
  await goTo(page, `/collection?search=${word}`);
  const main = page.getByRole('main');
  const status = main.getByRole('status').filter({ hasText: word });
  const { width } = await boxOf(main);
  for (const text of [status, main.getByRole('button', { name: `Remove “${word}”` })]) {
    await expect(text).toBeVisible();
    const box = await boxOf(text);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(await text.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  }

  // A search button stays beside its field when a message follows.
  await goTo(page, '/no-such-page');
  const search = page.getByRole('main').getByRole('search');
  await search.getByRole('searchbox').fill('Wgjy'.repeat(26));
  await expect(search.getByText('Only 100 characters fit')).toBeVisible();
  const button = await boxOf(search.getByRole('button'));
  expect(button.y).toBeCloseTo((await boxOf(search.getByRole('searchbox'))).y, 0);
});
