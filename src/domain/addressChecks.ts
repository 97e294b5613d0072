import { ADDRESS_FIELDS, HOME_COUNTRY, type Address, type AddressField, type Person } from './address.ts';

/** What is wrong with a field; the words for it are in the dictionary. */
export type AddressProblem = 'missing' | 'email' | 'phone' | 'pin' | 'tooLong';

const MAX_LENGTH = 300;
/** The HTML standard's rule for e-mail fields, with at least one dot in the host. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;

export function isEmail(value: string): boolean {
  return EMAIL.test(value.trim());
}

/**
 * Digits as they are typed and pasted in India, plain: those of its own scripts become 0 to 9, and what stands between
 * them is left out: spaces, brackets, dots, dashes of any length, and the invisible marks that address books copy along.
 */
function plainDigits(value: string): string {
  return value
    .replaceAll(/(?=[\u0900-\u0D7F])\p{Nd}/gu, (digit) => String((digit.charCodeAt(0) & 0x7f) - 0x66))
    .replaceAll(/[\s().\p{Pd}\p{Cf}]/gu, '');
}

/** An Indian mobile number in its ten national digits, whatever was typed between them or before: 0, 91, +91, 0091; null otherwise. */
export function indianMobile(value: string): string | null {
  const digits = plainDigits(value).replace(/^(?:(?:\+|00?)?91)?0?(?=\d{10}$)/, '');
  return /^[6-9]\d{9}$/.test(digits) ? digits : null;
}

/** An Indian PIN code: six digits, the first not 0, whatever stands between them. */
export function pinCode(value: string): string | null {
  const digits = plainDigits(value);
  return /^[1-9]\d{5}$/.test(digits) ? digits : null;
}

/** True for the shop's own country, however it was typed. */
export function isIndia(country: string): boolean {
  return country.trim().toLowerCase() === HOME_COUNTRY.toLowerCase();
}

function problemOf(field: AddressField, address: Address): AddressProblem | null {
  const value = address[field].trim();
  if (value === '') return field === 'state' ? null : 'missing';
  if (value.length > MAX_LENGTH) return 'tooLong';
  if (field === 'email') return isEmail(value) ? null : 'email';
  if (field === 'phone' && isIndia(address.country)) return indianMobile(value) ? null : 'phone';
  if (field === 'zipcode' && isIndia(address.country)) return pinCode(value) ? null : 'pin';
  return null;
}

/** Every field but state is required; e-mail, mobile number and PIN code must be usable ones. Empty when all is well. */
export function addressProblems(address: Address): ReadonlyMap<AddressField, AddressProblem> {
  const problems = new Map<AddressField, AddressProblem>();
  for (const field of ADDRESS_FIELDS) {
    const problem = problemOf(field, address);
    if (problem) problems.set(field, problem);
  }
  return problems;
}

/** The name and e-mail of an address. */
export function personOf({ firstName, lastName, email }: Address): Person {
  return { name: `${firstName} ${lastName}`.trim(), email: email.trim() };
}

/** The address with what an account knows in its empty fields: the last word of a name is the last name. */
export function withPerson(address: Address, { name, email }: Person): Address {
  const words = name.trim().split(/\s+/);
  const isNameless = address.firstName.trim() === '' && address.lastName.trim() === '';
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : '';
  return {
    ...address,
    ...(isNameless && { firstName: words.slice(0, Math.max(1, words.length - 1)).join(' '), lastName }),
    ...(address.email.trim() === '' && { email: email.trim() }),
  };
}

/** The address as it is sent: trimmed, PIN and Indian mobile number in their plain digits. */
export function cleanAddress(address: Address): Address {
  const trimmed = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, address[field].trim()])) as Address;
  if (!isIndia(trimmed.country)) return trimmed;
  return {
    ...trimmed,
    phone: indianMobile(trimmed.phone) ?? trimmed.phone,
    zipcode: pinCode(trimmed.zipcode) ?? trimmed.zipcode,
  };
}
