import { waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { speak } from '#content/language.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { demoProduct } from '#tests/support/shopper.ts';

beforeEach(() => speak('te'));
afterEach(() => speak('en'));

test('a category is ticked by its Telugu name, and the URL holds the stored name', async () => {
  const { screen, user, url } = renderScreen('/collection');
  const [filter] = await screen.findAllByRole('checkbox', { name: /^కీచైన్లు/ });
  if (!filter) throw new Error('no filter');
  await user.click(filter);
  expect(await screen.findByRole('heading', { level: 1, name: 'కీచైన్లు' })).not.toHaveAttribute('lang');
  await waitFor(() => expect(url()).toBe('/collection?category=Keychains'));
  expect(await screen.findByRole('heading', { level: 3, name: 'Acrylic Photo Keychain' })).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/^కీచైన్లు \| /));
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    expect.stringContaining('కీచైన్లు'),
  );
  await user.click(screen.getByRole('button', { name: 'కీచైన్లు తీసేయండి' }));
  await waitFor(() => expect(url()).toBe('/collection'));
});

test('a category without a translation is shown in English and marked as English', async () => {
  const { screen } = renderScreen('/collections?category=Jute%20Bags');
  expect(await screen.findByRole('heading', { level: 1, name: 'Jute Bags' })).toHaveAttribute('lang', 'en');
  const chip = screen.getByRole('button', { name: 'Jute Bags తీసేయండి' });
  expect(within(chip).getByText('Jute Bags')).toHaveAttribute('lang', 'en');
});

test('home names its categories in Telugu and links each by its stored name', async () => {
  const { screen } = renderScreen('/');
  const section = within(await screen.findByRole('region', { name: 'విభాగాల వారీగా చూడండి' }));
  expect(await section.findByRole('heading', { level: 3, name: 'ఫోటో ఫ్రేములు' })).toBeVisible();
  expect(section.getByRole('link', { name: 'వివరాలు చూడండి: ఫోటో ఫ్రేములు' })).toHaveAttribute(
    'href',
    '/collections?category=Photo%20Frames',
  );
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'దిండ్లు' })).toHaveAttribute('href', '/collections?category=Pillows');
  expect(screen.getByText(/^మీ ఫోటోను వీటిపై ప్రింట్ చేస్తాం: .*క్యాలెండర్లు/)).toBeInTheDocument();
});

test('the breadcrumbs of a product name its category in Telugu and the product in English', async () => {
  const { screen } = renderScreen(`/product/${demoProduct('Acrylic Photo Keychain')._id}`);
  const way = within(await screen.findByRole('navigation', { name: 'మీరు ఇక్కడ ఉన్నారు' }));
  expect(way.getByRole('link', { name: 'కీచైన్లు' })).not.toHaveAttribute('lang');
  expect(way.getByText('Acrylic Photo Keychain')).toHaveAttribute('lang', 'en');
});
