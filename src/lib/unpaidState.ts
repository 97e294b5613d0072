/** Why a payment was not made, for the cart that its return leads to: kept in the history entry, so a reload keeps it. */
export type UnpaidState = { readonly unpaid: string };

/** The reason that the history entry holds, in words; null for any other entry. */
export function unpaidReasonOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const { unpaid } = state as { unpaid?: unknown };
  return typeof unpaid === 'string' && unpaid.trim() !== '' ? unpaid : null;
}
