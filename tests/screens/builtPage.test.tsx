import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import { App } from '#app/App.tsx';
import { ready } from '#domain/remote.ts';
import { createShop } from '#shop/createShop.ts';
import type { BuiltPage } from '#shop/state.ts';
import { aProduct, rupees } from '#tests/support/factories.ts';
import { sandbox } from '#tests/support/server.ts';

/** A page as it is when it has just been taken over: it knows what it was built with, and nothing else yet. */
function openBuilt(built: BuiltPage) {
  return render(
    <MemoryRouter useTransitions={false} initialEntries={[built.address]}>
      <App shop={createShop({ built })} />
    </MemoryRouter>,
  );
}

const lamp = aProduct({ id: 'lamp', name: 'Photo Lamp', price: rupees(499), sizes: ['S', 'M'] });
const gift: BuiltPage = { address: '/product/lamp', products: ready([lamp]) };

test('a shopper reads a built gift while the shop’s list is still on its way', async () => {
  sandbox.controls.faults.add({ route: 'GET /api/product/*', fault: 'hang' });
  openBuilt(gift);
  expect(await screen.findByRole('heading', { level: 1, name: 'Photo Lamp' })).toBeVisible();
  expect(screen.getAllByText('₹499')[0]).toBeVisible();
});

test('a shopper keeps a built gift when the shop cannot be reached', async () => {
  sandbox.controls.faults.add({ route: 'GET /api/product/*', fault: 'refuse' });
  openBuilt(gift);
  await waitFor(() => expect(vi.mocked(console.warn)).toHaveBeenCalledWith('product lamp:', expect.anything()));
  expect(screen.getByRole('heading', { level: 1, name: 'Photo Lamp' })).toBeVisible();
});

test('a shopper is told when a built gift is gone from the shop', async () => {
  openBuilt(gift);
  expect(await screen.findByText(/no longer|not found/i)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Photo Lamp' })).toBeNull();
});

test('a shopper who leaves a built page never meets its few gifts as the whole collection', async () => {
  sandbox.controls.faults.add({ route: 'GET /api/product/list', fault: 'hang' });
  const user = userEvent.setup();
  openBuilt({
    address: '/collection',
    products: ready([lamp]),
    extent: { total: 77, counts: [['custom mugs', 77]] },
  });
  const main = screen.getByRole('main');
  expect(await within(main).findByText('77 gifts')).toBeVisible();
  expect(within(main).getAllByRole('article')).toHaveLength(1);
  await user.selectOptions(within(main).getByLabelText('Sort'), 'low-high');
  await waitFor(() => expect(within(main).queryAllByRole('article')).toHaveLength(0));
});
