import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderScreen } from '#tests/support/renderScreen.tsx';
import { sandbox } from '#tests/support/server.ts';

/** Fills a field in as a browser does (its own setter, no event), or as a script of the page. */
function fill(label: string, value: string, by: 'browser' | 'script'): void {
  const field = within(screen.getByRole('main')).getByLabelText<HTMLInputElement>(label);
  if (by === 'script') field.value = value;
  else Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
}

test.each(['browser', 'script'] as const)('R37: what a %s filled in without an event is sent at login', async (by) => {
  const { user, url } = renderScreen('/login');
  await screen.findByRole('heading', { level: 1 });
  fill('Email', 'demo@kanuka.example', by);
  fill('Password', 'kanuka-demo-1', by);
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(url()).toBe('/'));
  const [sent] = sandbox.controls.journal.entries().filter(({ path }) => path === '/api/user/login');
  expect(sent?.body).toMatchObject({ email: 'demo@kanuka.example' });
});

test('R37: a password that a browser filled in without an event is not lost when the e-mail is typed', async () => {
  const { user, url } = renderScreen('/login');
  await screen.findByRole('heading', { level: 1 });
  fill('Password', 'kanuka-demo-1', 'browser');
  await user.type(within(screen.getByRole('main')).getByLabelText('Email'), 'demo@kanuka.example');
  expect(within(screen.getByRole('main')).getByLabelText('Password')).toHaveValue('kanuka-demo-1');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(url()).toBe('/'));
});
