/** A Telugu text on a large print, from the photo dialog to the file sent to the shop. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { decode } from 'jpeg-js';
import { afterAll, expect, test } from 'vitest';

import { sizeText } from '#domain/product/sizeText.ts';
import { readJpeg } from '#tests/e2e/support/designing.ts';
import { ADDRESS, DEMO, pageOf } from '#tests/e2e/support/shopper.ts';
import { tempFolder } from '#tests/support/tempFolder.ts';
import { openPhotoScreen, webkit, type Visitor } from './support.ts';

/** A text with vowel signs and conjuncts, which have to be shaped. */
const TEXT = 'శ్రీకృష్ణ';

/** Stores the files that the page makes: its policy lets no script read a blob's URL. */
const KEEP_FILES = `
  window.files = new Map();
  const createUrl = URL.createObjectURL;
  URL.createObjectURL = (source) => {
    const url = createUrl.call(URL, source);
    files.set(url, source);
    return url;
  };
`;

/** A canvas of more than 16,777,216 pixels silently draws nothing, as on an iPhone; WebKitGTK draws larger ones too. */
const CEILING = `
  for (const kind of ['CanvasRenderingContext2D', 'OffscreenCanvasRenderingContext2D']) {
    const context = globalThis[kind]?.prototype;
    if (!context) continue;
    for (const name of ['fillRect', 'fillText', 'strokeText', 'drawImage', 'putImageData', 'fill', 'stroke']) {
      const draw = context[name];
      context[name] = function (...given) {
        if (this.canvas.width * this.canvas.height <= 16_777_216) draw.apply(this, given);
      };
    }
  }
`;

/** A copy of the built shop whose photo worker runs under the ceiling: a page's script does not reach a worker. */
function shopUnderCeiling(): string {
  const folder = join(tempFolder(afterAll), 'dist');
  cpSync('dist', folder, { recursive: true });
  const assets = join(folder, 'assets');
  const [worker, ...others] = readdirSync(assets).filter((name) => /^worker-.*\.js$/.test(name));
  if (!worker || others.length > 0) throw new Error('not one photo worker');
  writeFileSync(join(assets, worker), `${CEILING}\n${readFileSync(join(assets, worker), 'utf8')}`);
  return folder;
}

const { backend, visitor } = webkit(shopUnderCeiling());

const GRID = { columns: 72, rows: 24 };

/** Where the dark ink of a white JPEG is, as fractions of the picture, and the share of ink in each cell of a grid over it. */
function inkGrid(jpeg: Buffer) {
  const { width, height, data } = decode(jpeg, { useTArray: true, maxMemoryUsageInMB: 1024 });
  const box = { left: width, top: height, right: 0, bottom: 0 };
  /** Calls with each pixel of ink; green is where maroon and black differ most from white. */
  const eachInk = (act: (x: number, y: number) => void): void => {
    for (let at = 0; at < width * height; at += 1)
      if ((data[at * 4 + 1] ?? 255) < 128) act(at % width, Math.floor(at / width));
  };
  eachInk((x, y) => {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  });
  const cells = new Float64Array(GRID.columns * GRID.rows);
  const cellSize = ((box.right - box.left) * (box.bottom - box.top)) / cells.length;
  eachInk((x, y) => {
    const column = Math.floor(((x - box.left) * GRID.columns) / (box.right - box.left));
    const row = Math.floor(((y - box.top) * GRID.rows) / (box.bottom - box.top));
    const cell = row * GRID.columns + column;
    cells[cell] = (cells[cell] ?? 0) + 1 / cellSize;
  });
  const { left, top, right, bottom } = box;
  return { left: left / width, top: top / height, right: right / width, bottom: bottom / height, cells };
}
type InkGrid = ReturnType<typeof inkGrid>;

const difference = (one: InkGrid, other: InkGrid): number =>
  one.cells.reduce((sum, share, at) => sum + Math.abs(share - (other.cells[at] ?? 0)), 0) / one.cells.length;

/** A text drawn by the engine in the shop's Telugu font, black on white. */
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

test('a cart with a Telugu text and its total survive a reload in Safari’s engine and are ordered once; the text is in the large print’s file, in the shop’s own font, even with an iPhone’s limit on canvas size', async () => {
  const shopper = await visitor({ script: `${KEEP_FILES}\n${CEILING}` });
  const { open, press, fill, sees, isAt, until } = shopper;
  await open('/login');
  await fill('Email', DEMO.email);
  await fill('Password', DEMO.password);
  await press('button', 'Login');
  await isAt('/');
  // The text on the print, alone.
  await open(pageOf('Seaside Canvas Print'));
  await press('button', sizeText('18 x 12'));
  await openPhotoScreen(shopper);
  await press('button', 'Text');
  await fill('Names, date or message', TEXT);
  await press('button', 'Maroon');
  await sees('Saved on this device');
  await press('button', 'Done');
  await until('return document.querySelector("dialog[open]") === null');
  await press('button', 'Add to Cart');
  await press('link', 'View cart');
  await isAt('/cart');
  await fill('Quantity for', '2');
  await sees('₹2,698');
  await shopper.driver.navigate().refresh();
  await until('return document.querySelector("#splash") === null');
  await sees('₹2,698');
  await press('link', 'PROCEED TO CHECKOUT');
  await isAt('/place-order');
  for (const [label, text] of Object.entries(ADDRESS)) await fill(label, text);
  await press('button', 'PLACE ORDER');
  await isAt('/orders');
  expect(await backend().orders()).toMatchObject([{ amount: 2698, paymentMethod: 'COD' }]);
  const file = await savedFile(shopper);
  // 18 x 12 inches in no more than 4096 x 4096 pixels: 278 for each inch.
  expect(readJpeg(file)).toMatchObject({ size: { width: 5004, height: 3336 }, unit: 1, ppi: 278 });
  // The text is at the bottom of the print, centred.
  const ink = inkGrid(file);
  expect(ink.bottom - ink.top, 'height of the text').toBeGreaterThan(0.04);
  expect(ink.bottom, 'where the text ends').toBeGreaterThan(0.8);
  expect((ink.left + ink.right) / 2, 'the middle of the text').toBeCloseTo(0.5, 1);
  expect(difference(ink, await drawnByPage(shopper, TEXT))).toBeLessThan(0.06);
  expect(difference(ink, await drawnByPage(shopper, 'శుభాకాంక్షలు')), 'another text').toBeGreaterThan(0.2);
  const drawn = await shopper.run(`
    const context = new OffscreenCanvas(4097, 4096).getContext('2d');
    context.fillRect(0, 0, 1, 1);
    return context.getImageData(0, 0, 1, 1).data[3];
  `);
  expect(drawn, 'the imitated limit is in force').toBe(0);
});
