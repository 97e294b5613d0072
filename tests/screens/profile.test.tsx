import { fireEvent, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { pressesAt } from '#tests/support/presses.ts';
import { replaceText } from '#tests/support/replaceText.ts';
import { anAddress } from '#tests/support/factories.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { sandbox } from '#tests/support/server.ts';
import { calls, demoProduct } from '#tests/support/shopper.ts';

const KEY = 'kanuka.addresses';

function storeAddresses(...streets: readonly string[]): void {
  const book = streets.map((street) => ({ id: street, address: anAddress({ street }) }));
  localStorage.setItem(KEY, JSON.stringify(book));
}

const storedStreets = (): readonly string[] => {
  const book = JSON.parse(localStorage.getItem(KEY) ?? '[]') as { address: { street: string } }[];
  return book.map(({ address }) => address.street);
};

async function profile() {
  const view = renderScreen('/profile');
  await view.screen.findByRole('heading', { level: 1, name: 'My Profile' });
  return { ...view, cards: () => view.main.queryAllByRole('listitem') };
}

test('an address is validated and cleaned before it is stored', async () => {
  const { main, user, screen } = await profile();
  await user.click(await main.findByRole('button', { name: 'Add an address' }));
  await user.click(main.getByRole('button', { name: 'Save address' }));
  expect(main.getByRole('alert')).toHaveFocus();
  expect(localStorage.getItem(KEY)).toBeNull();
  const { state: _, country: __, ...typed } = anAddress({ phone: ' +91 98765 43210', zipcode: '522 201' });
  for (const [field, value] of Object.entries(typed))
    fireEvent.change(document.getElementById(`address-${field}`) as HTMLElement, { target: { value } });
  expect(main.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(main.getByRole('button', { name: 'Save address' }));
  await screen.findByText('Address saved on this device.');
  const [saved] = JSON.parse(localStorage.getItem(KEY) ?? '[]') as { address: unknown }[];
  expect(saved?.address).toEqual(anAddress());
});

test('the first address is the default; another can be made default, edited, or removed, once by a double click', async () => {
  storeAddresses('1 Home Road', '2 Work Road', '3 Lake Road');
  const { cards, user, main } = await profile();
  await main.findByText(/1 Home Road/);
  const press = (n: number, name: RegExp) =>
    user.click(within(cards()[n] as HTMLElement).getByRole('button', { name }));
  expect(within(cards()[0] as HTMLElement).getByText('Default')).toBeVisible();
  expect(within(cards()[0] as HTMLElement).queryByRole('button', { name: /Make default/ })).not.toBeInTheDocument();
  await press(1, /Make default/);
  expect(storedStreets()).toEqual(['2 Work Road', '1 Home Road', '3 Lake Road']);
  await press(2, /^Edit/);
  await replaceText(user, main.getByLabelText('Street'), '4 Hill Road');
  await user.click(main.getByRole('button', { name: 'Save address' }));
  expect(storedStreets()).toEqual(['2 Work Road', '1 Home Road', '4 Hill Road']);
  pressesAt();
  await press(0, /^Remove/);
  // The second click of a double one finds the next address in the place of the first.
  await press(0, /^Remove/);
  expect(storedStreets()).toEqual(['1 Home Road', '4 Hill Road']);
  expect(within(cards()[0] as HTMLElement).getByText('Default')).toBeVisible();
  for (const left of [1, 0]) {
    pressesAt();
    await press(0, /^Remove/);
    expect(cards()).toHaveLength(left);
  }
  expect(localStorage.getItem(KEY), 'nothing is left on the device').toBeNull();
  expect(calls().filter(({ method }) => method === 'POST')).toEqual([]);
});

test('2.4.3 Focus Order: a keyboard user continues at the same address', async () => {
  storeAddresses('1 Home Road', '2 Shop Street');
  const { main, user, screen } = await profile();
  const press = async (name: string | RegExp, at = 0): Promise<void> => {
    main.getAllByRole('button', { name })[at]?.focus();
    await user.keyboard('{Enter}');
  };
  await press('Add an address');
  expect(main.getByRole('heading', { name: 'New address' })).toHaveFocus();
  await press('Cancel');
  expect(main.getByRole('button', { name: 'Add an address' })).toHaveFocus();
  await press(/^Edit /, 1);
  expect(main.getByRole('heading', { name: 'Edit address' })).toHaveFocus();
  await press('Save address');
  expect(main.getAllByRole('button', { name: /^Edit / })[1]).toHaveFocus();
  for (const name of [/^Make default/, /^Remove /]) {
    await press(name);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  }
});

const MUG = demoProduct('Personalised Photo Mug');

test.each([
  ['saved gifts', 'kanuka.wishlist', [MUG._id]],
  ['gifts saved for later', 'kanuka.cart.later', { [MUG._id]: { '325 ml': 1 } }],
])('%s are not called none when the list of products fails, and appear after a retry', async (_, key, value) => {
  localStorage.setItem(key, JSON.stringify(value));
  sandbox.controls.faults.add({ route: '/api/product/list', times: 1, fault: { type: 'status', code: 500 } });
  const { main, user } = await profile();
  expect(await main.findByText('The gifts could not be loaded.')).toBeVisible();
  expect(main.queryByText('Nothing saved yet')).not.toBeInTheDocument();
  await user.click(main.getByRole('button', { name: 'Try again' }));
  expect(await main.findByRole('link', { name: new RegExp(MUG.name) })).toBeVisible();
});
