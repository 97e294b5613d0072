// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isWeb, mediaUrl, parsed } from '#domain/text/url.ts';
import { HOSTILE_URLS } from '#sandbox/faults/payloads.ts';
import { holds } from '#tests/support/properties.ts';

const SHOP = 'https://shop.example';
const BACKEND = 'https://backend.example/v1';

test('a relative URL is resolved below /api when the backend is the site itself', () => {
  expect(mediaUrl('/media/mug.jpg', '')).toBe('/api/media/mug.jpg');
  expect(mediaUrl('uploads/mug.jpg', '')).toBe('/api/uploads/mug.jpg');
  expect(mediaUrl(' /media/two words.jpg ', '')).toBe('/api/media/two%20words.jpg');
  expect(mediaUrl('photos//mug.jpg', '')).toBe('/api/photos//mug.jpg');
});

test('a relative URL is resolved against the backend when there is one', () => {
  expect(mediaUrl('/media/mug.jpg', BACKEND)).toBe('https://backend.example/v1/media/mug.jpg');
  expect(mediaUrl('media/mug.jpg', BACKEND)).toBe('https://backend.example/v1/media/mug.jpg');
});

test('an absolute URL stays unchanged', () => {
  expect(mediaUrl('https://res.cloudinary.com/d/image/upload/v1/a.jpg', BACKEND)).toBe(
    'https://res.cloudinary.com/d/image/upload/v1/a.jpg',
  );
  expect(mediaUrl('//cdn.example/a.jpg', '')).toBe('https://cdn.example/a.jpg');
});

const REFUSED = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:image/svg+xml;base64,AAAA',
  'blob:https://evil.example/1',
  'https://user:pass@evil.example/x.jpg',
  '//user@evil.example/x.jpg',
  '/\\evil.example/x.jpg',
  '\\\\evil.example\\x.jpg',
  'https:\\\\evil.example/x.jpg',
  '/\t/evil.example/x.jpg',
  'https://',
  '',
];

test.each(REFUSED)('S4: %j is not loaded at all', (rawUrl) => {
  expect(mediaUrl(rawUrl, '')).toBeNull();
  expect(mediaUrl(rawUrl, BACKEND)).toBeNull();
});

/** True for http and https without user info; a relative URL has to stay on the shop's or backend's origin. */
function expectSafe(rawUrl: unknown, backend: string): void {
  const url = mediaUrl(rawUrl, backend);
  if (url === null) return;
  const read = new URL(url, SHOP);
  expect(['http:', 'https:']).toContain(read.protocol);
  expect(read.username + read.password).toBe('');
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(String(rawUrl).trim())) return;
  expect(read.origin).toBe(new URL(backend, SHOP).origin);
}

test('S4: for every URL of the backend only a safe one is loaded', () => {
  const schemes = ['javascript:', 'data:', 'https://', 'http:', '//', '/\\', '\\/', '\t', '@', 'a@b', '..'];
  const scheme = fc.constantFrom(...schemes);
  const pieces = fc.array(fc.oneof(scheme, fc.string({ unit: 'binary' }), fc.webUrl()), { maxLength: 4 });
  const rawUrl = fc.oneof(
    pieces.map((parts) => parts.join('')),
    fc.anything(),
    fc.constantFrom(...HOSTILE_URLS),
  );
  holds(
    fc.property(rawUrl, fc.constantFrom('', BACKEND), (text, backend) => {
      expectSafe(text, backend);
    }),
  );
  expect(mediaUrl({ toString: () => '/a.jpg' }, '')).toBeNull();
});

test('S4: only http and https without user-info can be followed', () => {
  expect(isWeb(new URL('https://checkout.stripe.com/c/1'))).toBe(true);
  for (const text of ['ftp://a.example/', 'https://a@b.example/', 'https://:p@b.example/', 'javascript:1']) {
    expect(isWeb(new URL(text))).toBe(false);
  }
  expect(parsed('not an address')).toBeNull();
});
