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

test('a complete address is valid, with or without a state', () => {
  expect(addressProblems(anAddress()).size).toBe(0);
  expect(addressProblems(anAddress({ state: '' })).size).toBe(0);
});

test('an empty form lacks every field but state and country', () => {
  const required = ADDRESS_FIELDS.filter((field) => field !== 'state' && field !== 'country');
  expect([...addressProblems(EMPTY_ADDRESS)]).toEqual(required.map((field) => [field, 'missing']));
  for (const field of required)
    expect(addressProblems(anAddress({ [field]: ' \t\n ' })).get(field), 'spaces count as empty').toBe('missing');
});

test.each([
  ['phone', '12345', 'phone'],
  ['phone', '5876543210', 'phone'],
  ['zipcode', '012345', 'pin'],
  ['zipcode', '52220', 'pin'],
  ['email', 'asha@example', 'email'],
  ['email', 'asha example.com', 'email'],
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

test('a field may have 300 characters', () => {
  expect(addressProblems(anAddress({ street: 'x'.repeat(300) })).size).toBe(0);
  expect([...addressProblems(anAddress({ street: 'x'.repeat(301) }))]).toEqual([['street', 'tooLong']]);
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
  (typed) => {
    expect(indianMobile(typed)).toBeNull();
  },
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
  // These have no known STD code.
  '2234567',
  '4423456789',
  // Not a number of any exchange or country.
  '0863-123456',
  '0863-22345678',
  '000000',
  '+91 12345',
  '+0 123 456 789',
  '+1234567890123456',
])('%j is refused as a phone number', (phone) => {
  expect([...addressProblems(anAddress({ phone }))]).toEqual([['phone', 'phone']]);
});

test.each([
  ['98765 43210', '+919876543210'],
  ['0863-2234567', '+918632234567'],
  ['+65 6123 4567', '+6561234567'],
  ['unknown', 'unknown'],
])('the payment widget gets %j with its country code', (typed, given) => {
  expect(internationalPhone(typed)).toBe(given);
});

test.each(['522201', ' 522 201 ', '522-201', '522201.', '\u200E522201', '౫౨౨౨౦౧'])(
  'the PIN code %j is understood',
  (typed) => {
    expect(pinCode(typed)).toBe('522201');
  },
);

test('a sent address is trimmed, with digits 0-9', () => {
  const typed = anAddress({ firstName: ' Asha ', phone: '+91 98765-43210', zipcode: '522 201', country: ' india ' });
  expect(cleanAddress(typed)).toEqual(anAddress());
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
  for (const text of ['a@b.co', 'asha.rao+gift@mail.example.com', ' asha@example.com ', "o'neil@example.in"]) {
    expect(isEmail(text)).toBe(true);
  }
  for (const text of ['', 'a@b', '@b.co', 'a@', 'a b@c.de', 'a@b..co', 'a@-b.co', 'a@b.co,c@d.ef', '<a@b.co>']) {
    expect(isEmail(text)).toBe(false);
  }
  holds(
    fc.property(fc.emailAddress(), (text) => {
      expect(isEmail(text)).toBe(true);
    }),
  );
});

test('an endless text does not freeze the validation', () => {
  const started = performance.now();
  isEmail(`a@${'a-'.repeat(50_000)}!`);
  expect(performance.now() - started).toBeLessThan(500);
});

test('PIN codes are six digits and never begin with 0', () => {
  for (const text of ['022201', '5222011', '9522201', 'PIN 522201']) expect(pinCode(text), text).toBeNull();
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

test.each(['India', ' india ', 'INDIA.', 'IN', 'ind', 'Bharat', 'भारत', 'భారతదేశం', 'இந்தியா', '\u200Eभारत\u200E'])(
  '%j is India, and is sent as India',
  (country) => {
    expect(isIndia(country)).toBe(true);
    expect(cleanAddress(anAddress({ country })).country).toBe('India');
  },
);

test.each(['Indiana', 'Indonesia', 'United States', 'I', ''])('%j is not India', (country) => {
  expect(isIndia(country)).toBe(false);
});

test('invisible characters are removed from an address', () => {
  const pasted = anAddress({
    firstName: '\u200BAsha',
    email: '\u202Aasha@example.com\u202C\u00A0',
    street: '12\u00A0Main Road',
    zipcode: '\u200E522201',
  });
  expect(addressProblems(pasted).size).toBe(0);
  expect(cleanAddress(pasted)).toMatchObject({
    firstName: 'Asha',
    email: 'asha@example.com',
    street: '12 Main Road',
    zipcode: '522201',
  });
  expect(addressProblems(anAddress({ firstName: '\u200B' })).get('firstName')).toBe('missing');
});

test('an unknown state is not sent with an Indian address, but with a foreign one', () => {
  expect(cleanAddress(anAddress({ state: 'kerala' })).state).toBe('Kerala');
  expect(cleanAddress(anAddress({ state: 'Bavaria' })).state).toBe('');
  expect(cleanAddress(anAddress({ state: 'Bavaria', country: 'Germany' })).state).toBe('Bavaria');
});

test('a state that contradicts the PIN code is reported', () => {
  expect(contradictedState(anAddress({ zipcode: '600001', state: 'Andhra Pradesh' }))).toBe('Tamil Nadu');
  expect(contradictedState(anAddress({ zipcode: '600001', state: 'Tamil Nadu' }))).toBeNull();
  expect(contradictedState(anAddress({ zipcode: '600001', state: '' }))).toBeNull();
  expect(contradictedState(anAddress({ zipcode: '60000', state: 'Andhra Pradesh' }))).toBeNull();
  // 507 straddles a border.
  expect(contradictedState(anAddress({ zipcode: '507111', state: 'Kerala' }))).toBeNull();
  expect(contradictedState(anAddress({ zipcode: '600001', state: 'Ohio', country: 'USA' }))).toBeNull();
});
