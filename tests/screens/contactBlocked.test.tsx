// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { ContactForm } from '#features/contact/ContactForm.tsx';

// A separate process because of the other environment: the mail package accesses storage once, when it is first loaded.
it('R18 R31: blocked storage disables only the sending of the message form', async () => {
  const storage = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
  try {
    const user = userEvent.setup();
    render(
      <MemoryRouter>
        <ContactForm subject="" service={{ serviceId: 's', templateId: 't', publicKey: 'k' }} />
      </MemoryRouter>,
    );
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ravi');
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ravi@mail.example');
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Failed to send message. Please try again.')).toBeVisible();
    expect(screen.getByText(/blocks the storage that the mail service needs/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
    expect(vi.mocked(console.warn)).toHaveBeenCalled();
  } finally {
    if (storage) Object.defineProperty(globalThis, 'localStorage', storage);
  }
});
