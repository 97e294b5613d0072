import { within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';

import { rawOrder } from '#tests/support/factories.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { sandbox, server } from '#tests/support/server.ts';
import { loggedIn } from '#tests/support/shopper.ts';
import { quiet, until } from '#tests/support/startShop.ts';

test('R32 I9: a shopper behind a captive portal reads plain words, and has the gifts by one click once signed in there', async () => {
  sandbox.controls.faults.add({ route: '/api/*', fault: { type: 'body', kind: 'html' } });
  const { screen, user } = renderScreen('/collection');
  const main = within(await screen.findByRole('main'));
  const again = await main.findByRole('button', { name: 'Try again' });
  expect(main.getByText('Failed to fetch products')).toBeVisible();
  expect(main.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  sandbox.controls.faults.clear();
  await user.click(again);
  expect((await main.findAllByRole('article')).length).toBeGreaterThan(0);
});

test('S14 R20: orders that arrive after logging out are shown to nobody', async () => {
  let release = (): void => {};
  const late = new Promise<void>((done) => (release = done));
  let asked = 0;
  server.use(
    http.post('*/api/order/userorders', async () => {
      asked += 1;
      await late;
      return HttpResponse.json({ success: true, orders: [rawOrder()] });
    }),
  );
  await loggedIn();
  const { screen, user } = renderScreen('/orders');
  await until(() => expect(asked).toBeGreaterThan(0));
  await user.click(screen.getByRole('button', { name: 'Account' }));
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByRole('heading', { level: 1, name: 'Login' });
  release();
  await quiet();
  expect(screen.queryByText('Photo Mug')).not.toBeInTheDocument();
});
