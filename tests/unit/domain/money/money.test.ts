// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { decimalRupees, formatPaise, MAX_ORDER_RUPEES, paise, paiseFromRupees } from '#domain/money/money.ts';
import { forAll } from '#tests/support/properties.ts';

test('an amount is written as the platform writes it for India', () => {
  const currency = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const whole = fc.integer({ min: -1000, max: 10_000_000 }).map((value) => value * 100);
  forAll(fc.oneof(fc.constantFrom(0, 1), whole, fc.integer({ min: -1_000_000, max: 1_234_567_890 })), (value) => {
    expect(formatPaise(paise(value))).toBe(currency.format(value / 100));
  });
});

// That every amount is sent, paid and read back exactly: tests/unit/shop/cart/modelMoney.test.ts.
test('an amount below a rupee has two decimals', () => {
  expect([decimalRupees(paise(5)), decimalRupees(paise(-105))]).toEqual(['0.05', '-1.05']);
});

test.each([
  [1.1, 110],
  ['499', 49_900],
  [' 249.50 ', 24_950],
  ['₹499', 49_900],
  ['₹ 1,29,900', 12_990_000],
  ['Rs. 49', 4900],
  ['rs 49', 4900],
  ['INR 499.50', 49_950],
  ['49/-', 4900],
  ['1,299 rupees', 129_900],
  [10_000_000, 1_000_000_000],
])('the backend’s price %j is %i paise', (price, value) => {
  expect(paiseFromRupees(price)).toBe(value);
});

const TEXTS = ['', 'text', '$499', '12,5', '1.299,00', ',499', '1,2,3', '499 to 899', '₹', '1e3', '-5'];
const OTHERS = [null, undefined, 0, -1, 0.001, 10_000_001, Infinity, Number.NaN, true, [499], {}];

test.each([...TEXTS, ...OTHERS])('%j is not a price', (price) => {
  expect(paiseFromRupees(price)).toBeNull();
});

test('R6: no price is ever NaN, infinite, broken or below one paisa, whatever the backend sends', () => {
  forAll(fc.oneof(fc.anything(), fc.double(), fc.double().map(String), fc.bigInt()), (value) => {
    const price = paiseFromRupees(value);
    if (price !== null) expect(Number.isSafeInteger(price) && price > 0).toBe(true);
  });
  expect(paiseFromRupees(MAX_ORDER_RUPEES, MAX_ORDER_RUPEES)).toBe(MAX_ORDER_RUPEES * 100);
});

test('an invalid amount throws', () => {
  for (const value of [1.5, Number.NaN, Infinity, 2 ** 53]) expect(() => paise(value)).toThrow(RangeError);
  expect(() => paise(1.5)).toThrow('1.5');
});
