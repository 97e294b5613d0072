// @vitest-environment node
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { expect, test } from 'vitest';

import { paths } from '#config/paths.ts';
import { fileOf } from '#prerender/plan.ts';
import { sitemapFiles } from '#prerender/sitemap.ts';
import { holds } from '#tests/support/properties.ts';

test.each([
  ['/', 'index.html'],
  ['*', '404.html'],
  ['/about', 'about.html'],
  [paths.product('67b01b90'), 'product/67b01b90.html'],
  [paths.keyword('ఫోటో-బహుమతులు'), 'keyword/ఫోటో-బహుమతులు.html'],
  [paths.category("Men's Mugs (11 oz.)"), 'collections/Men%27s%20Mugs%20(11%20oz.).html'],
  [paths.product('..'), null],
  [paths.product('a/b'), null],
  [paths.product('.hidden'), null],
  [paths.product('x'.repeat(300)), null],
  [paths.category('క'.repeat(40)), null],
])('the page of %s is the file %s', (url, file) => {
  expect(fileOf(url)).toBe(file);
});

test('no id writes a page outside of the shop’s folder', () => {
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

/** The file that deploy/nginx.conf maps a query to. */
function fileByNginx(args: string): string | undefined {
  const rules = [...readFileSync('deploy/nginx.conf', 'utf8').matchAll(/"~(\^.*?)"\s+(\S+);/g)];
  const ruled = (text: string, wanted: RegExp): string | undefined => {
    for (const [, pattern = '', value = ''] of rules.filter(([rule]) => wanted.test(rule))) {
      const groups = new RegExp(pattern).exec(text)?.groups;
      if (groups) return value.replaceAll(/\$(\w+)/g, (_, name: string) => groups[name] ?? '');
    }
    return undefined;
  };
  return ruled(ruled(args, /kanuka_words/) ?? '', /k1/)?.slice(1);
}

test('every category’s page is the file that a web server maps the browser’s URL to', () => {
  const names = ["Men's Mugs", 'Mr. & Mrs.', '50% off!', 'A/B', 'x * y ~ z', 'ఫోటో', '..', '.well-known', 'a+b', '#1'];
  const expectFound = (name: string): void => {
    if (name === '' || paths.category(name).length > 200) return;
    const file = fileOf(paths.category(name));
    expect(file).not.toBeNull();
    // A browser encodes some more characters.
    const { search } = new URL(paths.category(name), 'https://shop.example');
    expect(fileByNginx(search.slice(1))).toBe(file);
  };
  for (const name of names) expectFound(name);
  holds(fc.property(fc.string({ unit: 'binary', maxLength: 20 }), expectFound));
});

const DAY = Date.parse('2026-01-02T00:00:00Z');

test('a sitemap that is too long is split into an index and its parts', () => {
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
