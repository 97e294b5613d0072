import type { Locator, Page } from '@playwright/test';

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

/** The middle of an element in client coordinates. */
async function middleOf(element: Locator): Promise<readonly [x: number, y: number]> {
  const box = await element.boundingBox();
  if (!box) throw new Error('not on screen');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

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

  const [x, y] = await middleOf(frame(page));
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

test('two fingers zoom', async ({ browser, open, backend }) => {
  const context = await browser.newContext({
    baseURL: backend.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await open(`/product/${await idOf(backend, 'Personalised Photo Mug')}`, page);
  await personalise(page);
  await placePhoto(page, kitPhoto('family-kite'));
  await expect(dialog(page).getByRole('button', { name: 'Take a photo' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  const [x, y] = await middleOf(frame(page));
  const touch = await context.newCDPSession(page);
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 1 },
    { x: x + apart, y, id: 2 },
  ];
  await expectChange(page, async () => {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
    for (const apart of [30, 40]) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  });
  await expect(dialog(page).getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '200%');
  await expectAccessible(page);
  await context.close();
});
