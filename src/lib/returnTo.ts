/** Where to go after login: an address of this shop kept in the history entry, never in the URL. */
export type ReturnState = { readonly from: string };

/** The kept address, if the history entry holds a safe one: a path of this site. */
export function returnPathOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const { from } = state as { from?: unknown };
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : null;
}
