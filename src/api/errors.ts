import { messagesOf } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import { cutAt } from '#domain/text/text.ts';

/** What went wrong: no answer, a bad status, a refusal in words, an ended session, or an answer we cannot read. */
export type ApiErrorKind = 'network' | 'http' | 'rejected' | 'signedOut' | 'shape';

/** The one error of the API layer; its message is fit to show and never empty. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** HTTP status, 0 when there was no answer. */
  readonly status: number;
  /** True when the message is the server's own rather than a fallback. */
  readonly isServerText: boolean;
  /** How long a busy shop (429) is to be left in peace, in milliseconds; 0 for everything else. */
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
 * Texts of every backend generation that mean the session has ended; the last one is what the older backend says to a
 * valid token whose user was deleted. docs/backend.md, Token failures.
 */
const SIGNED_OUT =
  /not authori[sz]ed|unauthori[sz]ed|login again|jwt (malformed|expired|must be)|invalid (signature|token|user token)|session expired|of null \(reading 'cartData'\)/i;

/** A refused payment may have an 'invalid signature' too: the provider's, not the session's. */
const OF_A_PAYMENT = /payment/i;

/** The check of a widget's payment, which has a signature of its own. */
const SIGNED_CALL = '/api/order/verifyRazorpay';
const OF_A_SIGNATURE = /invalid signature/i;

/** The database refuses its own client: no word about the shopper's session. */
const OF_A_DATABASE = /not authori[sz]ed on \S+ to execute/i;

/** True when a refused call to this path that carried a token means that the session has ended. */
export function meansSignedOut(status: number, message: string, path = ''): boolean {
  // A session that has ended all the same is told of by the next call.
  const isOfPayment = OF_A_PAYMENT.test(message) || (path === SIGNED_CALL && OF_A_SIGNATURE.test(message));
  const isSaid = SIGNED_OUT.test(message) && !isOfPayment && !OF_A_DATABASE.test(message);
  return status === 401 || status === 403 || isSaid;
}

/**
 * True when nobody can tell from the answer's status whether the call was carried out: a gateway speaks with these for a
 * backend that may have done the work. 0 stands for no answer.
 */
export function isOutcomeUnknown(status: number): boolean {
  return status === 0 || status === 408 || status === 499 || status >= 500;
}

/**
 * The server's words, whatever shape it put them in: a text, or an object of a payment provider; null when it
 * said nothing usable. docs/backend.md, Tolerance list.
 */
export function serverMessage(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  return textIn((body as { message?: unknown }).message, 3);
}

function textIn(value: unknown, depth: number): string | null {
  if (typeof value === 'string') return value.trim() === '' ? null : cutAt(value.trim(), 300);
  if (typeof value !== 'object' || value === null || depth === 0) return null;
  const { error, description, message } = value as { error?: unknown; description?: unknown; message?: unknown };
  return textIn(error, depth - 1) ?? textIn(description, depth - 1) ?? textIn(message, depth - 1);
}

/**
 * The provider's own no. 'Payment Failed' is none: the older backend says it of every payment that is not captured yet. Nor
 * is anything that may be about the check: missing details, a signature, an amount. docs/behaviour.md, Payments in question.
 */
const OF_A_REFUSED_PAYMENT =
  /(?:payment|card|transaction) (?:was |has been |is )?(?:declined|cancell?ed|refused|rejected|reversed|refunded)/i;

/** True when the server has said in so many words that the provider has refused a payment. */
export function isRefusedPayment(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    error.kind === 'rejected' &&
    error.isServerText &&
    OF_A_REFUSED_PAYMENT.test(error.message)
  );
}

/** Why something that has a URL of its own cannot be shown. */
export type LoadFailure = 'notFound' | 'noConnection' | 'serverTrouble';

/**
 * Some backends answer 200 with "Product not found" where others answer 404. Few have a call for one thing alone:
 * unless `has404`, a 404 without words says nothing of it. docs/backend.md, Twelve findings.
 */
export function failureOf(error: unknown, has404 = true): LoadFailure {
  if (!(error instanceof ApiError)) return 'serverTrouble';
  if (error.kind === 'network') return 'noConnection';
  const isRefused = error.kind === 'rejected';
  const isMissing = (error.status === 404 && (isRefused || has404)) || (isRefused && /not found/i.test(error.message));
  return isMissing ? 'notFound' : 'serverTrouble';
}

/** What to show for anything that was thrown; never empty, never '[object Object]'. */
export function messageOf(error: unknown, fallback = messagesOf(shopMessages).errors.unexpected): string {
  return error instanceof Error && error.message.trim() !== '' ? error.message : fallback;
}
