import { deflateSync } from 'node:zlib';

import type { Page } from '@playwright/test';

import { animationControl, gifOf, pngOf, pngWith, withOrientation } from '#tests/support/pictures.ts';
import {
  chooseFile,
  colourAt,
  dialog,
  frame,
  idOf,
  kitPhoto,
  personalise,
  pixelsOf,
  placePhoto,
  pngFile,
  type ChosenFile,
} from '../support/photo.ts';
import { expect, test } from '../support/shop.ts';

const photo = kitPhoto('family-kite');
const named = (name: string, content: string | Uint8Array): ChosenFile => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(content as string),
});
const nothing = deflateSync(Buffer.alloc(0));
const grey = (width: number, height: number): Buffer => pngOf(width, height, () => [120, 120, 120]);

const text = named('photo.jpg', 'Dear shop');
const REFUSED: readonly (readonly [what: string, file: ChosenFile, sentence: RegExp])[] = [
  ['a text called photo', text, /not a photo, whatever its name says/],
  ['an empty file', named('photo.jpg', ''), /This file is empty/],
  ['a photo cut off halfway', named('photo.jpg', photo.buffer.subarray(0, 200_000)), /damaged or not complete/],
  ['one pixel', pngFile(grey(1, 1)), /too small to print \(1 × 1 pixels\)/],
  ['20,000 pixels in a row', pngFile(grey(20_000, 120)), /too long \(20,000 × 120 pixels\)/],
  ['a moving GIF', named('fun.gif', gifOf(3)), /This picture moves/],
  ['a moving PNG', pngFile(pngWith(200, 200, nothing, animationControl(2))), /This picture moves/],
  [
    'a drawing with a script',
    named('me.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    /SVG drawing/,
  ],
  ['a PNG whose pixels are rubbish', pngFile(pngWith(300, 300, Buffer.from('rubbish'))), /damaged or not complete/],
  [
    'a HEIC that this browser cannot read',
    named('IMG.HEIC', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic'),
    /cannot read HEIC/,
  ],
];

async function openMug(page: Page, open: (path: string) => Promise<unknown>, id: string): Promise<void> {
  await open(`/product/${id}`);
  await personalise(page);
}

test('a shopper who chooses a bad file is told why, and keeps the photo from before', async ({
  page,
  open,
  backend,
}) => {
  await openMug(page, open, await idOf(backend, 'Personalised Photo Mug'));
  await chooseFile(page, text);
  await expect(dialog(page).getByRole('alert')).toHaveText(/not a photo/);
  await placePhoto(page, photo);
  await expect(dialog(page).getByRole('alert')).toBeHidden();
  const before = await pixelsOf(page);
  for (const [what, file, sentence] of REFUSED) {
    await chooseFile(page, file);
    await expect(dialog(page).getByRole('alert'), what).toHaveText(sentence);
    await expect(dialog(page).getByRole('alert')).toContainText('The photo you had is still there.');
    await expect(dialog(page).getByRole('button', { name: 'Another photo' })).toBeVisible();
  }
  expect((await pixelsOf(page)).data.equals(before.data)).toBe(true);
  await chooseFile(page, { ...pngFile(grey(300, 300)), name: 'photo.jpg' });
  await expect(dialog(page).getByText('it holds a PNG picture. It works.')).toBeVisible();
  await expect(dialog(page).getByRole('alert')).toBeHidden();
});

test('a shopper whose device has no memory for a photo is told so', async ({ page, open, backend }) => {
  await page.route(/\/assets\/worker-.*\.js$/, async (route) => {
    const script = await (await route.fetch()).text();
    // The mock-up's layers are small; the photo is not.
    const broken = `const real = createImageBitmap; globalThis.createImageBitmap = (source) => source.size < 200_000 ? real(source) : Promise.reject(new DOMException('The ImageBitmap could not be allocated.', 'InvalidStateError'));`;
    await route.fulfill({ contentType: 'text/javascript', body: `${broken}${script}` });
  });
  await openMug(page, open, await idOf(backend, 'Personalised Photo Mug'));
  await chooseFile(page, photo);
  await expect(dialog(page).getByRole('alert')).toHaveText(/not enough memory/);
  await expect(dialog(page).getByRole('button', { name: 'Choose a photo' })).toBeVisible();
});

test('a photo that was taken sideways stands upright', async ({ page, open, backend }) => {
  await openMug(page, open, await idOf(backend, 'Landscape Photo Cushion'));
  const jpeg = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(600, 400);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = '#f00';
    context.fillRect(0, 0, 300, 400);
    context.fillStyle = '#00f';
    context.fillRect(300, 0, 300, 400);
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())];
  });
  // A quarter to the right: what the file has on its left is the top of the photo.
  await chooseFile(page, { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: withOrientation(Buffer.from(jpeg), 6) });
  await expect(frame(page)).toBeVisible();
  await expect.poll(async () => colourAt(await pixelsOf(page), 0.5, 0.3)[2]).toBeLessThan(60);
  const now = await pixelsOf(page);
  expect(colourAt(now, 0.5, 0.3)[0]).toBeGreaterThan(120);
  expect(colourAt(now, 0.5, 0.7)[2]).toBeGreaterThan(120);
  expect(colourAt(now, 0.5, 0.7)[0]).toBeLessThan(60);
});

test('a photo can be dropped on the screen or pasted into it', async ({ page, open, backend }) => {
  await openMug(page, open, await idOf(backend, 'Personalised Photo Mug'));
  const bring = (kind: 'drop' | 'paste', bytes: readonly number[]): Promise<void> =>
    page.evaluate(
      ([kind, bytes]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(bytes)], `${kind}.png`, { type: 'image/png' }));
        if (kind === 'paste') document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer }));
        else {
          const drop = new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true });
          document.querySelector('dialog[open]')?.dispatchEvent(drop);
        }
      },
      [kind, bytes] as const,
    );
  await bring('drop', [...grey(300, 300)]);
  await expect(frame(page)).toBeVisible();
  await expect(dialog(page).getByText(/^Kept on this device/)).toBeVisible();
  const dropped = await pixelsOf(page);
  await bring('paste', [...pngOf(300, 300, () => [200, 30, 30])]);
  await expect.poll(async () => (await pixelsOf(page)).data.equals(dropped.data)).toBe(false);
});
