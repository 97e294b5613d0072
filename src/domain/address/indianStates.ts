/** The 28 states and 8 union territories, in alphabetical order. */
export const INDIAN_STATES: readonly string[] = [
  'Andaman and Nicobar Islands',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
];

/** First digits of PIN codes that belong to one state only; regions across a border (and Diu) are left out on purpose. */
const STATE_BY_PIN_PREFIX: readonly (readonly [prefix: RegExp, state: string])[] = [
  [/^11/, 'Delhi'],
  [/^1[23]/, 'Haryana'],
  [/^1[45]/, 'Punjab'],
  [/^17/, 'Himachal Pradesh'],
  [/^194/, 'Ladakh'],
  [/^2[1237]/, 'Uttar Pradesh'],
  [/^3[0-4]/, 'Rajasthan'],
  [/^(?!3625[24]0)3[678]/, 'Gujarat'],
  [/^403/, 'Goa'],
  [/^(400|41|42|43|44)/, 'Maharashtra'],
  [/^4[5678]/, 'Madhya Pradesh'],
  [/^49/, 'Chhattisgarh'],
  [/^50(?!7)/, 'Telangana'],
  [/^5[12]/, 'Andhra Pradesh'],
  [/^5[6789]/, 'Karnataka'],
  [/^(600|6[1234])/, 'Tamil Nadu'],
  [/^69/, 'Kerala'],
  [/^7[012]/, 'West Bengal'],
  [/^7[567]/, 'Odisha'],
  [/^78/, 'Assam'],
];

/** The state of a PIN code, when its first digits belong to one state only; null otherwise. */
export function stateOfPin(pin: string): string | null {
  if (!/^[1-9]\d{5}$/.test(pin)) return null;
  return STATE_BY_PIN_PREFIX.find(([prefix]) => prefix.test(pin))?.[1] ?? null;
}
