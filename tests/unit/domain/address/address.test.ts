// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ADDRESS_FIELDS, EMPTY_ADDRESS } from '#domain/address/address.ts';
import {
  addressProblems,
  cleanAddress,
  contradictedState,
  indianMobile,
  internationalPhone,
  isIndia,
  isEmail,
  personOf,
  pinCode,
  withPerson,
} from '#domain/address/addressChecks.ts';
import { anAddress } from '#tests/support/factories.ts';
import { holds } from '#tests/support/properties.ts';

test('eight fields are required; the state is not', () => {
  expect(addressProblems(anAddress({ state: '' })).size).toBe(0);
  const required = ADDRESS_FIELDS.filter((field) => field !== 'state' && field !== 'country');
  expect([...addressProblems(EMPTY_ADDRESS)]).toEqual(required.map((field) => [field, 'missing']));
  for (const field of required)
    expect(addressProblems(anAddress({ [field]: ' \t\u200B\n ' })).get(field), 'spaces count as empty').toBe('missing');
});

test.each([
  ['phone', '5876543210', 'phone'],
  ['phone', '2234567', 'phone'],
  ['phone', '4423456789', 'phone'],
  ['phone', '0863-123456', 'phone'],
  ['phone', '0863-22345678', 'phone'],
  ['phone', '000000', 'phone'],
  ['phone', '+91 12345', 'phone'],
  ['phone', '+0 123 456 789', 'phone'],
  ['phone', '+1234567890123456', 'phone'],
  ['zipcode', '012345', 'pin'],
  ['zipcode', '52220', 'pin'],
  ['email', 'asha@example', 'email'],
  ['street', 'x'.repeat(301), 'tooLong'],
] as const)('%s %j is reported as the only problem', (field, value, problem) => {
  expect([...addressProblems(anAddress({ [field]: value }))]).toEqual([[field, problem]]);
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
  '+91 98765-43210',
  '091-9876543210',
  '0091 98765.43210',
  '+91 (0)98765 43210',
  '919876543210',
  '98765–43210',
  '\u202A+91 98765 43210\u202C',
  '౯౮౭౬౫ ౪౩౨౧౦',
])('the mobile number %j is understood', (typed) => {
  expect(indianMobile(typed)).toBe('9876543210');
});

test.each(['98765', '98765432101', '9876543210 / 9123456780', '9876543210 home', '+65 9876543210', '１２'])(
  'the mobile number %j is refused, not corrected',
  (typed) => expect(indianMobile(typed)).toBeNull(),
);

test.each([
  ['0863-2234567', '0863-2234567'],
  ['+91 863 2234567', '0863-2234567'],
  ['+91 (0) 863 2234567', '0863-2234567'],
  ['044 2345 6789', '044-23456789'],
  ['04423456789', '044-23456789'],
  ['+914423456789', '044-23456789'],
  ['08644-227890', '08644-227890'],
  ['01234567890', '01234567890'],
  ['+65 6123 4567', '+6561234567'],
  ['001 (415) 555-2671', '+14155552671'],
])('a landline with its STD code and a foreign number are accepted as phone: %j', (typed, sent) => {
  const address = anAddress({ phone: typed });
  expect(addressProblems(address).size).toBe(0);
  expect(cleanAddress(address).phone).toBe(sent);
  expect(cleanAddress(cleanAddress(address)).phone).toBe(sent);
});

test.each([
  ['98765 43210', '+919876543210'],
  ['0863-2234567', '+918632234567'],
  ['+65 6123 4567', '+6561234567'],
  ['unknown', 'unknown'],
])('the payment widget gets %j with its country code', (typed, given) => {
  expect(internationalPhone(typed)).toBe(given);
});

test.each(['522201', '522-201', '522201.', '\u200E522201', '౫౨౨౨౦౧'])('the PIN code %j is understood', (typed) => {
  expect(pinCode(typed)).toBe('522201');
});

test('a cleaned or valid address stays valid when it is cleaned again', () => {
  const typed = fc.record({
    ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, fc.string({ maxLength: 20 })])),
    country: fc.constantFrom('India', ' india', 'Nepal'),
    zipcode: fc.constantFrom('522201', '522 201', '5222', ''),
    phone: fc.constantFrom('9876543210', '0 98765 43210', '0863 2234567', '044-23456789', '+65 6123 4567', 'x'),
  }) as fc.Arbitrary<ReturnType<typeof anAddress>>;
  holds(
    fc.property(typed, (address) => {
      const clean = cleanAddress(address);
      expect(cleanAddress(clean)).toEqual(clean);
      expect([...addressProblems(clean)]).toEqual([...addressProblems(address)]);
    }),
  );
});

test('common e-mail addresses are accepted, malformed ones refused', () => {
  expect(isEmail(' asha.rao+gift@mail.example.com ')).toBe(true);
  for (const text of ['', 'a@b', '@b.co', 'a@', 'a b@c.de', 'a@b..co', 'a@-b.co', 'a@b.co,c@d.ef', '<a@b.co>'])
    expect(isEmail(text)).toBe(false);
  holds(fc.property(fc.emailAddress(), isEmail));
});

test('an endless text does not freeze the validation', () => {
  const started = performance.now();
  isEmail(`a@${'a-'.repeat(50_000)}!`);
  expect(performance.now() - started).toBeLessThan(500);
});

test.each(['022201', '5222011', '9522201', 'PIN 522201'])('%j is no PIN code', (text) => {
  expect(pinCode(text)).toBeNull();
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

test.each(['India', 'INDIA.', 'IN', 'भारत', 'భారతదేశం', '\u200Eभारत\u200E'])('%j is sent as India', (country) => {
  expect(cleanAddress(anAddress({ country })).country).toBe('India');
});

test.each(['Indiana', 'Indonesia', 'United States', 'I', ''])('%j is not India', (country) => {
  expect(isIndia(country)).toBe(false);
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

test('an unknown state is not sent with an Indian address, but with a foreign one', () => {
  expect(cleanAddress(anAddress({ state: 'kerala' })).state).toBe('Kerala');
  expect(cleanAddress(anAddress({ state: 'Bavaria' })).state).toBe('');
  expect(cleanAddress(anAddress({ state: 'Bavaria', country: 'Germany' })).state).toBe('Bavaria');
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
