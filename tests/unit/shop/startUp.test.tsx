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
import { calls } from '#tests/support/shopper.ts';
import { quiet, reconnect, startShop, until } from '#tests/support/startShop.ts';

const messages = messagesOf(shopMessages);

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

test('R28: a page that React mounts twice requests each list once', async () => {
  const shop = createShop();
  render(
    <StrictMode>
      <ShopProvider shop={shop}>{null}</ShopProvider>
    </StrictMode>,
  );
  await until(() => {
    for (const list of ALL) expect(shop.store.get()[list].status).toBe('ready');
  });
  await quiet();
  expect(pathsCalled()).toEqual(ROUTES);
});

test('a page that was not prerendered requests its lists before it renders, and only once', async () => {
  const shop = createShop();
  shop.begin();
  expect(shop.store.get().isStarted).toBe(true);
  render(<ShopProvider shop={shop}>{null}</ShopProvider>);
  await until(() => expect(shop.store.get().products.status).toBe('ready'));
  await quiet();
  expect(pathsCalled()).toEqual(ROUTES);
});

test('the lists are requested in parallel: a slow one delays no other', async () => {
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

test.each(LISTS)('R2: when $list fail the others load, and the server’s message is shown', async ({ list, route }) => {
  sandbox.controls.faults.add({ route, fault: { type: 'successFalse', message: 'The list sleeps' } });
  const { shop, toasts } = startShop();
  await until(() => expect(shop.store.get()[list]).toEqual({ status: 'failed', message: 'The list sleeps' }));
  await quiet();
  for (const other of ALL) if (other !== list) expect(shop.store.get()[other].status).toBe('ready');
  expect(toasts).toEqual(['The list sleeps']);
});

test.each(LISTS)(
  'when $list fail without a message the shop’s own message is shown',
  async ({ list, route, fallback }) => {
    sandbox.controls.faults.add({ route, fault: { type: 'status', code: 500 } });
    const { shop, toasts } = startShop();
    await until(() => expect(shop.store.get()[list].status).toBe('failed'));
    expect(toasts).toEqual([fallback]);
  },
);

test('R2: when the footer’s list fails no message is shown', async () => {
  sandbox.controls.faults.add({ route: '/api/category', fault: { type: 'status', code: 500 } });
  const { shop, toasts } = startShop();
  await until(() => expect(shop.store.get().categoryNames.status).toBe('failed'));
  expect(toasts).toEqual([]);
  expect(console.warn).toHaveBeenCalledTimes(1);
  expect(console.warn).toHaveBeenCalledWith(expect.stringMatching(/^categoryNames: ./));
});

test('a failed list is loading while it is requested again, except where a prerendered page shows it', async () => {
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

test('of two loads of a list the later response counts', async () => {
  const { shop, toasts } = startShop();
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
  expect(toasts).toEqual([]);
});

test('R1: on reconnecting only the failed lists are requested again, once', async () => {
  sandbox.controls.faults.add({ route: '/api/slides/list', times: 1, fault: 'refuse' });
  const { shop, toasts } = startShop();
  await until(() => expect(shop.store.get().slides.status).toBe('failed'));
  expect(toasts).toEqual([messages.errors.network]);
  await quiet();
  reconnect();
  reconnect();
  await until(() => expect(shop.store.get().slides.status).toBe('ready'));
  await quiet();
  expect(calls('/api/slides/list')).toHaveLength(2);
  expect(calls('/api/product/list')).toHaveLength(1);
});

test('a loaded list is still shown when loading it again fails', async () => {
  const { shop, toasts } = startShop();
  await until(() => expect(shop.store.get().products.status).toBe('ready'));
  sandbox.controls.faults.add({ route: '/api/product/list', times: 1, fault: 'refuse' });
  await shop.actions.reload('products');
  expect(shop.store.get().products.status).toBe('ready');
  expect(toasts).toEqual([messages.errors.network]);
});

test('R4: after a 429 no list is requested before Retry-After has passed; then reconnecting requests it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  sandbox.controls.faults.add({ route: '/api/product/list', times: 1, fault: { type: 'status', code: 429 } });
  sandbox.controls.faults.add({ route: '/api/slides/list', times: 1, fault: 'refuse' });
  const { shop, toasts } = startShop();
  await until(() => expect(shop.store.get().products.status).toBe('failed'));
  await until(() => expect(shop.store.get().slides.status).toBe('failed'));
  const shown = toasts.length;
  reconnect();
  await quiet();
  expect(toasts).toHaveLength(shown);
  await shop.actions.reload('products');
  expect(toasts.at(-1)).toBe('The shop is busy right now. Please try again in 15 minutes.');
  expect(shop.store.get().products).toEqual({ status: 'failed', message: toasts.at(-1) });
  vi.setSystemTime(Date.now() + msUntilAllowed() - 1000);
  await expect(listBannerNames()).rejects.toMatchObject({ status: 429, message: messages.errors.busyFor(1000) });
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

test('a page that was left ignores the connection’s return', async () => {
  const { leave } = startShop();
  await quiet();
  leave();
  sandbox.controls.journal.clear();
  reconnect();
  await quiet();
  expect(calls()).toEqual([]);
});
