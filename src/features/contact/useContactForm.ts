import { useMemo, useRef, useState, type FormEvent } from 'react';

import { useHydrated } from '#lib/hooks/useHydrated.ts';
import { EmailError, sendForm, type EmailService, type EmailFailure } from '#lib/email.ts';
import {
  cleanField,
  messageAbout,
  messageDraft,
  messageProblems,
  type Message,
  type MessageField,
  type MessageProblem,
} from './message.ts';

/** The state of sending; a failure is named by its cause. */
export type Sending = 'idle' | 'sending' | 'sent' | EmailFailure;

function failureOf(error: unknown): EmailFailure {
  if (!(error instanceof EmailError)) throw error;
  console.warn(`contact: ${error.status} ${error.message}`);
  return error.failure;
}

/** The message form: its fields, their problems, and the state of sending. */
export function useContactForm(subject: string, service: EmailService | null) {
  // The page is prerendered without a draft; it is read once the page is hydrated.
  const isHydrated = useHydrated();
  const draft = useMemo((): Partial<Message> => {
    const { subject: typedSubject, ...others } = isHydrated ? messageDraft.read() : {};
    // The subject of the link to this page takes precedence.
    return subject === '' && typedSubject !== undefined ? { ...others, subject: typedSubject } : others;
  }, [isHydrated, subject]);
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
    messageDraft.write({ ...message, [field]: text });
    if (sending === 'sent') setSending('idle');
  };

  const clear = (): void => {
    messageDraft.clear();
    setTyped(messageAbout(''));
    setLeft(new Set());
    setAttempt(0);
  };

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
    if (problems.size > 0) setAttempt(attempt + 1);
    else void send(event.currentTarget, service);
  };

  return {
    message,
    sending,
    attempt,
    /** The problem to show beside a field, after it was left or after the form was submitted with problems. */
    problemOf: (field: MessageField): MessageProblem | undefined =>
      attempt > 0 || left.has(field) ? problems.get(field) : undefined,
    change,
    /** Removes invisible characters from a field: the e-mail service reads the form element itself. */
    clean: (field: MessageField): void =>
      setTyped((current) => ({ ...current, [field]: cleanField(field, current[field] ?? message[field]) })),
    leave: (field: MessageField): void => setLeft((fields) => new Set([...fields, field])),
    submit,
  };
}
