// @vitest-environment node
import { beforeAll, expect, test, vi } from 'vitest';

import { ANOTHER_SHOP, KANUKAS_OWN } from '#tests/support/anotherShop.ts';
import { buildShop, structuredIn, type BuiltShop } from '#tests/support/builtShop.ts';
import { sandbox } from '#tests/support/server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

vi.mock('#own/en/shortcuts.ts', () => ({
  shortcuts: [
    { label: 'Puzzles', search: 'jigsaw' },
    { label: 'Under ₹10', search: 'gifts under ₹10' },
  ],
}));

const NAME = 'Sri Lakshmi Digital Studio & Gifts';

let shop: BuiltShop;
beforeAll(async () => {
  sandbox.controls.faults.add({ route: 'GET /api/*', fault: { type: 'catalogue', name: 'another' } });
  shop = await buildShop({ settings: ANOTHER_SHOP });
  sandbox.controls.faults.clear();
});

test('pages, sitemap and data of another shop name itself and its town, never Kanuka, its town or its products', () => {
  expect(shop.summary.products).toBe(3);
  expect(shop.files.size).toBeGreaterThan(25);
  const foreign = new RegExp(`.{0,40}(?:${KANUKAS_OWN.source}).{0,40}`, 'gis');
  for (const [file, text] of shop.files) {
    expect(text.match(foreign), file).toBeNull();
    if (file.endsWith('.html') && file !== 'shell.html') expect(shop.page(file).title, file).toMatch(` | ${NAME}`);
  }
  expect(shop.page('index.html').querySelector('meta[name="description"]')?.getAttribute('content')).toBe(
    'Jigsaws, Jute Bags with your photo, made in Nashik and delivered across India.',
  );
  expect(structuredIn(shop.page('contact.html'))[0]).toMatchObject({ '@type': 'Store', name: NAME, sameAs: [] });
});

test('another shop links to no search that its catalogue does not answer', () => {
  expect(shop.summary.unanswered).toEqual(['gifts under ₹10']);
  for (const file of ['index.html', 'collection.html']) {
    const row = shop.page(file).querySelector('nav[aria-labelledby="shortcuts"]');
    expect([...(row?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)).toEqual(['Puzzles']);
    expect(row?.querySelector('a')?.getAttribute('href')).toBe('/collection?search=jigsaw');
  }
  const data = JSON.parse(shop.page('about.html').querySelector('#snapshot')?.textContent ?? '') as object;
  expect(data, 'for the next page').toMatchObject({ unanswered: ['gifts under ₹10'] });
});
