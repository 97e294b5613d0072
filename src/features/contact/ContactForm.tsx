import type { FocusEvent } from 'react';

import { settings } from '#config/settings.ts';
import { shopCapabilities } from '#config/shopCapabilities.ts';
import { accountMessages } from '#content/accountMessages.ts';
import { useMessages } from '#content/language.ts';
import type { EmailService } from '#lib/email.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { TextArea, TextField } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { MESSAGE_FIELDS, type MessageField } from './message.ts';
import { OtherWays, SendingStatus } from './SendingStatus.tsx';
import { useContactForm } from './useContactForm.ts';

const MESSAGE_ROWS = 7;
const idOf = (field: MessageField): string => `contact-${field}`;

type ContactFormProps = {
  /** The subject from the link to this page; may be empty. */
  readonly subject: string;
  /** The e-mail service that sends the message; null offers other ways to send the same text. */
  readonly service?: EmailService | null;
};

/** A message to the shop: name, e-mail, subject if any, message. docs/behaviour.md, Contact. */
export function ContactForm({ subject, service = settings.emailjs }: ContactFormProps) {
  const contactText = useMessages(accountMessages).contact;
  const form = useContactForm(subject, service);
  const textOf = (field: MessageField): string | undefined => {
    const problem = form.problemOf(field);
    return problem && contactText.problems[problem](contactText.fields[field]);
  };
  const propsOf = (field: MessageField) => ({
    id: idOf(field),
    name: field,
    label: contactText.fields[field],
    problem: textOf(field),
    value: form.message[field],
    readOnly: form.sending === 'sending',
    onChange: ({ target }: { target: { value: string } }): void => form.change(field, target.value),
    // No problem is shown while the focus moves to a button: a new text would move the button away from the pointer.
    onBlur: ({ relatedTarget }: FocusEvent): void => {
      form.clean(field);
      if (!(relatedTarget instanceof HTMLButtonElement)) form.leave(field);
    },
  });
  const refused = MESSAGE_FIELDS.flatMap((field) => {
    const text = form.attempt > 0 ? textOf(field) : undefined;
    return text ? [{ fieldId: idOf(field), text }] : [];
  });
  return (
    <form noValidate onSubmit={form.submit} aria-labelledby="write">
      <h2 id="write" className="mb-6 text-h2-phone md:text-h2">
        {contactText.write}
      </h2>
      {service === null && (
        <div className="mb-7 flex gap-3 rounded-sm border border-line bg-cream px-5 py-4">
          <Icon name="info" className="mt-1 text-gold-text" />
          <div>
            <p className="font-semibold">{contactText.notSetUp(shopCapabilities.whatsapp)}</p>
            <p className="text-fine text-ink-2">{contactText.notSetUpHelp}</p>
          </div>
        </div>
      )}
      <ErrorSummary heading={contactText.problems.heading(refused.length)} problems={refused} attempt={form.attempt} />
      <div className="grid gap-5 md:grid-cols-2">
        <TextField {...propsOf('name')} autoComplete="name" required />
        <TextField {...propsOf('email')} type="email" autoComplete="email" inputMode="email" required />
        <TextField {...propsOf('subject')} optional={contactText.optional} className="md:col-span-2" />
        <TextArea {...propsOf('message')} rows={MESSAGE_ROWS} className="md:col-span-2" required />
      </div>
      <div className="mt-7">
        {service === null ? (
          <OtherWays message={form.message} isMain />
        ) : (
          <>
            <Button
              type="submit"
              tone="primary"
              size="large"
              isBusy={form.sending === 'sending'}
              className="w-full md:w-auto"
            >
              {contactText.send}
            </Button>
            <SendingStatus sending={form.sending} message={form.message} />
          </>
        )}
      </div>
    </form>
  );
}
