import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;

/** `scrypt$cost$salt$key`; the cost is stored so that it can be raised without locking anybody out. */
export function hashPassword(password: string, cost: number): string {
  const salt = randomBytes(16).toString('hex');
  const key = scryptSync(password, salt, KEY_BYTES, { N: cost }).toString('hex');
  return `scrypt$${cost}$${salt}$${key}`;
}

export async function matchesPassword(password: string, stored: string): Promise<boolean> {
  const [, cost = '', salt = '', key = ''] = stored.split('$');
  const expected = Buffer.from(key, 'hex');
  const actual = await new Promise<Buffer>((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, { N: Number(cost) }, (error, derived) => {
      if (error) reject(error);
      else resolve(derived);
    });
  });
  return expected.length === actual.length && timingSafeEqual(actual, expected);
}
