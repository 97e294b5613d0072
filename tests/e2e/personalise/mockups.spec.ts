import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import type { Lattice } from '#domain/lattice.ts';
import type { Point } from '#domain/photoPlacement.ts';
import { pngOf, type Colour } from '#tests/support/pictures.ts';
import {
  chooseFile,
  dialog,
  expectChange,
  idOf,
  kitPhoto,
  personalise,
  pixelsOf,
  pngFile,
  preview,
} from '../support/photo.ts';
import type { ChosenFile, Pixels } from '../support/photo.ts';
import { expect, goTo, test } from '../support/shop.ts';

type Gift = {
  readonly mockup: string;
  readonly gift: string;
  readonly size?: string;
  readonly shape?: number;
  readonly isPaintedTwice?: true;
};

/**
 * A gift for each mock-up; `size` where its other sizes have another one, `shape` where its only size is a print of another
 * shape than the mock-up's. Whether a print is flat or bent, whole or cut, is what painters meet differently: one of each
 * kind is painted without a card as well.
 */
const GIFTS: readonly Gift[] = [
  { mockup: 'acrylic-print', gift: 'Landscape Acrylic Print' },
  { mockup: 'bottle-sticker', gift: 'School Bottle Name Sticker', isPaintedTwice: true },
  { mockup: 'canvas-print', gift: 'Festival Night Canvas Print' },
  { mockup: 'crystal-cube', gift: 'Crystal Photo Cube with Light Base' },
  { mockup: 'heart-cushion', gift: 'Heart Photo Cushion', shape: 13 / 12, isPaintedTwice: true },
  { mockup: 'heart-keychain', gift: 'Acrylic Photo Keychain', size: 'Heart' },
  { mockup: 'led-lamp', gift: 'LED Acrylic Photo Lamp' },
  { mockup: 'magic-mug', gift: 'Couple’s Magic Mug' },
  { mockup: 'oak-frame', gift: 'Family Portrait Oak Frame', isPaintedTwice: true },
  { mockup: 'phone-cover', gift: 'Photo Phone Cover' },
  { mockup: 'photo-keychain', gift: 'Pet Photo Keychain' },
  { mockup: 'photo-mug', gift: 'Personalised Photo Mug', isPaintedTwice: true },
  { mockup: 'square-cushion', gift: 'Landscape Photo Cushion' },
];

/** Spots in colours that differ in every channel, near these places of the print. */
const SPOTS: readonly (readonly [u: number, v: number, colour: Colour])[] = [
  [0.5, 0.5, [230, 0, 0]],
  [0.32, 0.36, [0, 160, 0]],
  [0.68, 0.36, [0, 0, 230]],
  [0.36, 0.66, [230, 0, 230]],
  [0.64, 0.66, [0, 200, 200]],
];
const SPOT_RADIUS = 0.035;
const PHOTO_HEIGHT = 640;
/** How far a spot may lie from where the mesh says, in pixels of the preview. */
const SPOT_TOLERANCE_PX = 2;
/** How far the two painters may differ, of 255: on average, and for all but a small share of the values. */
const PAINTER_TOLERANCE = { mean: 1.5, most: 24, share: 0.01 } as const;

type Mesh = Lattice & { readonly visible: readonly number[] };
type Spot = { readonly u: number; readonly v: number; readonly x: number; readonly y: number; readonly colour: Colour };

/** Spots on lattice points that the camera sees: where they are is written in the mesh itself. */
function spotsOn({ cols, rows, points, visible }: Mesh): readonly Spot[] {
  return SPOTS.flatMap(([u, v, colour]) => {
    const [col, row] = [Math.round(u * cols), Math.round(v * rows)];
    const at = row * (cols + 1) + col;
    const [x, y] = points[at] ?? [0, 0];
    return visible[at] === 1 ? [{ u: col / cols, v: row / rows, x, y, colour }] : [];
  });
}

/** A photo of the print's shape with the spots on white. */
function spotted(spots: readonly Spot[], surface: number, shape: number): Buffer {
  const [width, height] = [Math.round(PHOTO_HEIGHT * shape), PHOTO_HEIGHT];
  // Of a print with another shape the surface shows the middle.
  const [shownU, shownV] = [Math.min(1, surface / shape), Math.min(1, shape / surface)];
  const places = spots.map(({ u, v, colour }) => ({
    x: (0.5 + (u - 0.5) * shownU) * width,
    y: (0.5 + (v - 0.5) * shownV) * height,
    colour,
  }));
  return pngOf(width, height, (x, y) => {
    const spot = places.find((place) => Math.hypot(place.x - x - 0.5, place.y - y - 0.5) < SPOT_RADIUS * height);
    return spot?.colour ?? [255, 255, 255];
  });
}

/** How far around its place a spot is looked for, in pixels of the preview. */
const SEARCH_PX = 24;

/** The middle of the pixels about a place that took on a colour: what the blank gift shows there, multiplied by it. */
function middleOf(colour: Colour, place: Point, { side, data }: Pixels, blank: Pixels): Point & { pixels: number } {
  let [sumX, sumY, pixels] = [0, 0, 0];
  const [left, top] = [Math.round(place.x) - SEARCH_PX, Math.round(place.y) - SEARCH_PX];
  for (let y = top; y < top + 2 * SEARCH_PX; y += 1) {
    for (let x = left; x < left + 2 * SEARCH_PX; x += 1) {
      const at = (y * side + x) * 4;
      const isOf = colour.every((value, channel) => {
        const ground = blank.data[at + channel] ?? 0;
        return Math.abs((data[at + channel] ?? 0) - (ground * value) / 255) < 36 && ground > 60;
      });
      if (!isOf) continue;
      sumX += x + 0.5;
      sumY += y + 0.5;
      pixels += 1;
    }
  }
  return { x: sumX / pixels, y: sumY / pixels, pixels };
}

/** The mask at the preview's size: how much of the print each pixel shows, 0 to 255. */
async function maskOf(page: Page, mockup: string, side: number): Promise<Buffer> {
  const text = await page.evaluate(
    async ([url, side]) => {
      const bitmap = await createImageBitmap(await (await fetch(url)).blob());
      const context = new OffscreenCanvas(side, side).getContext('2d');
      if (!context) throw new Error('no canvas');
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, 0, 0, side, side);
      const alphas = context.getImageData(0, 0, side, side).data.filter((_, at) => at % 4 === 3);
      let text = '';
      for (let at = 0; at < alphas.length; at += 32_768)
        text += String.fromCharCode(...alphas.subarray(at, at + 32_768));
      return btoa(text);
    },
    [`/mockups/${mockup}/mask.webp`, side] as const,
  );
  return Buffer.from(text, 'base64');
}

/** Where the mask lets nothing through, the blank gift is untouched; elsewhere something has changed. */
function expectOnlyInside(mask: Buffer, now: Pixels, blank: Pixels): void {
  let [outside, changedInside] = [0, 0];
  for (let at = 0; at < now.data.length; at += 4) {
    const differs = [0, 1, 2].some((channel) => now.data[at + channel] !== blank.data[at + channel]);
    if (differs && mask[at / 4] === 0) outside += 1;
    if (differs && mask[at / 4] === 255) changedInside += 1;
  }
  expect(outside, 'pixels changed outside the mask').toBe(0);
  expect(changedInside, 'pixels changed inside the mask').toBeGreaterThan(300);
}

function expectSameLook(one: Pixels, other: Pixels): void {
  let [sum, large] = [0, 0];
  for (let at = 0; at < one.data.length; at += 1) {
    const difference = Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0));
    sum += difference;
    if (difference > PAINTER_TOLERANCE.most) large += 1;
  }
  expect(sum / one.data.length, 'mean difference of the painters').toBeLessThan(PAINTER_TOLERANCE.mean);
  expect(large / one.data.length, 'share of large differences').toBeLessThan(PAINTER_TOLERANCE.share);
}

/** Chromium says this when a picture is read back from software that plays graphics card. */
const READ_BACK = /GPU stall due to ReadPixels/;

/** No machine of the tests has a graphics card: the one that is played by software counts as one from now on. */
function countAnyCard(): void {
  const { getParameter } = WebGL2RenderingContext.prototype;
  Object.assign(WebGL2RenderingContext.prototype, {
    getParameter(this: WebGL2RenderingContext, name: number): unknown {
      return name === this.RENDERER ? 'A graphics card' : getParameter.call(this, name);
    },
  });
}

/** Takes the graphics card away, as a system under pressure does: the preview goes on with Canvas 2D. */
async function loseGraphicsCard(page: Page): Promise<void> {
  await preview(page).evaluate((canvas: HTMLCanvasElement) => {
    canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  await expect(preview(page)).toHaveAttribute('data-painter', 'canvas');
}

/** Chooses a photo; what the gift then looks like. */
async function shown(page: Page, file: ChosenFile): Promise<Pixels> {
  await expectChange(page, () => chooseFile(page, file));
  return pixelsOf(page);
}

async function expectTruePreview(page: Page, { mockup, shape, isPaintedTwice }: Gift): Promise<void> {
  const mesh = JSON.parse(readFileSync(`public/mockups/${mockup}/mesh.json`, 'utf8')) as Mesh;
  const spots = spotsOn(mesh);
  expect(spots.length).toBeGreaterThanOrEqual(4);
  await personalise(page);
  await expect(preview(page)).toHaveAttribute('data-painter', 'webgl');
  const blank = await pixelsOf(page);
  // As many pixels as the screen shows of it.
  expect(blank.side).toBe(await preview(page).evaluate((canvas) => canvas.clientWidth));
  const mask = await maskOf(page, mockup, blank.side);
  const expectSpots = (now: Pixels): void => {
    for (const { x, y, colour } of spots) {
      const place = { x: (x * now.side) / mesh.width, y: (y * now.side) / mesh.width };
      const found = middleOf(colour, place, now, blank);
      expect(found.pixels, `spot ${colour.join()}`).toBeGreaterThan(8);
      const off = Math.hypot(found.x - place.x, found.y - place.y);
      expect(off, `spot ${colour.join()}`).toBeLessThan(SPOT_TOLERANCE_PX);
    }
  };

  const photo = kitPhoto('beach-sunset');
  const dots = pngFile(spotted(spots, mesh.aspect, shape ?? mesh.aspect));
  const photoOnCard = await shown(page, photo);
  expectOnlyInside(mask, photoOnCard, blank);
  expectSpots(await shown(page, dots));

  if (isPaintedTwice) {
    await loseGraphicsCard(page);
    // Another thread paints from now on.
    await expect(async () => expectSpots(await pixelsOf(page))).toPass({ intervals: [60] });
    const photoOnCanvas = await shown(page, photo);
    expectOnlyInside(mask, photoOnCanvas, blank);
    expectSameLook(photoOnCard, photoOnCanvas);
  }
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).click();
}

/** Gifts of one test share a page load. */
const GROUPS = [GIFTS.slice(0, 3), GIFTS.slice(3, 6), GIFTS.slice(6, 9), GIFTS.slice(9, 11), GIFTS.slice(11)];

for (const group of GROUPS) {
  const names = group.map(({ mockup }) => mockup).join(', ');
  test(`each spot of a photo lies where the gift carries it, with and without a graphics card: ${names}`, async ({
    page,
    open,
    backend,
    watch,
  }) => {
    watch.allow(READ_BACK, /CONTEXT_LOST_WEBGL/);
    await page.addInitScript(countAnyCard);
    await open('/about');
    for (const each of group) {
      await goTo(page, `/product/${await idOf(backend, each.gift)}`);
      await expect(page.getByRole('heading', { level: 1, name: each.gift })).toBeVisible();
      if (each.size !== undefined) await page.getByRole('button', { name: each.size, exact: true }).click();
      await test.step(each.mockup, () => expectTruePreview(page, each));
    }
  });
}

test('a phone whose graphics card is only played by software draws without it', async ({ page, open, backend }) => {
  await open(`/product/${await idOf(backend, 'Personalised Photo Mug')}`);
  await personalise(page);
  await expect(preview(page)).toHaveAttribute('data-painter', 'canvas');
});
