// @vitest-environment node
import { expect, test } from 'vitest';

import { productPrints } from '#config/shopPrints.ts';
import { isSizeUnknown, slotsOf } from '#domain/design/slots.ts';
import { countPlaces, firstLayout, isCalendar, sheetsOf } from '#domain/design/layouts.ts';
import { showsMount } from '#domain/design/mockup.ts';
import { mountOf } from '#domain/design/mount.ts';
import { pressPiecesOf } from '#domain/design/pressTable.ts';
import { printsFor } from '#domain/design/productPrints.ts';
import { pressTable } from '#own/press.ts';
import { aPiece, aPrint } from '#tests/support/factories.ts';
import { demoProduct } from '../../demoCatalogue.ts';

const printsOf = (name: string, size: string) => productPrints(demoProduct(name), size);

const times = (count: number, trim: string): readonly string[] => Array.from({ length: count }, () => trim);

test('a mug is one print with a choice of layouts', () => {
  const { offer } = printsOf('Personalised Photo Mug', '325 ml');
  expect([offer.kind, firstLayout(offer), countPlaces(offer, 'one')]).toEqual(['together', 'one', 1]);
  const string = printsOf('Instant-style Photo Prints on a String', 'Set of 8').offer;
  expect([offer, string, printsOf('Photo Desk Calendar', 'A5').offer].map(isCalendar)).toEqual([false, false, true]);
});

test.each([
  ['Personalised Photo Mug', '325 ml', ['1 x front 107 x 80 +3']],
  ['Photo Cushion, Square', '12 x 12', ['1 x photo 304.8 x 304.8 +12']],
  ['Heart Photo Cushion', '13 x 12', ['1 x photo 325 x 300 +10']],
  ['Rangoli Sofa Cushions, Set of Two', '16 x 16', ['2 x photo 406.4 x 406.4 +12']],
  ['Photo Phone Cover', '6.7 inch', ['1 x photo 71 x 153 +4']],
  ['Gallery Canvas Print', '18 x 12', ['1 x photo 457.2 x 304.8 +35']],
  ['Acrylic Wall Print with Stand-offs', '16 x 12', ['1 x photo 406.4 x 304.8 +3']],
  ['Oak Wooden Photo Frame', 'A4', ['1 x opening 210 x 280 +4']],
  ['Waterproof Photo Stickers, Sheet of 6', 'Two sheets', ['12 x sticker 75 x 75 +2']],
  ['Acrylic Photo Keychain', 'Heart', ['1 x heart 46 x 40 +1.5']],
  ['Heart and Tag Keychain Pair', 'One pair', ['1 x heart 46 x 40 +1.5', '1 x tag 36 x 46 +1.5']],
  ['LED Acrylic Photo Lamp', 'Medium', ['1 x photo 140 x 172 +2']],
  ['Gold Edge Collage Frame for 3 Photos', '20 x 10', ['3 x opening 122 x 166 +4']],
  ['Instant-style Photo Prints on a String', 'Set of 16', ['16 x photo 77 x 77 +2']],
  ['Photo Desk Calendar', 'A5', ['12 x month 100 x 137 +3']],
  ['Family Photo Bottle Sticker', '3 inch', ['1 x sticker 75 x 75 +2']],
  ['Pet Photo Bottle Sticker', '2 inch', ['1 x sticker 51 x 51 +2']],
  [
    'Family Gift Set: Frame, Mug and Prints',
    'One set',
    ['1 x frame 152 x 203 +4', '1 x mug 107 x 80 +3', '4 x photo 77 x 77 +2'],
  ],
  ['Personalised Photo Mug', '440 ml', null],
  ['Photo Phone Cover', '6.1 inch', null],
  ['LED Acrylic Photo Lamp', 'Large', null],
  ['Gallery Canvas Print', 'Very large', null],
])('%s in %s is printed as the table says, or has a size that the shop confirms: %j', (name, size, expected) => {
  const pieces = pressPiecesOf(pressTable, demoProduct(name), size)?.map(({ name: piece, count, trim, bleed }) => {
    const [width, height] = [trim.width, trim.height].map((mm) => Number(mm.toFixed(1)));
    return `${count} x ${piece} ${width} x ${height} +${bleed}`;
  });
  expect(pieces ?? null).toEqual(expected);
});

const GIFT_SET = ['152x203', '107x80', ...times(4, '77x77')];

test.each([
  ['Gold Edge Collage Frame for 3 Photos', '20 x 10', 'opening', times(3, '122x166'), 'collage-frame'],
  ['Instant-style Photo Prints on a String', 'Set of 8', 'string', times(8, '77x77'), 'photo-string'],
  ['Instant-style Photo Prints on a String', 'Set of 16', 'string', times(16, '77x77'), 'photo-string-16'],
  ['Instant-style Photo Prints on a String', 'Set of 12', 'string', times(12, '77x77'), null],
  ['Loose Instant-style Prints, Set of 8', 'Standard', 'print', times(8, '77x77'), 'instant-prints'],
  ['Loose Instant-style Prints, Set of 8', 'Set of 4', 'print', times(4, '77x77'), null],
  ['Photo Desk Calendar', 'A5', 'month', times(12, '100x137'), 'desk-calendar'],
  ['Rangoli Bottle Stickers, Pack of 4', '2 inch', 'print', times(4, '51x51'), null],
  ['Heart and Tag Keychain Pair', 'One pair', 'print', ['46x40', '36x46'], null],
  ['Family Gift Set: Frame, Mug and Prints', 'One set', 'print', GIFT_SET, null],
])('%s in %s has a photo for each of its prints, and a mock-up with as many', (name, size, sheets, trims, shown) => {
  const { offer, mockup } = printsOf(name, size);
  expect(offer).toMatchObject({ kind: 'apart', sheets });
  expect(sheetsOf(offer, 'one').map(({ piece }) => `${piece?.trim.width}x${piece?.trim.height}`)).toEqual(trims);
  expect(slotsOf(offer, 'one').map(({ index }) => index)).toEqual(trims.map((_, at) => at));
  expect(mockup).toBe(shown);
});

test('the mount of a collage frame surrounds its openings; other products have none', () => {
  const { piece, places = [] } = mountOf(printsOf('Gold Edge Collage Frame for 3 Photos', '20 x 10').offer) ?? {};
  expect(piece).toMatchObject({ name: 'mount', trim: { width: 462, height: 224 }, bleed: 0 });
  const measures = places.map(({ rect }) => [rect.x * 462, rect.width * 462, rect.y * 224].map(Math.round));
  expect(measures).toEqual([29, 170, 311].map((x) => [x, 122, 29]));
  expect(piece?.safe.top).toBeCloseTo(0.06 * 224);
  expect(mountOf(printsOf('Oak Wooden Photo Frame', '6 x 8').offer)).toBeNull();
  expect(mountOf(printsOf('Photo Desk Calendar', 'A5').offer)).toBeNull();
});

test('what the table does not know has the shape of its size or mock-up, its named prints, and no millimetres', () => {
  const unknown = (name: string, size: string) => {
    const { offer, mockup } = productPrints({ name, category: '', subCategory: '' }, size);
    expect(isSizeUnknown(offer), name).toBe(true);
    return { mockup, shapes: sheetsOf(offer, 'one').map(({ shape }) => shape) };
  };
  expect(unknown('Mug', '440 ml')).toEqual({ mockup: 'photo-mug', shapes: [1.3417] });
  expect(unknown('Coasters, Set of 2', 'Round')).toEqual({ mockup: null, shapes: [1, 1] });
  expect(unknown('Coasters, Set of 1', 'Round')).toEqual({ mockup: null, shapes: [1] });
  for (const count of [30, 50, 100])
    expect(unknown('Loose Instant-style Prints', `Set of ${count}`).shapes, `${count}`).toEqual([1]);
  expect(unknown('Wall clock', '8 x 10')).toEqual({ mockup: null, shapes: [0.8] });
});

test('text on a mount is shown on the mock-up if its measures are the mock-up’s', () => {
  const printsWith = (gap: number, rim: number) => {
    const piece = { ...aPiece({ width: 122, height: 166 }), name: 'opening', mount: { gap, rim } } as const;
    return [{ piece, shape: 122 / 166, outline: 'rectangle' }] as const;
  };
  const shows = (gap: number, rim: number) => showsMount('collage-frame', printsWith(gap, rim));
  expect([shows(19, 29), shows(22, 32), shows(19, 40), shows(30, 29)]).toEqual([true, true, false, false]);
  expect(showsMount('collage-frame', [aPrint(122 / 166)])).toBe(false);
  expect(showsMount('oak-frame', printsWith(19, 29))).toBe(false);
});

test('without openings in its table, a collage frame is neither shown with the mock-up’s nor shaped like them', () => {
  const without = (name: string) => printsFor([], { name, category: '', subCategory: '' }, 'Large');
  expect(without('Collage frame')).toMatchObject({ mockup: null, offer: { print: { shape: 1 } } });
  expect(without('Collage frames, set of 3').mockup).toBeNull();
});

test('a photo is cropped with the bleed of the edges that it touches; a wrapped canvas shows its whole crop', () => {
  const [mug] = slotsOf(printsOf('Personalised Photo Mug', '325 ml').offer, 'one');
  expect(mug?.shape).toBeCloseTo((107 + 6) / (80 + 6), 9);
  const [left, right] = slotsOf(printsOf('Personalised Photo Mug', '325 ml').offer, 'twoAcross');
  expect(left?.frame.x).toBeCloseTo(-3 / 107, 9);
  expect(left && left.frame.x + left.frame.width).toBeCloseTo(left ? left.rect.x + left.rect.width : NaN, 9);
  expect(right && right.frame.x).toBeCloseTo(right?.rect.x ?? NaN, 9);
  const [canvas] = slotsOf(printsOf('Gallery Canvas Print', '18 x 12').offer, 'one');
  expect(canvas?.frame).toEqual(canvas?.rect);
});
