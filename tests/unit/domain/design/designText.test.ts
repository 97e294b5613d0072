// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { printableText, MAX_TEXT_LINE_LENGTH, MAX_TEXT_LINES, startOf } from '#domain/design/designText.ts';
import { isTooSmall, movedTo, nextText } from '#domain/design/textChanges.ts';
import { forAll } from '#tests/support/properties.ts';

test.each([
  ['Ravi & Sita\n12 May 2026', 'Ravi & Sita\n12 May 2026', false],
  ['<script>alert(1)</script>', '<script>alert(1)</script>', false],
  ['a\r\nb\rc', 'a\nb\nc', false],
  ['1\n2\n3\n4', '1\n2\n3', true],
  ['x'.repeat(61), 'x'.repeat(60), true],
  [`${'x'.repeat(40)} ${'y'.repeat(40)}`, `${'x'.repeat(40)}\n${'y'.repeat(40)}`, false],
  [`${'x'.repeat(60)} `, 'x'.repeat(60), false],
  [`a\n${'x'.repeat(40)} ${'y'.repeat(70)}`, `a\n${'x'.repeat(40)}\n${'y'.repeat(60)}`, true],
  ['wordy '.repeat(40), Array.from({ length: 3 }, () => 'wordy '.repeat(10).trim()).join('\n'), true],
  ['👨‍👩‍👧‍👦'.repeat(61), '👨‍👩‍👧‍👦'.repeat(60), true],
  ['క్ష్మి'.repeat(20), 'క్ష్మి'.repeat(20), false],
  ['left\u202Eright\u0007', 'leftright', false],
  ['\uD800', '\uFFFD', false],
])('%j is stored as %j', (typed, text, isCut) => {
  expect(printableText(typed)).toEqual({ text, isCut });
});

test('every pasted text is cut to fit, and cutting it again changes nothing', () => {
  forAll(fc.string({ unit: 'binary', maxLength: 500 }), (typed) => {
    const { text } = printableText(typed);
    const lines = text.split('\n');
    expect(lines.length).toBeLessThanOrEqual(MAX_TEXT_LINES);
    for (const line of lines)
      expect([...new Intl.Segmenter('en').segment(line)].length).toBeLessThanOrEqual(MAX_TEXT_LINE_LENGTH);
    expect(printableText(text)).toEqual({ text, isCut: false });
  });
});

test('a further text is set like the last one, in a place of its own', () => {
  const first = { ...nextText([], 'print', 'circle'), text: 'Amma', typeface: 'script' } as const;
  const second = nextText([first], 'print', 'circle');
  const third = nextText([first, second], 'print', 'circle');
  expect([first, second, third].map(({ at }) => at.y)).toEqual([0.74, 0.12, 0.5]);
  expect(third).toMatchObject({ text: '', typeface: 'script' });
  // On a white board a white text would not show.
  const onMount = nextText([first], 'mount', 'rectangle');
  expect(onMount).toMatchObject({ surface: 'mount', colour: 'ink', typeface: 'script', at: { x: 0.5, y: 0.91 } });
  expect(movedTo({ ...onMount, colour: 'gold' }, 'mount', 'rectangle').colour).toBe('gold');
  expect(movedTo(onMount, 'print', 'circle')).toMatchObject({ surface: 'print', at: { x: 0.5, y: 0.74 } });
});

test.each([
  ['two texts at the foot', 'rectangle', 'print', [0.8, 0.92], 'print', 0.12],
  ['texts at the head and the foot', 'rectangle', 'print', [0.1, 0.9], 'print', 0.5],
  ['two texts near the head', 'rectangle', 'print', [0.15, 0.4], 'print', 0.88],
  ['a text at the foot of a circle', 'circle', 'print', [0.68], 'print', 0.12],
  ['a text at the head of a circle, narrow below', 'circle', 'print', [0.12], 'print', 0.74],
  ['a text at the head of a mount', 'rectangle', 'mount', [0.06], 'mount', 0.91],
  ['texts at the head and the foot of a mount, on the photo', 'rectangle', 'mount', [0.06, 0.94], 'print', 0.88],
] as const)('a further text begins farthest from %s', (_, outline, surface, ys, found, y) => {
  const texts = ys.map((each) => ({ ...nextText([], surface, outline), text: 'Amma', at: { x: 0.5, y: each } }));
  expect(nextText(texts, surface, outline)).toMatchObject({ surface: found, at: { x: 0.5, y } });
});

test('letters under three millimetres are reported as unreadable', () => {
  expect([isTooSmall(0.09, 305), isTooSmall(0.03, 76)]).toEqual([false, true]);
});

test('a new text starts at the foot of a print, and higher where the print is narrow there', () => {
  const starts = (['rectangle', 'circle', 'heart'] as const).map(startOf);
  expect(starts).toEqual([0.88, 0.74, 0.5].map((y) => ({ x: 0.5, y })));
});
