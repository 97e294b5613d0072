import type { Settings } from '#config/readSettings.ts';

/** The account at the e-mail service that messages leave through. */
export type EmailService = NonNullable<Settings['emailjs']>;

/** Why a message did not leave; the dictionary has a sentence for each. */
export type EmailTrouble = 'headless' | 'forbidden' | 'tooMany' | 'offline' | 'blocked' | 'refused';

/** The one error of this module. Its message is the service's own detail: for the console, not for the shopper. */
export class EmailError extends Error {
  readonly trouble: EmailTrouble;
  /** HTTP status of the service, 0 when there was no answer. */
  readonly status: number;

  constructor(trouble: EmailTrouble, status: number, detail: string) {
    super(detail);
    this.name = 'EmailError';
    this.trouble = trouble;
    this.status = status;
  }
}

const TROUBLES: Readonly<Record<number, EmailTrouble>> = { 403: 'forbidden', 429: 'tooMany', 451: 'headless' };

/** The service throws {status, text}, its own checks throw texts, and the network throws errors. */
function emailErrorOf(thrown: unknown): EmailError {
  if (thrown instanceof Error) return new EmailError('offline', 0, thrown.message);
  if (typeof thrown !== 'object' || thrown === null) return new EmailError('refused', 0, String(thrown));
  const { status, text } = thrown as { status?: unknown; text?: unknown };
  const code = typeof status === 'number' ? status : 0;
  return new EmailError(TROUBLES[code] ?? 'refused', code, typeof text === 'string' ? text : '');
}

/** Loaded only to send: the package reads localStorage while it loads, and throws where storage is blocked. */
async function loadEmailJs() {
  try {
    return await import('@emailjs/browser');
  } catch (cause) {
    const { name, message } = cause as Partial<Error>;
    throw new EmailError(name === 'SecurityError' ? 'blocked' : 'offline', 0, message ?? String(cause));
  }
}

type EmailJs = Awaited<ReturnType<typeof loadEmailJs>>;

async function sendBy(send: (emailjs: EmailJs) => Promise<unknown>): Promise<void> {
  const emailjs = await loadEmailJs();
  try {
    await send(emailjs);
  } catch (thrown) {
    throw emailErrorOf(thrown);
  }
}

/** Sends a form by its fields' names. The form's values are read once the package is there. @throws EmailError */
export function sendForm(form: HTMLFormElement, { serviceId, templateId, publicKey }: EmailService): Promise<void> {
  return sendBy((emailjs) => emailjs.sendForm(serviceId, templateId, form, { publicKey }));
}

/** Sends values to a template. @throws EmailError */
export function sendValues(
  values: Readonly<Record<string, string>>,
  { serviceId, templateId, publicKey }: EmailService,
): Promise<void> {
  return sendBy((emailjs) => emailjs.send(serviceId, templateId, { ...values }, { publicKey }));
}
