// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  decimalRupees,
  formatPaise,
  MAX_ORDER_RUPEES,
  paise,
  paiseFromRupees,
  rupeesOf,
  sumOf,
  times,
} from '#domain/money/money.ts';
import { rupees } from '#tests/support/factories.ts';
import { holds } from '#tests/support/properties.ts';

const amount = fc.integer({ min: 0, max: 1_000_000_000 }).map(paise);

test('an amount is written as the platform writes it for India', () => {
  const currency = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const whole = fc.integer({ min: -1000, max: 10_000_000 }).map((value) => value * 100);
  holds(
    fc.property(
      fc.oneof(fc.constantFrom(0, 1), whole, fc.integer({ min: -1_000_000, max: 1_234_567_890 })),
      (value) => {
        expect(formatPaise(paise(value))).toBe(currency.format(value / 100));
      },
    ),
  );
});

test('the amount that is sent, or in a UPI link, is exactly the amount charged', () => {
  holds(
    fc.property(amount, (value) => {
      expect(decimalRupees(value)).toMatch(/^\d+\.\d{2}$/);
      expect(Math.round(Number(decimalRupees(value)) * 100)).toBe(value);
      expect(String(rupeesOf(value))).toMatch(/^\d+(\.\d{1,2})?$/);
      if (value > 0) expect(paiseFromRupees(rupeesOf(value))).toBe(value);
    }),
  );
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
  holds(
    fc.property(fc.oneof(fc.anything(), fc.double(), fc.double().map(String), fc.bigInt()), (value) => {
      const price = paiseFromRupees(value);
      if (price !== null) expect(Number.isSafeInteger(price) && price > 0).toBe(true);
    }),
  );
  expect(paiseFromRupees(MAX_ORDER_RUPEES, MAX_ORDER_RUPEES)).toBe(MAX_ORDER_RUPEES * 100);
});

test('sums are exact, where rupees in floating point would not be', () => {
  expect(sumOf([])).toBe(0);
  expect(sumOf(Array.from({ length: 10 }, () => rupees(0.1)))).toBe(100);
  expect(times(rupees(249.5), 3)).toBe(74_850);
});

test('an invalid amount throws', () => {
  for (const value of [1.5, Number.NaN, Infinity, 2 ** 53]) expect(() => paise(value)).toThrow(RangeError);
  expect(() => paise(1.5)).toThrow('1.5');
});
