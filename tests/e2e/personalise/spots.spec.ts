import { expect } from '@playwright/test';

import { MOCKUPS, type MockupName } from '#domain/design/mockup.ts';
import type { SheetArt } from '#photo/art.ts';
import { pictureOf, printOf, test, together } from '../support/engine.ts';
import type { Pixels } from '../support/photo.ts';
import { expectOnlyInside, expectSameLook, expectSpots, frontsOf, maskOf, spotsOn, spotted } from '../support/spots.ts';

type SpotProduct = { readonly mockup: MockupName; readonly shape?: number; readonly isPaintedTwice?: true };

/**
 * Every mock-up; `shape` where its print has another shape than its surface. Whether a print is flat or bent, whole or cut, alone or
 * one of several is what the painters treat differently: one of each kind is painted without WebGL as well.
 */
const PRODUCTS: readonly SpotProduct[] = [
  { mockup: 'acrylic-print' },
  { mockup: 'bottle-sticker', isPaintedTwice: true },
  { mockup: 'canvas-print' },
  { mockup: 'collage-frame', isPaintedTwice: true },
  { mockup: 'crystal-cube' },
  { mockup: 'desk-calendar' },
  { mockup: 'heart-cushion', shape: 13 / 12, isPaintedTwice: true },
  { mockup: 'heart-keychain' },
  { mockup: 'instant-prints' },
  { mockup: 'led-lamp' },
  { mockup: 'magic-mug' },
  { mockup: 'oak-frame', isPaintedTwice: true },
  { mockup: 'phone-cover' },
  { mockup: 'photo-keychain' },
  { mockup: 'photo-mug', isPaintedTwice: true },
  { mockup: 'photo-string', isPaintedTwice: true },
  { mockup: 'photo-string-16' },
  { mockup: 'square-cushion' },
];

const SIDE = 600;

test('each part of a photo is at its position on every mock-up', async ({ engine, site, enginePage }) => {
  test.slow();
  expect(PRODUCTS.map(({ mockup }) => mockup).toSorted()).toEqual(Object.keys(MOCKUPS).toSorted());
  for (const { mockup, shape, isPaintedTwice } of PRODUCTS) {
    await test.step(mockup, async () => {
      const meshes = frontsOf(mockup);
      const paint = async (kind: 'webgl' | 'canvas', arts: readonly SheetArt[] | null): Promise<Pixels> => {
        const { frame } = await engine('paint', kind, mockup, SIDE, [arts], together(1));
        const { width, data } = pictureOf(frame);
        return { side: width, data };
      };
      const arts: SheetArt[] = [];
      for (const mesh of meshes) {
        const dots = spotted(spotsOn(mesh), mesh.aspect, shape ?? mesh.aspect);
        arts.push(await printOf({ engine, site }, dots, shape ?? mesh.aspect));
      }
      const mask = await maskOf(enginePage, mockup, SIDE);
      const [blank, onCard] = [await paint('webgl', null), await paint('webgl', arts)];
      expectOnlyInside(mask, onCard, blank);
      for (const mesh of meshes) expectSpots(spotsOn(mesh), mesh, onCard, blank);
      if (!isPaintedTwice) return;
      const onCanvas = await paint('canvas', arts);
      expectOnlyInside(mask, onCanvas, await paint('canvas', null));
      for (const mesh of meshes) expectSpots(spotsOn(mesh), mesh, onCanvas, blank);
      expectSameLook(onCard, onCanvas);
    });
  }
});
