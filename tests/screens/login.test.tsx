import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { holdClock } from '#tests/support/clock.ts';
import { logInOnScreen } from '#tests/support/logIn.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { sandbox } from '#tests/support/server.ts';
import { calls, DEMO, demoProduct, writeCart, loggedIn, putServerCart } from '#tests/support/shopper.ts';
import { toastsOnScreen } from '#tests/support/toastsOnScreen.ts';

const MUG = demoProduct('Pet Portrait Mug');

async function login() {
  const view = renderScreen('/login');
  await view.screen.findByRole('heading', { level: 1, name: 'Login' });
  const { main } = view;
  const fillIn = (fields: Readonly<Record<string, string>>): void => {
    for (const [label, value] of Object.entries(fields))
      fireEvent.change(main.getByLabelText(label), { target: { value } });
  };
  return { ...view, fillIn, submit: (name = 'Login') => view.user.click(main.getByRole('button', { name })) };
}

test('invalid fields are never sent, each shows what is missing, and the first takes the focus; signing up asks for a name and a strong password as well, opens home, and is refused with a known e-mail', async () => {
  const { main, submit, fillIn, user, screen } = await login();
  await submit();
  expect(main.getByText('Email is required')).toBeVisible();
  expect(main.getByText('Password is required')).toBeVisible();
  const email = main.getByLabelText('Email');
  expect(email).toHaveFocus();
  expect(email).toBeInvalid();
  fillIn({ Email: 'asha@example', Password: 'x' });
  await submit();
  expect(main.getByText('Email should look like name@example.com')).toBeVisible();
  fillIn({ Email: 'asha@example.com' });
  expect(main.queryByText(/should look like/)).not.toBeInTheDocument();
  expect(calls('/api/user/')).toEqual([]);
  expect(main.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await user.click(main.getByRole('button', { name: 'Show password' }));
  expect(main.getByLabelText('Password')).toHaveAttribute('type', 'text');
  expect(main.getByRole('button', { name: 'Hide password' })).toHaveAttribute('aria-pressed', 'true');
  const forgotten = main.getByRole('link', { name: 'Forgot your password?' });
  expect(forgotten).toHaveAttribute('href', '/contact?subject=I%20forgot%20my%20password');

  await user.click(main.getByRole('button', { name: 'New here? Sign up' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
  fillIn({ Email: DEMO.email, Password: 'short' });
  await submit('Sign Up');
  expect(main.getByText('Name is required')).toBeVisible();
  expect(main.getByText('Password should have at least 8 characters')).toBeVisible();
  expect(main.getByLabelText('Name')).toHaveFocus();
  expect(calls('/api/user/')).toEqual([]);
  fillIn({ Name: 'Asha', Password: 'long-enough' });
  await submit('Sign Up');
  await main.findByText('User already exists');
  fillIn({ Email: 'asha@example.com' });
  await submit('Sign Up');
  expect(await screen.findByRole('button', { name: 'Account' })).toBeVisible();
});

test('I7: a login that takes long says so and can be retried', async () => {
  const { main, fillIn, url } = await login();
  const clock = holdClock();
  sandbox.controls.faults.add({ route: 'POST /api/user/login', times: 1, fault: 'hang' });
  fillIn({ Email: DEMO.email, Password: DEMO.password });
  fireEvent.click(main.getByRole('button', { name: 'Login' }));
  await clock.until(() => expect(calls('/api/user/login')).toHaveLength(1));
  await clock.pass(8000);
  expect(main.getByText('Still working…')).toBeVisible();
  fireEvent.click(main.getByRole('button', { name: 'Try again' }));
  fireEvent.click(main.getByRole('button', { name: 'Login' }));
  await clock.until(() => expect(url()).toBe('/'));
  sandbox.controls.faults.release();
});

test('a refused login shows the server’s message and leaves the text; the next one opens home, merges the carts and is sent once', async () => {
  writeCart({ [MUG._id]: { '325 ml': 2 } });
  putServerCart({ [MUG._id]: { '325 ml': 5 } });
  const { fillIn, submit, screen, main, url } = await login();
  fillIn({ Email: DEMO.email, Password: 'wrong-password' });
  await submit();
  expect(await main.findByRole('alert')).toHaveTextContent('Invalid credentials');
  await waitFor(() => expect(toastsOnScreen()).toEqual(['Invalid credentials']));
  expect(main.getByLabelText('Email')).toHaveValue(DEMO.email);
  expect(main.getByRole('button', { name: 'Login' })).not.toHaveAttribute('aria-busy');
  sandbox.controls.journal.clear();
  sandbox.controls.faults.add({ route: '/api/user/login', fault: { type: 'delay', ms: 50 } });
  fillIn({ Email: ` ${DEMO.email} `, Password: DEMO.password });
  await Promise.all([submit(), submit(), submit()]);
  expect(await screen.findByRole('button', { name: 'Account' })).toBeVisible();
  await waitFor(() => expect(url()).toBe('/'));
  expect(localStorage.getItem('token')).toMatch(/\./);
  expect(calls('/api/user/login').map(({ body }) => body)).toEqual([{ email: DEMO.email, password: '(masked)' }]);
  expect(await screen.findByRole('link', { name: 'Cart, 5 items' })).toBeVisible();
  await waitFor(() => expect(toastsOnScreen()).not.toContain('Invalid credentials'));
});

test('R7: after a session expired the logins of header and menu return to the shopper’s page, and after a logout home opens', async () => {
  localStorage.setItem('token', 'not-a-token');
  const { user, screen, url } = renderScreen('/about?from=an-advert');
  const header = within(await screen.findByRole('banner'));
  await user.click(await header.findByRole('button', { name: 'Log in or sign up' }));
  // Opening the login page again must not make it the return URL.
  await user.click(header.getByRole('button', { name: 'Menu' }));
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  await user.click(menu.getByRole('link', { name: 'Log in or sign up' }));
  await logInOnScreen({ screen, user });
  await waitFor(() => expect(url()).toBe('/about?from=an-advert'));
  await user.click(await header.findByRole('button', { name: 'Account' }));
  expect(header.getByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/profile');
  await user.click(header.getByRole('button', { name: 'Logout' }));
  expect(url()).toBe('/login');
  await user.click(header.getByRole('link', { name: 'Cart, 0 items' }));
  await user.click(header.getByRole('button', { name: 'Log in or sign up' }));
  await logInOnScreen({ screen, user });
  await waitFor(() => expect(url()).toBe('/'));
});

test('S4: a shopper who is already logged in is redirected to home, whatever other site the history entry names', async () => {
  await loggedIn();
  const { url } = renderScreen({ pathname: '/login', state: { from: '//evil.example/' } });
  await waitFor(() => expect(url()).toBe('/'));
});
