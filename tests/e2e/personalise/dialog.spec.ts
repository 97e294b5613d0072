import { expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { dialog, expectChange, frame, MUG, openPanel, openWithPhoto, preview, textField } from '../support/photo.ts';
import { expect, test } from '../support/shop.ts';
import { pageOf } from '../support/shopper.ts';
import { bottomOf, boxOf, middleOf, pinch, showKeyboard } from '../support/touch.ts';

// On a desktop: placing.spec.ts.
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('the preview stays in sight while zooming and typing; Back closes the large one, then the dialog', async ({
  page,
  open,
}) => {
  await openWithPhoto(page, open);

  // Zooming.
  const zoom = dialog(page).getByRole('slider', { name: 'Zoom' });
  await zoom.scrollIntoViewIfNeeded();
  await expect(preview(page)).toBeInViewport({ ratio: 1 });
  const { height } = await boxOf(preview(page));
  expect(height).toBeGreaterThanOrEqual(120);
  expect(height).toBeLessThanOrEqual(140);
  await expect(dialog(page).getByRole('button', { name: 'Take a photo' })).toBeVisible();
  await expectNoSidewaysScroll(page);

  const middle = await middleOf(frame(page));
  await expectChange(page, () => pinch(page, middle, 20, 40));
  await expect(zoom).toHaveAttribute('aria-valuetext', '200%');

  // Typing, above the on-screen keyboard.
  await openPanel(page, 'Text');
  const field = textField(page);
  await field.tap();
  await showKeyboard(page, 340);
  const seen = 844 - 340;
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
