import type { CheckoutWords } from '#content/checkoutWords.ts';
import type { AddressField, AddressProblem } from '#domain/address.ts';

/** A problem in words that name the field and say how to mend it; nothing when there is none. */
export function problemText(
  { problems, fields }: CheckoutWords['checkout'],
  field: AddressField,
  problem: AddressProblem | undefined,
): string | undefined {
  return problem && problems[problem](fields[field]);
}
