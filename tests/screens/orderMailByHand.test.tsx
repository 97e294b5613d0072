import { expect, test } from 'vitest';

import { renderScreen } from '#tests/support/renderScreen.tsx';

test('a shop without an account at the e-mail service opens the text in the shopper’s mail program', async () => {
  const order = { name: 'Asha \uD83D', email: 'a@example.com', phone: '1', address: 'Tenali', amount: '₹598' };
  sessionStorage.setItem('kanuka.lastOrder', JSON.stringify({ ...order, items: '2 x Photo Mug (M)\n1 x Lamp (L)' }));
  const { screen } = renderScreen('/sendOrderMail');
  expect(await screen.findByText(/Your mail app opens with the summary filled in/)).toBeVisible();
  const letter = screen.getByRole('link', { name: 'Open my mail app' }).getAttribute('href') ?? '';
  expect(letter).toMatch(/^mailto:hello@kanuka\.example\?subject=My%20order&body=/);
  // A mail's lines end with CR LF, and half a surrogate pair cannot be encoded.
  for (const text of ['Asha \uFFFD', 'a@example.com', 'Tenali', '₹598', '2 x Photo Mug (M)\r\n1 x Lamp (L)'])
    expect(decodeURIComponent(letter)).toContain(text);
});
