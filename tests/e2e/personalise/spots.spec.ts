import { MOCKUPS, type MockupName } from '#domain/design/mockup.ts';
import type { SheetArt } from '#photo/art.ts';
import { printOf, test, together } from '../support/engine.ts';
import { pictureOf } from '../support/photo.ts';
import { expectOnlyInside, expectSameLook, expectSpots, frontsOf, spotsOn, spotted } from '../support/spots.ts';

/**
 * Whether a print is flat or bent, whole or cut, alone or one of several is what the painters treat differently: one of each kind is
 * painted without WebGL as well.
 */
const PAINTED_TWICE = ['bottle-sticker', 'collage-frame', 'heart-cushion', 'oak-frame', 'photo-mug', 'photo-string'];

const SIDE = 600;

test('each part of a photo is at its position on every mock-up', async ({ engine, site }) => {
  test.slow();
  for (const mockup of Object.keys(MOCKUPS) as MockupName[]) {
    await test.step(mockup, async () => {
      const meshes = frontsOf(mockup);
      const arts: SheetArt[] = [];
      for (const mesh of meshes) {
        // The heart's print is wider than its surface.
        const shape = mockup === 'heart-cushion' ? 13 / 12 : mesh.aspect;
        arts.push(await printOf({ engine, site }, spotted(spotsOn(mesh), mesh.aspect, shape), shape));
      }
      const mask = pictureOf(await engine('mask', mockup, SIDE)).data.filter((_, at) => at % 4 === 3);
      const paint = async (kind: 'webgl' | 'canvas', arts: readonly SheetArt[] | null) =>
        pictureOf((await engine('paint', kind, mockup, SIDE, [arts], together(1))).frame);
      const [blank, onCard] = [await paint('webgl', null), await paint('webgl', arts)];
      expectOnlyInside(mask, onCard, blank);
      for (const mesh of meshes) expectSpots(spotsOn(mesh), mesh, onCard, blank);
      if (!PAINTED_TWICE.includes(mockup)) return;
      const [bare, onCanvas] = [await paint('canvas', null), await paint('canvas', arts)];
      expectOnlyInside(mask, onCanvas, bare);
      for (const mesh of meshes) expectSpots(spotsOn(mesh), mesh, onCanvas, blank);
      expectSameLook(onCard, onCanvas);
    });
  }
});
