import { expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { dialog, expectChange, frame, kitPhoto, MUG, openDialog, placePhoto, preview } from '../support/photo.ts';
import { expect, test } from '../support/shop.ts';
import { pageOf } from '../support/shopper.ts';
import { boxOf, dragFingers, middleOf, showKeyboard } from '../support/touch.ts';

const TEXT = /^Names, date or message/;

// On a desktop: placing.spec.ts.
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('the preview stays in sight while zooming and typing, and is large until Back; another Back closes the dialog and stays on the page', async ({
  page,
  open,
}) => {
  await openDialog(page, open, MUG);
  await placePhoto(page, kitPhoto('family-kite'));

  // Zooming.
  await dialog(page).getByRole('slider', { name: 'Zoom' }).scrollIntoViewIfNeeded();
  await expect(preview(page)).toBeInViewport({ ratio: 1 });
  const box = await preview(page).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(120);
  expect(box?.height).toBeLessThanOrEqual(140);

  await expect(dialog(page).getByRole('button', { name: 'Take a photo' })).toBeVisible();
  await expectNoSidewaysScroll(page);

  // Two fingers zoom.
  const { x, y } = await middleOf(frame(page));
  const fingers = (apart: number) => [
    { x: x - apart, y },
    { x: x + apart, y },
  ];
  await expectChange(page, () => dragFingers(page, fingers(20), fingers(40)));
  await expect(dialog(page).getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '200%');

  // Typing, above the on-screen keyboard.
  await dialog(page).getByRole('tab', { name: 'Text' }).click();
  const field = dialog(page).getByRole('textbox', { name: TEXT });
  await field.tap();
  await showKeyboard(page, 340);
  const seen = 844 - 340;
  const bottomOf = async (what: typeof field): Promise<number> => {
    const { y, height } = await boxOf(what);
    return y + height;
  };
  await expect.poll(() => bottomOf(dialog(page))).toBeLessThanOrEqual(seen);
  expect(await bottomOf(preview(page))).toBeLessThan(seen);
  expect(await bottomOf(field)).toBeLessThanOrEqual(seen);
  await expect(dialog(page).getByRole('button', { name: 'Done' })).toHaveCount(0);
  await field.fill('Amma');
  await showKeyboard(page, 0);
  await expect(dialog(page).getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 1 });

  // Large, by a tap; Back closes only that, and the focus returns.
  const enlarge = dialog(page).getByRole('button', { name: `Enlarge ${MUG}` });
  await enlarge.tap();
  const large = page.getByRole('dialog', { name: `${MUG}, large preview` });
  await expect(large.getByRole('img')).toBeVisible();
  expect((await boxOf(large.getByRole('img'))).width).toBe(390);
  await expectAccessible(page);
  await page.goBack();
  await expect(large).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();
  await expect(enlarge).toBeFocused();

  // The next Back closes the dialog, and stays on the product's page.
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(pageOf(MUG));
});
