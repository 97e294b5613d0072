import { withoutInvisibleMarks, withPlainDigits } from '#domain/text/text.ts';
import { INDIAN_STATES, stateOfPin } from './india.ts';
import { ADDRESS_FIELDS, HOME_COUNTRY, type Address, type AddressField, type Person } from './address.ts';

/** What is wrong with a field; the words for it are in the dictionary. */
export type AddressProblem = 'missing' | 'email' | 'phone' | 'pin' | 'tooLong';

const MAX_LENGTH = 300;
/** The HTML standard's rule for e-mail fields, with at least one dot in the host. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;

/** An e-mail address as it is sent: no address holds spaces at its ends, or invisible marks. */
export function cleanEmail(value: string): string {
  return value.replaceAll(/\p{Cf}/gu, '').trim();
}

export function isEmail(value: string): boolean {
  return EMAIL.test(cleanEmail(value));
}

/**
 * Digits as they are typed and pasted in India, plain: those of its own scripts become 0 to 9, and what stands between
 * them is left out: spaces, brackets, dots, dashes of any length, and the invisible marks that address books copy along.
 */
function plainDigits(value: string): string {
  return withPlainDigits(value).replaceAll(/[\s().\p{Pd}\p{Cf}]/gu, '');
}

/** What people write before the ten national digits of an Indian number. */
const INDIAN_PREFIX = /^(?:(?:\+|00?)?91)?0?(?=\d{10}$)/;

/** An Indian mobile number in its ten national digits, whatever was typed between them or before: 0, 91, +91, 0091; null otherwise. */
export function indianMobile(value: string): string | null {
  const digits = plainDigits(value).replace(INDIAN_PREFIX, '');
  return /^[6-9]\d{9}$/.test(digits) ? digits : null;
}

/** Landlines by the length of their STD code. Exchanges begin with 2 to 7; codes of two digits belong to the metropolises. */
const LANDLINES: ReadonlyMap<number, RegExp> = new Map([
  [2, /^(?:11|20|22|33|40|44|79|80)[2-7]\d{7}$/],
  [3, /^[1-8]\d{2}[2-7]\d{6}$/],
  [4, /^[1-8]\d{3}[2-7]\d{5}$/],
]);

/**
 * An Indian landline as it is dialled within the country, '0863-2234567': its STD code has to be marked by 0 or +91; null
 * otherwise. National numbers from 6 on are mobile ones as well: such a one is a landline if a gap follows the code.
 */
function indianLandline(value: string): string | null {
  const digits = plainDigits(value);
  const prefix = INDIAN_PREFIX.exec(digits)?.[0] ?? '';
  if (prefix === '') return null;
  const national = digits.slice(prefix.length);
  let beforeGap = -prefix.replace('+', '').length;
  for (const group of withPlainDigits(value).match(/\d+/g) ?? []) if (beforeGap <= 0) beforeGap += group.length;
  const isLandline = (codeLength: number): boolean => LANDLINES.get(codeLength)?.test(national) ?? false;
  const codeLength = [beforeGap, 2].find(isLandline);
  const isMarked = codeLength === beforeGap || /^[1-5]/.test(national);
  if (!isMarked || ![...LANDLINES.keys()].some(isLandline)) return null;
  // Without a gap nobody knows where a longer code ends.
  return codeLength === undefined ? `0${national}` : `0${national.slice(0, codeLength)}-${national.slice(codeLength)}`;
}

/** A number of another country, written with its code: '+' and 7 to 15 digits; null otherwise. */
function phoneAbroad(value: string): string | null {
  const digits = /^(?:\+|00)(?!91)([1-9]\d{6,14})$/.exec(plainDigits(value))?.[1];
  return digits === undefined ? null : `+${digits}`;
}

/**
 * A phone number that reaches a shopper who orders to India: '9876543210', '0863-2234567' or '+6561234567'. Null when it
 * is none of a mobile number, a landline with its STD code, or a number abroad with its country's code.
 */
function usablePhone(value: string): string | null {
  return indianLandline(value) ?? indianMobile(value) ?? phoneAbroad(value);
}

/** The number with its country's code, as payment providers ask for it; one that is not understood as it was typed. */
export function internationalPhone(value: string): string {
  const phone = usablePhone(value);
  if (phone === null || phone.startsWith('+')) return phone ?? value;
  return `+91${phone.replace(/^0/, '').replace('-', '')}`;
}

/** An Indian PIN code: six digits, the first not 0, whatever stands between them. */
export function pinCode(value: string): string | null {
  const digits = plainDigits(value);
  return /^[1-9]\d{5}$/.test(digits) ? digits : null;
}

/** The shop's own country as people and their browsers write it, in lower case. */
const HOME_SPELLINGS: ReadonlySet<string> = new Set([
  HOME_COUNTRY.toLowerCase(),
  'in',
  'ind',
  'bharat',
  'hindustan',
  'republic of india',
  'भारत',
  'इंडिया',
  'इण्डिया',
  'हिंदुस्तान',
  'हिन्दुस्तान',
  'భారత్',
  'భారతదేశం',
  'భారత దేశం',
  'ఇండియా',
  'இந்தியா',
  'ಭಾರತ',
  'ഇന്ത്യ',
  'ভারত',
  'ભારત',
  'ਭਾਰਤ',
  'ଭାରତ',
  'بھارت',
]);

/** True for the shop's own country, in whatever spelling or script it was typed or filled in. */
export function isIndia(country: string): boolean {
  return HOME_SPELLINGS.has(withoutInvisibleMarks(country).toLowerCase().replace(/\.$/, ''));
}

/** The state of the list that this text names, whatever its case; '' for any other, which the list could not show. */
function listedState(state: string): string {
  return INDIAN_STATES.find((name) => name.toLowerCase() === state.toLowerCase()) ?? '';
}

function problemOf(field: AddressField, address: Address): AddressProblem | null {
  const value = withoutInvisibleMarks(address[field]);
  if (value === '') return field === 'state' ? null : 'missing';
  if (value.length > MAX_LENGTH) return 'tooLong';
  if (field === 'email') return isEmail(value) ? null : 'email';
  if (field === 'phone' && isIndia(address.country)) return usablePhone(value) ? null : 'phone';
  if (field === 'zipcode' && isIndia(address.country)) return pinCode(value) ? null : 'pin';
  return null;
}

/** Every field but state is required; e-mail, phone number and PIN code must be usable ones. Empty when all is well. */
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
  return { name: withoutInvisibleMarks(`${firstName} ${lastName}`), email: cleanEmail(email) };
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

/**
 * The address as it is sent: without invisible marks, and for India with the country and state spelled as the shop's lists
 * spell them, PIN and phone number as they are dialled and sorted.
 */
export function cleanAddress(address: Address): Address {
  const plain = Object.fromEntries(
    ADDRESS_FIELDS.map((field) => [field, withoutInvisibleMarks(address[field])]),
  ) as Address;
  const clean = { ...plain, email: cleanEmail(plain.email) };
  if (!isIndia(clean.country)) return clean;
  return {
    ...clean,
    country: HOME_COUNTRY,
    state: listedState(clean.state),
    phone: usablePhone(clean.phone) ?? clean.phone,
    zipcode: pinCode(clean.zipcode) ?? clean.zipcode,
  };
}

/**
 * The state in which the PIN code of an Indian address certainly lies, where another one was chosen: one of the two is a
 * slip, and only the shopper knows which. Null when they agree, or nothing certain is known.
 */
export function contradictedState({ country, state, zipcode }: Address): string | null {
  if (!isIndia(country) || state === '') return null;
  const certain = stateOfPin(pinCode(zipcode) ?? '');
  return certain === state ? null : certain;
}
