import { decode, encode } from 'jpeg-js';

import { emptyContent, type DesignContent, type Look } from '#domain/design/design.ts';
import { NEW_TEXT } from '#domain/design/designText.ts';
import type { LayoutName, PlacesOffer, Sheets } from '#domain/design/layouts.ts';
import { CENTRED, type Point } from '#domain/design/photoPlacement.ts';
import { artOf, planOf, type SheetArt } from '#photo/art.ts';
import { aPiece, aPrint } from '#tests/support/factories.ts';
import { pngOf, withOrientation, type Colour } from '#tests/support/pictures.ts';
import { expect } from '@playwright/test';
import { readJpeg } from '../support/designing.ts';
import { openPhoto, printOf, test, together, type Given } from '../support/engine.ts';
import { pictureOf, type Picture } from '../support/photo.ts';
import { expectSameLook, meanDifference, meshesOf, pointOn } from '../support/spots.ts';

const TOGETHER = together(1.5);
const SIZE = { width: 600, height: 400 };

/** Opens a photo of one colour, or painted by a function; its hash. */
async function photoOf(given: Given, paint: Colour | ((x: number, y: number) => Colour)): Promise<string> {
  const png = pngOf(SIZE.width, SIZE.height, typeof paint === 'function' ? paint : () => paint);
  return (await openPhoto(given, png, 500)).photo;
}

/** A print of photos in a layout, upright and centred. */
function artWith(layout: LayoutName, photos: readonly (string | null)[], more: Partial<DesignContent> = {}): SheetArt {
  const places = photos.map((photo) => photo && { photo, pixels: SIZE, placement: CENTRED });
  const content = { ...emptyContent(layout, photos.length), places: places.map((place) => place || null), ...more };
  const [art] = artOf(content, TOGETHER);
  if (!art) throw new Error('no print');
  return art;
}

function colourAt({ width, height, data }: Picture, x: number, y: number): readonly number[] {
  const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 4;
  return [...data.subarray(at, at + 3)];
}

const isNear = (one: readonly number[], other: readonly number[], by = 3): boolean =>
  one.every((value, channel) => Math.abs(value - (other[channel] ?? 0)) <= by);

const RED: Colour = [200, 40, 30];
const GREEN: Colour = [30, 150, 60];

test('each photo stays in its slot, with its own crop and rotation; an empty slot is white on the screen and in print', async ({
  engine,
  site,
}) => {
  // Left red, right green.
  const halves = await photoOf({ engine, site }, (x) => (x < SIZE.width / 2 ? RED : GREEN));
  const zoomed = { photo: halves, pixels: SIZE, placement: { ...CENTRED, zoom: 3, x: 0.1 } };
  const turned = { photo: halves, pixels: SIZE, placement: { ...CENTRED, turns: 2 } };
  const art = artWith('four', [null, null, null, null], { places: [zoomed, null, null, turned] });
  const pixels = { width: 600, height: 400 };
  const shown = pictureOf((await engine('compose', art, pixels)).frame);
  const shownIn = (slot: number, u: number, v: number): readonly number[] => {
    const rect = art.places[slot]?.rect;
    if (!rect) throw new Error('no slot');
    return colourAt(shown, rect.x + u * rect.width, rect.y + v * rect.height);
  };
  for (const u of [0.01, 0.5, 0.99]) for (const v of [0.01, 0.5, 0.99]) expect(shownIn(0, u, v)).toEqual([...RED]);
  for (const v of [0.01, 0.99]) {
    expect(shownIn(3, 0.01, v)).toEqual([...GREEN]);
    expect(shownIn(3, 0.99, v)).toEqual([...RED]);
  }
  // The paper is visible between the slots.
  expect(colourAt(shown, 0.5, 0.25)).toEqual([255, 255, 255]);
  expect(colourAt(shown, 0.75, 0.25)).toEqual([255, 255, 255]);

  const { frame } = await engine('print', art, { pixels, ppi: 100 });
  const printed = pictureOf(frame);
  expect(isNear(colourAt(printed, 0.25, 0.25), RED)).toBe(true);
  expect(isNear(colourAt(printed, 0.6, 0.75), GREEN)).toBe(true);
  expect(isNear(colourAt(printed, 0.9, 0.75), RED)).toBe(true);
  for (const x of [0.55, 0.75, 0.97])
    for (const y of [0.03, 0.25, 0.45])
      expect(isNear(colourAt(printed, x, y), [255, 255, 255]), `${x}, ${y}`).toBe(true);
});

test('the photo behind the crop’s frame has 800 pixels on its longer side', async ({ engine, site }) => {
  const photo = pngOf(1500, 1000, () => RED);
  const { size, smallSize } = await openPhoto({ engine, site }, photo, 1600);
  expect(size).toEqual({ width: 1500, height: 1000 });
  expect(smallSize).toEqual({ width: 800, height: 533 });
});

test('a photo taken sideways is shown upright', async ({ engine, site }) => {
  const { width, height } = SIZE;
  const data = Buffer.alloc(width * height * 4);
  for (let at = 0; at < data.length; at += 4) data.set([...((at / 4) % width < width / 2 ? RED : GREEN), 255], at);
  // The left of the file is the top of the photo.
  const jpeg = withOrientation(encode({ data, width, height }, 95).data, 6);
  const art = await printOf({ engine, site }, jpeg, height / width);
  expect(art.places[0]?.pixels).toEqual({ width: height, height: width });
  const shown = pictureOf((await engine('compose', art, { width: 200, height: 300 })).frame);
  expect(isNear(colourAt(shown, 0.5, 0.25), RED, 8)).toBe(true);
  expect(isNear(colourAt(shown, 0.5, 0.75), GREEN, 8)).toBe(true);
});

test('photo filters change the photos and not the text', async ({ engine, site }) => {
  const greys: readonly Colour[] = [
    [0, 0, 0],
    [90, 110, 130],
    [150, 90, 60],
    [255, 255, 255],
  ];
  const photo = await photoOf({ engine, site }, (x) => greys[Math.floor((x * 4) / SIZE.width)] ?? [0, 0, 0]);
  const designText = { ...NEW_TEXT, text: '■', size: 0.25, colour: 'maroon', at: { x: 0.5, y: 0.5 } } as const;
  const seen = async (look: Look) => {
    const shown = pictureOf(
      (await engine('compose', artWith('one', [photo], { look, texts: [designText] }), SIZE)).frame,
    );
    return [0.1, 0.3, 0.7, 0.9].map((x) => colourAt(shown, x, 0.05)).concat([colourAt(shown, 0.5, 0.5)]);
  };
  const plain = await seen('plain');
  expect(plain.slice(0, 4)).toEqual(greys.map((grey) => [...grey]));
  const [ink] = plain.slice(4);
  const mono = await seen('mono');
  for (const [red, green, blue] of mono.slice(0, 4)) expect([green, blue]).toEqual([red, red]);
  const brighter = await seen('brighter');
  expect([brighter[0], brighter[3]]).toEqual([plain[0], plain[3]]);
  for (const at of [1, 2])
    brighter[at]?.forEach((value, channel) => expect(value).toBeGreaterThan((plain[at]?.[channel] ?? 0) + 8));
  const warmer = await seen('warmer');
  for (const at of [1, 2]) {
    expect(warmer[at]?.[0]).toBeGreaterThan((plain[at]?.[0] ?? 0) + 8);
    expect(warmer[at]?.[2]).toBeLessThan((plain[at]?.[2] ?? 0) - 4);
  }
  for (const look of [mono, brighter, warmer]) expect(look[4]).toEqual(ink);
});

/** A photo with large soft shapes, as photos have them. */
const soft = (x: number, y: number): Colour => [
  128 + 100 * Math.sin(x / 60),
  128 + 100 * Math.cos(y / 45),
  128 + 80 * Math.sin((x + y) / 80),
];

test('screen and print file show the same photos, text and filter', async ({ engine, site }) => {
  const given = { engine, site };
  const photos = [await photoOf(given, soft), await photoOf(given, (x, y) => soft(y * 1.3, x))];
  const designText = { ...NEW_TEXT, text: 'Asha & Rahul\nశ్రీ కృష్ణ', size: 0.12 };
  const art = artWith('twoAcross', photos, { texts: [designText], look: 'warmer' });
  const plan = planOf(art, aPiece({ width: 4 * 25.4, height: (4 * 25.4) / 1.5 }));
  expect(plan).toEqual({ pixels: { width: 1200, height: 800 }, ppi: 300 });
  const { frame, file } = await engine('print', art, plan);
  const bytes = Buffer.from(file, 'base64');
  const jpeg = readJpeg(bytes);
  expect(jpeg).toMatchObject({ size: plan.pixels, hasAllColours: true, unit: 1, ppi: 300 });
  expect(jpeg.markers, 'a colour profile').toContain(0xe2);
  const { frame: shown, isFontMissing } = await engine('compose', art, plan.pixels);
  expect(isFontMissing).toBe(false);
  expectSameLook(pictureOf(shown), pictureOf(frame));
  expect(decode(bytes, { useTArray: true }), 'another reader agrees').toMatchObject(plan.pixels);
});

test('the side of a wrapped canvas mirrors the photo, without the text', async ({ engine, site }) => {
  // The leftmost 4 % are red; the side is 8 % deep.
  const photo = await photoOf({ engine, site }, (x) => (x < 0.04 * SIZE.width ? RED : GREEN));
  const designText = { ...NEW_TEXT, text: 'AAAAAAAAAAAAAAAAAAAAAAAA', size: 0.2 };
  const side = meshesOf('canvas-print').find(({ part }) => part);
  if (!side) throw new Error('no side');
  /** The colours at a share of the side's width from its outer edge, from top to bottom. */
  const down = (picture: Picture, share: number): readonly (readonly number[])[] =>
    Array.from({ length: side.rows - 1 }, (_, at) => {
      const [[left, y], [right]] = [0, side.cols].map(
        (col) => side.points[(at + 1) * (side.cols + 1) + col] ?? [0, 0],
      ) as [readonly [number, number], readonly [number, number]];
      return colourAt(picture, (left + share * (right - left)) / side.width, y / side.height);
    });
  for (const kind of ['webgl', 'canvas'] as const) {
    const paint = async (more: Partial<DesignContent>): Promise<Picture> =>
      pictureOf((await engine('paint', kind, 'canvas-print', 1200, [[artWith('one', [photo], more)]], TOGETHER)).frame);
    const [plain, written] = [await paint({}), await paint({ texts: [designText] })];
    for (const [red = 0, green = 0] of down(plain, 0.8)) expect(red).toBeGreaterThan(2 * green);
    for (const [red = 0, green = 0] of down(plain, 0.2)) expect(green).toBeGreaterThan(2 * red);
    for (const share of [0.2, 0.5, 0.8]) expect(down(written, share)).toEqual(down(plain, share));
    expect(meanDifference(plain, written), 'the text is on the front').toBeGreaterThan(0.5);
  }
});

test('after many rapid changes only the last is shown', async ({ engine, site }) => {
  const [red, green] = [await photoOf({ engine, site }, RED), await photoOf({ engine, site }, GREEN)];
  const [first, last] = [[artWith('one', [red])], [artWith('one', [green])]];
  for (const kind of ['webgl', 'canvas', 'flat'] as const) {
    const many = [first, null, ...Array.from({ length: 20 }, () => first), last];
    const all = await engine('paint', kind, 'canvas-print', 400, many, TOGETHER);
    const alone = await engine('paint', kind, 'canvas-print', 400, [last], TOGETHER);
    expect(all.frame.text === alone.frame.text, kind).toBe(true);
    expect(all.painted, kind).toBe(2);
  }
});

test('a photo string, a calendar and a collage frame show every photo', async ({ engine, site }) => {
  const colours = Array.from({ length: 12 }, (_, at): Colour => [20 + at * 18, 240 - at * 18, at % 2 ? 200 : 40]);
  const photos: string[] = [];
  for (const colour of colours) photos.push(await photoOf({ engine, site }, colour));
  const has = ({ data }: Picture, [red, green, blue]: Colour): boolean => {
    for (let at = 0; at < data.length; at += 4)
      if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) return true;
    return false;
  };
  const apart = (count: number, sheets: Sheets) => {
    const places = photos.slice(0, count).map((photo) => ({ photo, pixels: SIZE, placement: CENTRED }));
    const prints = Array.from({ length: count }, () => aPrint(1));
    return artOf({ ...emptyContent('one', count), places }, { kind: 'apart', sheets, prints });
  };
  const counts = { string: 8, month: 12, print: 5, opening: 3 } as const;
  for (const sheets of ['string', 'month', 'print', 'opening'] as const) {
    const count = counts[sheets];
    const shown = pictureOf(await engine('flatPreview', apart(count, sheets), sheets, 600));
    const found = colours.map((colour) => has(shown, colour));
    expect(found, sheets).toEqual(colours.map((_, at) => at < count));
    expect(has(shown, [201, 151, 43]), 'the gold of a collage frame').toBe(sheets === 'opening');
  }
});

test('text on the mount of a collage frame is on the mock-up where it is printed, and as large', async ({ engine }) => {
  const piece = { ...aPiece({ width: 122, height: 166 }), name: 'opening', mount: { gap: 19, rim: 29 } } as const;
  const print = { piece, shape: 122 / 166, outline: 'rectangle' } as const;
  const offer: PlacesOffer = { kind: 'apart', sheets: 'opening', prints: [print, print, print] };
  const asha = { ...NEW_TEXT, text: 'Asha & Ravi', colour: 'ink', size: 0.055, surface: 'mount' } as const;
  const artsOf = (texts: DesignContent['texts']) => artOf({ ...emptyContent('one', 3), texts }, offer);
  const arts = artsOf([asha]);
  const mesh = meshesOf('collage-frame').find(({ print }) => print === 'mount');
  if (!mesh || !arts[0]?.mount) throw new Error('no mount');
  // As the page of the mount is printed (press.spec.ts).
  const { texts } = await engine('compose', { ...arts[0].mount, places: [] }, { width: 924, height: 448 });
  const [box] = texts;
  if (!box) throw new Error('no text');
  const [left, middle, right] = [0, 0.5, 1].map((u) =>
    pointOn(mesh, box.x + u * box.width, box.y + box.height / 2),
  ) as [Point, Point, Point];
  for (const kind of ['webgl', 'canvas'] as const) {
    const painted = async (arts: readonly SheetArt[]) =>
      pictureOf((await engine('paint', kind, 'collage-frame', 1200, [arts], offer)).frame);
    const [bare, written] = [await painted(artsOf([])), await painted(arts)];
    const inked = Array.from({ length: 1200 * 1200 }, (_, at) => at).filter(
      (at) => (bare.data[4 * at] ?? 0) - (written.data[4 * at] ?? 0) > 60,
    );
    const [xs, ys] = [inked.map((at) => at % 1200), inked.map((at) => Math.floor(at / 1200))];
    const [from, to] = [Math.min(...xs), Math.max(...xs)];
    expect(Math.abs(from - left.x), kind).toBeLessThan(4);
    expect(Math.abs(to - right.x), kind).toBeLessThan(4);
    expect(Math.abs((Math.min(...ys) + Math.max(...ys)) / 2 - middle.y), kind).toBeLessThan(4);
  }
});

test('every month page keeps its safe margins in each language', async ({ engine }) => {
  const scale = 2;
  const [bare] = artOf(emptyContent('one', 1), { kind: 'apart', sheets: 'month', prints: [aPrint(100 / 137)] });
  if (!bare) throw new Error('no print');
  for (const language of ['en', 'te', 'hi'] as const)
    for (const [at, frame] of (await engine('monthPages', bare, language, '2027-01', scale)).entries()) {
      const { data, width, height } = pictureOf(frame);
      const [right, bottom] = [width / scale - 5, height / scale - 5];
      let written = 0;
      const outside: string[] = [];
      // The picture ends at 105.5 mm; its month is written beside it, below the spiral's 15 mm.
      for (let row = 0; row < height; row += 1)
        for (let column = 107 * scale; column < width; column += 1) {
          if ((data[(row * width + column) * 4 + 1] ?? 255) > 200) continue;
          written += 1;
          const [x, y] = [column / scale, row / scale];
          if (x < 112 || x > right || y < 15 || y > bottom) outside.push(`${x}, ${y}`);
        }
      expect(outside, `${language} page ${at + 1}`).toEqual([]);
      expect(written).toBeGreaterThan(1000);
    }
});
