// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { INDIAN_STATES, stateOfPin } from '#domain/address/india.ts';
import { holds } from '#tests/support/properties.ts';

test('the list contains the 28 states and 8 union territories once each, in alphabetical order', () => {
  expect(new Set(INDIAN_STATES).size).toBe(36);
  expect(INDIAN_STATES).toHaveLength(36);
  expect(INDIAN_STATES).toEqual(INDIAN_STATES.toSorted((a, b) => a.localeCompare(b)));
});

test.each([
  ['522201', 'Andhra Pradesh', 'Tenali'],
  ['500001', 'Telangana', 'Hyderabad'],
  ['110001', 'Delhi', 'New Delhi'],
  ['122001', 'Haryana', 'Gurugram'],
  ['141001', 'Punjab', 'Ludhiana'],
  ['171001', 'Himachal Pradesh', 'Shimla'],
  ['194101', 'Ladakh', 'Leh'],
  ['226001', 'Uttar Pradesh', 'Lucknow'],
  ['302001', 'Rajasthan', 'Jaipur'],
  ['380001', 'Gujarat', 'Ahmedabad'],
  ['400001', 'Maharashtra', 'Mumbai'],
  ['403001', 'Goa', 'Panaji'],
  ['462001', 'Madhya Pradesh', 'Bhopal'],
  ['492001', 'Chhattisgarh', 'Raipur'],
  ['560001', 'Karnataka', 'Bengaluru'],
  ['600001', 'Tamil Nadu', 'Chennai'],
  ['695001', 'Kerala', 'Thiruvananthapuram'],
  ['700001', 'West Bengal', 'Kolkata'],
  ['751001', 'Odisha', 'Bhubaneswar'],
  ['781001', 'Assam', 'Guwahati'],
])('the PIN code %s is in %s (%s)', (pin, state) => {
  expect(stateOfPin(pin)).toBe(state);
});

test.each([
  ['160017', 'Chandigarh, or Mohali in Punjab'],
  ['180001', 'Jammu'],
  ['248001', 'Dehradun in Uttarakhand'],
  ['607402', 'Puducherry or Tamil Nadu'],
  ['605001', 'Puducherry'],
  ['533464', 'Yanam, in Puducherry'],
  ['673310', 'Mahe, in Puducherry'],
  ['682555', 'Lakshadweep'],
  ['737101', 'Gangtok in Sikkim'],
  ['744101', 'Port Blair'],
  ['800001', 'Patna in Bihar'],
  ['834001', 'Ranchi in Jharkhand'],
  ['793001', 'Shillong in Meghalaya'],
  ['396210', 'Daman'],
  ['362520', 'Diu'],
  ['507126', 'Chinturu, in Andhra Pradesh since 2014'],
])('for %s no wrong state is suggested (%s)', (pin, place) => {
  expect(place).toContain(stateOfPin(pin) ?? '');
});

test('for every text the suggestion is a state of the list or none', () => {
  const typed = fc.oneof(fc.string(), fc.integer({ min: 100_000, max: 999_999 }).map(String));
  holds(
    fc.property(typed, (pin) => {
      const state = stateOfPin(pin);
      if (state !== null) expect(INDIAN_STATES).toContain(state);
    }),
  );
  expect(stateOfPin('')).toBeNull();
});

/** States by the first two digits, for every pair that determines any. */
const BY_TWO_DIGITS: readonly (readonly [state: string, ...pairs: readonly number[]])[] = [
  ['Delhi', 11],
  ['Haryana', 12, 13],
  ['Punjab', 14, 15],
  ['Himachal Pradesh', 17],
  ['Uttar Pradesh', 21, 22, 23, 27],
  ['Rajasthan', 30, 31, 32, 33, 34],
  ['Gujarat', 36, 37, 38],
  ['Maharashtra', 41, 42, 43, 44],
  ['Madhya Pradesh', 45, 46, 47, 48],
  ['Chhattisgarh', 49],
  ['Telangana', 50],
  ['Andhra Pradesh', 51, 52],
  ['Karnataka', 56, 57, 58, 59],
  ['Tamil Nadu', 61, 62, 63, 64],
  ['Kerala', 69],
  ['West Bengal', 70, 71, 72],
  ['Odisha', 75, 76, 77],
  ['Assam', 78],
];

test('the first two digits suggest a state only when they determine it', () => {
  for (let prefix = 10; prefix <= 99; prefix += 1)
    expect([prefix, stateOfPin(`${prefix}9111`)]).toEqual([
      prefix,
      BY_TWO_DIGITS.find(([, ...pairs]) => pairs.includes(prefix))?.[0] ?? null,
    ]);
});

test('a PIN prefix counts only at the beginning', () => {
  for (const [pin, state] of [
    ['194101', 'Ladakh'],
    ['195101', null],
    ['404101', null],
    ['401101', null],
    ['400101', 'Maharashtra'],
    ['403101', 'Goa'],
    ['507101', null],
    ['506101', 'Telangana'],
    ['600101', 'Tamil Nadu'],
    ['601101', null],
    ['362540', null],
    ['362530', 'Gujarat'],
    ['362521', 'Gujarat'],
    ['0522201', null],
    ['5222011', null],
    ['52220', null],
    ['x522201', null],
    [' 522201', null],
  ] as const)
    expect([pin, stateOfPin(pin)]).toEqual([pin, state]);
  // 16 is not a prefix of any state.
  const rests = Array.from({ length: 10_000 }, (_, rest) => String(rest).padStart(4, '0'));
  expect(rests.filter((rest) => stateOfPin(`16${rest}`) !== null)).toEqual([]);
});
