// @vitest-environment node
import { JSDOM } from 'jsdom';
import { beforeAll, expect, test, vi } from 'vitest';

import { buildShop, type BuiltShop } from '#tests/support/builtShop.ts';
import { rawProduct } from '#tests/support/factories.ts';
import { answers } from '#tests/support/shopper.ts';

vi.setConfig({ hookTimeout: 60_000 });

const ODD = 'A\u0000B \uD83C C\r\nD\u0007';
const MUGS = 'Men&#039;s Mugs (11 oz.)';
const UNNAMEABLE = 'క'.repeat(40);

let shop: BuiltShop;
beforeAll(async () => {
  const odd = { name: ODD, subCategory: ODD, category: ODD, sizes: [ODD], description: `${'x'.repeat(3999)}🎁` };
  const description = '<p>For <b>tea</b></p><script>alert(1)</script><ul><li>325 ml</li></ul>';
  const tea = { name: 'Tea &amp; Coffee', description, category: MUGS };
  const products = [rawProduct({ _id: 'odd', ...odd }), rawProduct({ _id: 'tea', ...tea })];
  answers('/api/product/list', { success: true, products });
  const catageres = [MUGS, UNNAMEABLE].map((name, at) => ({ _id: `c${at}`, name }));
  answers('/api/catagere/list', { success: true, catageres });
  shop = await buildShop();
});

test('a prerendered page’s data and markup have the same texts, for all characters of the backend', () => {
  const sent = new TextEncoder().encode(shop.files.get('product/odd.html'));
  const page = new JSDOM(new TextDecoder().decode(sent)).window.document;
  const snapshot = JSON.parse(page.querySelector('#snapshot')?.textContent ?? '') as { products: readonly object[] };
  const shown = page.querySelector('#root')?.textContent ?? '';
  const found = snapshot.products
    .flatMap((product) => Object.values(product) as unknown[])
    .flat()
    .filter((value) => typeof value === 'string' && /^(?:A|xxx)/.test(value));
  expect(found.length).toBeGreaterThanOrEqual(4);
  for (const text of found) expect(shown).toContain(text);
});

test('markup, entities and category names of an export are read, and each category has a page', () => {
  const product = shop.page('product/tea.html');
  expect(product.querySelector('h1')?.textContent).toBe('Tea & Coffee');
  expect([...product.querySelectorAll('[role=tabpanel] li')].map(({ textContent }) => textContent)).toEqual(['325 ml']);
  expect(product.querySelector('[role=tabpanel] script')).toBeNull();
  expect(product.querySelector('meta[name=description]')?.getAttribute('content')).toContain('For tea • 325 ml');
  const category = shop.page('collections/Men%27s%20Mugs%20(11%20oz.).html');
  expect(category.querySelector('h1')?.textContent).toContain('Mugs (11 oz.)');
  expect(shop.summary.unnamed).toEqual([`/collections?category=${encodeURIComponent(UNNAMEABLE)}`]);
});
