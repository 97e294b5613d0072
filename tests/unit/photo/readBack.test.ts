// @vitest-environment node
import { expect, test } from 'vitest';

import { stateOf } from '#photo/readBack.ts';

/** Values between two bounds, with the same pattern at each call. */
const photo = (least: number, most: number): readonly number[] =>
  Array.from({ length: 3000 }, (_, at) => least + (most - least) * Math.abs(Math.sin(at / 90)));
const noise = Array.from({ length: 3000 }, (_, at) => (at * 7919) % 256);
const plain = (value: number): readonly number[] => photo(0, 0).map(() => value);

test.each([
  ['a photo', photo(20, 230)],
  ['a photo of the night', photo(2, 24)],
  ['a snowfield', photo(236, 254)],
  ['a stencil with little text', photo(0, 255).map((value, at) => (at % 8 === 0 ? value : 0))],
])('of %s, a black, a white and a noisy canvas are told from a scaled one', (_, drawn) => {
  const scaled = drawn.map((value) => value + 1.5);
  const states = [scaled, plain(0), plain(255), noise].map((found) => stateOf(found, drawn));
  expect(states).toEqual(['sound', 'blank', 'blank', 'noise']);
});

test('an empty print is white, and a white canvas shows it', () => {
  expect(stateOf(plain(255), plain(255))).toBe('sound');
  expect(stateOf(plain(0), plain(255))).toBe('blank');
});

test('a stencil whose letters drifted along their line is sound, a picture that did is not', () => {
  const letters = photo(0, 255).map((value, at) => (at % 40 < 6 ? value : 0));
  const drifted = letters.map((_, at) => letters[Math.floor(at * 0.97)] ?? 0);
  expect(stateOf(drifted, letters, true)).toBe('sound');
  expect(stateOf(drifted, letters)).toBe('noise');
  expect(stateOf(noise, letters, true)).toBe('noise');
});
