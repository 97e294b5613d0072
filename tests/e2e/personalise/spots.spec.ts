import { emptyContent } from '#domain/design/design.ts';
import type { PlacesOffer } from '#domain/design/layouts.ts';
import { MOCKUPS, type MockupName } from '#domain/design/mockup.ts';
import { CENTRED } from '#domain/design/photoPlacement.ts';
import { artOf, type SheetArt } from '#photo/art.ts';
import { aPrint } from '#tests/support/factories.ts';
import { expect } from '@playwright/test';
import { pictureOf, test, type AskEngine, type EngineSite } from '../support/engine.ts';
import type { Pixels } from '../support/photo.ts';
import { expectOnlyInside, expectSameLook, expectSpots, maskOf, meshOf, spotsOn, spotted } from '../support/spots.ts';

type SpotProduct = { readonly mockup: MockupName; readonly shape?: number; readonly isPaintedTwice?: true };

/**
 * Every mock-up; `shape` where its print has another shape than its surface. Whether a print is flat or bent, whole or cut, is
 * what the painters treat differently: one of each kind is painted without WebGL as well.
 */
const PRODUCTS: readonly SpotProduct[] = [
  { mockup: 'acrylic-print' },
  { mockup: 'bottle-sticker', isPaintedTwice: true },
  { mockup: 'canvas-print' },
  { mockup: 'crystal-cube' },
  { mockup: 'heart-cushion', shape: 13 / 12, isPaintedTwice: true },
  { mockup: 'heart-keychain' },
  { mockup: 'led-lamp' },
  { mockup: 'magic-mug' },
  { mockup: 'oak-frame', isPaintedTwice: true },
  { mockup: 'phone-cover' },
  { mockup: 'photo-keychain' },
  { mockup: 'photo-mug', isPaintedTwice: true },
  { mockup: 'square-cushion' },
];

const together = (shape: number): PlacesOffer => ({ kind: 'together', layouts: ['one'], print: aPrint(shape) });
const SIDE = 600;

/** A print of one photo in its initial position. */
async function printOf(
  { engine, site }: { engine: AskEngine; site: EngineSite },
  png: Buffer,
  shape: number,
): Promise<SheetArt> {
  const name = `/spots-${site.extra.size}.png`;
  site.extra.set(name, png);
  const { photo, size } = await engine('open', name, 800);
  const places = [{ photo, pixels: size, placement: CENTRED }];
  const [art] = artOf({ ...emptyContent('one', 1), places }, together(shape));
  if (!art) throw new Error('no print');
  return art;
}

test('each part of a photo is at its position on every mock-up', async ({ engine, site, enginePage }) => {
  test.slow();
  expect(PRODUCTS.map(({ mockup }) => mockup).toSorted()).toEqual(Object.keys(MOCKUPS).toSorted());
  for (const { mockup, shape, isPaintedTwice } of PRODUCTS) {
    await test.step(mockup, async () => {
      const mesh = meshOf(mockup);
      const spots = spotsOn(mesh);
      const paint = async (kind: 'webgl' | 'canvas', art: SheetArt | null): Promise<Pixels> => {
        const { frame } = await engine('paint', kind, mockup, SIDE, [art && [art]], together(1));
        const { width, data } = pictureOf(frame);
        return { side: width, data };
      };
      const dots = spotted(spots, mesh.aspect, shape ?? mesh.aspect);
      const art = await printOf({ engine, site }, dots, shape ?? mesh.aspect);
      const mask = await maskOf(enginePage, mockup, SIDE);
      const [blank, onCard] = [await paint('webgl', null), await paint('webgl', art)];
      expectOnlyInside(mask, onCard, blank);
      expectSpots(spots, mesh, onCard, blank);
      if (!isPaintedTwice) return;
      const onCanvas = await paint('canvas', art);
      expectOnlyInside(mask, onCanvas, await paint('canvas', null));
      expectSpots(spots, mesh, onCanvas, blank);
      expectSameLook(onCard, onCanvas);
    });
  }
});
