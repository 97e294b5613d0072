// @vitest-environment node
import fc from 'fast-check';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

import { isKnownPath } from '#boot/pageSnapshot.ts';
import { paths } from '#config/paths.ts';
import { ALL_ROUTES, ROUTE_PATTERNS } from '#config/routes.ts';
import { staticSite } from '#sandbox/http/static.ts';
import { holdsInTime } from '#tests/support/properties.ts';
import { tempFolder } from '#tests/support/tempFolder.ts';

const SHOP = 'https://shop.example';
const dist = tempFolder(afterAll);
writeFileSync(join(dist, 'index.html'), '<!doctype html>');

const answer = staticSite({ dist, routes: ROUTE_PATTERNS });
const statusOf = async (path: string): Promise<number | undefined> =>
  (await answer(new Request(SHOP + path, { headers: { Accept: 'text/html' } })))?.status;

test.each(ROUTE_PATTERNS)('%s is a URL of the shop', async (pattern) => {
  const path = pattern.replaceAll(/:\w+/g, 'some%20name');
  for (const written of [path, `${path}/`, path.toUpperCase()]) {
    expect(isKnownPath(written), written).toBe(true);
    expect(await statusOf(written), written).toBe(200);
  }
});

const UNKNOWN =
  '/nothing /product/ /product/a/b /cart/old /carts /collection.html /%2Fcart /index.php /api/product/list /.env /%E0%A4%A';

test.each(UNKNOWN.split(' '))('%s is page not found', async (path) => {
  expect(isKnownPath(path)).toBe(false);
  expect(await statusOf(path)).toBe(404);
});

test('every link of the shop leads to a known URL', () => {
  for (const target of Object.values(paths)) {
    const url = typeof target === 'string' ? target : target('x');
    expect(isKnownPath(url.split(/[?#]/)[0] ?? ''), url).toBe(true);
  }
});

test('every page has a URL', () => {
  const files = readdirSync('src/pages').filter((name) => name.endsWith('Page.tsx'));
  expect(new Set(ALL_ROUTES.map(({ page }) => `${page}.tsx`))).toEqual(new Set(files));
});

test('R34: shop and server agree on which paths are known', async () => {
  const known = fc.constantFrom('cart', 'Cart', 'product', 'keyword', 'collection');
  const part = fc.oneof(known, fc.string({ minLength: 1, maxLength: 4 })).map(encodeURIComponent);
  const path = fc.array(part, { maxLength: 3 });
  await holdsInTime(
    fc.asyncProperty(path, fc.boolean(), async (parts, hasSlash) => {
      const written = `/${parts.join('/')}${hasSlash && parts.length > 0 ? '/' : ''}`;
      const { pathname } = new URL(SHOP + written);
      expect(await statusOf(pathname), pathname).toBe(isKnownPath(pathname) ? 200 : 404);
    }),
  );
});
