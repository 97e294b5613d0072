import { randomBytes } from 'node:crypto';

/** An id as the database makes them: 24 hex digits that begin with the time in seconds. */
export function objectId(nowMs: number): string {
  const seconds = Math.floor(nowMs / 1000)
    .toString(16)
    .padStart(8, '0')
    .slice(-8);
  return seconds + randomBytes(8).toString('hex');
}

export function isObjectId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{24}$/i.test(value);
}

/** An id as payment providers make them: a prefix and 14 letters or digits. */
export function providerId(prefix: 'order' | 'pay'): string {
  return `${prefix}_${randomBytes(7).toString('hex')}`;
}
