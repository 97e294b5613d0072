// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { cartFromLink, cartLinkHash } from '#domain/cart/cartLink.ts';
import { EMPTY_CART, withQuantity, type Cart } from '#domain/cart/cart.ts';
import { forAll } from '#tests/support/properties.ts';

test('a size and a cart come back from the fragment of a link, whatever their ids are', () => {
  const name = fc.oneof(fc.string({ minLength: 1, maxLength: 8 }), fc.constantFrom('__proto__', 'మగ్ #1;end'));
  const line = fc.record({ productId: name, size: name, quantity: fc.integer({ min: 1, max: 9999 }) });
  forAll(fc.string({ maxLength: 12 }), fc.array(line, { maxLength: 4 }), (size, lines) => {
    const usable = lines.filter((each) => each.size !== 'undefined' && each.size !== 'null');
    const cart = usable.reduce<Cart>((all, each) => withQuantity(all, each, each.quantity), EMPTY_CART);
    const hash = cartLinkHash({ size, cart });
    fc.pre(hash !== null && hash !== '');
    expect(new URL(`https://shop/${hash}`).hash).toBe(hash);
    expect(cartFromLink(hash ?? '')).toEqual({ size, cart });
  });
});

test('nothing to carry needs no fragment, and too much of it has none', () => {
  expect(cartLinkHash({ size: '', cart: EMPTY_CART })).toBe('');
  const large = new Map(Array.from({ length: 200 }, (_, at) => [`product ${at}`, new Map([['M', 1]])]));
  expect(cartLinkHash({ size: 'M', cart: large })).toBeNull();
});

test.each([
  '',
  '#reviews',
  '#carried=',
  '#carried=%E0',
  '#carried={',
  '#carried=null',
  '#carried=[1]',
  '#carried="M"',
  '#carried={"size":5}',
  '#carried={"cart":{"mug":{"M":-1,"L":"three","undefined":2},"lamp":7}}',
])('the fragment %s of a link that anybody may have written brings neither a size nor a product', (hash) => {
  const carried = cartFromLink(hash);
  expect(carried === null || (carried.size === '' && carried.cart.size === 0)).toBe(true);
});
