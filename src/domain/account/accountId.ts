import { fieldsOf, type Fields } from '#domain/record.ts';

/** Claims that hold the user's id, by backend generation. docs/backend.md, Users. */
const ID_CLAIMS = ['id', '_id', 'userId', 'sub'] as const;

function claimsOf(token: string): Fields {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return fieldsOf(JSON.parse(atob(payload)));
  } catch {
    return {};
  }
}

/** FNV-1a, 32 bits: short, deterministic, and the text cannot be read back from it. */
function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * The account of a token: the user's id in its claims, the same after every login. A token without an id counts as an
 * account of its own, named by a digest, so that the token itself is not stored a second time.
 */
export function accountIdOf(token: string): string {
  const claims = claimsOf(token);
  const id = ID_CLAIMS.map((name) => claims[name]).find((value) => typeof value === 'string' && value !== '');
  return typeof id === 'string' ? id : `token-${digestOf(token)}`;
}
