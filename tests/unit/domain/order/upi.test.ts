// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { paise } from '#domain/money/money.ts';
import { upiLink } from '#domain/order/upi.ts';
import { rupees } from '#tests/support/factories.ts';
import { forAll } from '#tests/support/properties.ts';

test('a UPI link names payee, name, amount and currency', () => {
  expect(upiLink('kanuka@upi', 'Kanuka & Sons', rupees(1299.5))).toBe(
    'upi://pay?pa=kanuka@upi&pn=Kanuka%20%26%20Sons&am=1299.50&cu=INR',
  );
  expect(upiLink('a b@upi', 'x', rupees(1))).toContain('pa=a%20b@upi&');
});

const KEY = '0a1b2c3d-4e5f-4a6b-a7c8-d9e0f1a2b3c4';

test('a UPI link contains its order’s short number as note and the full key as reference', () => {
  const link = upiLink('kanuka@upi', 'Kanuka', rupees(499), KEY);
  const order = '&tn=Order%200A1B2C3D&tr=0A1B2C3D4E5F4A6BA7C8D9E0F1A2B3C4';
  expect(link).toBe(`${upiLink('kanuka@upi', 'Kanuka', rupees(499))}${order}`);
});

test('R12: there is no UPI link for zero or a negative amount', () => {
  for (const amount of [0, -1]) expect(upiLink('kanuka@upi', 'Kanuka', paise(amount))).toBeNull();
  expect(upiLink('kanuka@upi', 'Kanuka', paise(1))).toContain('am=0.01');
});

test('R12: a payee’s name that leaves no room has a link without the order’s key, an endless one none', () => {
  const linkOf = (length: number, key?: string) => upiLink('kanuka@upi', 'x'.repeat(length), rupees(1), key);
  for (const key of ['', KEY]) {
    const room = 400 - (linkOf(0, key) ?? '').length;
    expect(linkOf(room, key)).toHaveLength(400);
    expect(linkOf(room + 1, key)).toBe(key === '' ? null : linkOf(room + 1));
  }
});

test('for every key note and reference in the link follow UPI’s rules', () => {
  forAll(fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.uuid()), (key) => {
    const link = upiLink('kanuka@upi', 'Kanuka', rupees(1), key) ?? '';
    const { tn, tr } = /&cu=INR(?:&tn=(?<tn>[^&]*)&tr=(?<tr>[^&]*))?$/.exec(link)?.groups ?? {};
    const isNamed = /[\da-z]/i.test(key);
    expect(tr ?? '').toMatch(isNamed ? /^[\dA-Z]{1,35}$/ : /^$/);
    expect(tn ?? '').toMatch(isNamed ? /^Order%20[\dA-Z]{1,8}$/ : /^$/);
  });
});
