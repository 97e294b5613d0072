import { expect, test } from 'vitest';

import { pressPiecesOf } from '#domain/design/pressTable.ts';
import { pressTable } from '#own/press.ts';
import { demoProduct } from '#tests/support/shopper.ts';

/** The pieces of a demo product, each as `count x name width x height +bleed`. */
function pieces(name: string, size: string): readonly string[] | null {
  const { category, subCategory = '' } = demoProduct(name);
  const product = { name, category: typeof category === 'string' ? category : category.name, subCategory };
  const all = pressPiecesOf(pressTable, product, size);
  return (
    all?.map(({ name: piece, count, trim, bleed }) => {
      const [width, height] = [trim.width, trim.height].map((mm) => Number(mm.toFixed(1)));
      return `${count} x ${piece} ${width} x ${height} +${bleed}`;
    }) ?? null
  );
}

test.each([
  ['Personalised Photo Mug', '325 ml', ['1 x front 107 x 80 +3']],
  ['Photo Cushion, Square', '12 x 12', ['1 x photo 304.8 x 304.8 +12']],
  ['Heart Photo Cushion', '13 x 12', ['1 x photo 325 x 300 +10']],
  ['Rangoli Sofa Cushions, Set of Two', '16 x 16', ['2 x photo 406.4 x 406.4 +12']],
  ['Photo Phone Cover', '6.7 inch', ['1 x photo 71 x 153 +4']],
  ['Gallery Canvas Print', '18 x 12', ['1 x photo 457.2 x 304.8 +35']],
  ['Acrylic Wall Print with Stand-offs', '16 x 12', ['1 x photo 406.4 x 304.8 +3']],
  ['Gold Edge Collage Frame for 3 Photos', '20 x 10', ['3 x opening 122 x 166 +4']],
  ['Oak Wooden Photo Frame', 'A4', ['1 x opening 210 x 280 +4']],
  ['Instant-style Photo Prints on a String', 'Set of 16', ['16 x photo 77 x 77 +2']],
  ['Photo Desk Calendar', 'A5', ['12 x month 100 x 137 +3']],
  ['Family Photo Bottle Sticker', '3 inch', ['1 x sticker 75 x 75 +2']],
  ['Pet Photo Bottle Sticker', '2 inch', ['1 x sticker 51 x 51 +2']],
  ['Waterproof Photo Stickers, Sheet of 6', 'Two sheets', ['12 x sticker 75 x 75 +2']],
  ['Acrylic Photo Keychain', 'Heart', ['1 x heart 46 x 40 +1.5']],
  ['Heart and Tag Keychain Pair', 'One pair', ['1 x heart 46 x 40 +1.5', '1 x tag 36 x 46 +1.5']],
  ['LED Acrylic Photo Lamp', 'Medium', ['1 x photo 140 x 172 +2']],
  [
    'Family Gift Set: Frame, Mug and Prints',
    'One set',
    ['1 x frame 152 x 203 +4', '1 x mug 107 x 80 +3', '4 x photo 77 x 77 +2'],
  ],
])('%s in %s is printed as the table says', (name, size, expected) => {
  expect(pieces(name, size)).toEqual(expected);
});

test.each([
  ['Personalised Photo Mug', '440 ml'],
  ['Photo Phone Cover', '6.1 inch'],
  ['LED Acrylic Photo Lamp', 'Large'],
  ['Gallery Canvas Print', 'Very large'],
])('%s in %s has a size that the shop confirms', (name, size) => {
  expect(pieces(name, size)).toBeNull();
});
