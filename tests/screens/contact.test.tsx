import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { EMAIL_INTERVAL_MS } from '#config/constants.ts';
import { settings } from '#config/settings.ts';
import { ContactForm } from '#features/contact/ContactForm.tsx';
import { ShopMap } from '#pages/ContactPage.tsx';
import { deferred } from '#tests/support/deferred.ts';
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

  it('stores the typed text for the tab until it is sent, and takes the subject from a link', async () => {
    const first = renderScreen('/contact');
    await screen.findByRole('textbox', { name: 'Message' });
    await fillIn(first.user);
    await replaceText(first.user, field('Subject'), 'Frames');
    first.unmount();
    const second = renderScreen('/contact');
    expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('Do you make round frames?');
    expect(field('Name')).toHaveValue('Lakshmi Devi');
    expect(field('Subject')).toHaveValue('Frames');
    const footer = within(await screen.findByRole('contentinfo'));
    await second.user.click(footer.getByRole('link', { name: 'Reseller partnerships' }));
    expect(field('Subject')).toHaveValue('Reseller partnerships');
    expect(field('Message')).toHaveValue('Do you make round frames?');
    second.unmount();
    renderScreen('/contact?subject=Wedding%20photography');
    expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('Wedding photography');
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
  const serviceAnswers = (status: number, text: string, mayAnswer = Promise.resolve()): void => {
    server.use(
      http.post(EMAILJS, async () => {
        calls += 1;
        await mayAnswer;
        return new HttpResponse(text, { status });
      }),
    );
  };
  beforeEach(() => {
    calls = 0;
  });

  it('S19 R31: sends the fields and the public key once, confirms it on the page, and clears the form', async () => {
    const answer = deferred();
    serviceAnswers(200, 'OK', answer.promise);
    const fetched = vi.spyOn(globalThis, 'fetch');
    const user = setUp('Baby photography');
    await fillIn(user);
    await user.dblClick(sendButton());
    await user.type(field('Name'), '{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('Sending...');
    expect(sendButton()).toHaveAttribute('aria-busy', 'true');
    answer.resolve();
    expect(await screen.findByText('Message sent successfully!')).toBeVisible();
    expect(sessionStorage.getItem('kanuka.contact')).toBeNull();
    expect(calls).toBe(1);
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

  it('R31: sends nothing from an automated browser (451), in the shop’s own name (403) or within ten seconds (429): the package reports it', async () => {
    serviceAnswers(200, 'OK');
    drivenByProgram(true);
    const user = setUp();
    await fillIn(user);
    await user.click(sendButton());
    await expectRefused('451 Unavailable For Headless Browser', /automated browsers/);
    drivenByProgram(false);
    await replaceText(user, field('Email'), settings.shopEmail);
    await user.click(sendButton());
    expect(await screen.findByText(/refused this message.*email address/)).toBeVisible();
    await expectRefused('403 Forbidden', /refused this message/);
    expect(calls).toBe(0);
    expect(field('Message')).toHaveValue('Do you make round frames?');
    await replaceText(user, field('Email'), 'lakshmi@mail.example');
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

  it('R31: leaves the typed text in the form when the service fails, and can send it again', async () => {
    serviceAnswers(500, 'Oops');
    const user = setUp();
    await fillIn(user);
    await user.click(sendButton());
    await expectRefused('500 Oops', /had a problem/);
    expect(field('Message')).toHaveValue('Do you make round frames?');
    expect(screen.getByRole('link', { name: 'Send on WhatsApp' })).toBeVisible();
    server.use(http.post(EMAILJS, () => HttpResponse.error(), { once: true }));
    await user.click(sendButton());
    await waitFor(() => expect(screen.queryByText(/had a problem/)).not.toBeInTheDocument());
    expect(await screen.findByText(FAILED)).toBeVisible();
    serviceAnswers(200, 'OK');
    await user.click(sendButton());
    expect(await screen.findByText('Message sent successfully!')).toBeVisible();
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
  });

  it('lists the missing fields on submit, focuses the first, and shows how to correct a field', async () => {
    const user = setUp();
    await user.click(sendButton());
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('Please check 3 fields');
    await user.click(within(summary).getByRole('link', { name: 'Email is required' }));
    expect(field('Email')).toHaveFocus();
    await user.type(field('Email'), 'lakshmi');
    await user.tab();
    expect(field('Email')).toHaveAccessibleDescription('Email should look like name@example.com');
    await user.type(field('Email'), '@mail.example');
    expect(summary).toHaveTextContent('Please check 2 fields');
    expect(field('Email')).not.toHaveAttribute('aria-invalid');
  });
});
