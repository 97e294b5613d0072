// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { field, LETTER, renderContactForm, writeLetter } from '#tests/support/contactForm.tsx';

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
    renderContactForm();
    writeLetter();
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Failed to send message. Please try again.')).toBeVisible();
    expect(screen.getByText(/blocks the storage that the mail service needs/)).toBeVisible();
    expect(field('Message')).toHaveValue(LETTER.Message);
    expect(vi.mocked(console.warn)).toHaveBeenCalled();
  } finally {
    if (storage) Object.defineProperty(globalThis, 'localStorage', storage);
  }
});
