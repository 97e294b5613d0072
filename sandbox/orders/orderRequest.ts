import type { Fields } from '../http/body.ts';
import { Refusal } from '../http/refusal.ts';

export type OrderRequest = ReturnType<typeof readOrder>;

/**
 * What an order must have before it can be stored, with the database's own sentences. Address content is not checked.
 * The amount is in rupees.
 */
export function readOrder({ items, amount, address, payment_method: method }: Fields) {
  const faults: string[] = [];
  if (amount === undefined || amount === null) faults.push('amount: Path `amount` is required.');
  else if (!isNumeric(amount)) faults.push(castFault(amount));
  if (address === undefined || address === null) faults.push('address: Path `address` is required.');
  if (faults.length > 0) throw new Refusal(`order validation failed: ${faults.join(', ')}`);
  return { items: listed(items), amount: Number(amount), address, method };
}

function listed(items: unknown): readonly unknown[] {
  if (items === undefined || items === null) return [];
  return Array.isArray(items) ? (items as unknown[]) : [items];
}

function isNumeric(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value));
}

function castFault(value: unknown): string {
  return `amount: Cast to Number failed for value ${JSON.stringify(value)} (type ${typeof value}) at path "amount"`;
}
