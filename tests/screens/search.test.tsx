import { render, waitFor, within, screen as page } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';

import { App } from '#app/App.tsx';
import { speak } from '#content/language.ts';
import { shortcuts } from '#content/shortcuts.ts';
import { createShop } from '#shop/createShop.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { sandbox } from '#tests/support/server.ts';

afterEach(() => speak('en'));

const FIELD = { name: 'Search gifts by name' };

async function searching(text: string) {
  const view = renderScreen(`/collection?search=${encodeURIComponent(text)}`);
  await view.screen.findByText(/^\d+ gifts? (for|related to|close to) /);
  return { ...view, main: within(view.screen.getByRole('main')) };
}

test('categories are suggested while typing, and open without the search text', async () => {
  const { screen, user, main, url } = await searching('mug');
  await user.type(screen.getByRole('combobox', FIELD), 's');
  const suggestions = within(main.getByRole('navigation', { name: 'In categories' }));
  await waitFor(() => expect(main.getByRole('status')).toHaveTextContent('related to “mugs”. Categories: Custom Mugs'));
  await user.click(suggestions.getByRole('link', { name: 'Custom Mugs' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Custom Mugs' })).toBeVisible();
  expect(url()).toBe('/collections?category=Custom%20Mugs');
  expect(main.queryByRole('navigation', { name: 'In categories' })).not.toBeInTheDocument();
});

test('a search for what the shop does not sell says so, and shows what comes closest', async () => {
  const { main } = await searching('wall clock');
  expect(main.getByRole('heading', { name: 'No products found.' })).toBeVisible();
  expect(main.getByText('We don’t sell “wall clock”. Closest: Photo Frames.')).toBeVisible();
  expect(main.getByRole('status')).toHaveTextContent('0 gifts for “wall clock”. We don’t sell “wall clock”.');
  expect(main.getByRole('heading', { name: 'The closest we have' })).toBeVisible();
  expect(main.getAllByRole('article')).toHaveLength(4);
  const category = main.getByRole('link', { name: 'See Photo Frames' });
  expect(category).toHaveAttribute('href', '/collections?category=Photo%20Frames');
});

test.each([
  ['an unknown word', 'qwertz', 'Best sellers'],
  ['words that no product has all of', 'magic mug for a zebra', /^6 gifts close to .* None matches every word\.$/],
])('a search for %s says what it shows', async (_, text, said) => {
  const { main } = await searching(text);
  expect(main.getByText(said)).toBeVisible();
  expect(main.queryByRole('link', { name: /^See / })).not.toBeInTheDocument();
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
  const field = await screen.findByRole('combobox', FIELD);
  await screen.findByText(/^\d+ gifts$/);
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await user.click(field);
  await user.paste('wed');
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
  await user.paste('keych');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).toHaveValue('keych');
  await user.type(field, 'a');
  await user.click(await screen.findByRole('option', { name: 'keychains' }));
  expect(field).toHaveValue('keychains');
  expect(field).toHaveFocus();
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
  expect(await screen.findByRole('combobox', FIELD)).toHaveValue('A'.repeat(100));
});

const row = (name = 'Gift ideas') => within(page.getByRole('navigation', { name }));
const labelsIn = (name?: string) =>
  row(name)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const LABELS = ['Birthday', 'Wedding', 'Anniversary', 'Baby', 'For mom', 'For dad', 'Under ₹500'];

test('a shopper who looks for a wedding gift finds one from the head of the collection', async () => {
  const { user, url } = renderScreen('/collection');
  await page.findByText(/^\d+ gifts$/);
  expect(labelsIn()).toEqual(LABELS);
  await user.click(row().getByRole('link', { name: 'Wedding' }));
  expect(await page.findByRole('heading', { level: 1, name: 'Results for “wedding”' })).toBeVisible();
  expect(url()).toBe('/collection?search=wedding');
  expect(page.getByRole('combobox', FIELD)).toHaveValue('wedding');
  expect(row().getByRole('link', { current: true })).toHaveTextContent('Wedding');
});

test('shortcuts search in the shopper’s language', async () => {
  await speak('te');
  renderScreen('/collection');
  const name = 'గిఫ్ట్ ఐడియాలు';
  const known = await shortcuts.te();
  await waitFor(() => expect(labelsIn(name)).toEqual(known.map(({ label }) => label)));
  const href = row(name).getAllByRole('link')[4]?.getAttribute('href') ?? '';
  expect(new URL(href, location.origin).searchParams.get('search')).toBe(known[4]?.search);
});

test('a shortcut that the build found to lead to nothing is not shown, nor after leaving the prerendered page', async () => {
  const shop = createShop({ prerendered: { url: '/collection', unanswered: ['gifts under ₹500', 'baby gifts'] } });
  render(
    <MemoryRouter useTransitions={false} initialEntries={['/collection']}>
      <App shop={shop} />
    </MemoryRouter>,
  );
  const shown = LABELS.filter((label) => label !== 'Baby' && label !== 'Under ₹500');
  expect(labelsIn()).toEqual(shown);
  shop.actions.leavePrerenderedPage();
  await page.findByText(/^\d+ gifts$/);
  expect(labelsIn()).toEqual(shown);
});
