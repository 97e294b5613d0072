import { createHmac, timingSafeEqual } from 'node:crypto';

export interface TokenPayload {
  readonly id: string;
  /** Seconds since 1970. */
  readonly iat: number;
  /** Seconds since 1970; tokens of generation A never expire. */
  readonly exp?: number;
  /** Distinguishes two tokens of the same second: one may have ended, the other not. */
  readonly jti?: string;
}

export type TokenReading = { readonly userId: string } | { readonly refusal: string };

const HEADER = encoded({ alg: 'HS256', typ: 'JWT' });

/** A JSON Web Token signed with HMAC-SHA256. */
export function issueToken(payload: TokenPayload, secret: string): string {
  const content = `${HEADER}.${encoded(payload)}`;
  return `${content}.${signatureOf(content, secret).toString('base64url')}`;
}

/** The user of a token, or the message with which the backend refuses it (docs/backend.md, Token failures). */
export function readToken(token: string, secret: string, nowMs: number): TokenReading {
  const [header = '', payload = '', signature = '', ...rest] = token.split('.');
  if (signature === '' || rest.length > 0) return { refusal: 'jwt malformed' };
  const head = decoded(header);
  if (head === undefined) return { refusal: 'jwt malformed' };
  if (head['alg'] !== 'HS256') return { refusal: 'invalid algorithm' };
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(`${header}.${payload}`, secret);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    return { refusal: 'invalid signature' };
  }
  const claims = decoded(payload);
  if (typeof claims?.['id'] !== 'string') return { refusal: 'jwt malformed' };
  const expires = claims['exp'];
  if (typeof expires === 'number' && expires <= nowMs / 1000) return { refusal: 'jwt expired' };
  return { userId: claims['id'] };
}

function signatureOf(content: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(content).digest();
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function decoded(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
