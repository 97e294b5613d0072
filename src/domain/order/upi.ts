import { decimalRupees, type Paise } from '#domain/money/money.ts';
import { orderNumber } from './order.ts';

/** QR codes of the size the shop draws hold at most this many bytes comfortably; longer ones get dense and slow to scan. */
const MAX_LINK_BYTES = 400;

/** UPI takes letters and digits as a transaction reference, so many of them at most. */
const MAX_REFERENCE_LETTERS = 35;

/**
 * `tn` and `tr` of a pay link: the order in short, for people, and its whole reference. English in every language: it goes
 * into the statements of banks, many of which spoil other letters. '' for a reference without letters and digits.
 */
function orderPart(ref: string): string {
  const reference = ref
    .replaceAll(/[^\da-z]/gi, '')
    .slice(0, MAX_REFERENCE_LETTERS)
    .toUpperCase();
  return reference === '' ? '' : `&tn=Order%20${orderNumber(reference)}&tr=${reference}`;
}

/**
 * The pay link of UPI (NPCI UPI Linking Specification 1.6): payee address, payee name, amount with two decimals, INR, and
 * the order's reference as note and transaction reference, where there is one; spaces as %20. The reference is left out
 * where the link would be too long for a QR code. Null when there is nothing to pay or it is too long even so.
 */
export function upiLink(upiId: string, payeeName: string, amount: Paise, ref = ''): string | null {
  if (amount <= 0) return null;
  const link = `upi://pay?pa=${encodeURIComponent(upiId).replaceAll('%40', '@')}&pn=${encodeURIComponent(payeeName)}&am=${decimalRupees(amount)}&cu=INR`;
  return [`${link}${orderPart(ref)}`, link].find(({ length }) => length <= MAX_LINK_BYTES) ?? null;
}
