import { useMemo, useRef, useState, type FocusEvent, type FormEvent } from 'react';

import { settings } from '#config/settings.ts';
import { shopCapabilities } from '#config/shopCapabilities.ts';
import { publicPageMessages } from '#content/publicPageMessages.ts';
import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { cleanEmail, isEmail } from '#domain/address/addressChecks.ts';
import { withoutInvisibleMarks } from '#domain/text/text.ts';
import { EmailError, sendForm, type EmailFailure, type EmailService } from '#lib/email.ts';
import { useHydrated } from '#lib/hooks/useHydrated.ts';
import { useSlow } from '#lib/hooks/useTimeout.ts';
import { mailLink, phoneLink, whatsappLink } from '#lib/contactLinks.ts';
import { readJson } from '#lib/storage.ts';
import { shopperTabStorage, TAB_KEYS } from '#shop/session/shopperTabStorage.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { TextArea, TextField } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';

/** The names are those of the e-mail template's fields. */
const MESSAGE_FIELDS = ['name', 'email', 'subject', 'message'] as const;

type MessageField = (typeof MESSAGE_FIELDS)[number];

/** What a shopper writes to the shop. */
type Message = Readonly<Record<MessageField, string>>;

/** What is wrong with a field. */
type MessageProblem = 'missing' | 'email' | 'tooLong';

const LIMITS: Readonly<Record<MessageField, number>> = { name: 120, email: 254, subject: 200, message: 5000 };

/** An empty message about a subject, shortened to its limit: it comes from a link and may have any length. */
function messageAbout(subject: string): Message {
  return { name: '', email: '', subject: subject.slice(0, LIMITS.subject), message: '' };
}

function problemOf(field: MessageField, text: string): MessageProblem | null {
  const value = withoutInvisibleMarks(text);
  if (value === '') return field === 'subject' ? null : 'missing';
  if (value.length > LIMITS[field]) return 'tooLong';
  return field === 'email' && !isEmail(value) ? 'email' : null;
}

/** Name, a usable e-mail address and a message are required; the subject may stay empty. */
function messageProblems(message: Message): ReadonlyMap<MessageField, MessageProblem> {
  const problems = new Map<MessageField, MessageProblem>();
  for (const field of MESSAGE_FIELDS) {
    const problem = problemOf(field, message[field]);
    if (problem) problems.set(field, problem);
  }
  return problems;
}

/** The field without invisible characters that were pasted with it. */
function cleanField(field: MessageField, text: string): string {
  return field === 'email' ? cleanEmail(text) : withoutInvisibleMarks(text);
}

/** The message as one text, for other ways to send it; empty fields are left out. */
function bodyOf({ name, email, message }: Message): string {
  const sender = [cleanField('name', name), cleanField('email', email)].filter((part) => part !== '');
  return [message.trim(), sender.join(', ')].filter((part) => part !== '').join('\n\n');
}

/** What was typed and not sent yet, stored for this tab, so that leaving or reloading the page loses nothing. */
const messageDraft = {
  /** Without the subject if a link has named another one since it was typed: that takes precedence. */
  read: (linked: string): Partial<Message> => {
    const stored = (readJson(shopperTabStorage, TAB_KEYS.message) ?? {}) as Readonly<Record<string, unknown>>;
    const texts = MESSAGE_FIELDS.flatMap((field) => {
      const text = stored[field];
      const isKept = field !== 'subject' || linked === '' || linked === stored['linked'];
      return typeof text === 'string' && isKept ? [[field, text] as const] : [];
    });
    return Object.fromEntries(texts);
  },
  write: (message: Message, linked: string): void =>
    void shopperTabStorage.write(TAB_KEYS.message, JSON.stringify({ ...message, linked })),
  clear: (): void => shopperTabStorage.remove(TAB_KEYS.message),
};

/** The state of sending; a failure is named by its cause. */
type Sending = 'idle' | 'sending' | 'sent' | EmailFailure;

function failureOf(error: unknown): EmailFailure {
  if (!(error instanceof EmailError)) throw error;
  console.warn(`contact: ${error.status} ${error.message}`);
  return error.failure;
}

/** The message form: its fields, their problems, and the state of sending. */
function useContactForm(subject: string, service: EmailService | null) {
  // The page is prerendered without a draft; it is read once the page is hydrated.
  const isHydrated = useHydrated();
  const draft = useMemo(() => (isHydrated ? messageDraft.read(subject) : {}), [isHydrated, subject]);
  const [typed, setTyped] = useState<Partial<Message>>({});
  const message: Message = { ...messageAbout(subject), ...draft, ...typed };
  const [left, setLeft] = useState<ReadonlySet<MessageField>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const [sending, setSending] = useState<Sending>('idle');
  const isUnderWay = useRef(false);

  // Another link to this page changes the subject; the other fields stay.
  const [linkedSubject, setLinkedSubject] = useState(subject);
  if (linkedSubject !== subject) {
    setLinkedSubject(subject);
    setTyped({ ...typed, subject: messageAbout(subject).subject });
  }

  const problems = messageProblems(message);

  const change = (field: MessageField, text: string): void => {
    setTyped((current) => ({ ...current, [field]: text }));
    messageDraft.write({ ...message, [field]: text }, subject);
    if (sending === 'sent') setSending('idle');
  };

  const clear = (): void => {
    messageDraft.clear();
    setTyped(messageAbout(''));
    setLeft(new Set());
    setAttempt(0);
  };

  /** Removes invisible characters from a field: the e-mail service reads the form element itself. */
  const clean = (field: MessageField): void =>
    setTyped((current) => ({ ...current, [field]: cleanField(field, current[field] ?? message[field]) }));

  const send = async (form: HTMLFormElement, by: EmailService): Promise<void> => {
    isUnderWay.current = true;
    setSending('sending');
    try {
      await sendForm(form, by);
      clear();
      setSending('sent');
    } catch (error) {
      setSending(failureOf(error));
    } finally {
      isUnderWay.current = false;
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isUnderWay.current || service === null) return;
    if (problems.size > 0) return setAttempt(attempt + 1);
    // Enter, or a tap on an iPhone, leaves no field.
    MESSAGE_FIELDS.forEach(clean);
    void send(event.currentTarget, service);
  };

  return {
    message,
    sending,
    attempt,
    /** The problem to show beside a field, after it was left or after the form was submitted with problems. */
    problemOf: (field: MessageField): MessageProblem | undefined =>
      attempt > 0 || left.has(field) ? problems.get(field) : undefined,
    change,
    clean,
    leave: (field: MessageField): void => setLeft((fields) => new Set([...fields, field])),
    submit,
  };
}

type SendingStatusProps = { readonly sending: Sending; readonly message: Message };

/**
 * Says whether the message is being sent, was sent, or failed. Rendered from the start, so that changes are announced.
 */
function SendingStatus({ sending, message }: SendingStatusProps) {
  const t = useMessages(commonMessages);
  const contactText = useMessages(publicPageMessages).contact;
  const isSlow = useSlow(sending === 'sending');
  const hasFailed = sending !== 'idle' && sending !== 'sending' && sending !== 'sent';
  return (
    <>
      <div role="status">
        {sending === 'sending' && <p className="mt-4 text-ink-2">{contactText.sending}</p>}
        {isSlow && <p className="mt-1 font-semibold">{t.waiting.slow}</p>}
        {sending === 'sent' && (
          <p className="mt-4 flex items-center gap-2.5 rounded-sm bg-success-tint px-4 py-3 font-semibold text-success">
            <Icon name="check" />
            <span>{contactText.sent}</span>
          </p>
        )}
      </div>
      {hasFailed && (
        <div role="alert" className="mt-5 rounded-sm border border-l-4 border-error bg-error-tint px-5 py-4">
          <p className="flex items-start gap-2.5 font-semibold text-error">
            <Icon name="alert" className="mt-0.5" />
            <span>{contactText.failed}</span>
          </p>
          <p className="mt-1 ml-7.5 text-fine text-ink-2">{contactText.failures[sending]}</p>
        </div>
      )}
      {(hasFailed || isSlow) && (
        <div className="mt-5">
          <p className="mb-3 text-fine text-ink-2">{contactText.otherWays}</p>
          <OtherWays message={message} />
        </div>
      )}
    </>
  );
}

type OtherWaysProps = {
  readonly message: Message;
  /** True where there is no other way to send: the first link is then the primary action. */
  readonly isMain?: boolean;
};

/** Links that send the same text by WhatsApp or the shopper's own mail, or start a call: nothing typed is lost. */
function OtherWays({ message, isMain = false }: OtherWaysProps) {
  const contactText = useMessages(publicPageMessages).contact;
  const body = bodyOf(message);
  const subject = message.subject.trim();
  const whatsapp = whatsappLink([subject, body].filter((part) => part !== '').join('\n\n'));
  const size = isMain ? 'large' : 'medium';
  return (
    <div className="flex flex-col gap-3 md:flex-row md:flex-wrap">
      {whatsapp && (
        <ButtonLink
          to={whatsapp}
          target="_blank"
          rel="noopener noreferrer"
          size={size}
          tone={isMain ? 'primary' : 'line'}
        >
          <Icon name="chat" />
          <span>{contactText.byWhatsapp}</span>
        </ButtonLink>
      )}
      <ButtonLink to={mailLink(subject, body)} size={size}>
        <Icon name="mail" />
        <span>{contactText.byEmail}</span>
      </ButtonLink>
      <ButtonLink to={phoneLink()} size={size} tone="quiet">
        <Icon name="phone" />
        <span>{contactText.byPhone(settings.shopPhone)}</span>
      </ButtonLink>
    </div>
  );
}

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
  const contactText = useMessages(publicPageMessages).contact;
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
