import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { ready } from '#domain/remote.ts';
import { createShop } from '#shop/createShop.ts';
import type { PrerenderedPage } from '#shop/state.ts';
import { products as sandboxProducts } from '#sandbox/catalogue/demo.ts';
import { aProduct, rupees } from '#tests/support/factories.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { sandbox } from '#tests/support/server.ts';
import { calls } from '#tests/support/shopper.ts';

/** Opens a page that has just been hydrated from its snapshot and has loaded no lists yet. */
const openPrerendered = (prerendered: PrerenderedPage) =>
  renderScreen(prerendered.url, { shop: createShop({ prerendered }) });

const lamp = aProduct({ id: 'lamp', name: 'Photo Lamp', price: rupees(499), sizes: ['S', 'M'] });
const product: PrerenderedPage = { url: '/product/lamp', products: ready([lamp]) };

const wall: PrerenderedPage = {
  url: '/collection',
  products: ready([lamp]),
  categories: ready([{ id: 'c', name: 'Lamps', picture: null }]),
  counts: { total: 77, byCategory: [['lamps', 77]] },
  categoryNames: ready([{ id: 'n', name: 'Name Plates', picture: null }]),
};

test('a prerendered product stays while the list is loading, says that its price may have changed when that fails, and is gone when it is not listed', async () => {
  sandbox.controls.faults.add({ route: 'GET /api/product/*', fault: 'hang' });
  const loading = openPrerendered(product);
  expect(await screen.findByRole('heading', { level: 1, name: 'Photo Lamp' })).toBeVisible();
  expect(screen.getAllByText('₹499')[0]).toBeVisible();
  loading.unmount();
  sandbox.controls.faults.clear();
  sandbox.controls.faults.add({ route: 'GET /api/product/*', fault: 'refuse' });
  const failed = openPrerendered(product);
  expect(await screen.findByText('Prices may have changed.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Photo Lamp' })).toBeVisible();
  failed.unmount();
  sandbox.controls.faults.clear();
  openPrerendered(product);
  expect(await screen.findByText(/no longer|not found/i)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Photo Lamp' })).toBeNull();
});

test('a prerendered product stays when another language than that of its link is chosen', async () => {
  sandbox.controls.faults.add({ route: 'GET /api/product/*', fault: 'refuse' });
  const { user, url } = renderScreen('/product/lamp?lang=en', { shop: createShop({ prerendered: product }) });
  await screen.findByText('Prices may have changed.');
  await user.click((await screen.findAllByRole('button', { name: 'English' }))[0] ?? document.body);
  await waitFor(() => expect(url()).toBe('/product/lamp'));
  expect(screen.getByRole('heading', { level: 1, name: 'Photo Lamp' })).toBeVisible();
});

test('a prerendered guide keeps the products that it brought along, with the prices of today', async () => {
  const [first, second] = sandboxProducts;
  if (!first || !second) throw new Error('no products');
  const cards = [second, first].map(({ _id, name }) => aProduct({ id: _id, name, price: rupees(1) }));
  const guide = { slug: 'g', keyword: 'Guide', description: '', content: '<p>Of gifts.</p>' };
  sandbox.controls.faults.add({ route: 'GET /api/keyword/*', fault: 'hang' });
  openPrerendered({ url: '/keyword/g', keyword: guide, products: ready(cards) });
  const gifts = within(await screen.findByRole('region', { name: 'Gifts in this guide' }));
  const names = () => gifts.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names()).toEqual([second.name, first.name]);
  expect(await gifts.findByText(`₹${second.price}`)).toBeVisible();
  expect(names()).toEqual([second.name, first.name]);
  expect(document.querySelector('.prose article'), 'the guide’s text stays as it was written').toBeNull();
});

test('a prerendered listing of guides says that it may have changed where its lists fail', async () => {
  for (const route of ['GET /api/keyword', 'GET /api/keywords'] as const)
    sandbox.controls.faults.add({ route, fault: 'refuse' });
  const guide = { slug: 'g', keyword: 'Mugs for teachers', description: '', content: '' };
  const { main } = openPrerendered({ url: '/keywords', keywords: ready([guide]) });
  expect(await main.findByText('This page may have changed.')).toBeVisible();
  expect(main.getByText('Mugs for teachers')).toBeVisible();
});

test('a prerendered listing of guides is not called old once its own list has arrived', async () => {
  sandbox.controls.faults.add({ route: 'GET /api/keyword', fault: 'refuse' });
  const guide = { slug: 'g', keyword: 'Mugs for teachers', description: '', content: '' };
  const { main, shop } = openPrerendered({ url: '/keywords', keywords: ready([guide]) });
  await waitFor(() => expect(shop.store.get().keywords.status).toBe('failed'));
  await waitFor(() => expect(main.queryByText('Mugs for teachers')).toBeNull());
  expect(main.queryByText('This page may have changed.')).toBeNull();
});

test('the few products of a prerendered page are never shown as the whole collection, and its footer keeps the categories', async () => {
  sandbox.controls.faults.add({ route: 'GET /api/product/list', fault: 'hang' });
  sandbox.controls.faults.add({ route: 'GET /api/category', fault: 'hang' });
  const { user, main } = openPrerendered(wall);
  expect(await main.findByText('77 gifts')).toBeVisible();
  expect(main.getAllByRole('article')).toHaveLength(1);
  await user.selectOptions(main.getByLabelText('Sort'), 'low-high');
  await waitFor(() => expect(main.queryAllByRole('article')).toHaveLength(0));
  expect(screen.getByRole('link', { name: 'Name Plates' })).toBeVisible();
});

test('more products than a prerendered collection has wait for the list, and a failure is told and can be retried', async () => {
  sandbox.controls.faults.add({ route: 'GET /api/product/list', fault: { type: 'status', code: 500 } });
  const cards = Array.from({ length: 24 }, (_, n) => aProduct({ id: `p${n}`, name: `Gift ${n}` }));
  const { user, main } = openPrerendered({ ...wall, products: ready(cards) });
  await user.click(await main.findByRole('button', { name: 'Show more gifts' }));
  const failed = (await main.findByText('The gifts could not be loaded.')).closest<HTMLElement>('[role="alert"]');
  expect(main.getByText('Showing 24 of 77 gifts')).toBeVisible();
  expect(main.getAllByRole('article')).toHaveLength(24);
  sandbox.controls.faults.clear();
  await user.click(within(failed ?? document.body).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(main.getAllByRole('article')).toHaveLength(48));
  expect(main.getByText('Showing 48 of 77 gifts')).toBeVisible();
});

test('the button for more products keeps the focus while the list is loading', async () => {
  sandbox.controls.faults.add({ route: 'GET /api/product/list', fault: 'hang' });
  const cards = Array.from({ length: 24 }, (_, n) => aProduct({ id: `p${n}`, name: `Gift ${n}` }));
  const { user, main } = openPrerendered({ ...wall, products: ready(cards) });
  const more = await main.findByRole('button', { name: 'Show more gifts' });
  await user.click(more);
  expect(await main.findByText('Loading products...')).toBeVisible();
  sandbox.controls.faults.release();
  await waitFor(() => expect(main.getAllByRole('article')).toHaveLength(48));
  expect(more).toHaveFocus();
});

test('R2 R4: prerendered content stays when the backend limits the requests; a retry too early sends nothing, a later one loads', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  sandbox.controls.faults.add({ route: 'GET /api/*', fault: { type: 'status', code: 429 } });
  const { user, main } = openPrerendered(wall);
  const again = await main.findByRole('button', { name: 'Try again' });
  expect(main.getByText('Prices may have changed.')).toBeVisible();
  expect(again.closest('[role="status"]')).not.toBeNull();
  expect(main.getByText('77 gifts')).toBeVisible();
  expect(main.getAllByRole('article')).toHaveLength(1);
  expect(main.getAllByRole('checkbox', { name: /Lamps/ }).length).toBeGreaterThan(0);
  expect(await screen.findAllByRole('alert')).not.toEqual([]);
  sandbox.controls.faults.clear();
  await user.click(again);
  const reason = await main.findByText('The shop is busy right now. Please try again in 15 minutes.');
  expect(reason.parentElement).toHaveTextContent(/^Prices may have changed\. The shop is busy/);
  expect(main.getAllByRole('article')).toHaveLength(1);
  expect(calls('/api/product/list')).toHaveLength(1);
  vi.setSystemTime(Date.now() + 16 * 60_000);
  await user.click(main.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(main.getAllByRole('article')).toHaveLength(24));
  expect(main.queryByText(/may have changed/)).toBeNull();
  expect(main.getByText('77 gifts')).toBeVisible();
});
