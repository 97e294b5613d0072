// @vitest-environment node
import fc from 'fast-check';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

import { isKnownPath, paths, ROUTE_PATTERNS } from '#config/paths.ts';
import { routeMatcher, SHOP_ROUTES } from '#sandbox/shopRoutes.ts';
import { holds } from '#tests/support/properties.ts';

const example = (pattern: string): string => pattern.replaceAll(/:\w+/g, 'some%20name');
const isServed = routeMatcher(SHOP_ROUTES);

test.each(ROUTE_PATTERNS)('%s is an address of the shop', (pattern) => {
  const path = example(pattern);
  for (const written of [path, `${path}/`, path.toUpperCase()]) {
    expect(isKnownPath(written), written).toBe(true);
    expect(isServed(written), written).toBe(pattern !== '/' || written === '/');
  }
});

const UNKNOWN = [
  '/nothing',
  '/product',
  '/product/',
  '/product/a/b',
  '/keyword',
  '/cart/old',
  '/collection.html',
  '/index.php',
];

test.each([...UNKNOWN, '/api/product/list', '/.env', '/carts'])('%s is page not found', (path) => {
  expect(isKnownPath(path)).toBe(false);
  expect(isServed(path)).toBe(false);
});

test('every address that links lead to is known', () => {
  for (const target of Object.values(paths)) {
    const address = typeof target === 'string' ? target : target('x');
    expect(isKnownPath(address.split('?')[0] ?? ''), address).toBe(true);
  }
});

test('the shop, its router and its server know the same addresses', async () => {
  const router = await readFile(new URL('../../../src/app/Pages.tsx', import.meta.url), 'utf8');
  const routed = [...router.matchAll(/^ {2}\['([^']+)', \w+\],$/gm)]
    .map(([, path]) => path)
    .filter((path) => path !== '*');
  expect(new Set(routed)).toEqual(new Set(ROUTE_PATTERNS));
  expect(routed).toHaveLength(ROUTE_PATTERNS.length);
  expect(new Set(SHOP_ROUTES)).toEqual(new Set(ROUTE_PATTERNS));
});

test('R34: shop and server tell known from unknown alike, whatever the path', () => {
  const part = fc.oneof(
    fc.constantFrom('cart', 'Cart', 'product', 'keyword', 'collection'),
    fc.string({ maxLength: 4 }),
  );
  const path = fc.array(
    part.map(encodeURIComponent).filter((text) => text !== ''),
    { maxLength: 3 },
  );
  holds(
    fc.property(path, fc.boolean(), (parts, hasSlash) => {
      const written = `/${parts.join('/')}${hasSlash && parts.length > 0 ? '/' : ''}`;
      expect(isKnownPath(written)).toBe(isServed(written));
    }),
  );
});
