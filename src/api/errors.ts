/** What went wrong: no answer, a bad status, a refusal in words, an ended session, or an answer we cannot read. */
export type ApiErrorKind = 'network' | 'http' | 'rejected' | 'signedOut' | 'shape';

/** The one error of the API layer; its message is fit to show and never empty. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** HTTP status, 0 when there was no answer. */
  readonly status: number;
  /** True when the message is the server's own rather than a fallback. */
  readonly isServerText: boolean;

  constructor(kind: ApiErrorKind, message: string, { status = 0, isServerText = false, cause }: ApiErrorDetails = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.isServerText = isServerText;
  }
}

type ApiErrorDetails = { status?: number; isServerText?: boolean; cause?: unknown };

/** Texts of every backend generation that mean the session has ended. docs/backend.md, Token failures. */
const SIGNED_OUT =
  /not authori[sz]ed|unauthori[sz]ed|login again|jwt (malformed|expired|must be)|invalid (signature|token|user token)|session expired/i;

/** A refused payment may have an 'invalid signature' too: the provider's, not the session's. */
const OF_A_PAYMENT = /payment/i;

/** True when a refused call that carried a token means that the session has ended. */
export function meansSignedOut(status: number, message: string): boolean {
  return status === 401 || status === 403 || (SIGNED_OUT.test(message) && !OF_A_PAYMENT.test(message));
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
  if (typeof value === 'string') return value.trim() === '' ? null : value.trim().slice(0, 300);
  if (typeof value !== 'object' || value === null || depth === 0) return null;
  const { error, description, message } = value as { error?: unknown; description?: unknown; message?: unknown };
  return textIn(error, depth - 1) ?? textIn(description, depth - 1) ?? textIn(message, depth - 1);
}

/** What to show for anything that was thrown; never empty, never '[object Object]'. */
export function messageOf(error: unknown, fallback = 'Something went wrong. Please try again.'): string {
  return error instanceof Error && error.message.trim() !== '' ? error.message : fallback;
}
