// @vitest-environment node
import { JSDOM } from 'jsdom';
import { expect, test, vi } from 'vitest';

import { buildShop } from '#tests/support/builtShop.ts';
import { rawProduct } from '#tests/support/factories.ts';
import { answers } from '#tests/support/shopper.ts';

vi.setConfig({ testTimeout: 60_000 });

const ODD = 'A\u0000B \uD83C C\r\nD\u0007';

type Carried = { readonly products: readonly Record<string, unknown>[] };

test('a prerendered page’s data and markup have the same texts, for all characters of the backend', async () => {
  const texts = { name: ODD, subCategory: ODD, category: ODD, sizes: [ODD], description: `${'x'.repeat(3999)}🎁` };
  answers('/api/product/list', { success: true, products: [rawProduct({ _id: 'odd', ...texts })] });
  const { files } = await buildShop();
  const sent = new TextEncoder().encode(files.get('product/odd.html'));
  const page = new JSDOM(new TextDecoder().decode(sent)).window.document;
  const carried = JSON.parse(page.querySelector('#built')?.textContent ?? '') as Carried;
  const shown = page.querySelector('#root')?.textContent ?? '';
  const found = Object.values(carried.products[0] ?? {})
    .flat()
    .filter((value) => typeof value === 'string' && /^(?:A|xxx)/.test(value));
  expect(found.length).toBeGreaterThanOrEqual(4);
  for (const text of found) expect(shown).toContain(text);
});

test('markup, entities and category names of an export are read, and each category has a page', async () => {
  const description = '<p>For <b>tea</b></p><script>alert(1)</script><ul><li>325 ml</li></ul>';
  const category = 'Men&#039;s Mugs (11 oz.)';
  answers('/api/product/list', {
    success: true,
    products: [rawProduct({ _id: 'tea', name: 'Tea &amp; Coffee', description, category })],
  });
  const unnameable = 'క'.repeat(40);
  const catageres = [category, unnameable].map((name, at) => ({ _id: `c${at}`, name }));
  answers('/api/catagere/list', { success: true, catageres });
  const { page, summary } = await buildShop();
  const product = page('product/tea.html');
  expect(product.querySelector('h1')?.textContent).toBe('Tea & Coffee');
  expect([...product.querySelectorAll('[role=tabpanel] li')].map(({ textContent }) => textContent)).toEqual(['325 ml']);
  expect(product.querySelector('[role=tabpanel] script')).toBeNull();
  expect(product.querySelector('meta[name=description]')?.getAttribute('content')).toContain('For tea • 325 ml');
  expect(page('collections/Men%27s%20Mugs%20(11%20oz.).html').querySelector('h1')?.textContent).toContain(
    'Mugs (11 oz.)',
  );
  expect(summary.unnamed).toEqual([`/collections?category=${encodeURIComponent(unnameable)}`]);
});
