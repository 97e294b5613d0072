// @vitest-environment node
import { expect, test } from 'vitest';

import { emptyContent } from '#domain/design/design.ts';
import { artOf } from '#photo/art.ts';
import { paintBoard } from '#photo/board.ts';
import type { Context } from '#photo/offscreenCanvas.ts';
import { aPrint } from '#tests/support/factories.ts';

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
  const bare = artOf(emptyContent('one', 1), { kind: 'together', layouts: ['one'], print: aPrint(1) })[0];
  if (!bare) throw new Error('no print');
  const arts = Array.from({ length: 12 }, () => ({ ...bare, places: [] }));
  paintBoard(surface, { arts, sheets: 'month', side: 600, looks, locale }, new Map());
  expect(written).toHaveLength(12);
  expect([written[0], written.at(-1)]).toEqual([first, last]);
});
