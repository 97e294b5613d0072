// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ADDRESS_FIELDS, addressLine, EMPTY_ADDRESS } from '#domain/address/address.ts';
import {
  addressProblems,
  cleanAddress,
  contradictedState,
  indianMobile,
  internationalPhone,
  isEmail,
  personOf,
  pinCode,
  withPerson,
} from '#domain/address/addressChecks.ts';
import { withoutInvisibleMarks } from '#domain/text/text.ts';
import { anAddress } from '#tests/support/factories.ts';
import { INDIAN_STATES, stateOfPin } from '#domain/address/indianStates.ts';
import { forAll } from '#tests/support/properties.ts';

test('eight fields are required, of up to 300 letters; the state is not', () => {
  expect(addressProblems(anAddress({ street: 'x'.repeat(300) })).size).toBe(0);
  expect(addressProblems(anAddress({ state: '' })).size).toBe(0);
  const required = ADDRESS_FIELDS.filter((field) => field !== 'state' && field !== 'country');
  expect([...addressProblems(EMPTY_ADDRESS)]).toEqual(required.map((field) => [field, 'missing']));
  for (const field of required)
    expect(addressProblems(anAddress({ [field]: ' \t\u200B\n ' })).get(field), 'spaces count as empty').toBe('missing');
});

test.each([
  ['phone', '2234567', 'phone'],
  ['zipcode', '52220', 'pin'],
  ['email', 'asha@example', 'email'],
  ['street', 'x'.repeat(301), 'tooLong'],
] as const)('%s %j is reported as the only problem', (field, value, problem) => {
  expect([...addressProblems(anAddress({ [field]: value }))]).toEqual([[field, problem]]);
});

test.each(['98765', '98765432101', '9876543210 / 9123456780', '9876543210 home', '+65 9876543210', '１２'])(
  'the mobile number %j is refused, not corrected',
  (typed) => expect(indianMobile(typed)).toBeNull(),
);

test.each([
  ['9876543210', '+91 98765-43210', '091-9876543210', '0091 98765.43210', '+91 (0)98765 43210', '919876543210'],
  ['9876543210', '98765–43210', '\u202A+91 98765 43210\u202C', '౯౮౭౬౫ ౪౩౨౧౦'],
  ['0863-2234567', '0863-2234567', '+91 863 2234567', '+91 (0) 863 2234567'],
  ['044-23456789', '044 2345 6789', '04423456789', '+914423456789'],
  ['08644-227890', '08644-227890'],
  ['01234567890', '01234567890'],
  ['+6561234567', '+65 6123 4567'],
  ['+14155552671', '001 (415) 555-2671'],
  // No known STD code, then no number of any exchange or country.
  [null, '2234567', '4423456789', '5876543210', '000000', '0863-123456', '0863-22345678'],
  [null, '+91 12345', '+0 123 456 789', '+1234567890123456'],
])('a mobile number, a landline with its STD code or a foreign number is sent as %s: %s', (sent, ...all) => {
  for (const phone of all.map(String)) {
    const address = anAddress({ phone });
    expect(addressProblems(address).has('phone'), phone).toBe(sent === null);
    expect(cleanAddress(cleanAddress(address)).phone, phone).toBe(sent ?? withoutInvisibleMarks(phone));
  }
});

test('another country has its own phone numbers and postal codes', () => {
  const abroad = anAddress({ country: 'Singapore', phone: '+65 6123 4567', zipcode: 'AB-12' });
  expect(addressProblems(abroad).size).toBe(0);
  expect(cleanAddress(abroad)).toEqual(abroad);
  expect([...addressProblems({ ...abroad, country: ' INDIA ' }).keys()]).toEqual(['zipcode']);
  const phoning = { ...abroad, phone: '+91 98765-43210', zipcode: '522 201' };
  expect(cleanAddress(phoning)).toEqual(phoning);
});

test.each([
  ['98765 43210', '+919876543210'],
  ['0863-2234567', '+918632234567'],
  ['+65 6123 4567', '+6561234567'],
  ['unknown', 'unknown'],
])('the payment widget gets %j with its country code', (typed, given) => {
  expect(internationalPhone(typed)).toBe(given);
});

test.each([
  ['522201', '522201', '522-201', '522201.', '\u200E522201', '౫౨౨౨౦౧'],
  [null, '022201', '5222011', '9522201', 'PIN 522201'],
])('a PIN code is read as %s: %s', (pin, ...all) => {
  for (const typed of all) expect(pinCode(String(typed)), String(typed)).toBe(pin);
});

test('a cleaned or valid address stays valid when it is cleaned again', () => {
  const typed = fc.record({
    ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, fc.string({ maxLength: 20 })])),
    country: fc.constantFrom('India', ' india', 'Nepal'),
    zipcode: fc.constantFrom('522201', '522 201', '5222', ''),
    phone: fc.constantFrom('9876543210', '0 98765 43210', '0863 2234567', '044-23456789', '+65 6123 4567', 'x'),
  }) as fc.Arbitrary<ReturnType<typeof anAddress>>;
  forAll(typed, (address) => {
    const clean = cleanAddress(address);
    expect(cleanAddress(clean)).toEqual(clean);
    expect([...addressProblems(clean)]).toEqual([...addressProblems(address)]);
  });
});

test('common e-mail addresses are accepted, malformed ones refused', () => {
  expect(isEmail(' asha.rao+gift@mail.example.com ')).toBe(true);
  for (const text of ['', 'a@b', '@b.co', 'a@', 'a b@c.de', 'a@b..co', 'a@-b.co', 'a@b.co,c@d.ef', '<a@b.co>'])
    expect(isEmail(text)).toBe(false);
  forAll(fc.emailAddress(), isEmail);
});

test('an endless text does not freeze the validation', () => {
  const started = performance.now();
  isEmail(`a@${'a-'.repeat(50_000)}!`);
  expect(performance.now() - started).toBeLessThan(500);
});

test.each([
  ['Lakshmi Devi Narayana', 'Lakshmi Devi', 'Narayana'],
  [' Asha ', 'Asha', ''],
  ['', '', ''],
])('the name %j of an account fills in an empty form', (name, firstName, lastName) => {
  const filled = withPerson(EMPTY_ADDRESS, { name, email: 'a@example.com' });
  expect(filled).toEqual({ ...EMPTY_ADDRESS, firstName, lastName, email: 'a@example.com' });
  expect(personOf(filled)).toEqual({ name: name.trim(), email: 'a@example.com' });
});

test('typed fields are never replaced by the account’s data', () => {
  const typed = anAddress({ lastName: '' });
  expect(withPerson(typed, { name: 'Somebody Else', email: 'else@example.com' })).toEqual(typed);
});

test('India is sent in English whatever its name, and no other country', () => {
  const sent = (country: string): string => cleanAddress(anAddress({ country })).country;
  for (const name of ['INDIA.', 'IN', '\u200Eభారతదేశం', 'भारत', 'இந்தியா', 'Bharat'])
    expect(sent(name), name).toBe('India');
  expect(['Indiana', 'I', ''].map(sent)).toEqual(['Indiana', 'I', '']);
});

test.each([
  [{ state: 'kerala' }, { state: 'Kerala' }],
  [{ state: 'Bavaria' }, { state: '' }],
  [{ state: 'Bavaria', country: 'Germany' }, { state: 'Bavaria' }],
])('an address with %j is sent with %j', (typed, sent) => {
  expect(cleanAddress(anAddress(typed))).toMatchObject(sent);
});

test('a sent address is trimmed, with digits 0-9 and without invisible characters', () => {
  const pasted = anAddress({
    firstName: '\u200BAsha',
    email: '\u202Aasha@example.com\u202C\u00A0',
    street: '1\u00A0Main Road',
    phone: '+91 98765-43210',
    zipcode: '\u200E522 201',
    country: ' india ',
  });
  expect(addressProblems(pasted).size).toBe(0);
  expect(cleanAddress(pasted)).toEqual(anAddress());
});

test.each([
  [{ zipcode: '600001', state: 'Andhra Pradesh' }, 'Tamil Nadu'],
  [{ zipcode: '600001', state: 'Tamil Nadu' }, null],
  [{ zipcode: '600001', state: '' }, null],
  [{ zipcode: '60000', state: 'Andhra Pradesh' }, null],
  // 507 straddles a border.
  [{ zipcode: '507111', state: 'Kerala' }, null],
  [{ zipcode: '600001', state: 'Ohio', country: 'USA' }, null],
])('the PIN code and the state in %j contradict each other: %s', (fields, state) => {
  expect(contradictedState(anAddress(fields))).toBe(state);
});

test('the list contains the 28 states and 8 union territories once each, in alphabetical order', () => {
  expect(new Set(INDIAN_STATES).size).toBe(36);
  expect(INDIAN_STATES).toHaveLength(36);
  expect(INDIAN_STATES).toEqual(INDIAN_STATES.toSorted((a, b) => a.localeCompare(b)));
});

/** States by the first two digits, for every pair that determines any. */
const BY_TWO_DIGITS =
  'Delhi 11, Haryana 12 13, Punjab 14 15, Himachal Pradesh 17, Uttar Pradesh 21 22 23 27, Rajasthan 30 31 32 33 34, ' +
  'Gujarat 36 37 38, Maharashtra 41 42 43 44, Madhya Pradesh 45 46 47 48, Chhattisgarh 49, Telangana 50, ' +
  'Andhra Pradesh 51 52, Karnataka 56 57 58 59, Tamil Nadu 61 62 63 64, Kerala 69, West Bengal 70 71 72, ' +
  'Odisha 75 76 77, Assam 78';

test('the first two digits suggest a state only when they determine it', () => {
  for (let prefix = 10; prefix <= 99; prefix += 1) {
    const state = BY_TWO_DIGITS.split(', ').find((listed) => listed.includes(` ${prefix}`));
    expect([prefix, stateOfPin(`${prefix}9111`)]).toEqual([prefix, state?.replaceAll(/ \d+/g, '') ?? null]);
  }
});

test.each([
  ['Ladakh', '194101'],
  ['Maharashtra', '400101'],
  ['Goa', '403101'],
  ['Tamil Nadu', '600101'],
  ['Gujarat', '362530', '362521'],
  [null, '195101', '404101', '507101', '601101', '362540', '362520', '164111'],
  [null, '0522201', '5222011', '52220', 'x522201'],
])('a PIN code is of %s where its first three or six digits say so: %s', (state, ...pins) => {
  for (const pin of pins) expect(stateOfPin(String(pin)), String(pin)).toBe(state);
});

test('an address on one line omits empty parts', () => {
  expect(addressLine(anAddress())).toBe('1 Main Road, Tenali, Andhra Pradesh, 522201, India');
  expect(addressLine(anAddress({ state: '', country: '  ' }))).toBe('1 Main Road, Tenali, 522201');
});
