/** Where to go after login: a path of this shop kept in the history entry, never in the URL. */
export type ReturnState = {
  readonly from: string;
  /** True for who has no account yet and wants one. */
  readonly isNew?: boolean;
};

/** Stands for the shop's own origin: a URL that leaves this one would leave any. */
const ANY_SITE = 'https://shop.invalid';

/** Whether the history entry asks for a new account. */
export function wantsAccount(state: unknown): boolean {
  return typeof state === 'object' && state !== null && (state as { isNew?: unknown }).isNew === true;
}

/** The kept path, if the history entry holds a safe one. */
export function returnPathOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const { from } = state as { from?: unknown };
  if (typeof from !== 'string' || !from.startsWith('/')) return null;
  // As browsers read URLs: they drop tabs and line ends, take \ for /, and make /.//host of two slashes.
  const read = URL.canParse(from, ANY_SITE) ? new URL(from, ANY_SITE) : null;
  if (read?.origin !== ANY_SITE || read.pathname.startsWith('//')) return null;
  return `${read.pathname}${read.search}${read.hash}`;
}
