import { within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { holdClock } from '#tests/support/clock.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { sandbox } from '#tests/support/server.ts';
import { answers, calls, demoProduct, writeCart } from '#tests/support/shopper.ts';
import { reconnect } from '#tests/support/startShop.ts';

const MUG = demoProduct('Personalised Photo Mug');
const MUG_URL = `/product/${MUG._id}`;

async function failure(sentence: string, url = MUG_URL) {
  const view = renderScreen(url);
  const alert = within((await view.screen.findByText(sentence)).closest('[role=alert]') as HTMLElement);
  expect(view.screen.getByRole('heading', { level: 1, name: 'Loading...' })).toBeVisible();
  expect(alert.getByRole('link', { name: 'Back to the collection' })).toHaveAttribute('href', '/collection');
  return { ...view, alert };
}

test('R34: an unknown product shows a page that says so, stays out of search engines, and shows no toast', async () => {
  const { screen } = await failure('This gift is no longer in our shop.', '/product/unknown');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  expect(document.querySelector('link[rel="canonical"]')).toBeNull();
  expect(screen.queryByText('Product not found')).not.toBeInTheDocument();
  expect(new Set(calls('/api/product/').map(({ path }) => path))).toEqual(
    new Set(['/api/product/list', '/api/product/unknown']),
  );
});

test('R1: without a connection the product loads after a retry, or by itself when the connection returns', async () => {
  for (const recover of ['retry', 'reconnect'] as const) {
    sandbox.controls.faults.add({ route: '/api/product/*', fault: 'refuse' });
    const { user, alert, screen, unmount } = await failure('We could not connect to the shop.');
    sandbox.controls.faults.clear();
    if (recover === 'reconnect') reconnect();
    else await user.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: MUG.name })).toBeVisible();
    unmount();
  }
});

test('a failing server is not reported as a missing product', async () => {
  sandbox.controls.faults.add({ route: '/api/product/*', fault: { type: 'status', code: 500 } });
  const { screen } = await failure('Something went wrong at our end.');
  expect(screen.queryByText('This gift is no longer in our shop.')).not.toBeInTheDocument();
});

test('where the backend has no endpoint for one product, retrying requests the list', async () => {
  sandbox.controls.faults.add({ route: '/api/product/list', times: 1, fault: { type: 'status', code: 500 } });
  answers(`/api${MUG_URL}`, '<pre>Cannot GET</pre>', { status: 404 });
  const view = renderScreen(MUG_URL);
  await view.user.click(await view.screen.findByRole('button', { name: 'Try again' }));
  expect(await view.screen.findByRole('heading', { level: 1, name: MUG.name })).toBeVisible();
});

test('a product that only its own endpoint returns can be bought', async () => {
  sandbox.controls.faults.add({ route: '/api/product/list', fault: { type: 'catalogue', name: 'small' } });
  writeCart({ [MUG._id]: { '325 ml': 1 } });
  const { screen, user } = renderScreen(MUG_URL);
  await screen.findByRole('heading', { level: 1, name: MUG.name });
  await user.click(screen.getByRole('link', { name: 'Cart, 1 item' }));
  const line = await screen.findByRole('list', { name: 'Gifts in your cart' });
  expect(line).toHaveTextContent(MUG.name);
  expect(screen.getByRole('link', { name: 'PROCEED TO CHECKOUT' })).toBeVisible();
});

test('I7: while the product loads the page says so, and after 8 seconds that it takes long', async () => {
  const clock = holdClock();
  sandbox.controls.faults.add({ route: '/api/product/list', fault: 'hang' });
  const { screen } = renderScreen(MUG_URL, clock);
  await clock.until(() => expect(document.title).toBe('Gift | Kanuka'));
  expect(screen.getByText('Loading...')).toBeVisible();
  await clock.pass(8000);
  expect(screen.getByText('Still working…')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  sandbox.controls.faults.release();
  await clock.until(() => screen.getByRole('heading', { level: 1, name: MUG.name }));
});
