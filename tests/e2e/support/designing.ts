import { createHash } from 'node:crypto';

import type { Locator, Page } from '@playwright/test';
import { encode } from 'jpeg-js';

import { withDate, type Colour } from '#tests/support/pictures.ts';
import type { ChosenFile } from './photo.ts';
import { placeButton } from './payments.ts';
import { expect, goTo } from './shop.ts';

/** A JPEG of one colour with a capture time, in seconds of a fixed morning. */
export function photoAt(second: number, [red, green, blue]: Colour, side = 320): ChosenFile {
  const data = Buffer.alloc(side * side * 4);
  for (let at = 0; at < data.length; at += 4) data.set([red, green, blue, 255], at);
  const jpeg = encode({ data, width: side, height: side }, 90).data;
  const date = `2026:03:08 09:00:${String(second).padStart(2, '0')}`;
  return { name: `photo-${second}.jpg`, mimeType: 'image/jpeg', buffer: withDate(jpeg, date) };
}

/** The id under which the device stores a photo. */
export const hashOf = ({ buffer }: ChosenFile): string => createHash('sha256').update(buffer).digest('hex');

export const addToCart = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();

export async function orderCart(page: Page): Promise<void> {
  await goTo(page, '/place-order');
  await placeButton(page).click();
  await expect(page).toHaveURL('/orders');
}

/**
 * Width and height of a JPEG in pixels, its density in pixels per inch, the segments before the image data, and whether each pixel has
 * its own colour (4:4:4).
 */
export function readJpeg(bytes: Buffer) {
  const markers: number[] = [];
  let size = { width: 0, height: 0 };
  let hasAllColours = false;
  for (let at = 2; bytes[at + 1] !== 0xda; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    markers.push(marker);
    if (marker !== 0xc0 && marker !== 0xc2) continue;
    size = { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    hasAllColours = [11, 14, 17].every((step) => bytes[at + step] === 0x11);
  }
  return { size, markers, hasAllColours, unit: bytes[13], ppi: bytes.readUInt16BE(14) };
}

export const sendDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Send your photo' });

/** Replaces the share sheet, and records what it receives: a text, and of each file its beginning and the size of a picture. */
export async function withShareSheet(page: Page): Promise<() => Promise<readonly object[]>> {
  await page.addInitScript(() => {
    const shared: object[] = [];
    const read = async (file: File) => {
      const { width = 0, height = 0 } = file.type.startsWith('image/') ? await createImageBitmap(file) : {};
      return { name: file.name, type: file.type, start: await file.slice(0, 5).text(), size: [width, height] };
    };
    Object.assign(globalThis, { shared });
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => (files?.length ?? 0) > 0,
      share: async ({ text, files = [] }: ShareData) => {
        shared.push({ text, files: await Promise.all(files.map(read)) });
      },
    });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'shared') as object[]);
}
