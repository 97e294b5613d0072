import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

import { ContactForm } from '#features/contact/ContactForm.tsx';

/** The message form of a shop with an account at the e-mail service. */
export function renderContactForm(subject = ''): void {
  const service = { serviceId: 'service_1', templateId: 'template_1', publicKey: 'key_1' };
  render(
    <MemoryRouter>
      <main>
        <ContactForm subject={subject} service={service} />
      </main>
    </MemoryRouter>,
    { reactStrictMode: true },
  );
}

/** A field of the contact page, by its label. */
export const field = (name: string): HTMLElement => screen.getByRole('textbox', { name });

export const LETTER = { Name: 'Lakshmi Devi', Email: 'lakshmi@mail.example', Message: 'Do you make round frames?' };

/** Writes a message to the shop, each field at one go. */
export function writeLetter(letter: Readonly<Record<string, string>> = LETTER): void {
  for (const [name, value] of Object.entries(letter)) fireEvent.change(field(name), { target: { value } });
}
