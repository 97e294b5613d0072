// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isInside, safeLineOf } from '#domain/design/contour.ts';
import { NEW_TEXT, TEXT_SIZE, type TextAlignment, type DesignText } from '#domain/design/designText.ts';
import { PRESETS_ON } from '#domain/design/textChanges.ts';
import type { PressShape } from '#domain/design/pressTable.ts';
import { scriptsOf } from '#photo/typefaces.ts';
import { CONTOUR_SHARE, layOutText, type Measure } from '#photo/textLayout.ts';
import { forAll, holds } from '#tests/support/properties.ts';

/** Measures letters as half as wide as high. */
const measure: Measure = (line) => {
  const width = line.length / 2;
  return { width, left: 0, right: width, ascent: 0.8, descent: 0.3 };
};
/** Measures letters with signs above and below. */
const tall: Measure = () => ({ width: 8, left: 0, right: 8, ascent: 1.2, descent: 0.8 });
const PRINT = { width: 1200, height: 800 };
/** A print of this outline and shape with a safe margin of these shares of its height. */
const areaOf = (outline: PressShape, share = 0.02, shape = 1.5) => ({
  shape,
  outline,
  safe: { top: share, right: share, bottom: share, left: share, corner: 0 },
});
const RECTANGLE = areaOf('rectangle');
const say = (text: string, more: Partial<DesignText> = {}): DesignText => ({
  ...NEW_TEXT,
  text,
  at: { x: 0.5, y: 0.5 },
  ...more,
});

test('a text is centred on the place that the shopper chose, with the chosen line height', () => {
  const { box, size, lines } = layOutText(say('Asha', { size: 0.1 }), RECTANGLE, PRINT, measure);
  expect(size).toBe(80);
  expect(box.x + box.width / 2).toBeCloseTo(0.5);
  expect(box.width).toBeCloseTo(((2 + CONTOUR_SHARE) * 80) / 1200);
  expect(lines).toEqual([{ text: 'Asha', x: 520, y: 400 + ((0.8 - 0.3) / 2) * 80 }]);
});

test.each([
  ['left', [480, 480]],
  ['centre', [480, 540]],
  ['right', [480, 600]],
] as const)('text lines are aligned as chosen: %s', (align, begins) => {
  const { lines } = layOutText(say('Mira\nJo', { size: 0.15, align }), RECTANGLE, PRINT, measure);
  expect(lines.map(({ x }) => Math.round(x))).toEqual(begins);
  expect((lines[1]?.y ?? 0) - (lines[0]?.y ?? 0)).toBeCloseTo((0.3 + 0.8 + CONTOUR_SHARE + 0.04) * 120);
});

const margin = fc.double({ min: 0.01, max: 0.1, noNaN: true });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const words = fc.array(fc.string({ minLength: 1, maxLength: 60 }), { minLength: 1, maxLength: 3 });
const anyText = fc
  .record({
    text: words.map((all) => all.join('\n')),
    size: fc.double({ min: TEXT_SIZE.least, max: TEXT_SIZE.most, noNaN: true }),
    at: fc.record({ x: share, y: share }),
    align: fc.constantFrom<TextAlignment>('left', 'centre', 'right'),
  })
  .map((choices): DesignText => ({ ...NEW_TEXT, ...choices }));

test('a text in any place stays away from the edges by the safe margin', () => {
  const height = 1000;
  const side = fc.integer({ min: 400, max: 6000 });
  const margins = fc.record({ top: margin, right: margin, bottom: margin, left: margin, corner: fc.constant(0) });
  forAll(anyText, side, margins, (text, width, safe) => {
    const area = { shape: width / height, outline: 'rectangle', safe } as const;
    const { box } = layOutText(text, area, { width, height }, measure);
    expect(box.x * width).toBeGreaterThan(safe.left * height - 0.01);
    expect((box.x + box.width) * width).toBeLessThan(width - safe.right * height + 0.01);
    expect(box.y).toBeGreaterThan(safe.top - 1e-5);
    expect(box.y + box.height).toBeLessThan(1 - safe.bottom + 1e-5);
  });
});

const SQUARE = { width: 1000, height: 1000 };

test('the corners of every line stay inside a round sticker’s safe circle', () => {
  holds(
    fc.property(anyText, (sticker) => {
      const { lines, size } = layOutText(sticker, areaOf('circle', 0.04, 1), SQUARE, measure);
      for (const { text, x, y } of lines) {
        const { width, ascent, descent } = measure(text);
        const [across, down] = [
          Math.max(500 - x, x + width * size - 500),
          Math.max(500 - y + ascent * size, y + descent * size - 500),
        ];
        expect(Math.hypot(across, down)).toBeLessThan(461);
      }
    }),
    0.2,
  );
});

test.each(['circle', 'heart', 'arch'] as const)('text at the foot of a %s moves inside', (outline) => {
  const foot = say('Mira', { size: 0.12, at: { x: 0.5, y: 0.97 } });
  const { box, size } = layOutText(foot, areaOf(outline, 0.05, 1), SQUARE, measure);
  const region = safeLineOf(outline, SQUARE, { top: 50, right: 50, bottom: 50, left: 50, corner: 0 });
  const [left, bottom] = [box.x * 1000 + 1, (box.y + box.height) * 1000 - 1];
  expect([isInside(region, left, bottom), isInside(region, 1000 - left, bottom)]).toEqual([true, true]);
  expect(size).toBe(120);
  expect(box.y).toBeGreaterThan(0.5);
});

/** A mount of 462 x 224 with three openings of 122 x 166, 19 apart and 29 from its edges. */
const MOUNT = {
  ...areaOf('rectangle', 0.06, 462 / 224),
  openings: [29, 170, 311].map((x) => ({ x: x / 462, y: 29 / 224, width: 122 / 462, height: 166 / 224 })),
};
const BOARD = { width: 4620, height: 2240 };

test('a text on a mount stays off its openings, wherever it is put', () => {
  forAll(anyText, (text) => {
    const { box } = layOutText(text, MOUNT, BOARD, measure);
    for (const { x, y, width, height } of MOUNT.openings) {
      const isBeside = box.x >= x + width || box.x + box.width <= x;
      expect(isBeside || box.y >= y + height || box.y + box.height <= y).toBe(true);
    }
    expect(box.y).toBeGreaterThan(0.06 - 1e-5);
    expect(box.y + box.height).toBeLessThan(0.94 + 1e-5);
    expect(box.size).toBeLessThanOrEqual(text.size + 1e-9);
  });
});

test.each([
  ['below the openings, where it was put on one of them', 'Asha & Rahul', [0.5, 0.7], [0.5, 0.904]],
  ['above them', 'Asha & Rahul', [0.2, 0.05], [0.2, 0.084]],
  ['between two of them, where it is short', 'A', [0.33, 0.4], [0.337, 0.4]],
  ['not between them, where it would be too small to read', 'Asha & Rahul', [0.347, 0.3], [0.347, 0.095]],
] as const)('a text on a mount is %s', (_, text, [x, y], [foundX, foundY]) => {
  const { box } = layOutText(say(text, { size: 0.04, at: { x, y } }), MOUNT, BOARD, measure);
  expect(box.x + box.width / 2).toBeCloseTo(foundX, 2);
  expect(box.y + box.height / 2).toBeCloseTo(foundY, 2);
});

/** The mount in pixels as it is drawn: on the wall of both previews, flat in the Text tab, and in millimetres for the press. */
const DRAWN_SIZES = [
  ...[360, 601, 900, 1333, 1600].map((side) => ({ width: side * 0.9, height: (side * 0.9 * 224) / 462 })),
  { width: 640, height: Math.round((640 * 224) / 462) },
  { width: 462, height: 224 },
  { width: 462_000, height: 224_000 },
];
const PRESETS = { top: PRESETS_ON.mount.top?.y ?? 0, bottom: PRESETS_ON.mount.bottom?.y ?? 0 };

test.each([
  ['one line', 'Our little ones'],
  ['two lines', 'Our little ones\n2026'],
  ['two short lines, which have more room between the openings', 'Mom\n26'],
  ['three lines', 'Our little ones\nat home\n2026'],
  ['lines that are legible nowhere', 'శ్రీ శ్రీనివాస\nకృష్ణమూర్తి\nశ్రీలక్ష్మి', tall],
])('a mount has text where the shopper put it, in every picture of the mount: %s', (_, text, letters = measure) => {
  for (const y of Object.values(PRESETS)) {
    const preset = say(text, { size: 0.04, at: { x: 0.5, y } });
    const boxes = DRAWN_SIZES.map((size) => layOutText(preset, MOUNT, size, letters).box);
    expect(new Set(boxes.map((box) => JSON.stringify(box))).size).toBe(1);
    for (const box of boxes) expect(Math.abs(box.y + box.height / 2 - y)).toBeLessThan(0.02);
  }
});

test('a text as near to two places is in the same one in every picture', () => {
  const middle = say('Asha & Rahul', { size: 0.04 });
  expect(new Set(DRAWN_SIZES.map((size) => layOutText(middle, MOUNT, size, measure).box.y)).size).toBe(1);
});

test('a text on a mount does not change its place with its size', () => {
  for (const text of ['Our little ones\n2026', 'Our little ones\nat home\n2026'])
    for (let size = TEXT_SIZE.least; size <= TEXT_SIZE.most; size += 0.001) {
      const { box } = layOutText(say(text, { size, at: { x: 0.5, y: PRESETS.bottom } }), MOUNT, BOARD, measure);
      expect(box.y).toBeGreaterThan(0.8);
    }
});

test('text in a corner stays away from the holes of stand-offs', () => {
  const corner = say('Mira', { size: 0.05, at: { x: 0, y: 0 } });
  const area = { ...RECTANGLE, safe: { ...RECTANGLE.safe, corner: 0.2 } };
  const { box } = layOutText(corner, area, PRINT, measure);
  expect(box.x * PRINT.width + box.y * PRINT.height).toBeGreaterThanOrEqual(0.2 * PRINT.height - 0.01);
  expect(layOutText(corner, RECTANGLE, PRINT, measure).box.x * PRINT.width).toBeCloseTo(16);
});

test.each([
  ['Asha & Rahul', ['latin']],
  ['2026', ['latin']],
  ['కృష్ణ', ['telugu']],
  ['శ్రీ కృష్ణ', ['latin', 'telugu']],
  ['विवाह\nAsha', ['latin', 'devanagari']],
  ['♥', []],
])('%j is drawn with the fonts of its scripts only', (text, scripts) => {
  expect(scriptsOf(text)).toEqual(scripts);
});
