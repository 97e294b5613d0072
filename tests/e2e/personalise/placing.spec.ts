import type { Page } from '@playwright/test';

import { pngOf } from '#tests/support/pictures.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import {
  chooseFile,
  dialog,
  frame,
  idOf,
  kitPhoto,
  personalise,
  sumOf,
  expectChange,
  placePhoto,
  pngFile,
} from '../support/photo.ts';
import { expect, test } from '../support/shop.ts';
import { dragFingers, middleOf } from '../support/touch.ts';

const statusWith = (page: Page, text: string | RegExp) => dialog(page).getByRole('status').filter({ hasText: text });

/** Each zoom shows its print quality with the reason. */
async function expectSharpness(page: Page): Promise<void> {
  // 203 for each inch at 8 x 10 with a bleed of 4 mm.
  await chooseFile(page, pngFile(pngOf(1700, 2100, (x, y) => [x % 256, y % 256, 90])));
  const sizes = dialog(page).getByRole('group', { name: 'Size' });
  await sizes.getByRole('button', { name: '8 × 10 in' }).click();
  await expect(statusWith(page, 'Sharp')).toContainText('203 pixels per inch at 203 × 254 mm');
  await sizes.getByRole('button', { name: '8 × 12 in' }).click();
  await expect(statusWith(page, 'Good')).toContainText('170 pixels per inch at 203 × 305 mm');
  const zoom = dialog(page).getByRole('button', { name: 'Zoom in', exact: true });
  for (let n = 0; n < 5; n += 1) await zoom.click();
  await expect(statusWith(page, 'May blur')).toContainText('Only 105 pixels per inch at 203 × 305 mm');
  await sizes.getByRole('button', { name: 'A4' }).click();
  await expect(statusWith(page, 'May blur')).toContainText('at 210 × 280 mm');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'A4', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
}

test('a photo is placed by keys, buttons, wheel and pointer', async ({ page, open, backend }) => {
  test.slow();
  await open(`/product/${await idOf(backend, 'Wedding Oak Frame')}`);
  await personalise(page);
  await placePhoto(page, kitPhoto('family-kite'));
  const start = await sumOf(page);
  const press = (name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

  await frame(page).focus();
  await expectChange(page, () => page.keyboard.press('+'));
  await expect(statusWith(page, 'Zoom 110 percent.')).toHaveCount(1);
  await expectChange(page, () => page.keyboard.press('ArrowUp'));
  await expect(statusWith(page, 'Moved.')).toHaveCount(1);
  for (let n = 0; n < 12; n += 1) await page.keyboard.press('ArrowRight');
  await expect(statusWith(page, 'The photo ends here.')).toHaveCount(1);
  await expectChange(page, () => page.keyboard.press('r'));
  await expect(statusWith(page, 'Rotated by a quarter turn.')).toHaveCount(1);
  await page.keyboard.press('0');
  await expect.poll(() => sumOf(page), { intervals: [60] }).toBe(start);

  for (const name of ['Zoom in', 'Move down', 'Move left', 'Rotate left', 'Reset', 'Rotate right']) {
    await expectChange(page, () => press(name));
  }
  await press('Reset');
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
  await expectAccessible(page);
  await test.step('how sharp it prints', () => expectSharpness(page));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('two fingers zoom', async ({ page, open, backend }) => {
    await open(`/product/${await idOf(backend, 'Personalised Photo Mug')}`);
    await personalise(page);
    await placePhoto(page, kitPhoto('family-kite'));
    await expect(dialog(page).getByRole('button', { name: 'Take a photo' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    const { x, y } = await middleOf(frame(page));
    const fingers = (apart: number) => [
      { x: x - apart, y },
      { x: x + apart, y },
    ];
    await expectChange(page, () => dragFingers(page, fingers(20), fingers(40)));
    await expect(dialog(page).getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '200%');
    await expectAccessible(page);
  });
});
