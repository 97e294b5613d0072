import { expect, test } from 'vitest';

import { accountOf } from '#domain/account/account.ts';
import { paise } from '#domain/money/money.ts';
import { isPayable } from '#domain/order/payable.ts';
import { aLine } from '#tests/support/factories.ts';

const lineAt = (price: number) => aLine({ product: { price: paise(price) } });

test.each([
  [1999, false],
  [110, false],
  [100, true],
  [24_950, true],
  [29_900, true],
])('a card or widget accepts a price of %i paise: %s', (price, isTaken) => {
  expect(isPayable('stripe', [lineAt(price)], paise(price))).toBe(isTaken);
  expect(isPayable('razorpay', [lineAt(price)], paise(price))).toBe(isTaken);
  for (const method of ['cod', 'upi'] as const) expect(isPayable(method, [lineAt(price)], paise(price))).toBe(true);
});

test('a card payment limits each price, the widget the total, which is at least one rupee', () => {
  const lines = [lineAt(1999), lineAt(1)];
  expect(isPayable('stripe', lines, paise(2000))).toBe(false);
  expect(isPayable('razorpay', lines, paise(2000))).toBe(true);
  expect(isPayable('razorpay', [lineAt(50)], paise(50))).toBe(false);
  expect(isPayable('stripe', [lineAt(50)], paise(50))).toBe(true);
});

const tokenWith = (claims: object): string => `head.${btoa(JSON.stringify(claims))}.signature`;

test('a token contains its account’s id, the same after every login', () => {
  for (const name of ['id', '_id', 'userId', 'sub']) {
    expect(accountOf(tokenWith({ [name]: 'user-1', iat: 1 }))).toBe('user-1');
    expect(accountOf(tokenWith({ [name]: 'user-1', iat: 2 }))).toBe('user-1');
  }
  const urlSafe = tokenWith({ id: 'user???>>>' }).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  expect(accountOf(urlSafe)).not.toMatch(/^token-/);
});

test.each(['', 'opaque', 'a.b.c', tokenWith({ id: '' }), tokenWith({ id: 7 }), `x.${btoa('null')}.y`])(
  'the account of a token without an id (%s) is a hash that does not contain the token',
  (token) => {
    expect(accountOf(token)).toMatch(/^token-[\da-z]+$/);
    expect(accountOf(token)).toBe(accountOf(token));
    expect(accountOf(token)).not.toBe(accountOf(`${token}!`));
    if (token.length > 8) expect(accountOf(token)).not.toContain(token);
  },
);
