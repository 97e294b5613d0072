import { decimalRupees, type Paise } from '#domain/money/money.ts';
import { orderNumber } from './order.ts';

/** The longest link in bytes: at the size that the shop draws, longer QR codes are dense and slow to scan. */
const MAX_LINK_BYTES = 400;

/** The longest transaction reference of UPI, in letters and digits. */
const MAX_REFERENCE_LENGTH = 35;

/**
 * `tn` and `tr` of a pay link: the order number, for people, and the idempotency key as transaction reference. English in every
 * language, since the statements of many banks garble other scripts. '' for a key without letters and digits.
 */
function orderPart(idempotencyKey: string): string {
  const reference = idempotencyKey
    .replaceAll(/[^\da-z]/gi, '')
    .slice(0, MAX_REFERENCE_LENGTH)
    .toUpperCase();
  return reference === '' ? '' : `&tn=Order%20${orderNumber(reference)}&tr=${reference}`;
}

/**
 * The pay link of UPI (NPCI UPI Linking Specification 1.6): payee address, payee name, amount with two decimals (from paise),
 * INR and, when there is an idempotency key, note and transaction reference; spaces as %20. Note and reference are left out
 * when the link would be too long for a QR code. Null when there is nothing to pay, or the link is too long even without them.
 */
export function upiLink(upiId: string, payeeName: string, amount: Paise, idempotencyKey = ''): string | null {
  if (amount <= 0) return null;
  const link = `upi://pay?pa=${encodeURIComponent(upiId).replaceAll('%40', '@')}&pn=${encodeURIComponent(payeeName)}&am=${decimalRupees(amount)}&cu=INR`;
  return [`${link}${orderPart(idempotencyKey)}`, link].find(({ length }) => length <= MAX_LINK_BYTES) ?? null;
}
