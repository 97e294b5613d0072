import { within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { categories, products } from '#sandbox/catalogue/demo.ts';
import { holdClock } from '#tests/support/clock.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { sandbox } from '#tests/support/server.ts';
import { calls } from '#tests/support/shopper.ts';
import { resizeTo } from '#tests/support/window.ts';

beforeEach(() => {
  window.innerWidth = 1400;
});
afterEach(() => {
  window.innerWidth = 1024;
});

async function latest(view: ReturnType<typeof renderScreen>) {
  return within(await view.screen.findByRole('region', { name: 'Latest Collections' }));
}

const newest = products.toReversed().map(({ name }) => name);

test('the welcome names the shop and leads to the collection', async () => {
  const { screen, user } = renderScreen('/');
  expect(await screen.findByRole('heading', { level: 1, name: /Welcome to\s*Kanuka/ })).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent(/Every Gift Tells a Story\.\s*Make Yours Special and Personal\./);
  await user.click(screen.getByRole('link', { name: 'GET STARTED' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'All gifts' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'HOME' }));
  await screen.findByRole('heading', { level: 1, name: /Welcome to/ });
  expect(calls('/api/api/category'), 'the banner’s list is not requested again').toHaveLength(1);
});

test.each([
  [1271, 10],
  [1270, 9],
  [800, 9],
  [799, 6],
])('a window of %i px shows the %i newest gifts', async (width, count) => {
  window.innerWidth = width;
  const section = await latest(renderScreen('/'));
  const cards = await section.findAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(newest.slice(0, count));
});

test('a resize takes effect 150 ms after its last event', async () => {
  const clock = holdClock();
  const { screen } = renderScreen('/', clock);
  const section = within(await clock.until(() => screen.getByRole('region', { name: 'Latest Collections' })));
  await clock.until(() => expect(section.getAllByRole('article')).toHaveLength(10));
  resizeTo(1000);
  await clock.pass(149);
  resizeTo(700);
  await clock.pass(149);
  expect(section.getAllByRole('article')).toHaveLength(10);
  await clock.pass(1);
  expect(section.getAllByRole('article')).toHaveLength(6);
});

test('the categories are listed in the shop’s order, each linked to its products, and for search engines', async () => {
  const { screen, user } = renderScreen('/');
  const section = within(await screen.findByRole('region', { name: 'Shop by Categories' }));
  const names = (await section.findAllByRole('heading', { level: 3 })).map((heading) => heading.textContent);
  expect(names).toEqual(categories.toReversed().map(({ name }) => name));
  expect(document.title).toBe('Personalised photo gifts | Kanuka');
  expect(document.querySelectorAll('title')).toHaveLength(1);
  const keywords = document.querySelector('meta[name="keywords"]')?.getAttribute('content');
  for (const { name } of categories) expect(keywords).toContain(name);
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'index, follow');
  await user.click(section.getByRole('link', { name: 'View Details: Custom Mugs' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Custom Mugs' })).toBeVisible();
});

test('R26: ten of very many categories are shown', async () => {
  sandbox.controls.faults.add({ route: '/api/catagere/list', fault: { type: 'catalogue', name: '10k' } });
  const { screen } = renderScreen('/');
  const section = within(await screen.findByRole('region', { name: 'Shop by Categories' }));
  expect(await section.findAllByRole('link', { name: /View Details/ })).toHaveLength(10);
});
