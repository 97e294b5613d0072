/**
 * Why a payment was not made, for the cart page that its return leads to: in the history entry, so that a reload
 * preserves it.
 */
export type UnpaidState = { readonly unpaid: string };

/** The reason in the history entry, as a text; null for any other entry. */
export function unpaidReasonOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const { unpaid } = state as { unpaid?: unknown };
  return typeof unpaid === 'string' && unpaid.trim() !== '' ? unpaid : null;
}
