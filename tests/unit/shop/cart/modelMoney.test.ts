// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { orderBody } from '#api/orderBody.ts';
import { EMPTY_CART, MAX_QUANTITY, withQuantity, type Cart } from '#domain/cart/cart.ts';
import { formatPaise, MAX_ORDER_RUPEES, paise, paiseFromRupees } from '#domain/money/money.ts';
import { cartViewOf, totalsOf } from '#domain/cart/cartView.ts';
import { upiLink } from '#domain/order/upi.ts';
import { aProduct, anAddress } from '#tests/support/factories.ts';
import { holds } from '#tests/support/properties.ts';

const IDS = ['mug', 'frame', 'lamp', '__proto__'] as const;
const SIZES = ['M', '12 x 15 ', '1.5 x 2'] as const;

/** Prices as a backend sends them: whole rupees, halves, two decimals, a hundred thousand. */
const rupees = fc.oneof(
  fc.integer({ min: 1, max: 9999 }),
  fc.integer({ min: 1, max: 999_999 }).map((paisa) => paisa / 100),
  fc.constantFrom(0.1, 0.29, 1.1, 1.005, 19.99, 129_999, 4.35, 8.2),
);
const catalogue = fc
  .uniqueArray(fc.record({ id: fc.constantFrom(...IDS), rupees, sizes: fc.subarray([...SIZES]) }), {
    selector: ({ id }) => id,
  })
  .map((list) => list.map(({ rupees: price, ...product }) => aProduct({ ...product, price: paiseFromRupees(price) })));
const cart = fc
  .array(fc.tuple(fc.constantFrom(...IDS), fc.constantFrom(...SIZES), fc.integer({ min: 0, max: MAX_QUANTITY })))
  .map((lines) =>
    lines.reduce<Cart>((made, [id, size, n]) => withQuantity(made, { productId: id, size }, n), EMPTY_CART),
  );
const fee = fc.integer({ min: 0, max: 99_999 }).map(paise);

/** Paise of an amount in decimal notation, in exact arithmetic. */
function paiseIn(text: string): bigint {
  const [whole = '', part = ''] = text.replaceAll(/[₹,]/g, '').split('.');
  return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'));
}

test('S16: cart, order, UPI link and screen agree to the paisa for all prices and quantities', () => {
  holds(
    fc.property(catalogue, cart, fee, (products, pieces, delivery) => {
      const { lines } = cartViewOf(pieces, products);
      const { total, delivery: asked } = totalsOf(lines, delivery);
      const exact = BigInt(total);
      const body = orderBody({ address: anAddress(), lines, amount: total, paymentMethod: 'upi' }, 'ref') ?? {};
      expect(paiseIn(String(body['amount']))).toBe(exact);
      expect(paiseIn(formatPaise(total))).toBe(exact);
      // My Orders reads the same amount back, also a large one.
      expect(paiseFromRupees(body['amount'], MAX_ORDER_RUPEES) ?? 0).toBe(total);
      const link = upiLink('kanuka@upi', 'Kanuka Photo Gifts', total);
      expect(link === null).toBe(exact === 0n);
      const am = /[?&]am=(\d+\.\d\d)&/.exec(link ?? '?am=0.00&')?.[1];
      expect(paiseIn(am ?? 'none')).toBe(exact);
      // The sum that the server computes from the body is equal as well.
      const items = body['items'] as readonly { price: number; quantity: number }[];
      const counted = items.reduce((sum, item) => sum + paiseIn(String(item.price)) * BigInt(item.quantity), 0n);
      expect(counted + BigInt(asked)).toBe(exact);
    }),
  );
});
