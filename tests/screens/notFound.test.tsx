import { within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { categories } from '#sandbox/catalogue/demo.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';

async function openUnknown(path = '/umbrellas') {
  const view = renderScreen(path);
  await view.screen.findByRole('heading', { level: 1, name: 'Page not found' });
  return { ...view, main: within(view.screen.getByRole('main')) };
}

test.each(['/product/a/b', '/%E0%A4%A', '/__proto__'])(
  'R34: %s shows Not Found with header and footer, and stays out of search engines',
  async (path) => {
    const { screen } = await openUnknown(path);
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
    expect(document.title).toBe('Page not found | Kanuka');
    expect(screen.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
    expect(await screen.findByRole('contentinfo')).toBeVisible();
  },
);

test('a search from the Not Found page opens the collection', async () => {
  const { main, user, screen, url } = await openUnknown();
  await user.click(main.getByRole('searchbox', { name: 'Search gifts' }));
  await user.paste(' magic mug & more');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Results for “magic mug & more”' })).toBeVisible();
  expect(url()).toBe('/collection?search=magic%20mug%20%26%20more');
});

test('the Not Found page links to the categories and home', async () => {
  const { main, user, screen } = await openUnknown();
  const links = within(await main.findByRole('region', { name: 'Or choose a category' }));
  expect(links.getAllByRole('link').map((link) => link.textContent)).toEqual(
    categories.toReversed().map(({ name }) => name),
  );
  expect(main.getByRole('link', { name: 'All gifts' })).toHaveAttribute('href', '/collection');
  await user.click(main.getByRole('link', { name: 'Back to home' }));
  expect(await screen.findByRole('link', { name: 'GET STARTED' })).toBeVisible();
});
