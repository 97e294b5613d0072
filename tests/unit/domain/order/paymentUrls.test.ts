// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { cardUrl } from '#domain/order/cardUrl.ts';
import { paise } from '#domain/money/money.ts';
import { orderNumber } from '#domain/order/order.ts';
import { upiLink } from '#domain/order/upi.ts';
import { pathPart, urlPart } from '#domain/text/url.ts';
import { rupees } from '#tests/support/factories.ts';
import { holds } from '#tests/support/properties.ts';

const ORIGINS = ['https://checkout.stripe.com', 'https://shop.example'];

test.each([
  'https://checkout.stripe.com/c/pay/cs_1#fid',
  'https://shop.example/sandbox-pay/1',
  'HTTPS://CHECKOUT.STRIPE.COM/x',
])('S5: the card page URL %s is followed', (url) => {
  expect(cardUrl(url, ORIGINS)).toBe(new URL(url).href);
});

const NO_URLS = ['', ' ', '/verify', 7, null, undefined, {}, ['https://checkout.stripe.com/']];

test.each([
  '//checkout.stripe.com/x',
  'https://checkout.stripe.com.evil.example/',
  'https://checkout.stripe.com@evil.example/',
  'https://user@checkout.stripe.com/',
  'https://:word@checkout.stripe.com/',
  'http://checkout.stripe.com/',
  'https://checkout.stripe.com:8443/',
  'javascript:alert(1)',
  ...NO_URLS,
])('S5: the card page URL %j is not followed', (url) => {
  expect(cardUrl(url, ORIGINS)).toBeNull();
});

test('S5: of all card page URLs only those of a listed origin are followed', () => {
  const host = fc.constantFrom('checkout.stripe.com', 'evil.example', 'stripe.com', 'checkout.stripe.com.evil.example');
  const between = fc.constantFrom('', '@', '.', '/', '\\', ':443', ':80', '%2f', '?', '#');
  const scheme = fc.constantFrom('https://', 'http://', '//', 'javascript:', 'https:', '');
  holds(
    fc.property(scheme, fc.array(fc.oneof(host, between), { maxLength: 5 }), fc.string(), (start, parts, rest) => {
      const url = cardUrl(`${start}${parts.join('')}${rest}`, ORIGINS);
      return url === null || ORIGINS.includes(new URL(url).origin);
    }),
  );
  expect(cardUrl('https://checkout.stripe.com@evil.example/', ORIGINS)).toBeNull();
});

test('a UPI link names payee, name, amount and currency', () => {
  expect(upiLink('kanuka@upi', 'Kanuka & Sons', rupees(1299.5))).toBe(
    'upi://pay?pa=kanuka@upi&pn=Kanuka%20%26%20Sons&am=1299.50&cu=INR',
  );
  expect(upiLink('a b@upi', 'x', rupees(1))).toContain('pa=a%20b@upi&');
});

test('R12: there is no UPI link for zero, a negative amount or an endless name', () => {
  expect(upiLink('kanuka@upi', 'Kanuka', paise(0))).toBeNull();
  expect(upiLink('kanuka@upi', 'Kanuka', paise(-1))).toBeNull();
  expect(upiLink('kanuka@upi', 'Kanuka', paise(1))).toContain('am=0.01');
  const room = 400 - (upiLink('kanuka@upi', '', rupees(1)) ?? '').length;
  expect(upiLink('kanuka@upi', 'x'.repeat(room), rupees(1))).toHaveLength(400);
  expect(upiLink('kanuka@upi', 'x'.repeat(room + 1), rupees(1))).toBeNull();
});

const KEY = '0a1b2c3d-4e5f-4a6b-a7c8-d9e0f1a2b3c4';
const ORDER_OF_LINK = '&tn=Order%200A1B2C3D&tr=0A1B2C3D4E5F4A6BA7C8D9E0F1A2B3C4';

test('a UPI link contains its order’s short number as note and the full key as reference', () => {
  const link = upiLink('kanuka@upi', 'Kanuka', rupees(499), KEY);
  expect(link).toBe(`${upiLink('kanuka@upi', 'Kanuka', rupees(499))}${ORDER_OF_LINK}`);
  expect(link).toContain(encodeURIComponent(orderNumber(KEY)));
});

test('R12: a payee’s name that leaves no room for the order’s key still has a link', () => {
  const room = 400 - (upiLink('kanuka@upi', '', rupees(1), KEY) ?? '').length;
  expect(upiLink('kanuka@upi', 'x'.repeat(room), rupees(1), KEY)).toHaveLength(400);
  const name = 'x'.repeat(room + 1);
  expect(upiLink('kanuka@upi', name, rupees(1), KEY)).toBe(upiLink('kanuka@upi', name, rupees(1)));
});

test('for every key note and reference in the link follow UPI’s rules', () => {
  holds(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.uuid()), (key) => {
      const link = upiLink('kanuka@upi', 'Kanuka', rupees(1), key) ?? '';
      const { tn, tr } = /&cu=INR(?:&tn=(?<tn>[^&]*)&tr=(?<tr>[^&]*))?$/.exec(link)?.groups ?? {};
      const isNamed = /[\da-z]/i.test(key);
      expect(tr ?? '').toMatch(isNamed ? /^[\dA-Z]{1,35}$/ : /^$/);
      expect(tn ?? '').toMatch(isNamed ? /^Order%20[\dA-Z]{1,8}$/ : /^$/);
    }),
  );
});

test('every part of a URL is encoded', () => {
  expect(urlPart('a b/c?d#e&f')).toBe('a%20b%2Fc%3Fd%23e%26f');
  expect(urlPart('\uD800x\uDC00')).toBe('%EF%BF%BDx%EF%BF%BD');
  expect(urlPart('🎁..')).toBe('%F0%9F%8E%81..');
});

test('S7: dots alone are not used as a path segment', () => {
  expect([pathPart('.'), pathPart('..')]).toEqual(['%EF%BF%BD', '%EF%BF%BD']);
  expect([pathPart('...'), pathPart('.a'), pathPart('a.')]).toEqual(['...', '.a', 'a.']);
});
