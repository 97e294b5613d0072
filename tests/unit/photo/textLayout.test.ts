// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { NEW_TEXT, TEXT_SIZE, type TextAlignment, type DesignText } from '#domain/design/designText.ts';
import { scriptsOf } from '#photo/typefaces.ts';
import { CONTOUR_SHARE, layOutText, type Measure } from '#photo/textLayout.ts';
import { holds } from '#tests/support/properties.ts';

/** Measures letters as half as wide as high. */
const measure: Measure = (line) => {
  const width = line.length / 2;
  return { width, left: 0, right: width, ascent: 0.8, descent: 0.3 };
};
const PRINT = { width: 1200, height: 800 };
const say = (text: string, more: Partial<DesignText> = {}): DesignText => ({ ...NEW_TEXT, text, ...more });

test('a text is centred on the place that the shopper chose, with the chosen line height', () => {
  const words = say('Asha', { size: 0.1, at: { x: 0.5, y: 0.5 } });
  const { box, size, lines } = layOutText(words, PRINT, measure);
  expect(size).toBe(80);
  expect(box.x + box.width / 2).toBeCloseTo(0.5);
  expect(box.width).toBeCloseTo(((2 + CONTOUR_SHARE) * 80) / 1200);
  expect(lines).toEqual([{ text: 'Asha', x: 520, y: 400 + (0.95 - 1.3 / 2) * 80 }]);
});

test.each([
  ['left', [480, 480]],
  ['centre', [480, 540]],
  ['right', [480, 600]],
] as const)('text lines are aligned as chosen: %s', (align: TextAlignment, begins) => {
  const words = say('Mira\nJo', { size: 0.15, at: { x: 0.5, y: 0.5 }, align });
  const { lines } = layOutText(words, PRINT, measure);
  expect(lines.map(({ x }) => Math.round(x))).toEqual(begins);
  expect((lines[1]?.y ?? 0) - (lines[0]?.y ?? 0)).toBeCloseTo(1.3 * 120);
});

test('a text too wide for the print is drawn smaller', () => {
  const { box, size } = layOutText(say('A'.repeat(60), { size: 0.25 }), PRINT, measure);
  expect(box.width).toBeCloseTo(0.96);
  expect(size).toBeLessThan(0.25 * 800);
});

test('a text in any place is completely on the print', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const line = fc.string({ minLength: 1, maxLength: 60 });
  const words = fc.record({
    text: fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n')),
    size: fc.double({ min: TEXT_SIZE.least, max: TEXT_SIZE.most, noNaN: true }),
    at: fc.record({ x: share, y: share }),
    align: fc.constantFrom<TextAlignment>('left', 'centre', 'right'),
  });
  const side = fc.integer({ min: 50, max: 6000 });
  holds(
    fc.property(words, side, side, (change, width, height) => {
      const { box } = layOutText({ ...NEW_TEXT, ...change }, { width, height }, measure);
      for (const [from, length] of [
        [box.x, box.width],
        [box.y, box.height],
      ] as const) {
        expect(from).toBeGreaterThan(0.0199);
        expect(from + length).toBeLessThan(0.9801);
      }
    }),
  );
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
