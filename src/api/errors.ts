import { messagesOf } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { cutAt, toHtmlSafeText } from '#domain/text/text.ts';

/** What went wrong: no answer, an error status, a refusal in words, an expired session, or an answer of the wrong shape. */
export type ApiErrorKind = 'network' | 'http' | 'rejected' | 'signedOut' | 'shape';

/** The one error of the API layer. Its message is never empty and can be shown to the shopper. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** The HTTP status; 0 without an answer. */
  readonly status: number;
  /** True when the message is the server's; false for one of our own. */
  readonly isServerText: boolean;
  /** How long to wait before the next call after a 429, in milliseconds; otherwise 0. */
  readonly retryAfterMs: number;

  constructor(
    kind: ApiErrorKind,
    message: string,
    { status = 0, isServerText = false, retryAfterMs = 0, cause }: ApiErrorDetails = {},
  ) {
    super(message, { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.isServerText = isServerText;
    this.retryAfterMs = retryAfterMs;
  }
}

type ApiErrorDetails = { status?: number; isServerText?: boolean; retryAfterMs?: number; cause?: unknown };

/**
 * The texts with which the backend's generations report an expired session. The last one is the older backend's answer to a
 * valid token whose user was deleted. docs/backend.md, Token failures.
 */
const SIGNED_OUT =
  /not authori[sz]ed|unauthori[sz]ed|login again|jwt (malformed|expired|must be)|invalid (signature|token|user token)|session expired|of null \(reading 'cartData'\)/i;

/** A refused payment can have an 'invalid signature' too: the provider's, not the session's. */
const PAYMENT_TEXT = /payment/i;

/** The check of a widget payment, which has a signature of its own. */
const WIDGET_CHECK_PATH = '/api/order/verifyRazorpay';
const SIGNATURE_TEXT = /invalid signature/i;

/** The database refuses the backend: nothing about the shopper's session. */
const DATABASE_TEXT = /not authori[sz]ed on \S+ to execute/i;

/** True when a call with a token to this path was refused because the session has expired. */
export function meansSignedOut(status: number, message: string, path = ''): boolean {
  // If the session has expired nevertheless, the next call reports it.
  const isOfPayment = PAYMENT_TEXT.test(message) || (path === WIDGET_CHECK_PATH && SIGNATURE_TEXT.test(message));
  const isSignedOutText = SIGNED_OUT.test(message) && !isOfPayment && !DATABASE_TEXT.test(message);
  return status === 401 || status === 403 || isSignedOutText;
}

/**
 * True when the status leaves open whether the call was carried out: a gateway answers with these for a backend that may have
 * done the work. 0 is no answer.
 */
export function isOutcomeUnknown(status: number): boolean {
  return status === 0 || status === 408 || status === 499 || status >= 500;
}

/**
 * The server's message, from a text or from the object of a payment provider; null without a usable one.
 * docs/backend.md, Tolerance list.
 */
export function serverMessage(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  return textIn((body as { message?: unknown }).message, 3);
}

function textIn(value: unknown, depth: number): string | null {
  // Control characters would be an empty message on the screen, and commands for the terminal of a build.
  if (typeof value === 'string') return toHtmlSafeText(cutAt(value.trim(), 300)).trim() || null;
  if (typeof value !== 'object' || value === null || depth === 0) return null;
  const { error, description, message } = value as { error?: unknown; description?: unknown; message?: unknown };
  return textIn(error, depth - 1) ?? textIn(description, depth - 1) ?? textIn(message, depth - 1);
}

/** Messages of a program, its database, its network or its payment provider to a programmer: a shopper cannot act on them. */
const PROGRAM_ERROR_TEXT = new RegExp(
  [
    'cannot (?:read|set) propert',
    'is not (?:a function|defined|iterable)',
    'cast to \\w+ failed',
    '\\bE11000\\b',
    'mongo\\w*error',
    '\\b(?:ECONN|ENOTFOUND|ETIMEDOUT|EPIPE)',
    '\\bdatabase\\b',
    'interrupted',
    'shut(?:ting)? ?down',
    'quiesce mode',
    'node is recovering',
    'space quota',
    'no space left',
    'host unreachable',
    'exceeded time limit',
    'not allowed to do action',
    'not authori[sz]ed on \\S+ to',
    'command \\w+ requires',
    'executor error',
    'findAndModify',
    'document failed validation',
    'client must be connected',
    '\\b(?:read|write|connect|querySrv|queryTxt) E[A-Z]{3,}',
    'call stack',
    'timed out',
    '\\bsockets?\\b',
    'server selection',
    'topology',
    'getaddrinfo',
    'not primary',
    'write ?conflict',
    'connection (?:\\S+ )*(?:closed|refused|reset|lost)',
    'illegal arguments',
    'expected a string but',
    'unexpected token',
    'invalid integer',
    // Programs and their libraries.
    "cannot (?:access '|convert undefined|destructure )",
    'constant variable',
    'JSON input',
    'status code',
    '\\bEAI_',
    '\\bHMAC\\b',
    'secretOr',
    'salt arguments',
    // Databases: wrong calls, lack of resources, and replication.
    'path `',
    'no matching document',
    'same doc\\b',
    'bad auth\\b',
    'RetryAfterMs',
    'request rate',
    'retry your operation',
    'transaction number',
    'acquire (?:\\w+ )*lock',
    'memory limit',
    'cursor id',
    'connection pool',
    'not master',
    'replication',
    // Payment providers, about keys and URLs that the shop has configured wrongly.
    'api ?key',
    'key_id',
    'explicit scheme',
    'not a valid url',
  ].join('|'),
  'i',
);

/** Identifiers of a program or its database (`cartData`, `$set`, `MongoServerError`), which no sentence for shoppers contains. */
const NAMES_CODE =
  /\b[a-z]{2,}[A-Z]\w*|\$[a-z]\w*|\b\w+(?:Error|Exception)\b|\bBSON|\bError=|\bhex (?:characters|string)/;

/** True for an error message of the backend's program, which goes to the console and never to the screen. */
export function isProgramError(message: string): boolean {
  return PROGRAM_ERROR_TEXT.test(message) || NAMES_CODE.test(message);
}

/**
 * A refusal by the payment provider. 'Payment Failed' is none: the older backend says so about every payment that is not
 * captured yet. Neither is a text that may be about the check: missing details, a signature, an amount.
 * docs/behaviour.md, Payments in question.
 */
const REFUSED_PAYMENT_TEXT =
  /(?:payment|card|transaction) (?:was |has been |is )?(?:declined|cancell?ed|refused|rejected|reversed|refunded)/i;

/** True when the server says explicitly that the provider has refused a payment. */
export function isRefusedPayment(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    error.kind === 'rejected' &&
    error.isServerText &&
    REFUSED_PAYMENT_TEXT.test(error.message)
  );
}

/** Why a page of one product or keyword cannot be shown. */
export type LoadFailure = 'notFound' | 'noConnection' | 'serverTrouble';

/**
 * The cause of a failed read of one product or keyword. Some backends answer 200 with "Product not found", others 404. Few have
 * such a call at all: without `has404`, a 404 without a message does not mean that it is missing. docs/backend.md, Twelve findings.
 */
export function failureOf(error: unknown, has404 = true): LoadFailure {
  if (!(error instanceof ApiError)) return 'serverTrouble';
  if (error.kind === 'network') return 'noConnection';
  const isRefused = error.kind === 'rejected';
  const isMissing = (error.status === 404 && (isRefused || has404)) || (isRefused && /not found/i.test(error.message));
  return isMissing ? 'notFound' : 'serverTrouble';
}

/** The text to show for anything that was thrown; never empty, never '[object Object]'. */
export function messageOf(error: unknown, fallback = messagesOf(commonMessages).errors.unexpected): string {
  return error instanceof Error && error.message.trim() !== '' ? error.message : fallback;
}
