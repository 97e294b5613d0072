/** A Telugu text on a large print, from the photo screen to the file sent to the shop. */
import { readdirSync } from 'node:fs';

import { decode } from 'jpeg-js';
import { expect } from 'vitest';

import { sizeText } from '#domain/product/sizeText.ts';
import { readJpeg } from '#tests/e2e/support/designing.ts';
import { idOf } from '#tests/e2e/support/photo.ts';
import type { Backend } from '#tests/e2e/support/backend.ts';
import { logIn, openPhotoScreen, orderForCash } from './shopper.ts';
import type { Visitor } from './support.ts';

const PRODUCT = 'Seaside Canvas Print';
const SIZE = '18 x 12';
/** A text with vowel signs and conjuncts, which have to be shaped. */
const TEXT = 'శ్రీకృష్ణ';

/** Stores the files that the page makes: its policy lets no script read a blob's URL. For `visitor({ script })`. */
export const KEEP_FILES = `
  window.files = new Map();
  const createUrl = URL.createObjectURL;
  URL.createObjectURL = (source) => {
    const url = createUrl.call(URL, source);
    files.set(url, source);
    return url;
  };
`;

/** The bounding box of a picture's ink, as fractions of the picture, and the share of ink in each cell of a grid over it. */
type InkGrid = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly cells: readonly number[];
};

const GRID = { columns: 72, rows: 24 };

/** The grid of a JPEG with dark ink on white. */
function inkGrid(jpeg: Buffer): InkGrid {
  const { width, height, data } = decode(jpeg, { useTArray: true, maxMemoryUsageInMB: 1024 });
  // Green is where maroon and black differ most from white.
  const isInk = (x: number, y: number): boolean => (data[(y * width + x) * 4 + 1] ?? 255) < 128;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isInk(x, y)) continue;
      [left, top, right, bottom] = [
        Math.min(left, x),
        Math.min(top, y),
        Math.max(right, x + 1),
        Math.max(bottom, y + 1),
      ];
    }
  }
  const counts = Array.from({ length: GRID.columns * GRID.rows }, () => ({ ink: 0, all: 0 }));
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const column = Math.floor(((x - left) * GRID.columns) / (right - left));
      const row = Math.floor(((y - top) * GRID.rows) / (bottom - top));
      const cell = counts[row * GRID.columns + column];
      if (!cell) continue;
      cell.all += 1;
      if (isInk(x, y)) cell.ink += 1;
    }
  }
  const cells = counts.map(({ ink, all }) => (all === 0 ? 0 : ink / all));
  return { left: left / width, top: top / height, right: right / width, bottom: bottom / height, cells };
}

/** The mean difference of two grids, 0 to 1. */
const difference = (one: InkGrid, other: InkGrid): number =>
  one.cells.reduce((sum, share, at) => sum + Math.abs(share - (other.cells[at] ?? 0)), 0) / one.cells.length;

/** The text drawn by the engine in the shop's Telugu font, or in another font, black on white. */
async function drawnByPage({ run }: Visitor, text: string): Promise<InkGrid> {
  const file = readdirSync('dist/assets').find((name) => name.startsWith('anek-telugu-telugu-600-normal'));
  const url = await run<string>(
    `const [file, text] = arguments;
    const face = new FontFace('Reference', 'url(/assets/' + file + ')');
    return face.load().then(() => {
      document.fonts.add(face);
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: 2000, height: 600 });
      const context = canvas.getContext('2d');
      context.fillStyle = '#fff';
      context.fillRect(0, 0, 2000, 600);
      context.fillStyle = '#000';
      context.font = '240px Reference';
      context.fillText(text, 60, 360);
      return canvas.toDataURL('image/jpeg', 0.95);
    });`,
    file,
    text,
  );
  return inkGrid(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
}

/** Puts the text on the print, alone, in maroon. */
async function composeText(shopper: Visitor, backend: Backend): Promise<void> {
  await shopper.open(`/product/${await idOf(backend, PRODUCT)}`);
  await shopper.press('button', sizeText(SIZE));
  await openPhotoScreen(shopper);
  await shopper.press('button', 'Text');
  await shopper.fill('Names, date or message', TEXT);
  await shopper.press('button', 'Maroon');
  await shopper.sees('Saved on this device');
  await shopper.press('button', 'Done');
  await shopper.until('return document.querySelector("dialog[open]") === null');
}

/** The picture for a photo lab that the send dialog makes. */
async function savedFile({ press, until, run }: Visitor): Promise<Buffer> {
  await press('button', 'Send your design');
  await until('return document.querySelector("dialog[open] summary")');
  await run('document.querySelector("dialog[open] summary").click()');
  await press('button', 'Make the pictures');
  const url = await until<string>(`return document.querySelector('dialog[open] a[download$=".jpg"]')?.href`);
  const base64 = await run<string>(
    `const [url] = arguments;
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result.slice(reader.result.indexOf(',') + 1));
      reader.onerror = () => reject(reader.error);
      reader.readAsDataURL(files.get(url));
    });`,
    url,
  );
  return Buffer.from(base64, 'base64');
}

/** A print file that was read back, and the difference of its text from two that the page draws. */
export type PrintRead = ReturnType<typeof readJpeg> & {
  readonly ink: InkGrid;
  /** From the same text in the shop's own font, shaped. */
  readonly fromSame: number;
  /** From another text, which shows that the measure distinguishes texts. */
  readonly fromOther: number;
};

/** A shopper puts a Telugu text on a large print, orders it, and saves the print file, which is read back. */
export async function saveTeluguPrint(shopper: Visitor, backend: Backend): Promise<PrintRead> {
  await logIn(shopper);
  await composeText(shopper, backend);
  await shopper.press('button', 'Add to Cart');
  await shopper.press('link', 'View cart');
  await shopper.isAt('/cart');
  await orderForCash(shopper);
  const file = await savedFile(shopper);
  const ink = inkGrid(file);
  const fromSame = difference(ink, await drawnByPage(shopper, TEXT));
  const fromOther = difference(ink, await drawnByPage(shopper, 'శుభాకాంక్షలు'));
  return { ...readJpeg(file), ink, fromSame, fromOther };
}

/** The text is at the bottom of the print, centred, in the shop's own font. */
export function expectTeluguText({ ink, fromSame, fromOther }: PrintRead): void {
  expect(ink.bottom - ink.top, 'height of the text').toBeGreaterThan(0.04);
  expect(ink.bottom, 'where the text ends').toBeGreaterThan(0.8);
  expect((ink.left + ink.right) / 2, 'the middle of the text').toBeCloseTo(0.5, 1);
  expect(fromSame, 'difference from the same text').toBeLessThan(0.06);
  expect(fromOther, 'difference from another text').toBeGreaterThan(0.2);
}

/** 18 x 12 inches in no more than 4096 x 4096 pixels: 278 for each inch. */
export const LARGE_PRINT = { size: { width: 5004, height: 3336 }, unit: 1, ppi: 278 } as const;
