import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';

import { listBannerNames } from '#api/catalogue.ts';
import { msUntilAllowed } from '#api/rateLimit.ts';
import { getProduct } from '#api/products.ts';
import { messagesOf } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { createShop } from '#shop/createShop.ts';
import { ShopProvider } from '#shop/ShopContext.tsx';
import type { ListName } from '#shop/state.ts';
import { sandbox } from '#tests/support/server.ts';
import { answers, calls } from '#tests/support/shopper.ts';
import { quiet, reconnect, startShop, until } from '#tests/support/startShop.ts';

const words = messagesOf(shopMessages);

const LISTS: readonly { list: ListName; route: string; fallback: string }[] = [
  { list: 'products', route: '/api/product/list', fallback: 'Failed to fetch products' },
  { list: 'slides', route: '/api/slides/list', fallback: 'Failed to fetch slides' },
  { list: 'categories', route: '/api/catagere/list', fallback: 'Failed to fetch categories' },
  { list: 'keywords', route: '/api/keyword', fallback: 'Failed to fetch keywords' },
];
const ALL: readonly ListName[] = ['products', 'slides', 'categories', 'keywords', 'categoryNames'];
const ROUTES = ['/api/catagere/list', '/api/category', '/api/keyword', '/api/product/list', '/api/slides/list'];

const pathsCalled = () =>
  calls()
    .map(({ path }) => path)
    .toSorted();

test('a visit asks for each list once', async () => {
  const { shop } = startShop();
  await until(() => {
    for (const list of ALL) expect(shop.store.get()[list].status).toBe('ready');
  });
  await quiet();
  expect(pathsCalled()).toEqual(ROUTES);
});

test('R28: a page that React mounts twice still asks for each list once', async () => {
  const shop = createShop();
  render(
    <StrictMode>
      <ShopProvider shop={shop}>{null}</ShopProvider>
    </StrictMode>,
  );
  await until(() => expect(shop.store.get().products.status).toBe('ready'));
  await quiet();
  expect(pathsCalled()).toEqual(ROUTES);
});

test('a page that nothing was written for asks before it is drawn, and not again', async () => {
  const shop = createShop();
  shop.begin();
  expect(shop.store.get().isStarted).toBe(true);
  render(<ShopProvider shop={shop}>{null}</ShopProvider>);
  await until(() => expect(shop.store.get().products.status).toBe('ready'));
  await quiet();
  expect(pathsCalled()).toEqual(ROUTES);
});

test('the lists are asked for side by side: a slow one keeps none waiting', async () => {
  sandbox.controls.faults.add({ route: '/api/product/list', fault: 'hang' });
  const { shop } = startShop();
  await until(() => {
    for (const list of ['slides', 'categories', 'keywords'] as const)
      expect(shop.store.get()[list].status).toBe('ready');
  });
  expect(shop.store.get().products.status).toBe('loading');
  sandbox.controls.faults.release();
  await until(() => expect(shop.store.get().products.status).toBe('ready'));
});

test.each(LISTS)('R2: $list fail alone, in the server’s words', async ({ list, route }) => {
  sandbox.controls.faults.add({ route, fault: { type: 'successFalse', message: 'The list sleeps' } });
  const { shop, heard } = startShop();
  await until(() => expect(shop.store.get()[list]).toEqual({ status: 'failed', message: 'The list sleeps' }));
  await quiet();
  for (const other of ALL) if (other !== list) expect(shop.store.get()[other].status).toBe('ready');
  expect(heard).toEqual(['The list sleeps']);
});

test.each(LISTS)('$list fail in our words when the server has none', async ({ list, route, fallback }) => {
  sandbox.controls.faults.add({ route, fault: { type: 'status', code: 500 } });
  const { shop, heard } = startShop();
  await until(() => expect(shop.store.get()[list].status).toBe('failed'));
  expect(heard).toEqual([fallback]);
});

test.each(LISTS)('$list fail with the connection’s own sentence', async ({ list, route }) => {
  sandbox.controls.faults.add({ route, fault: 'refuse' });
  const { shop, heard } = startShop();
  await until(() => expect(shop.store.get()[list].status).toBe('failed'));
  expect(heard).toEqual([words.errors.network]);
});

test('R2: the footer’s list fails in silence', async () => {
  sandbox.controls.faults.add({ route: '/api/category', fault: { type: 'status', code: 500 } });
  const { shop, heard } = startShop();
  await until(() => expect(shop.store.get().categoryNames.status).toBe('failed'));
  expect(heard).toEqual([]);
  expect(console.warn).toHaveBeenCalledTimes(1);
  expect(console.warn).toHaveBeenCalledWith(expect.stringMatching(/^categoryNames: ./));
});

test('a list that failed is on its way while it is asked for again, save where a built page stands in for it', async () => {
  sandbox.controls.faults.add({ route: '/api/slides/list', fault: 'refuse' });
  const { shop } = startShop();
  const { store, actions } = shop;
  await until(() => expect(store.get().slides.status).toBe('failed'));
  const again = actions.reload('slides');
  expect(store.get().slides).toEqual({ status: 'loading' });
  await again;
  store.set({ prerendered: { url: '/', slides: { status: 'ready', data: [] } } });
  const once = actions.reload('slides');
  expect(store.get().slides.status).toBe('failed');
  await once;
  expect(store.get().products.status).toBe('ready');
  const good = actions.reload('products');
  expect(store.get().products.status).toBe('ready');
  await good;
});

test('the later answer of a list that is loaded twice counts', async () => {
  const { shop, heard } = startShop();
  await until(() => expect(shop.store.get().slides.status).toBe('ready'));
  await quiet();
  sandbox.controls.faults.add({ route: '/api/slides/list', times: 1, fault: 'hang' });
  const early = shop.actions.reload('slides');
  await until(() => expect(calls('/api/slides/list')).toHaveLength(2));
  await shop.actions.reload('slides');
  const { slides } = shop.store.get();
  sandbox.controls.faults.release();
  await early;
  await quiet();
  expect(shop.store.get().slides).toBe(slides);
  expect(heard).toEqual([]);
});

test('R1: only the lists that failed are asked for again when the connection is back', async () => {
  sandbox.controls.faults.add({ route: '/api/slides/list', times: 1, fault: 'refuse' });
  const { shop } = startShop();
  await until(() => expect(shop.store.get().slides.status).toBe('failed'));
  await quiet();
  reconnect();
  await until(() => expect(shop.store.get().slides.status).toBe('ready'));
  await quiet();
  expect(calls('/api/slides/list')).toHaveLength(2);
  expect(calls('/api/product/list')).toHaveLength(1);
});

test('a loaded list stays when loading it again fails', async () => {
  const { shop, heard } = startShop();
  await until(() => expect(shop.store.get().products.status).toBe('ready'));
  sandbox.controls.faults.add({ route: '/api/product/list', times: 1, fault: 'refuse' });
  await shop.actions.reload('products');
  expect(shop.store.get().products.status).toBe('ready');
  expect(heard).toEqual([words.errors.network]);
});

test('R4: after too many calls nothing is asked again by itself, and the message is a calm one', async () => {
  sandbox.controls.faults.add({ route: '/api/*', fault: { type: 'status', code: 429 } });
  const { heard } = startShop();
  await quiet();
  const paths = pathsCalled();
  expect(paths).toEqual([...new Set(paths)]);
  expect(paths.length).toBeGreaterThanOrEqual(4);
  expect(new Set(heard)).toEqual(new Set([words.errors.tooManyCalls]));
});

test('R4: a busy shop is asked for no list before its time has passed, by nobody; then by the connection’s return', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  sandbox.controls.faults.add({ route: '/api/product/list', times: 1, fault: { type: 'status', code: 429 } });
  sandbox.controls.faults.add({ route: '/api/slides/list', times: 1, fault: 'refuse' });
  const { shop, heard } = startShop();
  await until(() => expect(shop.store.get().products.status).toBe('failed'));
  await until(() => expect(shop.store.get().slides.status).toBe('failed'));
  const said = heard.length;
  reconnect();
  await quiet();
  expect(heard).toHaveLength(said);
  await shop.actions.reload('products');
  expect(heard.at(-1)).toBe('The shop is busy right now. Please try again in 15 minutes.');
  expect(shop.store.get().products).toEqual({ status: 'failed', message: heard.at(-1) });
  vi.setSystemTime(Date.now() + msUntilAllowed() - 1000);
  await expect(listBannerNames()).rejects.toMatchObject({ status: 429, message: words.errors.busyFor(1000) });
  await expect(getProduct('mug')).rejects.toMatchObject({ status: 429, retryAfterMs: 1000 });
  expect(calls('/api/product/')).toHaveLength(1);
  expect(calls('/api/api/')).toEqual([]);
  expect(calls('/api/slides/list')).toHaveLength(1);
  vi.setSystemTime(Date.now() + 1000);
  reconnect();
  await until(() => expect(shop.store.get().products.status).toBe('ready'));
  await until(() => expect(shop.store.get().slides.status).toBe('ready'));
  expect(calls('/api/product/list')).toHaveLength(2);
});

test('the connection’s return does not ask for a list that is being asked for', async () => {
  sandbox.controls.faults.add({ route: '/api/slides/list', times: 1, fault: 'refuse' });
  const { shop } = startShop();
  await until(() => expect(shop.store.get().slides.status).toBe('failed'));
  await quiet();
  reconnect();
  reconnect();
  await until(() => expect(shop.store.get().slides.status).toBe('ready'));
  await quiet();
  expect(calls('/api/slides/list')).toHaveLength(2);
});

test('a list that arrives stands newest first', async () => {
  answers('/api/catagere/list', { success: true, catageres: ['New', 'Old'].map((name) => ({ _id: name, name })) });
  const { shop } = startShop();
  await until(() => expect(shop.store.get().categories.status).toBe('ready'));
  expect(shop.store.get().categories).toMatchObject({ data: [{ name: 'Old' }, { name: 'New' }] });
});

test('a shopper who left the page no longer listens for the connection', async () => {
  const { leave } = startShop();
  await quiet();
  leave();
  sandbox.controls.journal.clear();
  reconnect();
  await quiet();
  expect(calls()).toEqual([]);
});
