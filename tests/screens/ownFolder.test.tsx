import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { renderScreen } from '#tests/support/renderScreen.tsx';

// The build's content for a shop folder without testimonials and services (scripts/build/ownFolder.mjs).
vi.mock('#own/testimonials.ts', () => ({ testimonials: [] }));
vi.mock('#own/en/services.ts', () => ({ services: [] }));
vi.mock('#own/en/about.ts', () => import('#tests/support/shopFolder/en/about.ts'));

const loaded = vi.hoisted(() => ({ carousels: 0 }));
vi.mock('react-slick', () => {
  loaded.carousels += 1;
  return { default: () => null };
});

test('home of a shop without testimonials has no section for them and asks for no carousel', async () => {
  const { screen } = renderScreen('/');
  const questions = await screen.findByRole('region', { name: 'Frequently Asked Questions' });
  expect(within(questions).getAllByRole('button').length).toBeGreaterThan(5);
  expect(screen.queryByText('What Our Customers Say')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /testimonial/i })).not.toBeInTheDocument();
  await vi.dynamicImportSettled();
  expect(loaded.carousels).toBe(0);
});

test('a shop without services or products on request has no section for them', async () => {
  const { screen } = renderScreen('/about');
  await screen.findByText('Kanuka has printed school yearbooks in Tenali since 1998.');
  await screen.findByRole('heading', { name: 'Somebody is there' });
  expect(screen.queryByRole('region', { name: 'Work with us' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Baby and wedding photography' })).not.toBeInTheDocument();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('heading', { name: 'Pages' })).toBeInTheDocument();
  expect(footer.queryByText('Services')).not.toBeInTheDocument();
});
