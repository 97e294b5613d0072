import fc from 'fast-check';
import { expect, test } from 'vitest';

import { printSizeOf, sizeText } from '#domain/product/sizeText.ts';
import { PPI_BOUNDS, printCheck, printPlanOf } from '#domain/design/printSharpness.ts';
import { forAll } from '#tests/support/properties.ts';

const side = fc.integer({ min: 1, max: 240 }).map((half) => half / 2);
const inches = fc.record({ width: side, height: side });
const pixels = fc.integer({ min: 1, max: 16_384 });
const crop = fc.record({ width: pixels, height: pixels });

test('a size of two sides is read as inches in every notation', () => {
  const cross = fc.constantFrom('x', ' x ', 'X', ' × ', '*', '  x');
  const unit = fc.constantFrom('', '"', ' in', ' inch', ' inches', '”');
  forAll(inches, cross, unit, fc.constantFrom('', ' '), ({ width, height }, x, u, space) => {
    expect(printSizeOf(`${width}${x}${height}${u}${space}`)).toEqual({ width, height });
    expect(printSizeOf(`${space}${width}${u}${x}${height}${u}`)).toEqual({ width, height });
  });
});

const WITHOUT_INCHES = 'A4|325 ml|6.1 inch|FREE SIZE||Set of 8|8x12 cm|8 x 12 x 2|0 x 8|0.1 x 8|8 x 900|x';

test.each(WITHOUT_INCHES.split('|'))('%j is not read as inches, and stays as the shop wrote it', (size) => {
  expect(printSizeOf(size)).toBeNull();
  expect(sizeText(size)).toBe(size);
});

test('the limits are 200 and 120 pixels per inch, each included in the better grade', () => {
  const at = (ppi: number) => printCheck({ width: 8 * ppi, height: 12 * ppi }, { width: 8, height: 12 }).sharpness;
  expect([at(200), at(199.9), at(120), at(119.9)]).toEqual(['sharp', 'good', 'good', 'blur']);
  expect(PPI_BOUNDS).toEqual({ sharp: 200, good: 120 });
});

test('grade and number agree, for the side with fewer pixels per inch', () => {
  forAll(crop, inches, (from, on) => {
    const { ppi, sharpness } = printCheck(from, on);
    expect(ppi * on.width).toBeLessThanOrEqual(from.width + 0.01);
    expect(ppi * on.height).toBeLessThanOrEqual(from.height + 0.01);
    expect(sharpness).toBe(ppi >= 200 ? 'sharp' : ppi >= 120 ? 'good' : 'blur');
  });
});

test('a print-ready picture has the paper’s shape, at most 300 pixels per inch, and is never scaled up', () => {
  const width = fc.integer({ min: 40, max: 16_384 });
  forAll(inches, width, (on, width) => {
    const height = (width * on.height) / on.width;
    fc.pre(height >= 1);
    const { ppi, pixels } = printPlanOf({ width, height }, on);
    expect(ppi).toBeGreaterThanOrEqual(1);
    expect(ppi).toBeLessThanOrEqual(300);
    expect(Math.abs(pixels.width - on.width * ppi)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(pixels.height - on.height * ppi)).toBeLessThanOrEqual(0.5);
    expect(pixels.width * pixels.height).toBeLessThanOrEqual(4096 * 4096);
    if (ppi > 1) expect(pixels.width).toBeLessThanOrEqual(width + 1);
  });
});

test('a print-ready picture keeps every pixel of the crop’s scarcer side', () => {
  const plan = (width: number, height: number) => printPlanOf({ width, height }, { width: 4, height: 6 });
  expect(plan(800, 1200)).toEqual({ ppi: 200, pixels: { width: 800, height: 1200 } });
  expect(plan(800, 9000)).toEqual(plan(800, 1200));
  expect(plan(9000, 1200)).toEqual(plan(800, 1200));
  expect(plan(4000, 6000).ppi).toBe(300);
});

test('a size of two sides names its unit', () => {
  expect(['8x10', '1.5" x 2" '].map((size) => sizeText(size))).toEqual(['8 × 10 in', '1.5 × 2 in']);
});
