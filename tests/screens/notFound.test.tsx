import { within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { categories } from '#sandbox/catalogue/demo.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';

/** Opens an unknown path: Not Found with header and footer, which stays out of search engines. */
async function openUnknown(path: string) {
  const view = renderScreen(path);
  await view.screen.findByRole('heading', { level: 1, name: 'Page not found' });
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  expect(document.title).toBe('Page not found | Kanuka');
  expect(view.screen.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  expect(await view.screen.findByRole('contentinfo')).toBeVisible();
  return { ...view, main: within(view.screen.getByRole('main')) };
}

test('R34: a malformed URL shows Not Found with header and footer, and stays out of search engines', async () => {
  const { url } = await openUnknown('/%E0%A4%A');
  expect(url(), 'the shopper can correct it').toBe('/%E0%A4%A');
});

test('R34: an address below a product shows it too, and a search from there opens the collection', async () => {
  const { main, user, screen, url } = await openUnknown('/product/a/b');
  await user.click(main.getByRole('searchbox', { name: 'Search gifts' }));
  await user.paste(' magic mug & more');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for “magic mug & more”' })).toBeVisible();
  expect(url()).toBe('/collection?search=magic%20mug%20%26%20more');
});

test('R34: /__proto__ shows it too, and it links to the categories and home', async () => {
  const { main, user, screen } = await openUnknown('/__proto__');
  const links = within(await main.findByRole('region', { name: 'Or choose a category' }));
  expect(links.getAllByRole('link').map((link) => link.textContent)).toEqual(
    categories.toReversed().map(({ name }) => name),
  );
  expect(main.getByRole('link', { name: 'All gifts' })).toHaveAttribute('href', '/collection');
  await user.click(main.getByRole('link', { name: 'Back to home' }));
  expect(await screen.findByRole('link', { name: 'GET STARTED' })).toBeVisible();
});
