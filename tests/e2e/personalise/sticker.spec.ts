import { savedText } from '../support/savedDesigns.ts';
import { dialog, openDialog, openPanel, textField } from '../support/photo.ts';
import { expect, test } from '../support/shop.ts';

/** Letters with a dot below, as Hindi keyboards type them: one character each, which NFC writes as two. */
const DOTTED = ['\u095C', '\u095D'] as const;

test('a text is cut to what fits and can be read', async ({ page, open }) => {
  await openDialog(page, open, 'School Bottle Name Sticker');
  await openPanel(page, 'Text');
  await textField(page).focus();
  // As pasted: all letters at once.
  await page.keyboard.insertText('W'.repeat(400));
  await expect(textField(page)).toHaveValue('W'.repeat(60));
  await expect(dialog(page).getByText('Only three lines of 60 characters fit')).toBeVisible();
  const line = 'Ravi Kumar, Class 3 B, Sunrise High School';
  await textField(page).fill(line);
  await expect(dialog(page).getByText('Only three lines of 60 characters fit')).toHaveCount(0);
  await expect(dialog(page).getByText(`This is how it will be printed: ${line}`)).toBeVisible();

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

  // The cursor stays in place while letters with a dot are normalised.
  await textField(page).fill('पी गंगा');
  await textField(page).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(2, 2));
  for (const letter of DOTTED) await page.keyboard.insertText(letter);
  const text = `पी${DOTTED.join('')} गंगा`;
  expect((await textField(page).inputValue()).normalize('NFD')).toBe(text.normalize('NFD'));
  const after = await textField(page).evaluate(
    (field: HTMLTextAreaElement) => field.value.length - field.selectionStart,
  );
  expect(after, 'how much follows the cursor').toBe(' गंगा'.length);
  // The stored text is normalised, however it was typed.
  await expect.poll(() => savedText(page)).toBe(text.normalize('NFC'));
});
