import type { Page } from '@playwright/test';

import { dialog, expectChange, frame, kitPhoto, openDialog, openPanel } from '../support/photo.ts';
import { placePhoto, press, sumOf } from '../support/photo.ts';
import { expect, test } from '../support/shop.ts';
import { middleOf } from '../support/touch.ts';

/** How many of the thumbnails of the looks differ. */
const looksOf = (page: Page): Promise<number> =>
  dialog(page)
    .getByRole('group', { name: 'Look' })
    .locator('canvas')
    .evaluateAll((canvases: HTMLCanvasElement[]) => new Set(canvases.map((canvas) => canvas.toDataURL())).size);

// On a phone: dialog.spec.ts.
test('a photo is placed by keys, buttons, wheel and pointer in a dialog of one height', async ({ page, open }) => {
  test.slow();
  await openDialog(page, open, 'Wedding Oak Frame');
  const box = await dialog(page).boundingBox();
  await placePhoto(page, kitPhoto('family-kite'));
  for (const name of ['Text', 'Look', 'Note', 'Photos'] as const) {
    await openPanel(page, name);
    expect(await dialog(page).boundingBox(), `one height, also for ${name}`).toEqual(box);
    if (name === 'Look') await expect.poll(() => looksOf(page)).toBe(4);
  }
  const start = await sumOf(page);
  const says = (text: string) => expect(dialog(page).getByRole('status').filter({ hasText: text })).toHaveCount(1);

  await frame(page).focus();
  await expectChange(page, () => page.keyboard.press('+'));
  await says('Zoom 110 percent.');
  await expectChange(page, () => page.keyboard.press('ArrowUp'));
  await says('Moved.');
  for (let n = 0; n < 12; n += 1) await page.keyboard.press('ArrowRight');
  await says('The photo cannot move further.');
  await expectChange(page, () => page.keyboard.press('r'));
  await says('Rotated by a quarter turn.');
  await page.keyboard.press('0');
  await expect.poll(() => sumOf(page), { intervals: [60] }).toBe(start);

  for (const name of ['Zoom in', 'Move down', 'Move left', 'Rotate left', 'Reset', 'Rotate right'])
    await expectChange(page, () => press(page, name));
  await press(page, 'Reset');
  await expectChange(page, () => dialog(page).getByRole('slider', { name: 'Straighten' }).fill('6'));
  await expectChange(page, () => dialog(page).getByRole('slider', { name: 'Zoom' }).fill('0.5'));

  const { x, y } = await middleOf(frame(page));
  await page.mouse.move(x, y);
  await expectChange(page, () => page.mouse.wheel(0, -200));
  await page.mouse.down();
  // One step, because the worker paints each: the preview must not change afterwards.
  await expectChange(page, () => page.mouse.move(x + 30, y + 10));
  await page.mouse.up();
  const rest = await sumOf(page);
  await page.mouse.move(x - 60, y);
  expect(await sumOf(page)).toBe(rest);

  // Escape closes the large preview only.
  await dialog(page).getByRole('button', { name: 'Enlarge Wedding Oak Frame' }).press('Enter');
  const large = page.getByRole('dialog', { name: /, large preview$/ });
  await expect(large).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();
});
