// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isTooSmall, printableText, MAX_TEXT_LINE_LENGTH, MAX_TEXT_LINES } from '#domain/design/designText.ts';
import { holds } from '#tests/support/properties.ts';

test.each([
  ['Ravi & Sita\n12 May 2026', 'Ravi & Sita\n12 May 2026', false],
  ['<script>alert(1)</script>', '<script>alert(1)</script>', false],
  ['a\r\nb\rc', 'a\nb\nc', false],
  ['1\n2\n3\n4', '1\n2\n3', true],
  ['x'.repeat(61), 'x'.repeat(60), true],
  ['👨‍👩‍👧‍👦'.repeat(61), '👨‍👩‍👧‍👦'.repeat(60), true],
  ['క్ష్మి'.repeat(20), 'క్ష్మి'.repeat(20), false],
  ['left\u202Eright\u0007', 'leftright', false],
  ['\uD800', '\uFFFD', false],
])('%j is stored as %j', (typed, text, isCut) => {
  expect(printableText(typed)).toEqual({ text, isCut });
});

test('every pasted text is cut to fit, and cutting it again changes nothing', () => {
  holds(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (typed) => {
      const { text } = printableText(typed);
      const lines = text.split('\n');
      expect(lines.length).toBeLessThanOrEqual(MAX_TEXT_LINES);
      for (const line of lines)
        expect([...new Intl.Segmenter('en').segment(line)].length).toBeLessThanOrEqual(MAX_TEXT_LINE_LENGTH);
      expect(printableText(text)).toEqual({ text, isCut: false });
    }),
  );
});

test('letters under three millimetres are reported as unreadable', () => {
  expect(isTooSmall(0.09, 305)).toBe(false);
  expect(isTooSmall(0.03, 76)).toBe(true);
});
