// @vitest-environment node
import { expect, test } from 'vitest';

import { colors, pairs, type ColorName } from '#styles/tokens.ts';

/** WCAG 2.2: relative luminance of '#RRGGBB'. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: ColorName, b: ColorName): number {
  const [light, dark] = [luminance(colors[a]), luminance(colors[b])].toSorted((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

test.each(pairs)('$text on $ground has a contrast of $least : 1', ({ text, ground, least }) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(least);
});
