import { expect, test } from 'vitest';

import { renderScreen } from '#tests/support/renderScreen.tsx';

// A shop without an account at the e-mail service.

const ORDER = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '9876543210',
  address: '1 Main Road, Tenali',
  amount: '₹598',
  items: '2 x Photo Mug (M)\n1 x Lamp (L)',
};

/** The mailto text of this order. */
async function letterFor(order: typeof ORDER): Promise<string> {
  sessionStorage.setItem('kanuka.lastOrder', JSON.stringify(order));
  const { screen } = renderScreen('/sendOrderMail');
  expect(await screen.findByText(/Your mail app opens with the summary filled in/)).toBeVisible();
  return screen.getByRole('link', { name: 'Open my mail app' }).getAttribute('href') ?? '';
}

test('a shop without an account at the e-mail service opens the text in the shopper’s mail program', async () => {
  const letter = await letterFor(ORDER);
  expect(letter).toMatch(/^mailto:hello@kanuka\.example\?subject=My%20order&body=/);
  // A mail's lines end with CR LF.
  for (const text of Object.values(ORDER)) expect(decodeURIComponent(letter)).toContain(text.replaceAll('\n', '\r\n'));
});

test('a name with half a surrogate pair does not break the page', async () => {
  expect(await letterFor({ ...ORDER, name: 'Asha \uD83D' })).toContain(encodeURIComponent('Asha \uFFFD'));
});
