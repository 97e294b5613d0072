import { randomUUID } from 'node:crypto';
import { Refusal } from '../http/refusal.ts';
import type { RouteContext, Services } from '../http/services.ts';
import { issueToken, readToken } from './tokens.ts';

const WEEK_S = 7 * 24 * 60 * 60;

/** A token for a user: seven days, or for ever in generation A (docs/backend.md, Users). */
export function tokenFor(userId: string, { settings, mode, secret }: Services): string {
  const iat = Math.floor(settings.now() / 1000);
  if (mode.generationA) return issueToken({ id: userId, iat }, secret);
  return issueToken({ id: userId, iat, exp: iat + WEEK_S, jti: randomUUID() }, secret);
}

/** The id of the user in the request's token; the account itself may have been deleted. */
export function signedInUser(c: RouteContext, services: Services): string {
  const token = sentToken(c.req.raw.headers, services.mode.generationA);
  if (token === '') throw new Refusal('Not Authorized Login Again');
  const reading = readToken(token, services.secret, services.settings.now());
  if ('refusal' in reading) throw new Refusal(reading.refusal);
  return reading.userId;
}

/** Generation A looks at the `token` header only; later ones send `Authorization: Bearer`. */
export function sentToken(headers: Headers, generationA: boolean): string {
  const token = headers.get('token') ?? '';
  if (token !== '' || generationA) return token;
  return /^Bearer\s+(.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
}
