import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { EMAIL_INTERVAL_MS } from '#config/constants.ts';
import { settings } from '#config/settings.ts';
import { ContactForm } from '#features/contact/ContactForm.tsx';
import { ShopMap } from '#features/contact/ShopMap.tsx';
import { replaceText } from '#tests/support/replaceText.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { server } from '#tests/support/server.ts';

const EMAILJS = 'https://api.emailjs.com/api/v1.0/email/send-form';
const service = { serviceId: 'service_1', templateId: 'template_1', publicKey: 'key_1' };
const FAILED = 'Failed to send message. Please try again.';

const field = (name: string): HTMLElement => screen.getByRole('textbox', { name });
const sendButton = (): HTMLElement => screen.getByRole('button', { name: 'Send message' });

async function fillIn(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await replaceText(user, field('Name'), 'Lakshmi Devi');
  await replaceText(user, field('Email'), 'lakshmi@mail.example');
  await replaceText(user, field('Message'), 'Do you make round frames?');
}

describe('the contact page', () => {
  it('offers WhatsApp and e-mail with the typed text prefilled', async () => {
    const { user } = renderScreen('/contact');
    expect(await screen.findByText('Write to us on WhatsApp or by email', undefined, { timeout: 5000 })).toBeVisible();
    await fillIn(user);
    const letter = encodeURIComponent('Do you make round frames?\n\nLakshmi Devi, lakshmi@mail.example');
    expect(screen.getByRole('link', { name: 'Send by email' })).toHaveAttribute(
      'href',
      // RFC 6068: a mail's lines end with CR LF.
      `mailto:hello@kanuka.example?body=${letter.replaceAll('%0A', '%0D%0A')}`,
    );
    expect(screen.getByRole('link', { name: 'Send on WhatsApp' })).toHaveAttribute(
      'href',
      `https://wa.me/910000000000?text=${letter}`,
    );
    expect(screen.getByRole('link', { name: 'Call +91 00000 00000' })).toHaveAttribute('href', 'tel:+910000000000');
  });

  it('stores the typed text for the tab until it is sent', async () => {
    const first = renderScreen('/contact');
    await screen.findByRole('textbox', { name: 'Message' });
    await fillIn(first.user);
    await replaceText(first.user, field('Subject'), 'Frames');
    first.unmount();
    const second = renderScreen('/contact');
    expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('Do you make round frames?');
    expect(field('Name')).toHaveValue('Lakshmi Devi');
    expect(field('Subject')).toHaveValue('Frames');
    second.unmount();
    renderScreen('/contact?subject=Wedding%20photography');
    expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('Wedding photography');
    expect(field('Message')).toHaveValue('Do you make round frames?');
  });

  it('takes the subject from the link and leaves the other fields when another link changes it', async () => {
    const { user } = renderScreen('/contact?subject=Wedding%20photography');
    expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('Wedding photography');
    await user.type(field('Message'), 'On 12 May');
    await user.click(
      within(await screen.findByRole('contentinfo')).getByRole('link', { name: 'Reseller partnerships' }),
    );
    expect(field('Subject')).toHaveValue('Reseller partnerships');
    expect(field('Message')).toHaveValue('On 12 May');
  });

  it('S9: asks for the map only when the shopper wants to see it', async () => {
    const { user } = renderScreen('/contact');
    const show = await screen.findByRole('button', { name: 'View Our Location' });
    expect(screen.queryByTitle('Map of the shop')).not.toBeInTheDocument();
    await user.click(show);
    expect(screen.getByTitle('Map of the shop')).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(screen.getByTitle('Map of the shop')).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
    await user.click(screen.getByRole('button', { name: 'Hide Location' }));
    expect(screen.queryByTitle('Map of the shop')).not.toBeInTheDocument();
  });

  it('says so when the shop has no map', async () => {
    const user = userEvent.setup();
    render(<ShopMap url={null} />);
    await user.click(screen.getByRole('button', { name: 'View Our Location' }));
    expect(screen.getByText('You will find us at the address above.')).toBeVisible();
  });
});

describe('the message form', () => {
  const setUp = (subject = '') => {
    render(
      <MemoryRouter>
        <ContactForm subject={subject} service={service} />
      </MemoryRouter>,
      { reactStrictMode: true },
    );
    return userEvent.setup();
  };

  let calls = 0;
  const serviceAnswers = (status: number, text: string, wait = 0): void => {
    server.use(
      http.post(EMAILJS, async () => {
        calls += 1;
        await delay(wait);
        return new HttpResponse(text, { status });
      }),
    );
  };
  beforeEach(() => {
    calls = 0;
  });

  it('S19: sends the fields and the public key, confirms it on the page, and clears the form', async () => {
    serviceAnswers(200, 'OK', 50);
    const fetched = vi.spyOn(globalThis, 'fetch');
    const user = setUp('Baby photography');
    await fillIn(user);
    await user.click(sendButton());
    expect(screen.getByRole('status')).toHaveTextContent('Sending...');
    expect(sendButton()).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByText('Message sent successfully!')).toBeVisible();
    expect(sessionStorage.getItem('kanuka.contact')).toBeNull();
    const sent = fetched.mock.calls[0]?.[1]?.body as unknown as FormData;
    expect(Object.fromEntries(sent)).toMatchObject({
      name: 'Lakshmi Devi',
      email: 'lakshmi@mail.example',
      subject: 'Baby photography',
      message: 'Do you make round frames?',
      service_id: 'service_1',
      template_id: 'template_1',
      user_id: 'key_1',
    });
    for (const name of ['Name', 'Email', 'Subject', 'Message']) expect(field(name)).toHaveValue('');
    expect(screen.queryByText(/is required/)).not.toBeInTheDocument();
  });

  it('R31: sends once, however often the button is pressed', async () => {
    serviceAnswers(200, 'OK', 100);
    const user = setUp();
    await fillIn(user);
    await user.dblClick(sendButton());
    await user.type(field('Name'), '{Enter}');
    expect(await screen.findByText('Message sent successfully!')).toBeVisible();
    expect(calls).toBe(1);
  });

  const drivenByProgram = (isDriven: boolean): void => {
    Object.defineProperty(navigator, 'webdriver', { configurable: true, value: isDriven });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'webdriver'));
  };

  const expectRefused = async (warning: string, help: RegExp): Promise<void> => {
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(FAILED)).toBeVisible();
    expect(within(alert).getByText(help)).toBeVisible();
    expect(console.warn).toHaveBeenCalledWith(`contact: ${warning}`);
  };

  it('R31: sends nothing from an automated browser: the package reports 451', async () => {
    serviceAnswers(200, 'OK');
    drivenByProgram(true);
    const user = setUp();
    await fillIn(user);
    await user.click(sendButton());
    await expectRefused('451 Unavailable For Headless Browser', /automated browsers/);
    expect(calls).toBe(0);
    expect(field('Message')).toHaveValue('Do you make round frames?');
  });

  it('R31: sends nothing in the shop’s own name: the package reports 403', async () => {
    serviceAnswers(200, 'OK');
    const user = setUp();
    await fillIn(user);
    await replaceText(user, field('Email'), settings.shopEmail);
    await user.click(sendButton());
    await expectRefused('403 Forbidden', /refused this message.*email address/);
    expect(calls).toBe(0);
    await replaceText(user, field('Email'), 'lakshmi@mail.example');
    await user.click(sendButton());
    expect(await screen.findByText('Message sent successfully!')).toBeVisible();
  });

  it('R31: sends one message at a time: the package reports 429 for a second within ten seconds', async () => {
    serviceAnswers(200, 'OK');
    const user = setUp();
    await fillIn(user);
    await user.click(sendButton());
    expect(await screen.findByText('Message sent successfully!')).toBeVisible();
    await fillIn(user);
    await user.click(sendButton());
    await expectRefused('429 Too Many Requests', /Wait a minute/);
    expect(calls).toBe(1);
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + EMAIL_INTERVAL_MS);
    await user.click(sendButton());
    expect(await screen.findByText('Message sent successfully!')).toBeVisible();
    expect(calls).toBe(2);
  });

  it.each([
    [451, 'Unavailable For Headless Browser', /automated browsers/],
    [403, 'Forbidden', /refused this message/],
    [429, 'Too Many Requests', /Wait a minute/],
    [500, 'Oops', /had a problem/],
  ])('R31: leaves the typed text in the form when the service answers %i', async (status, text, help) => {
    serviceAnswers(status, text);
    const user = setUp();
    await fillIn(user);
    await user.click(sendButton());
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(FAILED)).toBeVisible();
    expect(within(alert).getByText(help)).toBeVisible();
    expect(field('Message')).toHaveValue('Do you make round frames?');
    expect(screen.getByRole('link', { name: 'Send on WhatsApp' })).toBeVisible();
    expect(console.warn).toHaveBeenCalledWith(`contact: ${status} ${text}`);
  });

  it('R31: can be sent again after a lost connection', async () => {
    server.use(http.post(EMAILJS, () => HttpResponse.error(), { once: true }));
    serviceAnswers(200, 'OK');
    server.use(http.post(EMAILJS, () => HttpResponse.error(), { once: true }));
    const user = setUp();
    await fillIn(user);
    await user.click(sendButton());
    expect(await screen.findByText(FAILED)).toBeVisible();
    await user.click(sendButton());
    expect(await screen.findByText('Message sent successfully!')).toBeVisible();
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
  });

  it('lists the missing fields on submit and focuses the first', async () => {
    const user = setUp();
    await user.click(sendButton());
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('Please check 3 fields');
    await user.click(within(summary).getByRole('link', { name: 'Email is required' }));
    expect(field('Email')).toHaveFocus();
    await user.type(field('Email'), 'lakshmi@mail.example');
    expect(summary).toHaveTextContent('Please check 2 fields');
    expect(field('Email')).not.toHaveAttribute('aria-invalid');
  });

  it('shows how to correct a field when the shopper leaves it', async () => {
    const user = setUp();
    await user.type(field('Email'), 'lakshmi');
    expect(field('Email')).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(field('Email')).toHaveAccessibleDescription('Email should look like name@example.com');
    await user.type(field('Email'), '@mail.example');
    expect(field('Email')).not.toHaveAttribute('aria-invalid');
  });
});
