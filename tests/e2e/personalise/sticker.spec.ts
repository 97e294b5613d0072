import { done, openPanel, textField } from '../support/designing.ts';
import { savedDesigns } from '../support/savedDesigns.ts';
import { dialog, expectChange, idOf, personalise, sumOf } from '../support/photo.ts';
import { expect, test } from '../support/shop.ts';

test('a text is cut to what fits and can be read', async ({ page, open, backend }) => {
  await open(`/product/${await idOf(backend, 'School Bottle Name Sticker')}`);
  await personalise(page);
  const bare = await sumOf(page);
  await openPanel(page, 'Text');
  await textField(page).focus();
  // As pasted: all letters at once.
  await page.keyboard.insertText('W'.repeat(400));
  await expect(textField(page)).toHaveValue('W'.repeat(60));
  await expect(dialog(page).getByText('Only three lines of 60 characters fit')).toBeVisible();
  const script = '<script>document.title = "run"</script>';
  await expectChange(page, () => textField(page).fill(script));
  await expect(dialog(page).getByText('Only three lines of 60 characters fit')).toHaveCount(0);
  await expect(dialog(page).getByText(`This is how it will be printed: ${script}`)).toBeVisible();
  expect(await sumOf(page)).not.toBe(bare);
  await expect(page).not.toHaveTitle(/run/);

  const tooSmall = dialog(page).getByText('Too small to read in print.');
  const size = dialog(page).getByRole('slider', { name: 'Size' });
  // A long line is drawn as small as the sticker needs it.
  await expect(tooSmall).toBeVisible();
  await textField(page).fill('Ravi');
  await expect(tooSmall).toHaveCount(0);
  await size.fill('0.03');
  await expect(tooSmall).toBeVisible();
  await size.fill('0.09');
  await expect(tooSmall).toHaveCount(0);
  await expect.poll(async () => (await savedDesigns(page))[0]?.words).toMatchObject({ text: 'Ravi', size: 0.09 });
  await done(page);
  await page.reload();
  await personalise(page);
  await openPanel(page, 'Text');
  await expect(textField(page)).toHaveValue('Ravi');
  await expect.poll(() => sumOf(page)).not.toBe(bare);
});
