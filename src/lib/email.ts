import { EMAIL_INTERVAL_MS } from '#config/constants.ts';
import type { Settings } from '#config/readSettings.ts';
import { settings } from '#config/settings.ts';
import { tabStorage } from './storage.ts';

/** The account at the e-mail service that sends the messages. */
export type EmailService = NonNullable<Settings['emailjs']>;

/** Why a message was not sent; the dictionary has a sentence for each. */
export type EmailFailure = 'headless' | 'forbidden' | 'tooMany' | 'offline' | 'blocked' | 'refused';

/** The only error of this module. Its message is the service's own detail: for the console, not for the shopper. */
export class EmailError extends Error {
  readonly failure: EmailFailure;
  /** HTTP status of the service, 0 without an answer. */
  readonly status: number;

  constructor(failure: EmailFailure, status: number, detail: string) {
    super(detail);
    this.name = 'EmailError';
    this.failure = failure;
    this.status = status;
  }
}

const TROUBLES: Readonly<Record<number, EmailFailure>> = { 403: 'forbidden', 429: 'tooMany', 451: 'headless' };

/**
 * The package and the service throw {status, text}, the package's other checks throw strings, and the network throws
 * errors.
 */
function emailErrorOf(thrown: unknown): EmailError {
  if (thrown instanceof Error) return new EmailError('offline', 0, thrown.message);
  if (typeof thrown !== 'object' || thrown === null) return new EmailError('refused', 0, String(thrown));
  const { status, text } = thrown as { status?: unknown; text?: unknown };
  const code = typeof status === 'number' ? status : 0;
  return new EmailError(TROUBLES[code] ?? 'refused', code, typeof text === 'string' ? text : '');
}

const SENT_AT_KEY = 'kanuka.mail';

/** Where the package stores when a message was last sent: in the tab, through lib/storage.ts, which never throws. */
const sendingTimes = {
  get: async (key: string) => tabStorage.read(key),
  set: async (key: string, time: string) => void tabStorage.write(key, time),
  remove: async (key: string) => tabStorage.remove(key),
};

/** Loaded only to send: the package reads localStorage while it loads, and throws if storage is blocked. */
async function loadEmailJs() {
  try {
    const emailjs = await import('@emailjs/browser');
    emailjs.init({ storageProvider: sendingTimes });
    return emailjs;
  } catch (cause) {
    const { name, message } = cause as Partial<Error>;
    throw new EmailError(name === 'SecurityError' ? 'blocked' : 'offline', 0, message ?? String(cause));
  }
}

type EmailJs = Awaited<ReturnType<typeof loadEmailJs>>;

/**
 * Options under which the package itself refuses without a call: 451 for an automated browser, 429 for a message too
 * soon after the last.
 */
function optionsOf({ templateId, publicKey }: EmailService) {
  const limitRate = { id: `${SENT_AT_KEY}.${templateId}`, throttle: EMAIL_INTERVAL_MS };
  return { publicKey, blockHeadless: true, limitRate };
}

type Options = ReturnType<typeof optionsOf>;

async function sendBy(
  service: EmailService,
  send: (emailjs: EmailJs, options: Options) => Promise<unknown>,
): Promise<void> {
  const emailjs = await loadEmailJs();
  const options = optionsOf(service);
  try {
    await send(emailjs, options);
  } catch (thrown) {
    const error = emailErrorOf(thrown);
    // The package counts a message before it is sent: allow an immediate retry after a failure.
    if (error.failure !== 'tooMany') await sendingTimes.remove(options.limitRate.id);
    throw error;
  }
}

/**
 * Sends a form by the names of its fields; nothing in the shop's own name, which the package refuses with 403. The
 * form's values are read once the package is loaded. @throws EmailError
 */
export function sendForm(form: HTMLFormElement, service: EmailService): Promise<void> {
  const blockList = { list: [settings.shopEmail], watchVariable: 'email' };
  return sendBy(service, (emailjs, options) =>
    emailjs.sendForm(service.serviceId, service.templateId, form, { ...options, blockList }),
  );
}

/** Sends values with a template. @throws EmailError */
export function sendValues(values: Readonly<Record<string, string>>, service: EmailService): Promise<void> {
  return sendBy(service, (emailjs, options) =>
    emailjs.send(service.serviceId, service.templateId, { ...values }, options),
  );
}
