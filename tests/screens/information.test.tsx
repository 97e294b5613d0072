import { cleanup, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { categories } from '#sandbox/catalogue/demo.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { sandbox } from '#tests/support/server.ts';
import { answers } from '#tests/support/shopper.ts';

const SLUG = 'anniversary-photo-gifts-for-parents';
const robots = (): string | null | undefined =>
  document.head.querySelector('meta[name="robots"]')?.getAttribute('content');

test('About says who the shop is, and leads to a message about each service, and to the guides once they are loaded', async () => {
  sandbox.controls.faults.add({ route: '/api/keyword', times: 1, fault: { type: 'status', code: 500 } });
  const { screen, user, main } = renderScreen('/about');
  expect(await screen.findByText(/Kanuka is the Telugu word for a gift/)).toBeVisible();
  for (const offer of ['Wedding photography', 'Baby photography', 'Reseller partnerships', 'Student partnerships']) {
    const ask = main.getByRole('link', { name: new RegExp(`^Ask about ${offer}$`, 'i') });
    expect(ask).toHaveAttribute('href', `/contact?subject=${encodeURIComponent(offer)}`);
  }
  expect(await screen.findByText('The guides could not be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByRole('link', { name: 'Birthday photo gifts' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Birthday photo gifts' });
  expect(heading).toHaveAttribute('tabindex', '-1');
});

test('the foot links to all products where no category is known', async () => {
  answers('/api/category', { success: true, categories: [] });
  const { screen } = renderScreen('/about');
  const foot = within(await screen.findByRole('contentinfo'));
  await foot.findByRole('heading', { name: 'Categories' });
  const links = foot.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.filter((href) => href?.startsWith('/collection'))).toEqual(['/collection', '/collection']);
});

test.each([
  ['/mainpage', 4],
  ['/privacypolicy', 6],
  ['/termsandconditions', 6],
])('%s links to its sections', async (path, least) => {
  const { screen } = renderScreen(path);
  const contents = within(await screen.findByRole('navigation', { name: 'On this page' }));
  const links = contents.getAllByRole('link');
  expect(links.length).toBeGreaterThanOrEqual(least);
  for (const link of links) {
    const part = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect(part).toHaveTextContent(link.lastChild?.textContent ?? 'a heading');
  }
});

test('the guides’ list shows the start-up keywords without an error when its own request fails', async () => {
  answers('/api/keywords', 'Cannot GET', { status: 404 });
  const { screen } = renderScreen('/keywords');
  expect(await screen.findByRole('link', { name: /^Birthday photo gifts/ })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('R26: five thousand keywords are rendered a portion at a time', async () => {
  const keywords = Array.from({ length: 5000 }, (_, n) => ({ slug: `${n}`, keyword: `Guide ${n}`, description: '' }));
  answers('/api/keywords', { success: true, keywords });
  const { screen, user } = renderScreen('/keywords');
  expect(await screen.findByText('Showing 60 of 5000 guides')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show more guides' }));
  expect(screen.getByText('Showing 120 of 5000 guides')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Guide \d+/ })).toHaveLength(120);
});

test('an unknown guide is said not to exist, and stays out of search engines', async () => {
  const { screen, main } = renderScreen('/keyword/no-such-guide');
  expect(await screen.findByText('This guide is not available.')).toBeVisible();
  expect(robots()).toBe('noindex, follow');
  expect(main.getByRole('link', { name: 'All guides' })).toHaveAttribute('href', '/keywords');
});

test('a guide that cannot be loaded says which kind of failure it was; a retry says Loading... and shows title, text and the gifts it speaks of', async () => {
  const route = `/api/keyword/${SLUG}`;
  sandbox.controls.faults.add({ route, fault: { type: 'status', code: 500 } });
  const { screen, user } = renderScreen(`/keyword/${SLUG}`);
  const retryWith = async (fault: 'refuse' | 'hang'): Promise<void> => {
    sandbox.controls.faults.clear();
    sandbox.controls.faults.add({ route, fault });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
  };
  expect(await screen.findByText('Something went wrong at our end.')).toBeVisible();
  await retryWith('refuse');
  expect(await screen.findByText('We could not connect to the shop.')).toBeVisible();
  await retryWith('hang');
  expect(await screen.findByRole('heading', { level: 1, name: /Photo gifts for parents/ })).toBeVisible();
  expect(await screen.findByText('Loading...')).toBeVisible();
  sandbox.controls.faults.release();
  expect(await screen.findByRole('heading', { level: 2, name: 'Find the photo first' })).toBeVisible();
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  const gifts = within(screen.getByRole('region', { name: 'Gifts in this guide' }));
  expect(gifts.getAllByRole('article')).toHaveLength(6);
  expect(document.title).toMatch(/^Photo gifts for parents/);
  expect(robots()).toBe('index, follow');
});

test('R34: an unknown URL shows Not Found with header and footer, stays out of search engines, and leads on by links and a search', async () => {
  const open = async (path: string) => {
    cleanup();
    const view = renderScreen(path);
    const { screen, url } = view;
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
    expect(robots()).toBe('noindex, follow');
    expect(document.title).toBe('Page not found | Kanuka');
    expect(screen.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
    expect(await screen.findByRole('contentinfo')).toBeVisible();
    expect(url(), 'the shopper can correct it').toBe(path);
    return view;
  };
  for (const path of ['/product/a/b', '/%E0%A4%A']) await open(path);
  const { main, screen, user, url } = await open('/__proto__');
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
