/** Money is whole paise inside the shop; rupees appear only on the wire and on the screen. docs/behaviour.md, Money. */
export type Paise = number & { readonly __unit: 'paise' };

/** Marks a whole, finite number of paise; anything else is a programming error. @throws RangeError */
export function paise(value: number): Paise {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number of paise: ${value}`);
  return value as Paise;
}

/** Largest price the shop believes: one crore rupees. Beyond it a price is a mistake in the data. */
const MAX_RUPEES = 10_000_000;

/** Largest total of an order: more rupees than this are no whole number of paise any more. */
export const MAX_ORDER_RUPEES = Math.floor(Number.MAX_SAFE_INTEGER / 100);

/** Digits with or without grouping, Indian or other: 1299, 1,299.50, 1,29,900. */
const PLAIN_RUPEES = /^\d+(?:\.\d+)?$/;
const GROUPED_RUPEES = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;

/** The number in a text of rupees as India writes them: '₹1,299', 'Rs. 49', '49/-', 'INR 499.00'; null for any other. */
function rupeesIn(text: string): number | null {
  const digits = text
    .trim()
    .replace(/^(?:₹|rs\.?|inr)\s*/i, '')
    .replace(/\s*(?:\/-|\/=|rs\.?|rupees|inr|₹)$/i, '');
  if (PLAIN_RUPEES.test(digits)) return Number(digits);
  return GROUPED_RUPEES.test(digits) ? Number(digits.replaceAll(',', '')) : null;
}

/**
 * Rupees as they come from outside (499, 249.5, "499", "₹1,299.00") in paise, rounded to the nearest paisa;
 * null when the value is not a usable price (missing, negative, zero, not a number, absurd).
 */
export function paiseFromRupees(value: unknown, most = MAX_RUPEES): Paise | null {
  const rupees = typeof value === 'string' ? rupeesIn(value) : value;
  if (typeof rupees !== 'number' || !Number.isFinite(rupees) || rupees <= 0 || rupees > most) return null;
  const amount = Math.round(rupees * 100);
  return amount > 0 ? paise(amount) : null;
}

/** Rupees for the wire: at most two decimals, so 24950 paise is 249.5. */
export function rupeesOf(amount: Paise): number {
  return amount / 100;
}

/** Rupees with exactly two decimals and no grouping, as UPI links want them: "1299.00". */
export function decimalRupees(amount: Paise): string {
  const sign = amount < 0 ? '-' : '';
  const whole = Math.abs(amount);
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}

const currency = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** ₹1,29,999 in Indian grouping, paise only when there are any: ₹249.50. */
export function formatPaise(amount: Paise): string {
  return currency.format(amount / 100);
}

/** The sum of amounts, zero for none. */
export function sumOf(amounts: Iterable<Paise>): Paise {
  let total = 0;
  for (const amount of amounts) total += amount;
  return paise(total);
}

/** One unit price times a whole quantity. */
export function times(unit: Paise, quantity: number): Paise {
  return paise(unit * quantity);
}
