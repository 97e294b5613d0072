// @vitest-environment node
import fc from 'fast-check';
import { resolve, sep } from 'node:path';
import { expect, test } from 'vitest';

import { paths } from '#config/paths.ts';
import { fileOf } from '#prerender/file.ts';
import { sitemapFiles } from '#prerender/sitemap.ts';
import { holds } from '#tests/support/properties.ts';

test.each([
  ['/', 'index.html'],
  ['*', '404.html'],
  ['/about', 'about.html'],
  [paths.product('67b01b90'), 'product/67b01b90.html'],
  [paths.keyword('ఫోటో-బహుమతులు'), 'keyword/ఫోటో-బహుమతులు.html'],
  [paths.category('Custom Mugs'), 'collections/Custom%20Mugs.html'],
  [paths.product('..'), null],
  [paths.product('a/b'), null],
  [paths.product('.hidden'), null],
  [paths.product('a b'), null],
  [paths.product('x'.repeat(300)), null],
  [paths.category('a.b/../c'), null],
])('the page of %s lies in %s', (url, file) => {
  expect(fileOf(url)).toBe(file);
});

test('no id leads a page out of the shop’s folder', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('../../x', '%2e%2e', 'con\\..', 'a\0b', 'CON'));
  holds(
    fc.property(text, (id) => {
      for (const url of [paths.product(id), paths.keyword(id), paths.category(id)]) {
        const file = fileOf(url);
        if (file === null) continue;
        expect(resolve('/srv', file).startsWith(`/srv${sep}`)).toBe(true);
        expect(file.split('/')).toHaveLength(2);
      }
    }),
  );
});

const DAY = Date.parse('2026-01-02T00:00:00Z');

test('a sitemap that would grow too long becomes an index and its parts', () => {
  const entries = ['a', 'b&c', 'd'].map((name, index) => ({
    url: `https://s.example/${name}`,
    changedAt: DAY + index * 86_400_000,
  }));
  const [one, ...none] = sitemapFiles(entries, 'https://s.example', 3);
  expect(none).toEqual([]);
  expect(one?.text).toContain('<url><loc>https://s.example/b&amp;c</loc><lastmod>2026-01-03</lastmod></url>');
  const files = sitemapFiles(entries, 'https://s.example', 2);
  expect(files.map(({ file }) => file)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
  expect(files[0]?.text).toContain(
    '<sitemap><loc>https://s.example/sitemap-2.xml</loc><lastmod>2026-01-04</lastmod></sitemap>',
  );
  expect(files[1]?.text.match(/<loc>/g)).toHaveLength(2);
  expect(files[2]?.text.match(/<loc>/g)).toHaveLength(1);
});
