import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';

import { watchAutofill } from '#boot/watchAutofill.ts';
import { LETTER, renderContactForm } from '#tests/support/contactForm.tsx';
import { mailService } from '#tests/support/mailService.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { calls, DEMO } from '#tests/support/shopper.ts';

/** Fills a field as a browser's autofill does (native setter, no event), or as a script of the page. */
function fill(label: string, value: string, by: 'browser' | 'script' = 'browser'): void {
  const field = within(screen.getByRole('main')).getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
  if (by === 'script') field.value = value;
  else Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
}

test.each(['browser', 'script'] as const)(
  'R37: a password that a %s filled in without an event is not lost when the e-mail is typed, and is sent at login',
  async (by) => {
    const { user, url } = renderScreen('/login');
    await screen.findByRole('heading', { level: 1 });
    const main = within(screen.getByRole('main'));
    fill('Password', DEMO.password, by);
    await user.type(main.getByLabelText('Email'), 'd');
    expect(main.getByLabelText('Password')).toHaveValue(DEMO.password);
    fill('Email', DEMO.email, by);
    await user.click(main.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(url()).toBe('/'));
    expect(calls('/api/user/login')[0]?.body).toMatchObject({ email: DEMO.email });
  },
);

test('R37: fields that the browser autofilled without an event are sent by the contact form', async () => {
  const received = mailService();
  onTestFinished(watchAutofill());
  renderContactForm();
  for (const [label, value] of Object.entries(LETTER)) fill(label, value);
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Message sent successfully!')).toBeVisible();
  const { Name: name, Email: email, Message: message } = LETTER;
  expect(Object.fromEntries((await received[0]?.formData()) ?? [])).toMatchObject({ name, email, message });
});

test('R37: fields that the browser autofilled without an event are in the e-mail that the contact page opens', async () => {
  const { user } = renderScreen('/contact');
  await screen.findByRole('heading', { level: 1 });
  for (const [label, value] of Object.entries(LETTER)) fill(label, value);
  let opened = '';
  // Runs last, like the browser's default action of the click.
  const open = (event: MouseEvent): void => {
    if (event.target instanceof HTMLAnchorElement) opened = event.target.href;
    event.preventDefault();
  };
  globalThis.addEventListener('click', open);
  onTestFinished(() => globalThis.removeEventListener('click', open));
  await user.click(screen.getByRole('link', { name: 'Send by email' }));
  for (const value of Object.values(LETTER)) expect(decodeURIComponent(opened)).toContain(value);
});
