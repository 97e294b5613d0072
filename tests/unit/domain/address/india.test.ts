// @vitest-environment node
import { expect, test } from 'vitest';

import { INDIAN_STATES, stateOfPin } from '#domain/address/india.ts';

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
  ['194101', 'Ladakh'],
  ['195101', null],
  ['404101', null],
  ['400101', 'Maharashtra'],
  ['403101', 'Goa'],
  ['507101', null],
  ['600101', 'Tamil Nadu'],
  ['601101', null],
  ['362540', null],
  ['362520', null],
  ['362530', 'Gujarat'],
  ['362521', 'Gujarat'],
  ['164111', null],
  ['0522201', null],
  ['5222011', null],
  ['52220', null],
  ['x522201', null],
])('the PIN code %j is of: %s', (pin, state) => {
  expect(stateOfPin(pin)).toBe(state);
});
