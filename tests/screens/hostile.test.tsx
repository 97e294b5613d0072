import { waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import type { CartRecord } from '#domain/cart/cart.ts';
import { isBuyable } from '#domain/product/product.ts';
import { itemsOf } from '#domain/remote.ts';
import { MUG } from '#tests/support/checkout.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { sandbox } from '#tests/support/server.ts';
import { answers, writeCart } from '#tests/support/shopper.ts';

afterEach(() => {
  expect((globalThis as { __pwned?: unknown }).__pwned).toBeUndefined();
});

const ADDRESSES = ['src', 'href', 'poster', 'action'];

/** The shop's own drawings are SVG in a data URL, which a picture shows without running its scripts. */
const isDrawing = (element: Element, name: string, address: string): boolean =>
  element.localName === 'img' && name === 'src' && address.startsWith('data:image/svg+xml,');

/** Invalid values and dangerous elements in the document, with its head and what is outside the page; empty if there are none. */
function dangers(): readonly string[] {
  const text = `${document.title} ${document.body.textContent}`;
  const careless = text.match(/\b(?:NaN|undefined|null|Infinity)\b|\[object \w+\]/g) ?? [];
  const all = [...document.querySelectorAll('*')];
  const addresses = all
    .flatMap((element) => ADDRESSES.map((name) => ({ element, name, address: element.getAttribute(name) ?? '' })))
    .filter(({ element, name, address }) => !isDrawing(element, name, address))
    .map(({ address }) => address)
    .filter((address) => /^\s*(?:javascript|data|vbscript|file|blob):|@evil|\\/i.test(address));
  const elements = document.querySelectorAll(
    'main script:not([type="application/ld+json"]), iframe, object, embed, base, math, meta[http-equiv], style, #root',
  );
  const attributes = all
    .flatMap((element) => [...element.attributes])
    .filter(({ name }) => /^(?:on|srcdoc$)/.test(name));
  return [
    ...careless,
    ...addresses,
    ...[...elements].map((element) => element.outerHTML),
    ...attributes.map(({ name, value }) => `${name}="${value}"`),
  ];
}

test.each(['hostile', 'poison'] as const)('S3: home and the collection, with a %s backend', async (name) => {
  sandbox.controls.faults.add({ fault: { type: 'catalogue', name } });
  const home = renderScreen('/');
  await home.screen.findAllByRole('article');
  await home.screen.findAllByRole('link', { name: /View Details/ });
  expect(dangers()).toEqual([]);
  home.unmount();
  const view = renderScreen('/collection');
  await view.screen.findByText(/^\d+ gifts$/);
  expect(dangers()).toEqual([]);
  await view.user.click(await view.screen.findByRole('combobox', { name: 'Search gifts by name' }));
  await view.user.paste('<script>');
  await view.screen.findByText(/gifts? for “<script>”/);
  expect(dangers()).toEqual([]);
});

/** Descriptions, reviews, addresses, an id and fields of products, texts and the slug of guides, and two lists of names. */
const HOSTILE_PATHS = ['hostile-text-0', 'hostile-text-4', 'hostile-review-1', 'hostile-url-0', '__proto__']
  .concat('wrong-price-4', 'wrong-media-11', 'wrong-reviews-9')
  .map((id) => `/product/${id}`)
  .concat('/keyword/hostile-1', '/keyword/hostile-12', '/keyword/__proto__')
  .concat('/keywords', '/collections?category=__proto__');

test.each(HOSTILE_PATHS)('S3: %s, with a hostile backend', async (path) => {
  sandbox.controls.faults.add({ fault: { type: 'catalogue', name: 'hostile' } });
  const view = renderScreen(path);
  await waitFor(() => expect(view.screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('Loading...'));
  await waitFor(() => expect(view.screen.queryByText(/^Loading/)).not.toBeInTheDocument());
  // A guide's text waits for the sanitiser, and so does a description with markup.
  if (path.startsWith('/keyword/') || path.endsWith('/hostile-text-4'))
    await waitFor(() => expect(view.container.querySelector('.prose')).not.toBeEmptyDOMElement());
  expect(dangers()).toEqual([]);
});

test('S8 R17: a cart of arbitrary ids and sizes, of which nothing can be bought, leads to no checkout and can be emptied', async () => {
  writeCart(JSON.parse('{"__proto__":{"M":1},"<img src=x onerror=alert(1)>":{"<b>":2}}') as CartRecord);
  const view = renderScreen('/cart');
  const bins = await view.screen.findAllByRole('button', {
    name: /^Remove A gift that is no longer in our shop, size/,
  });
  expect(bins).toHaveLength(2);
  expect(dangers()).toEqual([]);
  expect(view.screen.getByRole('region', { name: 'Cart Totals' })).toHaveTextContent('Total₹0');
  expect(view.screen.queryByRole('link', { name: 'PROCEED TO CHECKOUT' })).not.toBeInTheDocument();
  for (const bin of bins) await view.user.click(bin);
  expect(view.screen.getByText('Your cart is empty.')).toBeVisible();
});

test('S3: markup in a name of the typing banner or in the server’s message, in a toast as well, is only text', async () => {
  const markup = '<img src=x onerror="window.__pwned = 1">';
  answers('/api/api/category', { success: true, categories: [{ _id: 'a', name: markup }] });
  sandbox.controls.faults.add({ route: '/api/product/list', fault: { type: 'status', code: 500, message: markup } });
  const view = renderScreen('/');
  const [notice] = await view.screen.findAllByText(markup);
  expect(notice).toBeVisible();
  expect(await view.screen.findByText(`We print your photo on ${markup}.`)).toBeInTheDocument();
  expect(dangers()).toEqual([]);
  expect(document.querySelectorAll('[onerror], img[src="x"]')).toHaveLength(0);
});

const PAGES = ['/', '/collection', `/product/${MUG._id}`, '/cart', '/keywords', '/about'];

test.each([1, 2])('R6: with nonsense in every third field no page shows nonsense (seed %i)', async (seed) => {
  sandbox.controls.faults.add({ seed, fault: { type: 'mutate', percent: 30 } });
  for (const path of PAGES) {
    writeCart({ [MUG._id]: { '325 ml': 2 } });
    const view = renderScreen(path);
    await view.screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(view.screen.queryByText(/^Loading /)).not.toBeInTheDocument());
    expect(dangers(), path).toEqual([]);
    // A product with invalid price or sizes cannot be bought and is not counted.
    const { products } = view.shop.store.get();
    const mug = itemsOf(products).find(({ id }) => id === MUG._id);
    const isSold = products.status !== 'ready' || (mug && isBuyable(mug) && mug.sizes.includes('325 ml'));
    expect(view.screen.getByRole('link', { name: `Cart, ${isSold ? 2 : 0} items` })).toBeVisible();
    view.unmount();
  }
});
