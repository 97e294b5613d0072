// @vitest-environment node
import { expect, test } from 'vitest';

import { paintBoard } from '#photo/board.ts';
import type { Context } from '#photo/offscreenCanvas.ts';

/** A canvas context that records the texts drawn on it. */
function aSurface() {
  const written: string[] = [];
  const surface = new Proxy<Record<string, unknown>>(
    { fillText: (text: string) => written.push(text), createLinearGradient: () => ({ addColorStop: () => {} }) },
    { get: (known, name) => known[String(name)] ?? (() => {}), set: () => true },
  );
  return { written, surface: surface as unknown as Context };
}

test.each([
  ['en-IN', 'January', 'December'],
  ['te-IN-u-nu-latn', 'జనవరి', 'డిసెంబర్'],
  ['hi-IN-u-nu-latn', 'जनवरी', 'दिसंबर'],
])('a calendar’s preview has month names in %s', (locale, first, last) => {
  const { written, surface } = aSurface();
  const looks = { light: '', wall: '', mount: '', bevel: '', bare: '', shade: '', gold: '', ink: '' };
  const arts = Array.from({ length: 12 }, () => ({ shape: 1, places: [], look: 'plain', text: null }) as const);
  paintBoard(surface, { arts, sheets: 'month', side: 600, looks, locale }, new Map());
  expect(written).toHaveLength(12);
  expect([written[0], written.at(-1)]).toEqual([first, last]);
});
