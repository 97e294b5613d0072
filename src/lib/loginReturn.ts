/** Where to go after login: a path of this shop stored in the history entry, never in the URL. */
export type ReturnState = {
  readonly from: string;
  /** True if the shopper has no account yet and wants one. */
  readonly isNew?: boolean;
  /** The id of the part of that page to continue at; its top without one. */
  readonly part?: string;
};

/** What the login leaves in the history entry that it returns to: where to continue, and whether the account is new. */
export type Arrival = { readonly part: string; readonly isAccountNew: boolean };

/** A placeholder for the shop's own origin: a URL that leaves this one would leave any. */
const ANY_SITE = 'https://shop.invalid';

/** True if the history entry asks for a new account. */
export function wantsAccount(state: unknown): boolean {
  return typeof state === 'object' && state !== null && (state as { isNew?: unknown }).isNew === true;
}

/** The stored path, if the history entry has a safe one. */
export function returnPathOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const { from } = state as { from?: unknown };
  if (typeof from !== 'string' || !from.startsWith('/')) return null;
  // As browsers parse URLs: they drop tabs and line ends, read \ as /, and turn /.//host into two slashes.
  const read = URL.canParse(from, ANY_SITE) ? new URL(from, ANY_SITE) : null;
  if (read?.origin !== ANY_SITE || read.pathname.startsWith('//')) return null;
  return `${read.pathname}${read.search}${read.hash}`;
}
