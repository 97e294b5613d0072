import fc from 'fast-check';
import { expect, test } from 'vitest';

import { getCart } from '#api/cart.ts';
import { tokenHeader } from '#api/http.ts';
import { listProducts } from '#api/products.ts';
import { holds } from '#tests/support/properties.ts';
import { server } from '#tests/support/server.ts';
import { aToken, calls } from '#tests/support/shopper.ts';

const BACKEND = 'https://backend.example/v1';

const LOOK_ALIKES = [
  'https://backend.example.evil.example/api',
  'https://evil.example/https://backend.example/api',
  'https://backend.example@evil.example/api',
  'https://backend.example:8443/api',
  'http://backend.example/api',
  'https://BACKEND.example.evil/api',
  'https://backend.examp1e/api',
  '//evil.example/api',
  'https:\\\\evil.example\\api',
  'https://evil.example\\@backend.example/',
  'javascript:alert(1)',
  'data:text/plain,x',
  'https://',
];

test.each(LOOK_ALIKES)('S10: the token never leaves for %s', (url) => {
  expect(tokenHeader(url, BACKEND, 'secret')).toEqual({});
});

test('the token goes to the backend itself, and only when there is one', () => {
  expect(tokenHeader(`${BACKEND}/api/cart/get`, BACKEND, 'secret')).toEqual({ token: 'secret' });
  for (const none of [null, undefined, '']) expect(tokenHeader(`${BACKEND}/api/cart/get`, BACKEND, none)).toEqual({});
});

test('S10: wherever an address leads, the token goes along only to the backend’s own origin', () => {
  const piece = fc.constantFrom(
    'https://',
    'http://',
    '//',
    '@',
    '\\',
    '/',
    '.',
    ':',
    '%2f',
    'backend.example',
    'evil.example',
    'api',
    '\t',
    ' ',
  );
  const url = fc.oneof(
    fc.array(piece, { maxLength: 6 }).map((parts) => parts.join('')),
    fc.webUrl(),
    fc.string(),
  );
  holds(
    fc.property(url, (text) => {
      if (!('token' in tokenHeader(text, BACKEND, 'secret'))) return;
      expect(new URL(text, BACKEND).origin).toBe('https://backend.example');
    }),
  );
});

test('S10: a backend address that cannot be read gets no token', () => {
  expect(tokenHeader('/api/cart/get', 'not an address', 'secret')).toEqual({});
});

test('S12: calls about the shopper carry the token, lists do not', async () => {
  const token = await aToken();
  await getCart(token);
  await listProducts();
  expect(calls('/api/cart/get')[0]?.headers['token']).toBe(token);
  expect(calls('/api/product/list')[0]?.headers['token']).toBeUndefined();
  expect(calls('/api/cart/get')[0]?.headers['authorization']).toBeUndefined();
});

test('S11: no call brings cookies along to another origin', async () => {
  const credentials: string[] = [];
  server.events.on('request:start', ({ request }) => void credentials.push(request.credentials));
  await getCart(await aToken());
  await listProducts();
  server.events.removeAllListeners();
  expect(credentials.length).toBeGreaterThan(1);
  expect(credentials).not.toContain('include');
});
