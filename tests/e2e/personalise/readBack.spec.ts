import { pngOf } from '#tests/support/pictures.ts';
import { addWorkerScript, canvasCeiling, printOf, test, together } from '../support/engine.ts';
import { pictureOf } from '../support/photo.ts';
import { expect } from '../support/shop.ts';

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

/** A photo, green with a red left third. */
const PHOTO = pngOf(600, 400, (x) => (x < 200 ? [200, 40, 40] : [40, 160, 60]));

test.afterEach(({ enginePage }) => enginePage.unrouteAll());

test('R42: where larger canvases stay black a print is drawn smaller', async ({ engine, enginePage, site }) => {
  await addWorkerScript(enginePage, canvasCeiling(300_000));
  await enginePage.reload();
  const art = await printOf({ engine, site }, PHOTO, 1.5);
  const { frame, ppi } = await engine('print', art, PLAN);
  const { width, height, data } = pictureOf(frame);
  expect({ width, height, ppi }).toEqual({ width: 600, height: 400, ppi: 150 });
  const middle = 4 * (Math.floor(height / 2) * width + Math.floor(width / 2));
  expect([...data.subarray(middle, middle + 3)].map((value) => Math.round(value / 20))).toEqual([2, 8, 3]);
});

test('R42: canvases with noise make no print, with faint noise they do', async ({ engine, enginePage, site }) => {
  await addWorkerScript(enginePage, NOISE);
  await enginePage.reload();
  await expect(engine('print', await printOf({ engine, site }, PHOTO, 1.5), PLAN)).rejects.toThrow(/"problem":"noise"/);
  await enginePage.unrouteAll();
  await addWorkerScript(enginePage, FAINT_NOISE);
  await enginePage.reload();
  const { ppi } = await engine('print', await printOf({ engine, site }, PHOTO, 1.5), PLAN);
  expect(ppi).toBe(300);
});

test('R42: a painter whose WebGL canvas does not show the product is lost', async ({ engine, enginePage, site }) => {
  const art = await printOf({ engine, site }, PHOTO, 1.5);
  await enginePage.evaluate(() => {
    WebGL2RenderingContext.prototype.drawArrays = () => {};
  });
  await expect(engine('paint', 'webgl', 'photo-mug', 300, [[art]], together(1.5))).rejects.toThrow(/no graphics card/);
});
