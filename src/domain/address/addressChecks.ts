import { withoutInvisibleMarks, withPlainDigits } from '#domain/text/text.ts';
import { INDIAN_STATES, stateOfPin } from './indianStates.ts';
import { ADDRESS_FIELDS, HOME_COUNTRY, type Address, type AddressField, type Person } from './address.ts';

/** What is wrong with a field; the dictionary has the message for it. */
export type AddressProblem = 'missing' | 'email' | 'phone' | 'pin' | 'tooLong';

const MAX_LENGTH = 300;
/** The HTML standard's rule for e-mail fields, with at least one dot in the host. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;

/** An e-mail address without spaces at its ends and without invisible marks, as it is sent. */
export function cleanEmail(value: string): string {
  return value.replaceAll(/\p{Cf}/gu, '').trim();
}

/** True for an e-mail address with a domain that has a dot; spaces around it and invisible marks do not matter. */
export function isEmail(value: string): boolean {
  return EMAIL.test(cleanEmail(value));
}

/**
 * The digits of a number that was typed or pasted: digits of Indian scripts become 0 to 9, and separators are removed
 * (spaces, brackets, dots, dashes of any length, and the invisible marks that address books copy along).
 */
function plainDigits(value: string): string {
  return withPlainDigits(value).replaceAll(/[\s().\p{Pd}\p{Cf}]/gu, '');
}

/** Prefixes that people write before the ten digits of an Indian number. */
const INDIAN_PREFIX = /^(?:(?:\+|00?)?91)?0?(?=\d{10}$)/;

/** The ten digits of an Indian mobile number, without separators and without a prefix (0, 91, +91, 0091); null otherwise. */
export function indianMobile(value: string): string | null {
  const digits = plainDigits(value).replace(INDIAN_PREFIX, '');
  return /^[6-9]\d{9}$/.test(digits) ? digits : null;
}

/** Landline numbers by the length of their STD code. Exchanges begin with 2 to 7; the codes of two digits are listed. */
const LANDLINES: ReadonlyMap<number, RegExp> = new Map([
  [2, /^(?:11|20|22|33|40|44|79|80)[2-7]\d{7}$/],
  [3, /^[1-8]\d{2}[2-7]\d{6}$/],
  [4, /^[1-8]\d{3}[2-7]\d{5}$/],
]);

/**
 * An Indian landline number as it is dialled within the country, '0863-2234567'; null otherwise. It needs a prefix (0 or
 * +91) before its STD code. A number that begins with 6 to 9 may be a mobile number too: it counts as a landline when a
 * separator follows the code.
 */
function indianLandline(value: string): string | null {
  const digits = plainDigits(value);
  const prefix = INDIAN_PREFIX.exec(digits)?.[0] ?? '';
  if (prefix === '') return null;
  const national = digits.slice(prefix.length);
  let beforeSeparator = -prefix.replace('+', '').length;
  for (const group of withPlainDigits(value).match(/\d+/g) ?? [])
    if (beforeSeparator <= 0) beforeSeparator += group.length;
  const isLandline = (codeLength: number): boolean => LANDLINES.get(codeLength)?.test(national) ?? false;
  const codeLength = [beforeSeparator, 2].find(isLandline);
  const isMarked = codeLength === beforeSeparator || /^[1-5]/.test(national);
  if (!isMarked || ![...LANDLINES.keys()].some(isLandline)) return null;
  // A code of three or four digits can be told only by the separator after it.
  return codeLength === undefined ? `0${national}` : `0${national.slice(0, codeLength)}-${national.slice(codeLength)}`;
}

/** A number of another country with its country code: '+' and 7 to 15 digits; null otherwise. */
function phoneAbroad(value: string): string | null {
  const digits = /^(?:\+|00)(?!91)([1-9]\d{6,14})$/.exec(plainDigits(value))?.[1];
  return digits === undefined ? null : `+${digits}`;
}

/**
 * A phone number that a courier in India can call: '9876543210', '0863-2234567' or '+6561234567'. Null unless it is a
 * mobile number, a landline with its STD code, or a number of another country with its country code.
 */
function usablePhone(value: string): string | null {
  return indianLandline(value) ?? indianMobile(value) ?? phoneAbroad(value);
}

/** The number with its country code, as payment providers require it; a number that is not recognised stays as typed. */
export function internationalPhone(value: string): string {
  const phone = usablePhone(value);
  if (phone === null || phone.startsWith('+')) return phone ?? value;
  return `+91${phone.replace(/^0/, '').replace('-', '')}`;
}

/** An Indian PIN code of six digits, the first not 0, without separators; null otherwise. */
export function pinCode(value: string): string | null {
  const digits = plainDigits(value);
  return /^[1-9]\d{5}$/.test(digits) ? digits : null;
}

/** Spellings of the shop's own country that people type and browsers fill in, in lower case. */
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

/** True for the shop's own country, in any spelling or script. */
export function isIndia(country: string): boolean {
  return HOME_SPELLINGS.has(withoutInvisibleMarks(country).toLowerCase().replace(/\.$/, ''));
}

/** The state of the list with this name, in any case; '' when the list has no such state. */
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

/** Every field but state is required, and e-mail, phone number and PIN code must be valid. Empty when there is no problem. */
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

/** Fills the empty fields of an address from an account. The last word of the account's name becomes the last name. */
export function withPerson(address: Address, { name, email }: Person): Address {
  const names = name.trim().split(/\s+/);
  const isNameless = address.firstName.trim() === '' && address.lastName.trim() === '';
  const lastName = names.length > 1 ? (names.at(-1) ?? '') : '';
  return {
    ...address,
    ...(isNameless && { firstName: names.slice(0, Math.max(1, names.length - 1)).join(' '), lastName }),
    ...(address.email.trim() === '' && { email: email.trim() }),
  };
}

/**
 * The address as it is sent: without invisible marks; in India also with country and state as the shop's lists spell them,
 * and with PIN and phone number in their plain form.
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
 * The state that the PIN code of an Indian address belongs to, when the shopper chose another one: one of the two is a
 * mistake, and only the shopper knows which. Null when they agree, or when the PIN code belongs to no single state.
 */
export function contradictedState({ country, state, zipcode }: Address): string | null {
  if (!isIndia(country) || state === '') return null;
  const certain = stateOfPin(pinCode(zipcode) ?? '');
  return certain === state ? null : certain;
}
