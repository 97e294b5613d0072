// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { cardUrl } from '#api/payments.ts';
import { forAll } from '#tests/support/properties.ts';

const ORIGINS = ['https://checkout.stripe.com', 'https://shop.example'];

test.each([
  'https://checkout.stripe.com/c/pay/cs_1#fid',
  'https://shop.example/sandbox-pay/1',
  'HTTPS://CHECKOUT.STRIPE.COM/x',
])('S5: the card page URL %s is followed', (url) => {
  expect(cardUrl(url, ORIGINS)).toBe(new URL(url).href);
});

test.each([
  '//checkout.stripe.com/x',
  'https://checkout.stripe.com@evil.example/',
  'https://user@checkout.stripe.com/',
  'https://:word@checkout.stripe.com/',
  'http://checkout.stripe.com/',
  ['https://checkout.stripe.com/'],
])('S5: the card page URL %j is not followed', (url) => {
  expect(cardUrl(url, ORIGINS)).toBeNull();
});

test('S5: of all card page URLs only those of a listed origin are followed', () => {
  const host = fc.constantFrom('checkout.stripe.com', 'evil.example', 'stripe.com', 'checkout.stripe.com.evil.example');
  const between = fc.constantFrom('', '@', '.', '/', '\\', ':443', ':80', '%2f', '?', '#');
  const scheme = fc.constantFrom('https://', 'http://', '//', 'javascript:', 'https:', '');
  forAll(scheme, fc.array(fc.oneof(host, between), { maxLength: 5 }), fc.string(), (start, parts, rest) => {
    const url = cardUrl(`${start}${parts.join('')}${rest}`, ORIGINS);
    expect([null, ...ORIGINS]).toContain(url && new URL(url).origin);
  });
});
