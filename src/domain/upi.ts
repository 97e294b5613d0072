import { decimalRupees, type Paise } from './money.ts';

/** QR codes of the size the shop draws hold at most this many bytes comfortably; longer ones get dense and slow to scan. */
const MAX_LINK_BYTES = 400;

/**
 * The pay link of UPI (NPCI UPI Linking Specification 1.6): payee address, payee name, amount with two decimals, INR;
 * spaces as %20. Null when there is nothing to pay or the link would be too long for a QR code.
 */
export function upiLink(upiId: string, payeeName: string, amount: Paise): string | null {
  if (amount <= 0) return null;
  const link = `upi://pay?pa=${encodeURIComponent(upiId).replaceAll('%40', '@')}&pn=${encodeURIComponent(payeeName)}&am=${decimalRupees(amount)}&cu=INR`;
  return link.length <= MAX_LINK_BYTES ? link : null;
}
