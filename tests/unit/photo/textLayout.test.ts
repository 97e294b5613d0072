// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isInside, safeLineOf } from '#domain/design/contour.ts';
import { NEW_TEXT, TEXT_SIZE, type TextAlignment, type DesignText } from '#domain/design/designText.ts';
import { PRESETS_ON } from '#domain/design/textBoxes.ts';
import type { PressShape } from '#domain/design/pressTable.ts';
import { scriptsOf } from '#photo/typefaces.ts';
import { CONTOUR_SHARE, layOutText, type Measure } from '#photo/textLayout.ts';
import { holds } from '#tests/support/properties.ts';

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
const say = (text: string, more: Partial<DesignText> = {}): DesignText => ({ ...NEW_TEXT, text, ...more });

test('a text is centred on the place that the shopper chose, with the chosen line height', () => {
  const words = say('Asha', { size: 0.1, at: { x: 0.5, y: 0.5 } });
  const { box, size, lines } = layOutText(words, RECTANGLE, PRINT, measure);
  expect(size).toBe(80);
  expect(box.x + box.width / 2).toBeCloseTo(0.5);
  expect(box.width).toBeCloseTo(((2 + CONTOUR_SHARE) * 80) / 1200);
  expect(lines).toEqual([{ text: 'Asha', x: 520, y: 400 + ((0.8 - 0.3) / 2) * 80 }]);
});

test.each([
  ['left', [480, 480]],
  ['centre', [480, 540]],
  ['right', [480, 600]],
] as const)('text lines are aligned as chosen: %s', (align: TextAlignment, begins) => {
  const words = say('Mira\nJo', { size: 0.15, at: { x: 0.5, y: 0.5 }, align });
  const { lines } = layOutText(words, RECTANGLE, PRINT, measure);
  expect(lines.map(({ x }) => Math.round(x))).toEqual(begins);
  expect((lines[1]?.y ?? 0) - (lines[0]?.y ?? 0)).toBeCloseTo((0.3 + 0.8 + CONTOUR_SHARE + 0.04) * 120);
});

test('a text too wide for the print is drawn smaller', () => {
  const { box, size } = layOutText(say('A'.repeat(60), { size: 0.25 }), RECTANGLE, PRINT, measure);
  expect(box.width).toBeCloseTo((1200 - 2 * 0.02 * 800) / 1200);
  expect(size).toBeLessThan(0.25 * 800);
});

const margin = fc.double({ min: 0.01, max: 0.1, noNaN: true });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const anyWords = fc.record({
  text: fc
    .array(fc.string({ minLength: 1, maxLength: 60 }), { minLength: 1, maxLength: 3 })
    .map((all) => all.join('\n')),
  size: fc.double({ min: TEXT_SIZE.least, max: TEXT_SIZE.most, noNaN: true }),
  at: fc.record({ x: share, y: share }),
  align: fc.constantFrom<TextAlignment>('left', 'centre', 'right'),
});

test('a text in any place stays away from the edges by the safe margin', () => {
  const side = fc.integer({ min: 400, max: 6000 });
  const margins = fc.record({ top: margin, right: margin, bottom: margin, left: margin, corner: fc.constant(0) });
  holds(
    fc.property(anyWords, side, margins, (change, width, safe) => {
      const height = 1000;
      const { box } = layOutText(
        { ...NEW_TEXT, ...change },
        { shape: width / height, outline: 'rectangle', safe },
        { width, height },
        measure,
      );
      expect(box.x * width).toBeGreaterThan(safe.left * height - 0.01);
      expect((box.x + box.width) * width).toBeLessThan(width - safe.right * height + 0.01);
      expect(box.y).toBeGreaterThan(safe.top - 1e-5);
      expect(box.y + box.height).toBeLessThan(1 - safe.bottom + 1e-5);
    }),
  );
});

test('the corners of every line stay inside a round sticker’s safe circle', () => {
  const [side, margin] = [1000, 0.04];
  holds(
    fc.property(anyWords, (change) => {
      const print = { width: side, height: side };
      const { lines, size } = layOutText({ ...NEW_TEXT, ...change }, areaOf('circle', margin, 1), print, measure);
      for (const { text, x, y } of lines) {
        const { width, ascent, descent } = measure(text);
        for (const cornerX of [x, x + width * size])
          for (const cornerY of [y - ascent * size, y + descent * size])
            expect(Math.hypot(cornerX - side / 2, cornerY - side / 2)).toBeLessThan(side * (0.5 - margin) + 1);
      }
    }),
    0.2,
  );
});

test.each(['circle', 'heart', 'arch'] as const)(
  'text at the foot of a %s moves inside before it shrinks',
  (outline) => {
    const print = { width: 1000, height: 1000 };
    const words = say('Mira', { size: 0.12, at: { x: 0.5, y: 0.97 } });
    const { box, size } = layOutText(words, areaOf(outline, 0.05, 1), print, measure);
    const region = safeLineOf(outline, print, { top: 50, right: 50, bottom: 50, left: 50, corner: 0 });
    const [left, bottom] = [box.x * 1000 + 1, (box.y + box.height) * 1000 - 1];
    expect(isInside(region, left, bottom)).toBe(true);
    expect(isInside(region, 1000 - left, bottom)).toBe(true);
    expect(size).toBe(120);
    expect(box.y).toBeGreaterThan(0.5);
  },
);

/** A mount of 462 x 224 with three openings of 122 x 166, 19 apart and 29 from its edges. */
const MOUNT = {
  ...areaOf('rectangle', 0.06, 462 / 224),
  openings: [29, 170, 311].map((x) => ({ x: x / 462, y: 29 / 224, width: 122 / 462, height: 166 / 224 })),
};
const BOARD = { width: 4620, height: 2240 };

test('a text on a mount stays off its openings, wherever it is put', () => {
  holds(
    fc.property(anyWords, (change) => {
      const { box } = layOutText({ ...NEW_TEXT, ...change }, MOUNT, BOARD, measure);
      const isOff = MOUNT.openings.every(
        ({ x, y, width, height }) =>
          box.x >= x + width || box.x + box.width <= x || box.y >= y + height || box.y + box.height <= y,
      );
      expect(isOff).toBe(true);
      expect(box.y).toBeGreaterThan(0.06 - 1e-5);
      expect(box.y + box.height).toBeLessThan(0.94 + 1e-5);
      expect(box.size).toBeLessThanOrEqual(change.size + 1e-9);
    }),
  );
});

test.each([
  ['below the openings, where it was put on one of them', 'Asha & Rahul', { x: 0.5, y: 0.7 }, { x: 0.5, y: 0.904 }],
  ['above them', 'Asha & Rahul', { x: 0.2, y: 0.05 }, { x: 0.2, y: 0.084 }],
  ['between two of them, where it is short', 'A', { x: 0.33, y: 0.4 }, { x: 0.337, y: 0.4 }],
  [
    'not between them, where it would be too small to read',
    'Asha & Rahul',
    { x: 0.347, y: 0.3 },
    { x: 0.347, y: 0.095 },
  ],
])('a text on a mount is %s', (_, text, at, found) => {
  const { box } = layOutText(say(text, { size: 0.04, at }), MOUNT, BOARD, measure);
  expect(box.x + box.width / 2).toBeCloseTo(found.x, 2);
  expect(box.y + box.height / 2).toBeCloseTo(found.y, 2);
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
])(
  'a mount has text where the shopper put it, in every picture of the mount: %s',
  (_, text, letters: Measure = measure) => {
    for (const y of Object.values(PRESETS)) {
      const words = say(text, { size: 0.04, at: { x: 0.5, y } });
      const boxes = DRAWN_SIZES.map((size) => layOutText(words, MOUNT, size, letters).box);
      const [first] = boxes;
      for (const box of boxes) {
        expect(Math.abs(box.y + box.height / 2 - y)).toBeLessThan(0.02);
        expect(box).toEqual(first);
      }
    }
  },
);

test('a text as near to two places is in the same one in every picture', () => {
  const words = say('Asha & Rahul', { size: 0.04, at: { x: 0.5, y: 0.5 } });
  const tops = DRAWN_SIZES.map((size) => layOutText(words, MOUNT, size, measure).box.y);
  expect(new Set(tops).size).toBe(1);
});

test('a text on a mount does not change its place with its size', () => {
  for (const text of ['Our little ones\n2026', 'Our little ones\nat home\n2026'])
    for (let size = TEXT_SIZE.least; size <= TEXT_SIZE.most; size += 0.001) {
      const { box } = layOutText(say(text, { size, at: { x: 0.5, y: PRESETS.bottom } }), MOUNT, BOARD, measure);
      expect(box.y).toBeGreaterThan(0.8);
    }
});

test('text in a corner stays away from the holes of stand-offs', () => {
  const area = { ...RECTANGLE, safe: { ...RECTANGLE.safe, corner: 0.2 } };
  const { box } = layOutText(say('Mira', { size: 0.05, at: { x: 0, y: 0 } }), area, PRINT, measure);
  expect(box.x * PRINT.width + box.y * PRINT.height).toBeGreaterThanOrEqual(0.2 * PRINT.height - 0.01);
  const plain = layOutText(say('Mira', { size: 0.05, at: { x: 0, y: 0 } }), RECTANGLE, PRINT, measure).box;
  expect(plain.x * PRINT.width).toBeCloseTo(16);
});

test('lines of scripts with signs above and below do not touch', () => {
  const { lines, size } = layOutText(say('శ్రీ\nकृष्ण', { size: 0.1 }), RECTANGLE, PRINT, tall);
  const [first, second] = lines.map(({ y }) => y);
  const free = (second ?? 0) - (first ?? 0) - (1.2 + 0.8 + CONTOUR_SHARE) * size;
  expect(free).toBeGreaterThan(0);
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
