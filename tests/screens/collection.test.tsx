import { waitFor, within, screen as page } from '@testing-library/react';
import { expect, test } from 'vitest';

import { products } from '#sandbox/catalogue/demo.ts';
import { createShop } from '#shop/createShop.ts';
import { rawProduct } from '#tests/support/factories.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { replaceText } from '#tests/support/replaceText.ts';
import { sandbox } from '#tests/support/server.ts';
import { answers } from '#tests/support/shopper.ts';
import { matchQueries } from '#tests/support/window.ts';

const categoryOf = ({ category }: (typeof products)[number]): string =>
  (typeof category === 'string' ? category : category.name).toLowerCase();
const countOf = (name: string): number =>
  products.filter((product) => categoryOf(product) === name.toLowerCase()).length;

const FIELD = { name: 'Search gifts by name' };

async function collection(path = '/collection') {
  const view = renderScreen(path);
  await view.screen.findByText(/^\d+ gifts?(?:$| for | related to | close to )/);
  const filter = within(view.screen.getByRole('complementary', { name: 'Categories' }));
  return {
    ...view,
    filter,
    names: () => view.main.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent),
  };
}

test('the collection shows every gift, newest first, a page at a time; a search starts at the first page and reuses the cards', async () => {
  const { main, names, user, screen } = await collection();
  expect(screen.getByText(`${products.length} gifts`).parentElement).toHaveRole('status');
  expect(names()).toEqual(
    products
      .toReversed()
      .slice(0, 24)
      .map(({ name }) => name),
  );
  expect(main.getByText(`Showing 24 of ${products.length} gifts`)).toBeVisible();
  for (let shown = 24; shown < products.length; shown += 24)
    await user.click(main.getByRole('button', { name: 'Show more gifts' }));
  expect(names()).toHaveLength(products.length);
  expect(main.queryByRole('button', { name: 'Show more gifts' })).not.toBeInTheDocument();
  const [first] = main.getAllByRole('article');
  const name = names()[0] ?? '';
  await user.click(screen.getByRole('combobox', FIELD));
  await user.paste(name.slice(0, 6));
  await waitFor(() => expect(main.getAllByRole('article').length).toBeLessThan(24));
  expect(main.getByRole('heading', { name }).closest('article')).toBe(first);
  await user.click(screen.getByRole('button', { name: 'Close search' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Price: low to high');
  await waitFor(() => expect(main.getAllByRole('article')).toHaveLength(24));
});

test('ticking categories shows the products of all, whatever letter case the server uses, the filter’s sheet counts them, and each can be removed again', async () => {
  const { filter, main, user, screen, url } = await collection();
  for (const name of ['Phone Covers', 'Keychains']) {
    const box = await filter.findByRole('checkbox', { name: new RegExp(`^${name}`) });
    expect(box.closest('label')).toHaveTextContent(String(countOf(name)));
    await user.click(box);
  }
  const boxes = main.getAllByRole('checkbox', { hidden: true });
  expect(boxes, 'the filter’s sheet has none until it opens').toEqual(filter.getAllByRole('checkbox'));
  const both = countOf('Phone Covers') + countOf('Keychains');
  expect(await screen.findByText(`${both} gifts`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filter (2)' }));
  await user.click(screen.getByRole('button', { name: `Show ${both} gifts` }));
  expect(screen.getByRole('heading', { level: 1, name: 'Phone Covers, Keychains' })).toBeVisible();
  await waitFor(() => expect(url()).toBe('/collection?category=Phone+Covers&category=Keychains'));
  await user.click(screen.getByRole('button', { name: 'Remove Phone Covers' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(await screen.findByText(`${countOf('Keychains')} gifts`)).toBeVisible();
  await user.click(filter.getByRole('checkbox', { name: /^Keychains/ }));
  expect(await screen.findByText(`${products.length} gifts`)).toBeVisible();
  await waitFor(() => expect(url()).toBe('/collection'));
});

test.each([
  ['a phone', 2, ['(max-width: 799px)']],
  ['a tablet', 4, []],
  ['a wide screen', 3, ['(min-width: 1200px)']],
])(
  'on %s the %i gifts of the first screen are painted first, and the others and what a search suggests follow',
  async (_where, first, queries) => {
    matchQueries((query) => queries.some((each) => each === query));
    const { main, filter, user, screen, names } = await collection();
    expect(filter.queryAllByRole('checkbox').length === 0, 'a phone has them in a sheet').toBe(first === 2);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Price: low to high');
    expect(names()).toHaveLength(first);
    await waitFor(() => expect(main.getAllByRole('article')).toHaveLength(24));
    await user.click(screen.getByRole('combobox', FIELD));
    await user.paste('wedding lamp');
    await screen.findByRole('heading', { level: 1, name: 'Results for “wedding lamp”' });
    const links = { name: 'Guides that may help' };
    expect(main.queryByRole('navigation', links), 'after the gifts').not.toBeInTheDocument();
    const [guide] = within(await main.findByRole('navigation', links)).getAllByRole('link');
    expect(guide).toHaveTextContent('LED photo lamps for weddings');
    expect(guide).toHaveAttribute('href', '/keyword/led-photo-lamps-for-weddings');
  },
);

test('a link to a category opens with its box ticked, whatever the letter case; an unknown one is shown and can be removed', async () => {
  const { filter, screen, unmount } = await collection('/collections?category=custom%20MUGS');
  expect(await filter.findByRole('checkbox', { name: /^Custom Mugs/ })).toBeChecked();
  expect(screen.getByText(`${countOf('Custom Mugs')} gifts`)).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Custom Mugs' }), 'as the shop does').toBeVisible();
  unmount();
  const unknown = await collection('/collections?category=Umbrellas');
  expect(unknown.screen.getByRole('heading', { level: 1, name: 'Umbrellas' })).toBeVisible();
  expect(unknown.names()).toEqual([]);
  await unknown.user.click(unknown.screen.getByRole('button', { name: 'Remove Umbrellas' }));
  expect(await unknown.screen.findByText(`${products.length} gifts`)).toBeVisible();
});

test('sorting by price is stored in the URL', async () => {
  const { user, screen, names, url } = await collection('/collection?category=Keychains');
  const prices = new Map(products.map(({ name, price }) => [name, price]));
  const shown = () => names().map((name) => prices.get(name ?? '') ?? 0);
  const low = shown().toSorted((a, b) => a - b);
  const sort = (order: string) => user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), order);
  await sort('Price: low to high');
  await waitFor(() => expect(shown()).toEqual(low));
  await waitFor(() => expect(url()).toBe('/collection?category=Keychains&sort=low-high'));
  await sort('Price: high to low');
  await waitFor(() => expect(shown()).toEqual(low.toReversed()));
  await sort('Sort: relevant');
  await waitFor(() => expect(url()).toBe('/collection?category=Keychains'));
});

test('typing in the search bar filters the products and updates the URL; it can be closed and opened again', async () => {
  const { user, screen, names, url } = await collection();
  await user.click(screen.getByRole('combobox', FIELD));
  await user.paste('MAGIC mug');
  expect(await screen.findByText(/gifts for “MAGIC mug”/)).toBeVisible();
  await waitFor(() => expect(names()).toHaveLength(products.filter(({ name }) => /magic mug/i.test(name)).length + 1));
  expect(screen.getByRole('heading', { level: 1, name: 'Results for “MAGIC mug”' })).toBeVisible();
  await waitFor(() => expect(url()).toBe('/collection?search=MAGIC+mug'));
  await user.click(screen.getByRole('button', { name: 'Close search' }));
  expect(await screen.findByText(`${products.length} gifts`)).toBeVisible();
  await waitFor(() => expect(url()).toBe('/collection'));
  expect(screen.queryByRole('combobox', FIELD)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByRole('combobox', FIELD)).toHaveFocus();
});

test('another page has no search bar; its search icon leads to the collection’s field, each time it is pressed', async () => {
  const { user, screen } = renderScreen('/about');
  const icon = await screen.findByRole('button', { name: 'Search' });
  expect(screen.queryByRole('combobox', FIELD)).not.toBeInTheDocument();
  await user.click(icon);
  expect(await screen.findByRole('heading', { level: 1, name: 'All gifts' })).toBeVisible();
  const field = await screen.findByRole('combobox', FIELD);
  expect(field).toHaveFocus();
  await user.click(screen.getByRole('combobox', { name: 'Sort' }));
  await user.click(icon);
  expect(field).toHaveFocus();
  // A later visit by a link has not asked for it.
  const visit = async (link: string, heading: string): Promise<void> => {
    await user.click(screen.getAllByRole('link', { name: link })[0] ?? document.body);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: heading })).toHaveFocus());
  };
  await visit('ABOUT', 'About Kanuka');
  await visit('COLLECTION', 'All gifts');
});

test('a category whose name has a line break can be ticked', async () => {
  const name = 'Photo\nMugs';
  answers('/api/catagere/list', { success: true, catageres: [{ _id: 'c', name, image: [] }] });
  answers('/api/product/list', { success: true, products: [rawProduct({ category: name })] });
  const { user, filter, names } = await collection();
  const box = filter.getByRole('checkbox', { name: /^Photo\s+Mugs/ });
  await user.click(box);
  expect(box).toBeChecked();
  await waitFor(() => expect(names()).toHaveLength(1));
});

test('a search without a match says so and offers to clear it', async () => {
  const { user, screen, main, url } = await collection('/collection?search=zebra&category=Prints');
  expect(screen.getByText('0 gifts for “zebra”')).toBeVisible();
  expect(main.getByRole('heading', { name: 'No products found.' })).toBeVisible();
  await user.click(main.getByRole('button', { name: 'Show all gifts' }));
  expect(await screen.findByText(`${products.length} gifts`)).toBeVisible();
  await waitFor(() => expect(url()).toBe('/collection'));
});

test('a search inside a category offers what the whole shop has', async () => {
  const { user, screen, main, url } = await collection('/collection?search=mug&category=Pillows');
  expect(main.getByRole('heading', { name: 'No products found.' })).toBeVisible();
  expect(screen.getByText('0 gifts for “mug”')).toBeVisible();
  const all = main.getByRole('button', { name: /^See all \d+ in all gifts$/ });
  const [count] = /\d+/.exec(all.textContent) ?? [];
  await user.click(all);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(await screen.findByText(new RegExp(`^${count} gifts? (?:related to|for) “mug”`))).toBeVisible();
  await waitFor(() => expect(url()).toBe('/collection?search=mug'));
  expect(main.queryByRole('button', { name: /in all gifts/ })).not.toBeInTheDocument();
});

test('R26: one page of ten thousand products is rendered, and a part of five hundred categories, including the ticked ones', async () => {
  sandbox.controls.faults.add({ fault: { type: 'catalogue', name: '10k' } });
  const { filter, user, screen } = await collection('/collection?category=Category+300');
  await filter.findAllByRole('checkbox');
  expect(filter.getAllByRole('checkbox')).toHaveLength(41);
  expect(filter.getByRole('checkbox', { name: /^Category 300 / })).toBeChecked();
  await user.click(filter.getByRole('button', { name: 'More categories' }));
  expect(filter.getAllByRole('checkbox')).toHaveLength(81);
  await user.click(screen.getByRole('button', { name: 'Remove Category 300' }));
  expect(await screen.findByText(/^10,?000 gifts$/)).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(24));
});

const searching = (text: string) => collection(`/collection?search=${encodeURIComponent(text)}`);

test('categories are suggested while typing, and open without the search text', async () => {
  const { screen, user, main, url } = await searching('mug');
  await user.type(screen.getByRole('combobox', FIELD), 's');
  const suggestions = within(await main.findByRole('navigation', { name: 'In categories' }));
  await waitFor(() => expect(main.getByRole('status')).toHaveTextContent('related to “mugs”. Categories: Custom Mugs'));
  await user.click(suggestions.getByRole('link', { name: 'Custom Mugs' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Custom Mugs' })).toBeVisible();
  expect(url()).toBe('/collections?category=Custom%20Mugs');
  await waitFor(() => expect(main.queryByRole('navigation', { name: 'In categories' })).not.toBeInTheDocument());
});

test('a search for what the shop does not sell, for an unknown word, or for words that no product has all of says so, and shows what comes closest', async () => {
  const { main, user, screen } = await searching('wall clock');
  expect(main.getByRole('heading', { name: 'No products found.' })).toBeVisible();
  expect(main.getByText('We don’t sell “wall clock”. Closest: Photo Frames.')).toBeVisible();
  expect(main.getByRole('status')).toHaveTextContent('0 gifts for “wall clock”. We don’t sell “wall clock”.');
  expect(main.getByRole('heading', { name: 'The closest we have' })).toBeVisible();
  expect(main.getAllByRole('article')).toHaveLength(4);
  const category = main.getByRole('link', { name: 'See Photo Frames' });
  expect(category).toHaveAttribute('href', '/collections?category=Photo%20Frames');
  for (const [text, said] of [
    ['qwertz', 'Best sellers'],
    ['magic mug for a zebra', /^6 gifts close to .* None matches every word\.$/],
  ] as const) {
    await replaceText(user, screen.getByRole('combobox', FIELD), text);
    expect(await main.findByText(said)).toBeVisible();
    expect(main.queryByRole('link', { name: /^See / })).not.toBeInTheDocument();
  }
});

test('a shopper completes a search by the keyboard or a tap; Escape closes the suggestions and leaves the text', async () => {
  const { screen, user, url } = await collection();
  const field = screen.getByRole('combobox', FIELD);
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

const row = () => within(page.getByRole('navigation', { name: 'Gift ideas' }));
const labels = () =>
  row()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const LABELS = ['Birthday', 'Wedding', 'Anniversary', 'Baby', 'For mom', 'For dad', 'Under ₹500'];

test('a shopper who looks for a wedding gift finds one from the head of the collection', async () => {
  const { user, url } = await collection();
  expect(labels()).toEqual(LABELS);
  await user.click(row().getByRole('link', { name: 'Wedding' }));
  expect(await page.findByRole('heading', { level: 1, name: 'Results for “wedding”' })).toBeVisible();
  expect(url()).toBe('/collection?search=wedding');
  expect(page.getByRole('combobox', FIELD)).toHaveValue('wedding');
  expect(await row().findByRole('link', { current: true })).toHaveTextContent('Wedding');
});

test('a shortcut that the build found to lead to nothing is not shown, nor after leaving the prerendered page', async () => {
  const shop = createShop({ prerendered: { url: '/collection', unanswered: ['gifts under ₹500', 'baby gifts'] } });
  renderScreen('/collection', { shop });
  const shown = LABELS.filter((label) => label !== 'Baby' && label !== 'Under ₹500');
  expect(labels()).toEqual(shown);
  shop.actions.leavePrerenderedPage();
  await page.findByText(/^\d+ gifts$/);
  expect(labels()).toEqual(shown);
});
