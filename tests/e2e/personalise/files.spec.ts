import type { Page } from '@playwright/test';
import { encode } from 'jpeg-js';

import { pngOf, pngWith } from '#tests/support/pictures.ts';
import { photoAt } from '../support/designing.ts';
import { savedDesigns } from '../support/savedDesigns.ts';
import { chooseFile, dialog, expectChange, kitPhoto, MUG, openDialog, openPanel } from '../support/photo.ts';
import { pixelsOf, placePhoto, pngFile, press, textField, type ChosenFile } from '../support/photo.ts';
import { addWorkerScript } from '../support/engine.ts';
import { expect, test } from '../support/shop.ts';

const photo = kitPhoto('family-kite');
const named = (name: string, content: string | Uint8Array): ChosenFile => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(content as string),
});

/** A baseline JPEG of coloured noise, whose bytes are spread evenly over its rows. */
const noise = Buffer.from(Array.from({ length: 400 * 400 * 4 }, (_, at) => (at * 7919) % 251));
const baseline = encode({ data: noise, width: 400, height: 400 }, 90).data;
/** Refused when they are read, when they are decoded, and by the browser. All others: tests/unit/domain/image/photoCheck.test.ts. */
const REFUSED: readonly (readonly [file: ChosenFile, sentence: RegExp])[] = [
  [named('cut off halfway.jpg', photo.buffer.subarray(0, 200_000)), /damaged or incomplete/],
  [named('cut off near its end.jpg', baseline.subarray(0, -9000)), /damaged or incomplete/],
  [pngFile(pngWith(300, 300, Buffer.from('rubbish'))), /damaged or incomplete/],
  [named('IMG.HEIC', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), /cannot read HEIC/],
];

/** Drops a picture on the photo dialog or pastes it, alone or with a text. */
const bring = (page: Page, kind: 'drop' | 'paste', bytes: readonly number[], text = ''): Promise<void> =>
  page.evaluate(
    ([kind, bytes, text]) => {
      const transfer = new DataTransfer();
      if (text !== '') transfer.setData('text/plain', text);
      transfer.items.add(new File([new Uint8Array(bytes)], `${kind}.png`, { type: 'image/png' }));
      const event =
        kind === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true })
          : new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true });
      const target = kind === 'paste' ? document.activeElement : document.querySelector('dialog[open]');
      (target ?? document.body).dispatchEvent(event);
    },
    [kind, bytes, text] as const,
  );

test('a shopper chooses, drops or pastes a photo, or reads why not', async ({ page, open }) => {
  test.slow();
  await openDialog(page, open, MUG);
  await placePhoto(page, photo);
  const before = await pixelsOf(page);
  for (const [file, sentence] of REFUSED) {
    await chooseFile(page, file);
    await expect(dialog(page).getByRole('alert'), file.name).toHaveText(sentence);
    await expect(dialog(page).getByRole('alert')).toContainText('Your earlier photo is still here.');
  }
  expect((await pixelsOf(page)).data.equals(before.data)).toBe(true);
  await chooseFile(page, { ...pngFile(pngOf(300, 300, () => [120, 120, 120])), name: 'photo.jpg' });
  await expect(dialog(page).getByText('this file is a PNG photo. You can use it.')).toBeVisible();
  await expect(dialog(page).getByRole('alert')).toBeHidden();

  await expectChange(page, () => bring(page, 'drop', [...pngOf(300, 300, () => [30, 60, 200])]));
  await expectChange(page, () => bring(page, 'paste', [...pngOf(300, 300, () => [200, 30, 30])]));

  // A JPEG without its end mark is used, and what was cut off is not.
  await expectChange(page, () => chooseFile(page, named('photo.jpg', photo.buffer.subarray(0, -2))));
  await expectChange(page, () => chooseFile(page, named('photo.jpg', baseline.subarray(0, -2))));
  await expect(dialog(page).getByRole('alert')).toBeHidden();

  // A picture that is pasted with a text or into a field is not taken.
  const shown = await pixelsOf(page);
  const blue = [...pngOf(300, 300, () => [10, 10, 250])];
  await bring(page, 'paste', blue, 'Ravi & Sita');
  await openPanel(page, 'Text');
  await textField(page).focus();
  await bring(page, 'paste', blue);
  await openPanel(page, 'Photos');
  expect((await pixelsOf(page)).data.equals(shown.data)).toBe(true);
  await expect(dialog(page).getByRole('button', { name: 'Change photo' })).toBeEnabled();
});

test('a shopper who cancels the opening of many photos has the earlier design', async ({ page, open }) => {
  // A photo of more than 6,000 bytes takes for ever; the layers of the mock-up are WebP.
  const stuck = `const real = createImageBitmap; globalThis.createImageBitmap = (source, ...options) => source.size > 6000 && source.type !== 'image/webp' ? new Promise(() => {}) : real(source, ...options);`;
  await addWorkerScript(page, stuck);
  await openDialog(page, open, 'Photo Desk Calendar');
  await chooseFile(page, photoAt(1, [200, 40, 30]));
  await expect(dialog(page).getByRole('button', { name: 'Photo 1 of 12' })).toBeVisible();
  const eight = Array.from({ length: 8 }, (_, at) => photoAt(at + 2, [30 * at, 120, 60], at < 2 ? 320 : 900));
  await chooseFile(page, ...eight);
  await expect(dialog(page).getByText('Photo 3 of 8')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Photo 2 of 12' })).toBeVisible();
  await press(page, 'Cancel');
  await expect(dialog(page).getByRole('progressbar')).toHaveCount(0);
  await expect(dialog(page).getByRole('button', { name: /^Place \d+ of 12, empty$/ })).toHaveCount(11);
  await expect.poll(async () => (await savedDesigns(page))[0]?.places.filter(Boolean).length).toBe(1);
});
