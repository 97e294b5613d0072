import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';

import { EMAIL_INTERVAL_MS } from '#config/constants.ts';
import { settings } from '#config/settings.ts';
import { ShopMap } from '#features/contact/ContactDetails.tsx';
import { field, LETTER, renderContactForm, writeLetter } from '#tests/support/contactForm.tsx';
import { deferred } from '#tests/support/deferred.ts';
import { MAIL_SERVICE, mailService } from '#tests/support/mailService.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { server } from '#tests/support/server.ts';
import { calls, DEMO } from '#tests/support/shopper.ts';

const FAILED = 'Failed to send message. Please try again.';
const SENT = 'Message sent successfully!';
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

test('the contact page offers WhatsApp and e-mail with the typed text prefilled', async () => {
  renderScreen('/contact');
  expect(await screen.findByText('Write to us on WhatsApp or by email')).toBeVisible();
  writeLetter();
  const letter = encodeURIComponent('Do you make round frames?\n\nLakshmi Devi, lakshmi@mail.example');
  // RFC 6068: a mail's lines end with CR LF.
  for (const [name, href] of [
    ['Send by email', `mailto:hello@kanuka.example?body=${letter.replaceAll('%0A', '%0D%0A')}`],
    ['Send on WhatsApp', `https://wa.me/910000000000?text=${letter}`],
    ['Call +91 00000 00000', 'tel:+910000000000'],
  ] as const)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('the typed text is stored for the tab, and the subject is taken from a link', async () => {
  const first = renderScreen('/contact');
  await screen.findByRole('textbox', { name: 'Message' });
  writeLetter({ ...LETTER, Subject: 'Frames' });
  first.unmount();
  const { user, unmount } = renderScreen('/contact');
  expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue(LETTER.Message);
  expect(field('Name')).toHaveValue(LETTER.Name);
  expect(field('Subject')).toHaveValue('Frames');
  const footer = within(await screen.findByRole('contentinfo'));
  await user.click(footer.getByRole('link', { name: 'Reseller partnerships' }));
  expect(field('Subject')).toHaveValue('Reseller partnerships');
  expect(field('Message')).toHaveValue(LETTER.Message);
  unmount();
  const linked = renderScreen('/contact?subject=Wedding%20photography');
  expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('Wedding photography');
  writeLetter({ Subject: 'Wedding photography in Guntur' });
  linked.unmount();
  const reloaded = renderScreen('/contact?subject=Wedding%20photography');
  expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('Wedding photography in Guntur');
  reloaded.unmount();
  renderScreen('/contact?subject=Baby%20photography');
  expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('Baby photography');
});

test('S9: the map is requested only when the shopper wants to see it', async () => {
  const { user } = renderScreen('/contact');
  const show = await screen.findByRole('button', { name: 'View Our Location' });
  expect(screen.queryByTitle('Map of the shop')).not.toBeInTheDocument();
  await user.click(show);
  expect(screen.getByTitle('Map of the shop')).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(screen.getByTitle('Map of the shop')).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
  await user.click(screen.getByRole('button', { name: 'Hide Location' }));
  expect(screen.queryByTitle('Map of the shop')).not.toBeInTheDocument();
});

test('a shop without a map says where it is', async () => {
  render(<ShopMap url={null} />);
  await userEvent.click(screen.getByRole('button', { name: 'View Our Location' }));
  expect(screen.getByText('You will find us at the address above.')).toBeVisible();
});

test('S19 R31: the form sends the fields and the public key once, confirms it on the page, and is cleared', async () => {
  const answer = deferred();
  const received = mailService(200, 'OK', answer.promise);
  renderContactForm('Baby photography');
  writeLetter();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send message' }));
  await userEvent.type(field('Name'), '{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Sending...');
  expect(screen.getByRole('button', { name: 'Send message' })).toHaveAttribute('aria-busy', 'true');
  answer.resolve();
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(sessionStorage.getItem('kanuka.contact')).toBeNull();
  expect(received).toHaveLength(1);
  expect(Object.fromEntries((await received[0]?.formData()) ?? [])).toMatchObject({
    name: LETTER.Name,
    email: LETTER.Email,
    subject: 'Baby photography',
    message: LETTER.Message,
    service_id: 'service_1',
    template_id: 'template_1',
    user_id: 'key_1',
  });
  for (const name of ['Name', 'Email', 'Subject', 'Message']) expect(field(name)).toHaveValue('');
  expect(screen.queryByText(/is required/)).not.toBeInTheDocument();
});

const expectRefused = async (warning: string, help: RegExp): Promise<void> => {
  const alert = within(await screen.findByRole('alert'));
  expect(await alert.findByText(help)).toBeVisible();
  expect(alert.getByText(FAILED)).toBeVisible();
  expect(console.warn).toHaveBeenCalledWith(`contact: ${warning}`);
};

test('R31: nothing is sent from an automated browser (451), in the shop’s own name (403) or within ten seconds (429)', async () => {
  const received = mailService();
  Object.defineProperty(navigator, 'webdriver', { configurable: true, value: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'webdriver'));
  renderContactForm();
  writeLetter();
  await send();
  await expectRefused('451 Unavailable For Headless Browser', /automated browsers/);
  Reflect.deleteProperty(navigator, 'webdriver');
  writeLetter({ Email: settings.shopEmail });
  await send();
  await expectRefused('403 Forbidden', /refused this message.*email address/);
  expect(received).toEqual([]);
  expect(field('Message')).toHaveValue(LETTER.Message);
  writeLetter();
  await send();
  expect(await screen.findByText(SENT)).toBeVisible();
  writeLetter();
  await send();
  await expectRefused('429 Too Many Requests', /Wait a minute/);
  expect(received).toHaveLength(1);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + EMAIL_INTERVAL_MS);
  await send();
  expect(await screen.findByText(SENT)).toBeVisible();
});

test('invisible characters pasted with an e-mail address are not sent, also by Enter in its field', async () => {
  const received = mailService();
  renderContactForm();
  writeLetter();
  await userEvent.clear(field('Email'));
  await userEvent.paste(`\u202A${LETTER.Email}\u202C`);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(SENT)).toBeVisible();
  expect((await received[0]?.formData())?.get('email')).toBe(LETTER.Email);
});

test('R31: the typed text stays when the service fails, and can be sent again', async () => {
  mailService(500, 'Oops');
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + EMAIL_INTERVAL_MS);
  renderContactForm();
  writeLetter();
  await send();
  await expectRefused('500 Oops', /had a problem/);
  expect(field('Message')).toHaveValue(LETTER.Message);
  expect(screen.getByRole('link', { name: 'Send on WhatsApp' })).toBeVisible();
  server.use(http.post(MAIL_SERVICE, () => HttpResponse.error(), { once: true }));
  await send();
  await waitFor(() => expect(screen.queryByText(/had a problem/)).not.toBeInTheDocument());
  expect(await screen.findByText(FAILED)).toBeVisible();
  mailService();
  await send();
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
});

test('missing fields are listed on submit, the first has the focus, and each says how to correct it', async () => {
  renderContactForm();
  await send();
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('Please check 3 fields');
  await userEvent.click(within(summary).getByRole('link', { name: 'Email is required' }));
  expect(field('Email')).toHaveFocus();
  await userEvent.paste('lakshmi');
  await userEvent.tab();
  expect(field('Email')).toHaveAccessibleDescription('Email should look like name@example.com');
  writeLetter({ Email: LETTER.Email });
  expect(summary).toHaveTextContent('Please check 2 fields');
  expect(field('Email')).not.toHaveAttribute('aria-invalid');
});

/** Fills a field as a browser's autofill does (native setter, no event), or as a script of the page. */
function fill(label: string, value: string, by: 'browser' | 'script' = 'browser'): void {
  const input = within(screen.getByRole('main')).getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
  if (by === 'script') input.value = value;
  else Reflect.set(Object.getPrototypeOf(input) as object, 'value', value, input);
}

test.each(['browser', 'script'] as const)(
  'R37: a password that a %s filled in without an event is not lost when the e-mail is typed, and is sent at login',
  async (by) => {
    const { main, user, url } = renderScreen('/login');
    await screen.findByRole('heading', { level: 1 });
    fill('Password', DEMO.password, by);
    await user.type(main.getByLabelText('Email'), 'd');
    expect(main.getByLabelText('Password')).toHaveValue(DEMO.password);
    fill('Email', DEMO.email, by);
    await user.click(main.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(url()).toBe('/'));
    expect(calls('/api/user/login')[0]?.body).toMatchObject({ email: DEMO.email });
  },
);

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
