import { cleanup, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { categories } from '#sandbox/catalogue/demo.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';

test('R34: an unknown URL shows Not Found with header and footer, stays out of search engines, and leads on by links and a search', async () => {
  const open = async (path: string) => {
    cleanup();
    const view = renderScreen(path);
    const { screen, url } = view;
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
    expect(document.title).toBe('Page not found | Kanuka');
    expect(screen.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
    expect(await screen.findByRole('contentinfo')).toBeVisible();
    expect(url(), 'the shopper can correct it').toBe(path);
    return view;
  };
  for (const path of ['/product/a/b', '/%E0%A4%A']) await open(path);
  const { screen, user, url } = await open('/__proto__');
  const main = within(screen.getByRole('main'));
  const links = within(await main.findByRole('region', { name: 'Or choose a category' }));
  expect(links.getAllByRole('link').map((link) => link.textContent)).toEqual(
    categories.toReversed().map(({ name }) => name),
  );
  expect(main.getByRole('link', { name: 'All gifts' })).toHaveAttribute('href', '/collection');
  expect(main.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  await user.click(main.getByRole('searchbox', { name: 'Search gifts' }));
  await user.paste(' magic mug & more');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for “magic mug & more”' })).toBeVisible();
  expect(url()).toBe('/collection?search=magic%20mug%20%26%20more');
});
