// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  CENTRED,
  UPPER,
  cropOf,
  mostZoom,
  movePlacement,
  clampPlacement,
  zoomPlacement,
  type Crop,
  type Point,
} from '#domain/design/photoPlacement.ts';
import { forAll } from '#tests/support/properties.ts';

const side = fc.integer({ min: 100, max: 16_384 });
const photo = fc.record({ width: side, height: side });
const shape = fc.double({ min: 0.2, max: 5, noNaN: true });
const share = fc.double({ min: -0.5, max: 1.5, noNaN: true });
const placement = fc.record({
  x: share,
  y: share,
  zoom: fc.double({ min: 0.1, max: 20, noNaN: true }),
  turns: fc.integer({ min: -9, max: 9 }),
  tilt: fc.double({ min: -40, max: 40, noNaN: true }),
});
const half = fc.double({ min: -0.5, max: 0.5, noNaN: true });
const inFrame = fc.record({ x: half, y: half });

/** The photo's point under a point of the frame, as shares from the centre. */
function under({ centre, width, height, angle }: Crop, { x, y }: Point): Point {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [across, down] = [x * width, y * height];
  return { x: centre.x + across * c + down * s, y: centre.y + down * c - across * s };
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const CORNERS = [-0.5, 0.5].flatMap((x) => [-0.5, 0.5].map((y) => ({ x, y })));

test('for every move, zoom and turn the frame stays inside of the photo and keeps its shape', () => {
  forAll(photo, shape, placement, (photo, shape, place) => {
    const crop = cropOf(photo, shape, place);
    expect(crop.width / crop.height).toBeCloseTo(shape, 6);
    const once = clampPlacement(photo, shape, place);
    const twice = clampPlacement(photo, shape, once);
    for (const key of ['x', 'y', 'zoom', 'turns', 'tilt'] as const) expect(twice[key]).toBeCloseTo(once[key], 9);
    for (const { x, y } of CORNERS.map((corner) => under(crop, corner))) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.01);
      expect(x).toBeLessThanOrEqual(photo.width + 0.01);
      expect(y).toBeLessThanOrEqual(photo.height + 0.01);
    }
  });
});

test('a photo that is placed beyond its limits moves at once', () => {
  forAll(photo, shape, placement, inFrame, (photo, shape, place, by) => {
    const moved = movePlacement(photo, shape, place, by);
    const fromLimit = movePlacement(photo, shape, clampPlacement(photo, shape, place), by);
    expect(moved.x).toBeCloseTo(fromLimit.x, 9);
    expect(moved.y).toBeCloseTo(fromLimit.y, 9);
  });
});

test('four quarter turns equal none, and each turns the photo to the right', () => {
  forAll(photo, shape, placement, (photo, shape, place) => {
    const round = cropOf(photo, shape, { ...place, turns: place.turns + 4 });
    expect(apart(round.centre, cropOf(photo, shape, place).centre)).toBeLessThan(0.01);
  });
  const topLeft = under(cropOf({ width: 400, height: 400 }, 1, { ...CENTRED, turns: 1 }), { x: -0.5, y: -0.5 });
  // The bottom left corner is at the top left after a turn to the right.
  expect(apart(topLeft, { x: 0, y: 400 })).toBeLessThan(0.001);
});

test('zooming keeps the point under the pointer, as far as the photo allows', () => {
  const more = fc.double({ min: 1, max: 3, noNaN: true });
  forAll(photo, shape, placement, more, inFrame, (photo, shape, place, by, at) => {
    const from = clampPlacement(photo, shape, place);
    const to = zoomPlacement(photo, shape, from, from.zoom * by, at);
    const [before, after] = [cropOf(photo, shape, from), cropOf(photo, shape, to)];
    // Zooming in never reaches the photo's edge.
    expect(apart(under(before, at), under(after, at))).toBeLessThan(0.01);
    expect(to.zoom).toBeLessThanOrEqual(mostZoom(photo, shape, from) + 1e-9);
    expect(to.zoom).toBeGreaterThanOrEqual(from.zoom - 1e-9);
  });
});

test('the photo follows the pointer: a move to the right shows more of its left', () => {
  const wide = fc.double({ min: 0.7, max: 1.4, noNaN: true });
  const turned = fc.record({ turns: fc.nat(3), tilt: fc.double({ min: -15, max: 15, noNaN: true }) });
  const step = { x: 0.05, y: -0.03 };
  const back = { x: -step.x, y: -step.y };
  forAll(photo, wide, turned, (photo, shape, turn) => {
    const from = clampPlacement(photo, shape, { x: 0.5, y: 0.5, zoom: 3, ...turn });
    const to = movePlacement(photo, shape, from, step);
    const [before, after] = [cropOf(photo, shape, from), cropOf(photo, shape, to)];
    expect(apart(under(after, { x: 0, y: 0 }), under(before, back))).toBeLessThan(0.01);
    expect(apart(movePlacement(photo, shape, to, back), from)).toBeLessThan(1e-9);
  });
});

test('at the edge the photo stops', () => {
  const square = { width: 1000, height: 1000 };
  expect(movePlacement(square, 1, { ...CENTRED, zoom: 2 }, { x: 9, y: 0 })).toMatchObject({ x: 0.25, y: 0.5 });
});

test('the maximum zoom is eightfold, and at least 32 pixels of the photo’s shorter side', () => {
  const most = (width: number, height: number) => mostZoom({ width, height }, 2, CENTRED);
  expect(most(4000, 2000)).toBe(8);
  expect(most(256, 128)).toBeCloseTo(4, 9);
  expect(most(20, 10)).toBe(1);
});

test('a tilt turns the photo to the right, on top of its quarter turns', () => {
  const angle = (turns: number, tilt: number) =>
    cropOf({ width: 400, height: 400 }, 1, { ...CENTRED, turns, tilt }).angle;
  expect(angle(1, 10)).toBeCloseTo((100 * Math.PI) / 180, 9);
  expect(angle(-3, -10)).toBeCloseTo((80 * Math.PI) / 180, 9);
});

test('a new photo shows its upper part where it is taller than its frame, and its middle across', () => {
  const crop = cropOf({ width: 1200, height: 1600 }, 107 / 80, UPPER);
  const top = crop.centre.y - crop.height / 2;
  expect(top / (1600 - crop.height - top)).toBeCloseTo(0.134, 2);
  expect(cropOf({ width: 1600, height: 1200 }, 1, UPPER).centre).toEqual({ x: 800, y: 600 });
});
