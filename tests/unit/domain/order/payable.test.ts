import { expect, test } from 'vitest';

import { accountIdOf } from '#domain/account/accountId.ts';
import { paise } from '#domain/money/money.ts';
import { isPayable } from '#domain/order/payable.ts';
import { aLine } from '#tests/support/factories.ts';

const lineAt = (price: number) => aLine({ product: { price: paise(price) } });

test.each([
  [[1999], false, false],
  [[110], false, false],
  [[100], true, true],
  [[24_950], true, true],
  [[50], true, false],
  [[1999, 1], false, true],
])('prices of %j paise: paid by card %s, with the widget %s', (prices, byCard, byWidget) => {
  const total = paise(prices.reduce((sum, price) => sum + price, 0));
  const isTaken = (['stripe', 'razorpay', 'cod', 'upi'] as const).map((m) => isPayable(m, prices.map(lineAt), total));
  expect(isTaken).toEqual([byCard, byWidget, true, true]);
});

const tokenWith = (claims: object): string => `head.${btoa(JSON.stringify(claims))}.signature`;

test('a token contains its account’s id, the same after every login', () => {
  for (const name of ['id', '_id', 'userId', 'sub']) {
    expect(accountIdOf(tokenWith({ [name]: 'user-1', iat: 1 }))).toBe('user-1');
    expect(accountIdOf(tokenWith({ [name]: 'user-1', iat: 2 }))).toBe('user-1');
  }
  const urlSafe = tokenWith({ id: 'user???>>>' }).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  expect(accountIdOf(urlSafe)).not.toMatch(/^token-/);
});

test.each(['', 'opaque', 'a.b.c', tokenWith({ id: '' }), tokenWith({ id: 7 }), `x.${btoa('null')}.y`])(
  'the account of a token without an id (%s) is a hash that does not contain the token',
  (token) => {
    expect(accountIdOf(token)).toMatch(/^token-[\da-z]+$/);
    expect(accountIdOf(token)).toBe(accountIdOf(token));
    expect(accountIdOf(token)).not.toBe(accountIdOf(`${token}!`));
    if (token.length > 8) expect(accountIdOf(token)).not.toContain(token);
  },
);
