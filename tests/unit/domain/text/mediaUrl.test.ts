// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { mediaUrl } from '#domain/text/url.ts';
import { HOSTILE_URLS } from '#sandbox/faults/hostileValues.ts';
import { forAll } from '#tests/support/properties.ts';

const SHOP = 'https://shop.example';
const BACKEND = 'https://backend.example/v1';

test.each([
  ['/media/mug.jpg', '', '/api/media/mug.jpg'],
  ['uploads/mug.jpg', '', '/api/uploads/mug.jpg'],
  [' /media/two words.jpg ', '', '/api/media/two%20words.jpg'],
  ['/media/mug.jpg', BACKEND, `${BACKEND}/media/mug.jpg`],
  ['media/mug.jpg', BACKEND, `${BACKEND}/media/mug.jpg`],
  ['https://res.cloudinary.com/d/a.jpg', BACKEND, 'https://res.cloudinary.com/d/a.jpg'],
  ['//cdn.example/a.jpg', '', 'https://cdn.example/a.jpg'],
])('%s is loaded from the backend at “%s”, or from its own host: %s', (rawUrl, backend, url) => {
  expect(mediaUrl(rawUrl, backend)).toBe(url);
});

test.each([
  'java\nscript:alert(1)',
  '//user@evil.example/x',
  '/\\evil.example/x',
  '/\t/evil.example/x',
  'https://user:pass@evil.example/x',
  'data:image/svg+xml;base64,AAAA',
  'ftp://a.example/x',
  'https://',
  '',
])('S4: %j is not loaded at all', (rawUrl) => {
  expect(mediaUrl(rawUrl, '')).toBeNull();
  expect(mediaUrl(rawUrl, BACKEND)).toBeNull();
});

test('S4: of all URLs only those with http, https and no user info are loaded, relative ones from their own origin', () => {
  const schemes = ['javascript:', 'data:', 'https://', 'http:', '//', '/\\', '\\/', '\t', '@', 'a@b', '..'];
  const scheme = fc.constantFrom(...schemes);
  const pieces = fc.array(fc.oneof(scheme, fc.string({ unit: 'binary' }), fc.webUrl()), { maxLength: 4 });
  const rawUrl = fc.oneof(
    pieces.map((parts) => parts.join('')),
    fc.anything(),
    fc.constantFrom(...HOSTILE_URLS),
  );
  forAll(rawUrl, fc.constantFrom('', BACKEND), (text, backend) => {
    const url = mediaUrl(text, backend);
    if (url === null) return;
    const read = new URL(url, SHOP);
    expect(['http:', 'https:']).toContain(read.protocol);
    expect(read.username + read.password).toBe('');
    const isAbsolute = /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(String(text).trim());
    if (!isAbsolute) expect(read.origin).toBe(new URL(backend, SHOP).origin);
  });
  expect(mediaUrl({ toString: () => '/a.jpg' }, '')).toBeNull();
});
