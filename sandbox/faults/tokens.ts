import type { LiveFault } from './faults.ts';
import { sentToken } from '../accounts/session.ts';

/**
 * A token is valid for a number of calls, counting parallel ones, and then ends permanently. Only the first token that
 * is seen ends: the shopper who logs in again has one that lasts.
 */
export function isEndedToken({ tokens }: Pick<LiveFault, 'tokens'>, headers: Headers, afterCalls: number): boolean {
  const token = sentToken(headers, false);
  if (token === '') return false;
  if (tokens.size > 0 && !tokens.has(token)) return false;
  const calls = (tokens.get(token) ?? 0) + 1;
  tokens.set(token, calls);
  return calls > afterCalls;
}
