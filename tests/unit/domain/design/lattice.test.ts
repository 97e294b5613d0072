// @vitest-environment node
import { readdirSync, readFileSync, statSync } from 'node:fs';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { affineOf, shownOn, trianglesOf, type Affine, type Lattice, type Surface } from '#domain/design/lattice.ts';
import { MOCKUPS } from '#domain/design/mockup.ts';
import type { Point } from '#domain/design/photoPlacement.ts';
import { forAll } from '#tests/support/properties.ts';

const NAMES = Object.keys(MOCKUPS) as (keyof typeof MOCKUPS)[];
const layer = (name: string, file: string): string => `public/mockups/${name}/${file}`;
const surfacesOf = (name: string): readonly Surface[] =>
  JSON.parse(readFileSync(layer(name, 'mesh.json'), 'utf8')) as readonly Surface[];

/** The shape of what a surface shows: of a calendar, the page of A5 around the print. */
const shapeShown = (name: keyof typeof MOCKUPS): number => (name === 'desk-calendar' ? 1.4189 : MOCKUPS[name]);

const carried = ([a, b, c, d, e, f]: Affine, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

test('every mock-up has its layers, of 300 kB at most, and the shape in the rules', () => {
  expect(readdirSync('public/mockups').toSorted()).toEqual(NAMES.toSorted());
  for (const name of NAMES) {
    const sizes = ['blank.webp', 'mask.webp', 'mesh.json'].map((file) => statSync(layer(name, file)).size);
    const bytes = sizes.reduce((sum, size) => sum + size);
    expect(bytes, name).toBeLessThanOrEqual(300_000);
    for (const { aspect, print } of surfacesOf(name))
      expect(aspect, name).toBe(print === 'mount' ? 462 / 224 : shapeShown(name));
  }
});

type Corners = readonly [Point, Point, Point];
/** Twice the area of a triangle. */
const areaOf = ([a, b, c]: Corners): number => Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y));

/** A flat, a curved and a mirrored surface. */
test.each(['square-cushion', 'photo-mug', 'canvas-print'])('the triangles of a %s cover its print once', (name) => {
  const lattice = surfacesOf(name)[0] ?? square(100);
  const { cols, rows, points } = lattice;
  const isOnPrint = ({ u, v }: { u: number; v: number }) => Math.abs(u - 0.5) <= 0.5 && Math.abs(v - 0.5) <= 0.5;
  const triangles = trianglesOf(lattice).filter((corners) => corners.every(isOnPrint));
  for (const { u, v, x, y } of triangles.flat())
    expect([x, y]).toEqual(points[Math.round(v * rows) * (cols + 1) + Math.round(u * cols)]);
  const onPrint = triangles.map((corners) => corners.map(({ u, v }) => ({ x: u, y: v })) as unknown as Corners);
  for (const area of onPrint.map(areaOf)) expect(area).toBeCloseTo(1 / (cols * rows), 9);
  expect(triangles).toHaveLength(2 * cols * rows);
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const isIn = (at: Point) => (corners: Corners) => {
    const [a, b, c] = corners;
    return areaOf([a, b, at]) + areaOf([b, c, at]) + areaOf([c, a, at]) < areaOf(corners) + 1e-9;
  };
  forAll(share, share, (x, y) => onPrint.some(isIn({ x, y })));
});

const square = (side: number): Lattice => ({
  width: 100,
  height: 100,
  aspect: 1,
  cols: 1,
  rows: 1,
  points: [0, side].flatMap((y) => [0, side].map((x) => [x, y] as const)),
});

test('the print is extended by two pixels beyond each edge, in the same direction', () => {
  const triangles = trianglesOf(square(100));
  for (const { x, y, u, v } of triangles.flat()) {
    expect([-2, 0, 100, 102]).toContain(x);
    expect(u).toBeCloseTo(x / 100, 9);
    expect(v).toBeCloseTo(y / 100, 9);
  }
  expect(triangles.map(areaOf).reduce((sum, area) => sum + area)).toBeCloseTo(2 * 104 * 104, 6);
});

test('a surface shrunk to a point has a finite rim', () => {
  for (const { x, y } of trianglesOf(square(0)).flat()) expect([x, y]).toEqual([0, 0]);
});

test('an affine map maps its three points, and three points on a line have none', () => {
  const point = fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) });
  const three = fc.tuple(point, point, point);
  forAll(three, three, (from, to) => {
    const map = affineOf(from, to);
    const [p, q, r] = from;
    const area = (q.x - p.x) * (r.y - p.y) - (r.x - p.x) * (q.y - p.y);
    const wanted = area === 0 ? null : to.map(({ x, y }) => ({ x: expect.closeTo(x, 4), y: expect.closeTo(y, 4) }));
    expect(map && from.map((point) => carried(map, point))).toEqual(wanted);
    expect(affineOf([p, q, q], to)).toBeNull();
  });
});

test('a print covers a surface of another shape from the middle, unstretched', () => {
  const shape = fc.double({ min: 0.2, max: 5, noNaN: true });
  forAll(shape, shape, (print, surface) => {
    const { u, v, width, height } = shownOn({ ...square(100), print: 0, aspect: surface }, print);
    expect((width * print) / height).toBeCloseTo(surface, 6);
    expect(Math.max(width, height)).toBeCloseTo(1, 9);
    expect(2 * u + width).toBeCloseTo(1, 9);
    expect(2 * v + height).toBeCloseTo(1, 9);
  });
});

test('the side of a wrapped canvas shows the edge of its front mirrored, of a wider print the edge that is seen', () => {
  const side: Surface = { ...square(100), print: 0, aspect: 1.5, part: { u: 0.1, v: 0, width: -0.1, height: 1 } };
  expect(shownOn(side, 1.5)).toEqual({ u: 0.1, v: 0, width: -0.1, height: 1 });
  const { u, width } = shownOn(side, 3);
  // The front shows the middle half of a print that is twice as wide.
  expect([u, u + width]).toEqual([0.3, 0.25].map((share) => expect.closeTo(share, 9)));
  const foot: Surface = { ...square(100), print: 0, aspect: 3, part: { u: 0, v: 1, width: 1, height: -0.1 } };
  const { v, height } = shownOn(foot, 1.5);
  expect([v, v + height]).toEqual([0.75, 0.7].map((share) => expect.closeTo(share, 9)));
});
