import { readJson } from '#lib/storage.ts';
import { shopperStorage, TAB_KEYS } from '#shop/session/shopperStorage.ts';
import { cleanEmail, isEmail } from '#domain/address/addressChecks.ts';
import { withoutInvisibleMarks } from '#domain/text/text.ts';

/** The names are those of the e-mail template's fields. */
export const MESSAGE_FIELDS = ['name', 'email', 'subject', 'message'] as const;

export type MessageField = (typeof MESSAGE_FIELDS)[number];

/** What a shopper writes to the shop. */
export type Message = Readonly<Record<MessageField, string>>;

/** What is wrong with a field. */
export type MessageProblem = 'missing' | 'email' | 'tooLong';

const LIMITS: Readonly<Record<MessageField, number>> = { name: 120, email: 254, subject: 200, message: 5000 };

/** An empty message about a subject, shortened to its limit: it comes from a link and may have any length. */
export function messageAbout(subject: string): Message {
  return { name: '', email: '', subject: subject.slice(0, LIMITS.subject), message: '' };
}

function problemOf(field: MessageField, text: string): MessageProblem | null {
  const value = withoutInvisibleMarks(text);
  if (value === '') return field === 'subject' ? null : 'missing';
  if (value.length > LIMITS[field]) return 'tooLong';
  return field === 'email' && !isEmail(value) ? 'email' : null;
}

/** Name, a usable e-mail address and a message are required; the subject may stay empty. */
export function messageProblems(message: Message): ReadonlyMap<MessageField, MessageProblem> {
  const problems = new Map<MessageField, MessageProblem>();
  for (const field of MESSAGE_FIELDS) {
    const problem = problemOf(field, message[field]);
    if (problem) problems.set(field, problem);
  }
  return problems;
}

/** The field without invisible characters that were pasted with it. */
export function cleanField(field: MessageField, text: string): string {
  return field === 'email' ? cleanEmail(text) : withoutInvisibleMarks(text);
}

/** The message as one text, for other ways to send it; empty fields are left out. */
export function letterOf({ name, email, message }: Message): string {
  const sender = [cleanField('name', name), cleanField('email', email)].filter((part) => part !== '');
  return [message.trim(), sender.join(', ')].filter((part) => part !== '').join('\n\n');
}

/** What was typed and not sent yet, stored for this tab, so that leaving or reloading the page loses nothing. */
export const messageDraft = {
  read: (): Partial<Message> => {
    const stored = (readJson(shopperStorage, TAB_KEYS.message) ?? {}) as Readonly<Record<string, unknown>>;
    const texts = MESSAGE_FIELDS.flatMap((field) => {
      const text = stored[field];
      return typeof text === 'string' ? [[field, text] as const] : [];
    });
    return Object.fromEntries(texts);
  },
  write: (message: Message): void => void shopperStorage.write(TAB_KEYS.message, JSON.stringify(message)),
  clear: (): void => shopperStorage.remove(TAB_KEYS.message),
};
