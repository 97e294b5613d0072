import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';

import { msUntilAllowed } from '#api/rateLimit.ts';
import { messagesOf } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { createShop } from '#shop/createShop.ts';
import { ShopProvider } from '#shop/ShopContext.tsx';
import type { ListName } from '#shop/state.ts';
import { failOnce, sandbox } from '#tests/support/server.ts';
import { calls } from '#tests/support/shopper.ts';
import { quiet, reconnect, startShop, until } from '#tests/support/startShop.ts';

const messages = messagesOf(commonMessages);

const ALL: readonly ListName[] = ['products', 'slides', 'categories', 'keywords', 'categoryNames'];
const ROUTES = ['/api/catagere/list', '/api/category', '/api/keyword', '/api/product/list', '/api/slides/list'];

type Started = Pick<ReturnType<typeof createShop>, 'store'>;
const untilIs = ({ store }: Started, list: ListName, status: string) =>
  until(() => expect(store.get()[list].status).toBe(status));
const fails = (...[route, fault]: Parameters<typeof failOnce>): void => sandbox.controls.faults.add({ route, fault });

test.each([
  ['R28: a page that React mounts twice', false],
  ['a page that was not prerendered, and begins before it renders,', true],
])('%s requests each list once', async (_, begins) => {
  const shop = createShop();
  if (begins) shop.begin();
  expect(shop.store.get().isStarted).toBe(begins);
  render(
    <StrictMode>
      <ShopProvider shop={shop}>{null}</ShopProvider>
    </StrictMode>,
  );
  for (const list of ALL) await untilIs(shop, list, 'ready');
  await quiet();
  expect(
    calls()
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(ROUTES);
});

test('R2: when guides and footer fail the other lists load; for the guides a message is shown, the server’s or else the shop’s own', async () => {
  fails('/api/category', { type: 'status', code: 500 });
  failOnce('/api/keyword', { type: 'successFalse', message: 'The list sleeps' });
  const { shop, toasts } = startShop();
  await until(() => expect(shop.store.get().keywords).toEqual({ status: 'failed', message: 'The list sleeps' }));
  await untilIs(shop, 'categoryNames', 'failed');
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^categoryNames: ./));
  for (const list of ['products', 'slides', 'categories'] as const) await untilIs(shop, list, 'ready');
  fails('/api/keyword', { type: 'status', code: 500 });
  await shop.actions.reload('keywords');
  expect(toasts).toEqual(['The list sleeps', 'Failed to fetch keywords']);
});

test('a failed list is loading while it is requested again, except where a prerendered page shows it', async () => {
  fails('/api/slides/list', 'refuse');
  const { shop, toasts } = startShop();
  const { store, actions } = shop;
  await untilIs(shop, 'slides', 'failed');
  const again = actions.reload('slides');
  expect(store.get().slides).toEqual({ status: 'loading' });
  await again;
  store.set({ prerendered: { url: '/', slides: { status: 'ready', data: [] } } });
  const once = actions.reload('slides');
  expect(store.get().slides.status).toBe('failed');
  await once;
  await untilIs(shop, 'products', 'ready');
  const shown = toasts.length;
  fails('/api/product/list', 'refuse');
  const good = actions.reload('products');
  expect(store.get().products.status).toBe('ready');
  await good;
  expect(store.get().products.status, 'a loaded list is still shown when loading it again fails').toBe('ready');
  expect(toasts.slice(shown)).toEqual([messages.errors.network]);
});

test('the lists are requested in parallel', async () => {
  failOnce('/api/slides/list', 'hang');
  const { shop } = startShop();
  for (const list of ALL) if (list !== 'slides') await untilIs(shop, list, 'ready');
  expect(shop.store.get().slides.status).toBe('loading');
  sandbox.controls.faults.release();
  await quiet();
});

test('R1: on reconnecting only the failed lists are requested again, once, unless the page was left', async () => {
  failOnce('/api/slides/list', 'refuse');
  const { shop, toasts, leave } = startShop();
  await untilIs(shop, 'slides', 'failed');
  expect(toasts).toEqual([messages.errors.network]);
  await quiet();
  for (const _ of [1, 2]) reconnect();
  await untilIs(shop, 'slides', 'ready');
  await quiet();
  expect([calls('/api/slides/list').length, calls('/api/product/list').length]).toEqual([2, 1]);
  leave();
  failOnce('/api/slides/list', 'refuse');
  await shop.actions.reload('slides');
  const before = calls().length;
  reconnect();
  await quiet();
  expect(calls()).toHaveLength(before);
});

test('R4: after a 429 no list is requested before Retry-After has passed; then reconnecting requests it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  failOnce('/api/product/list', { type: 'status', code: 429 });
  failOnce('/api/slides/list', 'refuse');
  const { shop, toasts } = startShop();
  for (const list of ['products', 'slides'] as const) await untilIs(shop, list, 'failed');
  const shown = toasts.length;
  reconnect();
  await quiet();
  expect(toasts).toHaveLength(shown);
  expect(['/api/product/', '/api/slides/list'].map((path) => calls(path).length)).toEqual([1, 1]);
  vi.setSystemTime(Date.now() + msUntilAllowed());
  reconnect();
  for (const list of ['products', 'slides'] as const) await untilIs(shop, list, 'ready');
  expect(calls('/api/product/list')).toHaveLength(2);
});
