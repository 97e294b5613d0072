import { checkoutWords } from '#content/checkoutWords.ts';
import { useWords } from '#content/language.ts';
import type { Checkout } from './useCheckout.ts';

/** What has to come before a payment by UPI, in a sentence; null when a paid sum would have an order to belong to. */
export function useFirst({ isLoggedIn, faults, total }: Checkout): string | null {
  const { fields, upi } = useWords(checkoutWords).checkout;
  const { first } = upi;
  if (total.question !== null) return first.total;
  if (faults.size === 0 && isLoggedIn) return total.isHeard ? null : first.savedCart;
  if (faults.size === 0) return first.logIn;
  const names = first.fields([...faults.keys()].map((field) => fields[field]));
  return isLoggedIn ? first.fillIn(names) : first.both(names);
}
