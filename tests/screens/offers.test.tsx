import { within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderScreen } from '#tests/support/renderScreen.tsx';

const OFFERS = ['Wedding photography', 'Baby photography', 'Reseller partnerships', 'Student partnerships'];

test.each(OFFERS)('the footer and About offer %s and link to a message about it', async (offer) => {
  const { screen, user } = renderScreen('/about');
  const footer = within(await screen.findByRole('contentinfo'));
  await user.click(footer.getByRole('link', { name: offer }));
  expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue(offer);
  await user.click(screen.getByRole('link', { name: 'ABOUT' }));
  await user.click(await screen.findByRole('link', { name: new RegExp(`^Ask about ${offer}$`, 'i') }));
  expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue(offer);
});

test.each(['/', '/cart', '/place-order'])('%s says that the shop delivers across India', async (path) => {
  const { screen } = renderScreen(path);
  const banner = within(await screen.findByRole('banner'));
  expect(banner.getByText('Delivery in 5-7 working days across India')).toBeVisible();
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getByText(/Delivered across India/)).toBeVisible();
});
