/** An amount of money in whole paise. Rupees appear only on the wire and on the screen. docs/behaviour.md, Money. */
export type Paise = number & { readonly __unit: 'paise' };

/** Marks a number as paise. @throws RangeError when it is not a safe integer, which is a programming error */
export function paise(value: number): Paise {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number of paise: ${value}`);
  return value as Paise;
}

/** The largest plausible price, one crore rupees. A higher one is an error in the data. */
const MAX_RUPEES = 10_000_000;

/** The largest total of an order in rupees: beyond it, paise are no safe integer. */
export const MAX_ORDER_RUPEES = Math.floor(Number.MAX_SAFE_INTEGER / 100);

/** Digits with or without grouping, Indian or other: 1299, 1,299.50, 1,29,900. */
const PLAIN_RUPEES = /^\d+(?:\.\d+)?$/;
const GROUPED_RUPEES = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;

/** Parses rupees as they are written in India: '₹1,299', 'Rs. 49', '49/-', 'INR 499.00'; null for any other text. */
function rupeesIn(text: string): number | null {
  const digits = text
    .trim()
    .replace(/^(?:₹|rs\.?|inr)\s*/i, '')
    .replace(/\s*(?:\/-|\/=|rs\.?|rupees|inr|₹)$/i, '');
  if (PLAIN_RUPEES.test(digits)) return Number(digits);
  return GROUPED_RUPEES.test(digits) ? Number(digits.replaceAll(',', '')) : null;
}

/**
 * Converts unparsed rupees (499, 249.5, "499", "₹1,299.00") to paise, rounded to the nearest paisa. Null when the value is no
 * usable price: missing, negative, zero, not a number, or more than `most` rupees.
 */
export function paiseFromRupees(value: unknown, most = MAX_RUPEES): Paise | null {
  const rupees = typeof value === 'string' ? rupeesIn(value) : value;
  if (typeof rupees !== 'number' || !Number.isFinite(rupees) || rupees <= 0 || rupees > most) return null;
  const amount = Math.round(rupees * 100);
  return amount > 0 ? paise(amount) : null;
}

/** Converts paise to rupees for the wire, with at most two decimals: 24950 paise are 249.5. */
export function rupeesOf(amount: Paise): number {
  return amount / 100;
}

/** Rupees with exactly two decimals and no grouping, for UPI links: "1299.00". */
export function decimalRupees(amount: Paise): string {
  const sign = amount < 0 ? '-' : '';
  const whole = Math.abs(amount);
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}

/** Where Indian grouping has its commas: before the last three digits, and before each two digits above them. */
const GROUP_STARTS = /\B(?=(?:\d{2})*\d{3}$)/g;

/**
 * Formats paise for the screen: ₹1,29,999 in Indian grouping, and ₹249.50 when the amount is not whole rupees. What
 * `Intl.NumberFormat` writes for en-IN, without its 50 ms on a cheap phone before the first price.
 */
export function formatPaise(amount: Paise): string {
  const [rupees = '', decimals] = decimalRupees(paise(Math.abs(amount))).split('.');
  const sign = amount < 0 ? '-' : '';
  return `${sign}₹${rupees.replaceAll(GROUP_STARTS, ',')}${decimals === '00' ? '' : `.${decimals}`}`;
}

/** The sum of some amounts; zero for none. */
export function sumOf(amounts: Iterable<Paise>): Paise {
  let total = 0;
  for (const amount of amounts) total += amount;
  return paise(total);
}

/** A unit price times a whole quantity. @throws RangeError when the result is not a safe integer */
export function times(unit: Paise, quantity: number): Paise {
  return paise(unit * quantity);
}
