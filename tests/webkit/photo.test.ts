import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { kitPhoto } from '#tests/e2e/support/photo.ts';
import { pageOf } from '#tests/e2e/support/shopper.ts';
import { withOrientation } from '#tests/support/pictures.ts';
import { tempFolder } from '#tests/support/tempFolder.ts';
import { openPhotoScreen, webkit, type Visitor } from './support.ts';

const { visitor } = webkit();

const POLL = { timeout: 20_000, interval: 200 };
const MUG = 'Personalised Photo Mug';

/** The mean brightness of the preview's pixels, 0 to 255, and their variation. */
const LOOK = `
  const canvas = document.querySelector('dialog[open] canvas[data-painter]');
  if (!canvas) return null;
  const context = new OffscreenCanvas(64, 64).getContext('2d');
  context.drawImage(canvas, 0, 0, 64, 64);
  const { data } = context.getImageData(0, 0, 64, 64);
  const greys = Array.from({ length: 4096 }, (_, at) => (data[at * 4] + data[at * 4 + 1] + data[at * 4 + 2]) / 3);
  const meanOf = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const mean = meanOf(greys);
  return { mean, spread: meanOf(greys.map((grey) => Math.abs(grey - mean))) };
`;

type Look = { readonly mean: number; readonly spread: number };

const lookOf = ({ until }: Visitor): Promise<Look> => until<Look>(LOOK);

const difference = (one: Look, other: Look): number =>
  Math.abs(one.mean - other.mean) + Math.abs(one.spread - other.spread);

/** A photo from a phone held sideways: its EXIF orientation says how to rotate it. */
function turnedPhoto(): string {
  const file = join(tempFolder(), 'turned.jpg');
  writeFileSync(file, withOrientation(kitPhoto('family-kite').buffer, 6));
  return file;
}

/**
 * Safari may clear the canvases of a page in its back/forward cache. WebKitGTK retains the page
 * with its pictures, so a script clears them when the page is restored.
 */
const EMPTIED = `
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const canvas of document.querySelectorAll('dialog[open] canvas[data-painter]')) canvas.width = canvas.width;
  });
`;

test('R24: a rotated photo is upright in Safari’s engine, and survives the back/forward cache and a reload', async () => {
  const shopper = await visitor({ script: EMPTIED });
  await shopper.open(pageOf(MUG));
  await openPhotoScreen(shopper);
  const bare = await lookOf(shopper);
  await shopper.choose(turnedPhoto());
  await shopper.sees('Saved on this device');
  const placed = await lookOf(shopper);
  expect(placed.mean, 'it is not black').toBeGreaterThan(20);
  expect(difference(placed, bare)).toBeGreaterThan(1);
  await shopper.run('window.isSamePage = true');
  await shopper.leave('/contact');
  await shopper.goBack();
  expect(await shopper.run('return window.isSamePage === true'), 'the very same page came back').toBe(true);
  await expect.poll(async () => difference(await lookOf(shopper), placed), POLL).toBeLessThan(1);
  await shopper.driver.navigate().refresh();
  await shopper.until('return document.querySelector("#splash") === null');
  // The photo dialog was open before the reload, so it opens again.
  await shopper.sees('Saved on this device');
  await expect.poll(async () => difference(await lookOf(shopper), placed), POLL).toBeLessThan(1);
  await shopper.press('button', 'Done');
  await shopper.until('return document.querySelector("dialog[open]") === null');
});

test('in a private window of Safari’s engine a design lasts for the visit, in the cart too', async () => {
  const shopper = await visitor({ isPrivate: true });
  await shopper.open(pageOf(MUG));
  await openPhotoScreen(shopper);
  await shopper.choose(turnedPhoto());
  await shopper.until(
    'return /Saved on this device|only for this visit/i.test(document.querySelector("dialog[open]")?.innerText ?? "")',
  );
  await shopper.press('button', 'Done');
  await shopper.until('return document.querySelector("dialog[open]") === null');
  await shopper.press('button', '325 ml');
  await shopper.press('button', 'Add to Cart');
  await shopper.press('link', 'View cart');
  await shopper.isAt('/cart');
  await shopper.sees('With your photo');
  const picture = await shopper.until<number>(
    'return document.querySelector("main button[aria-label^=\'Enlarge your design\'] img")?.naturalWidth',
  );
  expect(picture).toBe(640);
});
