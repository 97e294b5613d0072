import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';

import { LOADING, ready } from '#domain/remote.ts';
import { createShop } from '#shop/createShop.ts';
import { ShopProvider, useList } from '#shop/ShopContext.tsx';
import { useCartView } from '#shop/cart/useCartView.ts';
import { emptyContent } from '#domain/design/design.ts';
import { EMPTY_INDEX, withDesign } from '#domain/design/designChanges.ts';
import { lineId } from '#domain/cart/cart.ts';
import { useLineParts, usePendingDesign } from '#shop/designs/useDesigns.ts';
import { aCart, aProduct, rupees } from '#tests/support/factories.ts';
import { quiet } from '#tests/support/startShop.ts';

function inShop<T>(hook: () => T, shop = createShop()) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ShopProvider shop={shop}>{children}</ShopProvider>
  );
  return { shop, ...renderHook(hook, { wrapper }) };
}

test('the cart view has its products and totals once the products are loaded', async () => {
  const { result, shop } = inShop(useCartView);
  await quiet();
  expect(result.current).toMatchObject({ lines: [], totals: { total: 0 } });
  const product = aProduct({ id: 'mug', price: rupees(200), sizes: ['M'] });
  act(() => shop.store.set({ cart: aCart({ mug: { M: 2 } }), products: LOADING }));
  expect(result.current).toMatchObject({ lines: [], products: LOADING });
  act(() => shop.store.set({ products: ready([product]) }));
  expect(result.current).toMatchObject({ lines: [{ product, quantity: 2 }], products: ready([product]) });
  expect(result.current.totals.subtotal).toBe(40_000);
  act(() => shop.store.set({ cart: aCart({ mug: { M: 3 } }) }));
  expect(result.current.totals.subtotal).toBe(60_000);
});

test('a line has its own designs, and a product its pending design', async () => {
  const line = { productId: 'mug', size: 'M', quantity: 3 };
  const { result, shop } = inShop(() => ({ parts: useLineParts(line), pending: usePendingDesign('mug') }));
  await quiet();
  const gift = { productId: 'mug', size: 'M', name: 'Mug', category: '', subCategory: '' };
  const design = { ...emptyContent('one', 1), id: 'd', gift, madeAt: 1 };
  const record = { design, preview: new Blob(), previewUrl: '', bytes: 1, isPersisted: true };
  act(() => shop.store.set({ designs: [record] }));
  expect(result.current).toEqual({ parts: [{ design: null, pieces: 3, record: undefined }], pending: undefined });
  const pendingIndex = withDesign(EMPTY_INDEX, { kind: 'product', productId: 'mug' }, 0, 'd');
  const placed = withDesign(pendingIndex, { kind: 'line', key: lineId(line), part: 0, isOne: true }, 3, 'd');
  act(() => shop.store.set({ designIndex: placed }));
  expect(result.current.pending).toBe(record);
  expect(result.current.parts).toEqual([
    { design: null, pieces: 2, record: undefined },
    { design: 'd', pieces: 1, record },
  ]);
});

test('a prerendered page’s list is used until the loaded list arrives, and dropped when the page is left', async () => {
  const [part, whole] = [ready([aProduct({ id: 'part' })]), ready([aProduct({ id: 'whole' })])];
  const names = ready([]);
  const { result, shop } = inShop(() => useList('products'));
  await quiet();
  act(() => shop.store.set({ prerendered: { url: '/', products: part, categoryNames: names }, products: LOADING }));
  expect(result.current).toBe(part);
  act(() => shop.actions.leavePrerenderedPage());
  expect(shop.store.get().prerendered).toEqual({ url: '/', categoryNames: names });
  expect(result.current).toBe(LOADING);
  act(() => shop.store.set({ products: whole }));
  expect(result.current).toBe(whole);
});

test('leaving a page that was not prerendered changes nothing', () => {
  const { store, actions } = createShop();
  for (const prerendered of [null, { url: '/about' }]) {
    store.set({ prerendered });
    actions.leavePrerenderedPage();
    expect(store.get()).toMatchObject({ prerendered, wishlist: [], recent: [], addresses: [], designs: [] });
  }
});
