import { readFileSync } from 'node:fs';

import { expect } from '@playwright/test';

import type { Surface } from '#domain/design/lattice.ts';
import type { Point } from '#domain/design/photoPlacement.ts';
import { pngOf, type Colour } from '#tests/support/pictures.ts';
import type { Picture } from './photo.ts';

/** Spots in colours that differ in every channel, near these places of the print. */
const SPOTS: readonly (readonly [u: number, v: number, colour: Colour])[] = [
  [0.5, 0.5, [230, 0, 0]],
  [0.32, 0.36, [0, 160, 0]],
  [0.68, 0.36, [0, 0, 230]],
  [0.36, 0.66, [230, 0, 230]],
  [0.64, 0.66, [0, 200, 200]],
];
const SPOT_RADIUS = 0.035;
const PHOTO_HEIGHT = 320;
/** Tolerance between a spot and its position in the mesh, in pixels of the preview. */
const SPOT_TOLERANCE_PX = 2;

type Mesh = Surface & { readonly visible: readonly number[] };
type FrontMesh = Mesh & { readonly print: number };
type Spot = Readonly<Record<'u' | 'v' | 'x' | 'y', number>> & { readonly colour: Colour };

/** Spots on visible lattice points, whose positions the mesh contains. Each print has the colours in another order. */
export function spotsOn({ cols, rows, points, visible, print }: FrontMesh): readonly Spot[] {
  return SPOTS.flatMap(([u, v], index) => {
    const [, , colour] = SPOTS[(index + print) % SPOTS.length] ?? [0, 0, [0, 0, 0]];
    const [col, row] = [Math.round(u * cols), Math.round(v * rows)];
    const at = row * (cols + 1) + col;
    const [x, y] = points[at] ?? [0, 0];
    return visible[at] === 1 ? [{ u: col / cols, v: row / rows, x, y, colour }] : [];
  });
}

/** A photo of the print's shape with the spots on white. */
export function spotted(spots: readonly Spot[], surface: number, shape: number): Buffer {
  const [width, height] = [Math.round(PHOTO_HEIGHT * shape), PHOTO_HEIGHT];
  // If the print has another shape, the surface shows its middle.
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

/** Radius in which a spot is searched, in pixels of the preview. */
const SEARCH_PX = 24;

/** The centroid of the pixels near a position that have a spot's colour: the blank product's colour multiplied by it. */
function middleOf(colour: Colour, place: Point, { width, data }: Picture, blank: Picture): Point & { pixels: number } {
  let [sumX, sumY, pixels] = [0, 0, 0];
  const [left, top] = [Math.round(place.x) - SEARCH_PX, Math.round(place.y) - SEARCH_PX];
  for (let y = top; y < top + 2 * SEARCH_PX; y += 1) {
    for (let x = left; x < left + 2 * SEARCH_PX; x += 1) {
      const at = (y * width + x) * 4;
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

/**
 * Outside the mask the blank product is unchanged; inside it something has changed.
 * @param mask How much of the print each pixel shows, 0 to 255
 */
export function expectOnlyInside(mask: Uint8Array, now: Picture, blank: Picture): void {
  let [outside, changedInside] = [0, 0];
  for (let at = 0; at < now.data.length; at += 4) {
    const differs = [0, 1, 2].some((channel) => now.data[at + channel] !== blank.data[at + channel]);
    if (differs && mask[at / 4] === 0) outside += 1;
    if (differs && mask[at / 4] === 255) changedInside += 1;
  }
  expect(outside, 'pixels changed outside the mask').toBe(0);
  expect(changedInside, 'pixels changed inside the mask').toBeGreaterThan(300);
}

/** The difference of each value of two pictures of equal size. */
function differences(one: Picture, other: Picture): Uint8Array {
  expect(other.data.length).toBe(one.data.length);
  return Uint8Array.from(one.data, (value, at) => Math.abs(value - (other.data[at] ?? 0)));
}

const meanOf = (values: Uint8Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean difference of two pictures of equal size, of 255. */
export const meanDifference = (one: Picture, other: Picture): number => meanOf(differences(one, other));

export function expectSameLook(one: Picture, other: Picture): void {
  const found = differences(one, other);
  expect(meanOf(found), 'mean difference').toBeLessThan(1.5);
  expect(found.filter((value) => value > 24).length / found.length, 'share of large differences').toBeLessThan(0.01);
}

/** Where the surfaces of a mock-up lie, as they were measured. */
export const meshesOf = (mockup: string): readonly Mesh[] =>
  JSON.parse(readFileSync(`public/mockups/${mockup}/mesh.json`, 'utf8')) as readonly Mesh[];

/** The point of the picture for a point of a surface, given as shares from its top left. */
export function pointOn({ cols, rows, points }: Surface, u: number, v: number): Point {
  const [col, row] = [Math.min(cols - 1, Math.floor(u * cols)), Math.min(rows - 1, Math.floor(v * rows))];
  const [across, down] = [u * cols - col, v * rows - row];
  const along = (at: number, axis: 0 | 1): number =>
    (points[at]?.[axis] ?? 0) * (1 - across) + (points[at + 1]?.[axis] ?? 0) * across;
  const between = (axis: 0 | 1): number =>
    along(row * (cols + 1) + col, axis) * (1 - down) + along((row + 1) * (cols + 1) + col, axis) * down;
  return { x: between(0), y: between(1) };
}

/** The surfaces that show a print, without the sides of a canvas and the mount of a collage frame. */
export const frontsOf = (mockup: string): readonly FrontMesh[] =>
  meshesOf(mockup).flatMap(({ print, ...mesh }) => (mesh.part || print === 'mount' ? [] : [{ ...mesh, print }]));

export function expectSpots(spots: readonly Spot[], mesh: Mesh, now: Picture, blank: Picture): void {
  expect(spots.length).toBeGreaterThanOrEqual(4);
  for (const { x, y, colour } of spots) {
    const place = { x: (x * now.width) / mesh.width, y: (y * now.width) / mesh.width };
    const found = middleOf(colour, place, now, blank);
    expect(found.pixels, `spot ${colour.join()}`).toBeGreaterThan(8);
    const off = Math.hypot(found.x - place.x, found.y - place.y);
    expect(off, `spot ${colour.join()}`).toBeLessThan(SPOT_TOLERANCE_PX);
  }
}
