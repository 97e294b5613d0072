import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';

import { ContactForm } from '#features/contact/ContactForm.tsx';
import { watchAutofill } from '#boot/filledIn.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { sandbox, server } from '#tests/support/server.ts';

/** A shopper's message on the contact page, by the labels of its fields. */
const LETTER = {
  Name: 'Lakshmi Devi',
  Email: 'lakshmi@mail.example',
  Subject: 'Frames',
  Message: 'Do you make round frames?',
} as const;

/** Fills a field as a browser's autofill does (native setter, no event), or as a script of the page. */
function fill(label: string, value: string, by: 'browser' | 'script'): void {
  const field = within(screen.getByRole('main')).getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
  if (by === 'script') field.value = value;
  else Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
}

test.each(['browser', 'script'] as const)(
  'R37: fields that a %s filled in without an event are sent at login',
  async (by) => {
    const { user, url } = renderScreen('/login');
    await screen.findByRole('heading', { level: 1 });
    fill('Email', 'demo@kanuka.example', by);
    fill('Password', 'kanuka-demo-1', by);
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(url()).toBe('/'));
    const [sent] = sandbox.controls.journal.entries().filter(({ path }) => path === '/api/user/login');
    expect(sent?.body).toMatchObject({ email: 'demo@kanuka.example' });
  },
);

test('R37: a password that the browser autofilled without an event is not lost when the e-mail is typed', async () => {
  const { user, url } = renderScreen('/login');
  await screen.findByRole('heading', { level: 1 });
  fill('Password', 'kanuka-demo-1', 'browser');
  await user.type(within(screen.getByRole('main')).getByLabelText('Email'), 'demo@kanuka.example');
  expect(within(screen.getByRole('main')).getByLabelText('Password')).toHaveValue('kanuka-demo-1');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(url()).toBe('/'));
});

test('R37: fields that the browser autofilled without an event are sent by the contact form', async () => {
  let sent: FormDataEntryValue[][] = [];
  server.use(
    http.post('https://api.emailjs.com/api/v1.0/email/send-form', async ({ request }) => {
      sent = [...(await request.formData())];
      return new HttpResponse('OK');
    }),
  );
  onTestFinished(watchAutofill());
  const service = { serviceId: 'service_1', templateId: 'template_1', publicKey: 'key_1' };
  render(
    <MemoryRouter>
      <main>
        <ContactForm subject="" service={service} />
      </main>
    </MemoryRouter>,
  );
  for (const [label, value] of Object.entries(LETTER)) fill(label, value, 'browser');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Message sent successfully!')).toBeVisible();
  const { Name: name, Email: email, Subject: subject, Message: message } = LETTER;
  expect(Object.fromEntries(sent)).toMatchObject({ name, email, subject, message });
});

test('R37: fields that the browser autofilled without an event are in the e-mail that the contact page opens', async () => {
  const { user } = renderScreen('/contact');
  await screen.findByRole('heading', { level: 1 });
  for (const [label, value] of Object.entries(LETTER)) fill(label, value, 'browser');
  let opened = '';
  // Runs last, like the browser's default action of the click.
  const open = (event: MouseEvent): void => {
    if (event.target instanceof HTMLAnchorElement) opened = event.target.href;
    event.preventDefault();
  };
  globalThis.addEventListener('click', open);
  onTestFinished(() => globalThis.removeEventListener('click', open));
  await user.click(screen.getByRole('link', { name: 'Send by email' }));
  const letter = decodeURIComponent(opened);
  for (const value of Object.values(LETTER)) expect(letter).toContain(value);
});
