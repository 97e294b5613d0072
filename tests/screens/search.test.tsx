import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderScreen } from '#tests/support/renderScreen.tsx';
import { sandbox } from '#tests/support/server.ts';

async function searching(text: string, more = '') {
  const view = renderScreen(`/collection?search=${encodeURIComponent(text)}${more}`);
  await view.screen.findByText(/^\d+ gifts? (for|related to|close to) /);
  const main = within(view.screen.getByRole('main'));
  const namesIn = (section: HTMLElement): readonly (string | null)[] =>
    within(section)
      .queryAllByRole('article')
      .map((card) => within(card).getByRole('heading').textContent);
  return {
    ...view,
    main,
    related: () => namesIn(main.getByRole('region', { name: 'Also related' })),
    all: () => namesIn(view.screen.getByRole('main')),
  };
}

test('a search also finds what its words mean, under ‘Also related’', async () => {
  const { related } = await searching('pilow');
  expect(related()).toContain('Children’s Photo Pillow');
});

test('a plural finds products with that name first, then the others of the category', async () => {
  const { screen, all, related } = await searching('cushions');
  expect(all()[0]).toBe('Rangoli Sofa Cushions, Set of Two');
  expect(related().length).toBeGreaterThan(10);
  const count = screen.getByText(`1 gift for “cushions”, ${related().length} related`, { exact: false });
  expect(count.parentElement).toHaveRole('status');
});

test('categories are suggested while typing, and open without the search text', async () => {
  const { screen, user, main, url } = await searching('mug');
  await user.type(screen.getByRole('combobox', { name: 'Search gifts by name' }), 's');
  const suggestions = within(main.getByRole('navigation', { name: 'In categories' }));
  await waitFor(() => expect(main.getByRole('status')).toHaveTextContent('related to “mugs”. Categories: Custom Mugs'));
  await user.click(suggestions.getByRole('link', { name: 'Custom Mugs' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Custom Mugs' })).toBeVisible();
  expect(url()).toBe('/collections?category=Custom%20Mugs');
  expect(main.queryByRole('navigation', { name: 'In categories' })).not.toBeInTheDocument();
});

test('a search for what the shop does not sell says so, and shows what comes closest', async () => {
  const { main, all, user, screen } = await searching('wall clock');
  expect(main.getByRole('heading', { name: 'No products found.' })).toBeVisible();
  expect(main.getByText('We don’t sell “wall clock”. Closest: Photo Frames.')).toBeVisible();
  expect(main.getByRole('status')).toHaveTextContent('0 gifts for “wall clock”. We don’t sell “wall clock”.');
  expect(main.getByRole('heading', { name: 'The closest we have' })).toBeVisible();
  expect(all()).toHaveLength(4);
  await user.click(main.getByRole('link', { name: 'See Photo Frames' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Photo Frames' })).toBeVisible();
});

test('a search for an unknown word shows best sellers', async () => {
  const { main, all } = await searching('qwertz');
  expect(main.getByRole('heading', { name: 'No products found.' })).toBeVisible();
  expect(main.getByRole('heading', { name: 'Best sellers' })).toBeVisible();
  expect(main.queryByRole('link', { name: /^See / })).not.toBeInTheDocument();
  expect(all()).toHaveLength(4);
});

test('a search that no product has every word of says that these are close', async () => {
  const { screen, related } = await searching('magic mug for a zebra');
  expect(related()).toContain('Family Magic Mug');
  expect(screen.getByText('6 gifts close to “magic mug for a zebra”. None matches every word.')).toBeVisible();
});

test('guides about a search are below what it found', async () => {
  const { main } = await searching('wedding lamp');
  const guides = within(await main.findByRole('navigation', { name: 'Guides that may help' }));
  const [first] = guides.getAllByRole('link');
  expect(first).toHaveTextContent('LED photo lamps for weddings');
  expect(first).toHaveAttribute('href', '/keyword/led-photo-lamps-for-weddings');
});

test('a shopper completes a search by the keyboard or a tap; Escape closes the suggestions and leaves the text', async () => {
  const { screen, user, url } = renderScreen('/collection');
  const field = await screen.findByRole('combobox', { name: 'Search gifts by name' });
  await screen.findByText(/^\d+ gifts$/);
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await user.type(field, 'wed');
  const list = await screen.findByRole('listbox', { name: 'Suggested searches' });
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(field).toHaveAttribute('aria-controls', list.id);
  await user.keyboard('{ArrowDown}');
  const option = within(list).getByRole('option', { name: 'wedding gifts', selected: true });
  expect(field).toHaveAttribute('aria-activedescendant', option.id);
  expect(field).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(within(list).getAllByRole('option').at(-1)).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field).toHaveValue('wedding gifts');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await waitFor(() => expect(url()).toBe('/collection?search=wedding+gifts'));
  await user.clear(field);
  await user.type(field, 'keyc');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).toHaveValue('keyc');
  await user.type(field, 'h');
  await user.click(await screen.findByRole('option', { name: 'keychains' }));
  expect(field).toHaveValue('keychains');
  expect(field).toHaveFocus();
  await waitFor(() => expect(url()).toBe('/collection?search=keychains'));
});

test('a search while the products load waits for them', async () => {
  sandbox.controls.faults.add({ route: '/api/product/list', fault: 'hang' });
  const { screen } = renderScreen('/collection?search=mugs');
  expect(await screen.findByText('Loading products...')).toBeVisible();
  expect(screen.queryByText('No products found.')).not.toBeInTheDocument();
  sandbox.controls.faults.release();
  expect(await screen.findByRole('heading', { name: 'Also related' })).toBeVisible();
});

test('a link with a very long search text is cut to the field’s maximum length', async () => {
  const { screen } = renderScreen(`/collection?search=${'A'.repeat(5000)}`);
  expect(await screen.findByRole('combobox', { name: 'Search gifts by name' })).toHaveValue('A'.repeat(100));
  const status = within(screen.getByRole('main')).getByRole('status');
  await waitFor(() => expect(status.textContent).toMatch(/(?<!A)A{100}(?!A)/));
});

test('a category that is already ticked is not suggested', async () => {
  const { main } = await searching('mug', '&category=Custom+Mugs');
  expect(main.queryByRole('navigation', { name: 'In categories' })).not.toBeInTheDocument();
});
