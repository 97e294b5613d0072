import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { holdClock } from '#tests/support/clock.ts';
import { replaceText } from '#tests/support/replaceText.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { sandbox } from '#tests/support/server.ts';
import { calls, DEMO, demoProduct, writeCart, loggedIn, putServerCart } from '#tests/support/shopper.ts';

async function login(state?: unknown) {
  const view = renderScreen({ pathname: '/login', state });
  await view.screen.findByRole('heading', { level: 1, name: 'Login' });
  const main = within(view.screen.getByRole('main'));
  const fillIn = async (fields: Readonly<Record<string, string>>): Promise<void> => {
    for (const [label, text] of Object.entries(fields)) await replaceText(view.user, main.getByLabelText(label), text);
  };
  return {
    ...view,
    main,
    fillIn,
    submit: (name = 'Login') => view.user.click(main.getByRole('button', { name })),
    toSignUp: () => view.user.click(main.getByRole('button', { name: 'New here? Sign up' })),
  };
}

test('invalid fields are never sent; each shows what is missing until it is corrected, and the first takes the focus', async () => {
  const { main, submit, fillIn, user } = await login();
  await submit();
  expect(main.getByText('Email is required')).toBeVisible();
  expect(main.getByText('Password is required')).toBeVisible();
  const email = main.getByLabelText('Email');
  expect(email).toHaveFocus();
  expect(email).toBeInvalid();
  await fillIn({ Email: 'asha@example', Password: 'x' });
  await submit();
  expect(main.getByText('Email should look like name@example.com')).toBeVisible();
  await fillIn({ Email: 'asha@example.com' });
  expect(main.queryByText(/should look like/)).not.toBeInTheDocument();
  expect(calls('/api/user/')).toEqual([]);
  expect(main.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await user.click(main.getByRole('button', { name: 'Show password' }));
  expect(main.getByLabelText('Password')).toHaveAttribute('type', 'text');
  expect(main.getByRole('button', { name: 'Hide password' })).toHaveAttribute('aria-pressed', 'true');
  expect(main.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
    'href',
    '/contact?subject=I%20forgot%20my%20password',
  );
});

test('I7: a login that takes long says so and can be retried', async () => {
  const clock = holdClock();
  const view = renderScreen('/login', clock);
  const main = within(await clock.until(() => view.screen.getByRole('main')));
  await clock.until(() => main.getByRole('heading', { level: 1, name: 'Login' }));
  sandbox.controls.faults.add({ route: 'POST /api/user/login', times: 1, fault: 'hang' });
  await view.user.type(main.getByLabelText('Email'), DEMO.email);
  await view.user.type(main.getByLabelText('Password'), DEMO.password);
  await view.user.click(main.getByRole('button', { name: 'Login' }));
  await clock.until(() => expect(calls('/api/user/login')).toHaveLength(1));
  await clock.pass(7999);
  expect(main.queryByText('Still working…')).not.toBeInTheDocument();
  await clock.pass(1);
  expect(main.getByText('Still working…')).toBeVisible();
  await view.user.click(main.getByRole('button', { name: 'Try again' }));
  await view.user.click(main.getByRole('button', { name: 'Login' }));
  await clock.until(() => view.screen.getByRole('heading', { level: 1, name: /Welcome to/ }));
  sandbox.controls.faults.release();
});

test('signing up asks for a name and a strong password as well, opens home, and is refused with a known e-mail', async () => {
  const signUp = async () => {
    const view = await login();
    await view.toSignUp();
    expect(view.screen.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
    return view;
  };
  const first = await signUp();
  await first.fillIn({ Email: 'asha@example.com', Password: 'short' });
  await first.submit('Sign Up');
  expect(first.main.getByText('Name is required')).toBeVisible();
  expect(first.main.getByText('Password should have at least 8 characters')).toBeVisible();
  expect(first.main.getByLabelText('Name')).toHaveFocus();
  expect(calls('/api/user/')).toEqual([]);
  await first.fillIn({ Name: 'Asha', Password: 'long-enough' });
  await first.submit('Sign Up');
  expect(await first.screen.findByRole('button', { name: 'Account' })).toBeVisible();
  first.unmount();
  localStorage.clear();
  const second = await signUp();
  await second.fillIn({ Name: 'Asha', Email: 'asha@example.com', Password: 'long-enough' });
  await second.submit('Sign Up');
  expect(await second.main.findByText('User already exists')).toBeInTheDocument();
});

test('a refused login shows the server’s message and leaves the text; the next one opens home, merges the carts and is sent once', async () => {
  const mug = demoProduct('Pet Portrait Mug');
  writeCart({ [mug._id]: { '325 ml': 2 } });
  putServerCart({ [mug._id]: { '325 ml': 5 } });
  const { fillIn, submit, screen, main, url } = await login();
  await fillIn({ Email: DEMO.email, Password: 'wrong-password' });
  await submit();
  expect(await main.findByRole('alert')).toHaveTextContent('Invalid credentials');
  await waitFor(() => expect(screen.getAllByText('Invalid credentials'), 'in a toast as well').toHaveLength(2));
  expect(main.getByLabelText('Email')).toHaveValue(DEMO.email);
  expect(main.getByRole('button', { name: 'Login' })).not.toHaveAttribute('aria-busy');
  sandbox.controls.journal.clear();
  sandbox.controls.faults.add({ route: '/api/user/login', fault: { type: 'delay', ms: 50 } });
  await fillIn({ Email: ` ${DEMO.email} `, Password: DEMO.password });
  await Promise.all([submit(), submit(), submit()]);
  expect(await screen.findByRole('button', { name: 'Account' })).toBeVisible();
  await waitFor(() => expect(url()).toBe('/'));
  expect(localStorage.getItem('token')).toMatch(/\./);
  expect(calls('/api/user/login').map(({ body }) => body)).toEqual([{ email: DEMO.email, password: '(masked)' }]);
  expect(await screen.findByRole('link', { name: 'Cart, 5 items' })).toBeVisible();
});

/** A shopper with an expired session at this URL. */
async function expiredSession(path: string) {
  localStorage.setItem('token', 'not-a-token');
  const view = renderScreen(path);
  const header = within(await view.screen.findByRole('banner'));
  const enter = await header.findByRole('button', { name: 'Log in or sign up' });
  const logIn = async (): Promise<void> => {
    await replaceText(view.user, await view.screen.findByLabelText('Email'), DEMO.email);
    await replaceText(view.user, view.screen.getByLabelText('Password'), DEMO.password);
    await view.user.click(within(view.screen.getByRole('main')).getByRole('button', { name: 'Login' }));
    await header.findByRole('button', { name: 'Account' });
  };
  return { ...view, header, enter, logIn };
}

test('R7: after a session expired the logins of header and menu return to the shopper’s page, and after a logout home opens', async () => {
  const { user, header, enter, logIn, screen, url } = await expiredSession('/collection?search=mug');
  await user.click(enter);
  // Opening the login page again must not make it the return URL.
  await user.click(header.getByRole('button', { name: 'Menu' }));
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  await user.click(menu.getByRole('link', { name: 'Log in or sign up' }));
  await logIn();
  await waitFor(() => expect(url()).toBe('/collection?search=mug'));
  await user.click(header.getByRole('button', { name: 'Account' }));
  await user.click(header.getByRole('button', { name: 'Logout' }));
  await user.click(header.getByRole('link', { name: 'Cart, 0 items' }));
  await waitFor(() => expect(url()).toBe('/cart'));
  await user.click(header.getByRole('button', { name: 'Log in or sign up' }));
  await logIn();
  await waitFor(() => expect(url()).toBe('/'));
});

test('S4: a return URL of another site is ignored', async () => {
  const { fillIn, submit, screen, url } = await login({ from: '//evil.example/' });
  await fillIn({ Email: DEMO.email, Password: DEMO.password });
  await submit();
  await screen.findByRole('button', { name: 'Account' });
  await waitFor(() => expect(url()).toBe('/'));
});

test('a shopper who is already logged in is redirected to home', async () => {
  await loggedIn();
  const { screen, url } = renderScreen('/login');
  expect(await screen.findByRole('link', { name: 'GET STARTED' })).toBeVisible();
  await waitFor(() => expect(url()).toBe('/'));
});

test('the account menu offers profile, orders and Logout', async () => {
  const mug = demoProduct('Pet Portrait Mug');
  putServerCart({ [mug._id]: { '325 ml': 2 } });
  await loggedIn();
  const { screen, user, url } = renderScreen('/about');
  expect(await screen.findByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Account' }));
  expect(screen.getByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/profile');
  expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/orders');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(url()).toBe('/login');
  expect(screen.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  expect(localStorage.getItem('token')).toBeNull();
});
