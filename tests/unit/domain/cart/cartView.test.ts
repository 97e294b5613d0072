// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { countItems, EMPTY_CART, MAX_QUANTITY, withQuantity, type Cart } from '#domain/cart/cart.ts';
import { paise } from '#domain/money/money.ts';
import { cartViewOf, totalsOf } from '#domain/cart/cartView.ts';
import { aCart, aProduct, rupees } from '#tests/support/factories.ts';
import { forAll } from '#tests/support/properties.ts';

const IDS = ['mug', 'frame', 'lamp', '__proto__'];
const price = fc.option(fc.integer({ min: 1, max: 1_000_000_000 }).map(paise));
const shelf = fc
  .array(fc.record({ id: fc.constantFrom(...IDS), price, sizes: fc.constantFrom(['M'], ['M', 'L']) }), { maxLength: 4 })
  .map((list) => list.map(aProduct));
const cart = fc
  .array(fc.tuple(fc.constantFrom(...IDS), fc.constantFrom('M', 'L'), fc.integer({ min: 0, max: MAX_QUANTITY })))
  .map((lines) =>
    lines.reduce<Cart>((made, [id, size, n]) => withQuantity(made, { productId: id, size }, n), EMPTY_CART),
  );
const fee = fc.integer({ min: 0, max: 50_000 }).map(paise);

// That the total is the exact sum: tests/unit/shop/cart/modelMoney.test.ts.
test('every line of the cart is shown once, to be bought or with the reason why not; only a purchase has a fee', () => {
  forAll(cart, shelf, fee, (pieces, products, delivery) => {
    const { lines, unavailable } = cartViewOf(pieces, products);
    const count = (shown: readonly { readonly quantity: number }[]) => shown.reduce((n, line) => n + line.quantity, 0);
    expect(count([...lines, ...unavailable])).toBe(countItems(pieces));
    const totals = totalsOf(lines, delivery);
    const charged = lines.length === 0 ? 0 : delivery;
    expect(totals).toMatchObject({ pieces: count(lines), delivery: charged, total: totals.subtotal + charged });
  });
});

test('a line that cannot be bought is shown with its reason, and not counted; sizes are compared exactly', () => {
  const products = [aProduct({ id: 'mug', sizes: ['M '] }), aProduct({ id: 'secret', price: null, sizes: ['M'] })];
  const pieces = aCart({ mug: { 'M ': 1, M: 2 }, secret: { M: 3 }, gone: { M: 4 } });
  const { lines, unavailable } = cartViewOf(pieces, products);
  expect(lines.map(({ quantity, size }) => [quantity, size])).toEqual([[1, 'M ']]);
  expect(unavailable.map(({ quantity, reason }) => [quantity, reason])).toEqual([
    [2, 'size'],
    [3, 'unpriced'],
    [4, 'gone'],
  ]);
  expect(totalsOf(lines, rupees(60)).total).toBe(rupees(359));
});
