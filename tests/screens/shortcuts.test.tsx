import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';

import { App } from '#app/App.tsx';
import { speak } from '#content/language.ts';
import { shortcuts } from '#content/shortcuts.ts';
import { createShop } from '#shop/createShop.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';

afterEach(() => speak('en'));

const row = (name = 'Gift ideas') => within(screen.getByRole('navigation', { name }));
const labelsIn = (name?: string) =>
  row(name)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const LABELS = ['Birthday', 'Wedding', 'Anniversary', 'Baby', 'For mom', 'For dad', 'Under ₹500'];

test('a shopper who looks for a wedding gift finds one from the head of the collection', async () => {
  const { user, url } = renderScreen('/collection');
  await screen.findByText(/^\d+ gifts$/);
  expect(labelsIn()).toEqual(LABELS);
  await user.click(row().getByRole('link', { name: 'Wedding' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for “wedding”' })).toBeVisible();
  expect(url()).toBe('/collection?search=wedding');
  expect(await screen.findByText(/^\d+ gifts for “wedding”/)).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Search gifts by name' })).toHaveValue('wedding');
  expect(row().getByRole('link', { current: true })).toHaveTextContent('Wedding');
});

test('home has the same shortcuts below its categories', async () => {
  renderScreen('/');
  const categories = within(await screen.findByRole('region', { name: 'Shop by Categories' }));
  const links = within(await categories.findByRole('navigation', { name: 'Gift ideas' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(LABELS);
  expect(links[6]).toHaveAttribute('href', '/collection?search=gifts%20under%20%E2%82%B9500');
});

test('shortcuts search in the shopper’s language', async () => {
  await speak('te');
  const { user } = renderScreen('/collection');
  const name = 'గిఫ్ట్ ఐడియాలు';
  const known = await shortcuts.te();
  await waitFor(() => expect(labelsIn(name)).toEqual(known.map(({ label }) => label)));
  const mother = known[4] ?? { label: '', search: '' };
  await user.click(row(name).getByRole('link', { name: mother.label }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(mother.search));
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
  await screen.findByText(/^\d+ gifts$/);
  expect(labelsIn()).toEqual(shown);
});
