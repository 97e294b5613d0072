import type { Page } from '@playwright/test';

import { emptyContent } from '#domain/design/design.ts';
import type { PlacesOffer } from '#domain/design/layouts.ts';
import { CENTRED } from '#domain/design/photoPlacement.ts';
import { artOf, type SheetArt } from '#photo/art.ts';
import { aPrint } from '#tests/support/factories.ts';
import { pngOf } from '#tests/support/pictures.ts';
import { addWorkerScript, canvasCeiling, pictureOf, test, type AskEngine, type EngineSite } from '../support/engine.ts';
import { expect } from '../support/shop.ts';

const TOGETHER: PlacesOffer = { kind: 'together', layouts: ['one'], print: aPrint(1.5) };
const SIZE = { width: 600, height: 400 };
const PLAN = { pixels: { width: 1200, height: 800 }, ppi: 300 };

/** Reading a canvas returns other pixels than were drawn, as in Firefox with resistFingerprinting. */
const NOISE = `
  OffscreenCanvasRenderingContext2D.prototype.getImageData = (x, y, width, height) =>
    new ImageData(Uint8ClampedArray.from({ length: 4 * width * height }, () => 256 * Math.random()), width, height);`;
/** The same in the small changes of Brave, which no eye sees. */
const FAINT_NOISE = `
  const { getImageData } = OffscreenCanvasRenderingContext2D.prototype;
  OffscreenCanvasRenderingContext2D.prototype.getImageData = function (...given) {
    const read = getImageData.apply(this, given);
    read.data.forEach((value, at) => { if (at % 4 !== 3) read.data[at] = value + Math.round(2 * Math.random() - 1); });
    return read;
  };`;

/** Loads the engine again, with this script in its worker. */
async function withWorkerScript(page: Page, script: string): Promise<void> {
  await addWorkerScript(page, () => script);
  await page.reload();
}

/** A print of one photo, green with a red left third. */
async function artOfPhoto(engine: AskEngine, site: EngineSite): Promise<SheetArt> {
  site.extra.set(
    '/photo.png',
    pngOf(SIZE.width, SIZE.height, (x) => (x < 200 ? [200, 40, 40] : [40, 160, 60])),
  );
  const { photo } = await engine('open', '/photo.png', 1600);
  const content = { ...emptyContent('one', 1), places: [{ photo, pixels: SIZE, placement: CENTRED }] };
  const [art] = artOf(content, TOGETHER);
  if (!art) throw new Error('no print');
  return art;
}

test.afterEach(({ enginePage }) => enginePage.unrouteAll());

for (const [what, pixels, expected] of [
  ['as large as wanted', 1_000_000, { width: 1200, height: 800 }],
  ['with a quarter of the pixels', 300_000, { width: 600, height: 400 }],
] as const)
  test(`R42: where larger canvases stay black a print is drawn ${what}`, async ({ engine, enginePage, site }) => {
    await withWorkerScript(enginePage, canvasCeiling(pixels));
    const art = await artOfPhoto(engine, site);
    const { frame, ppi } = await engine('print', art, PLAN);
    const { width, height, data } = pictureOf(frame);
    expect({ width, height }).toEqual(expected);
    expect(ppi).toBe((300 * width) / 1200);
    const middle = 4 * (Math.floor(height / 2) * width + Math.floor(width / 2));
    expect([...data.subarray(middle, middle + 3)].map((value) => Math.round(value / 20))).toEqual([2, 8, 3]);
  });

test('R42: a browser whose canvases return noise makes no print, and one with faint noise does', async ({
  engine,
  enginePage,
  site,
}) => {
  await withWorkerScript(enginePage, NOISE);
  await expect(engine('print', await artOfPhoto(engine, site), PLAN)).rejects.toThrow(/"problem":"noise"/);
  await enginePage.unrouteAll();
  await withWorkerScript(enginePage, FAINT_NOISE);
  const { ppi } = await engine('print', await artOfPhoto(engine, site), PLAN);
  expect(ppi).toBe(300);
});

test('R42: a painter whose canvas does not show the product is lost, with and without a graphics card', async ({
  engine,
  enginePage,
  site,
}) => {
  await withWorkerScript(enginePage, canvasCeiling(170_000));
  const art = await artOfPhoto(engine, site);
  await expect(engine('paint', 'canvas', 'photo-mug', 600, [[art]], TOGETHER)).rejects.toThrow(
    /no memory for photo-mug/,
  );
  await enginePage.evaluate(() => {
    WebGL2RenderingContext.prototype.drawArrays = () => {};
  });
  await expect(engine('paint', 'webgl', 'photo-mug', 300, [[art]], TOGETHER)).rejects.toThrow(/no graphics card/);
});
