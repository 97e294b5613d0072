// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { readingsFrom } from '#config/readSettings.ts';
import {
  refusalOf,
  refusedSettings,
  settingFindings,
  settingsSummary,
  type SettingFinding,
} from '#config/settingFindings.ts';
import { OWN_SHOP } from '#tests/support/ownShop.ts';

const found = (env: Record<string, string>, name: string, isDemo = false): SettingFinding | undefined =>
  settingFindings({ ...OWN_SHOP, ...env }, isDemo).find((finding) => finding.name === name);
const refusedIn = (env: Record<string, string>): readonly string[] =>
  refusedSettings(settingFindings(env, false)).map(({ name }) => name);

test('a shop with all settings of its own has no findings, and builds', () => {
  const findings = settingFindings(OWN_SHOP, false);
  expect(findings.filter(({ level }) => level !== 'ok')).toEqual([]);
  expect(settingsSummary(findings)).toEqual([`Settings: ${findings.length} are well. npm run doctor says more.`]);
  expect(refusalOf(refusedSettings(findings))).toBeNull();
});

test('without settings every contact and account is the demo’s, and a production build is refused', () => {
  expect(refusedIn({})).toEqual([
    'VITE_SHOP_ADDRESS',
    'VITE_SHOP_PHONE',
    'VITE_SHOP_EMAIL',
    'VITE_SOCIAL_LINKS',
    'VITE_MAP_URL',
    'VITE_UPI_ID',
    'VITE_UPI_PAYEE_NAME',
    'VITE_WHATSAPP_NUMBER',
  ]);
  expect(refusedIn({ ...OWN_SHOP, VITE_SHOP_TOWN: '' })).toContain('VITE_SHOP_TOWN');
  const refusal = refusalOf(refusedSettings(settingFindings({}, false))) ?? '';
  expect(refusal).toMatch(/^A build for production needs these settings first:$/m);
  expect(refusal).toMatch(/^ {2}placeholder VITE_UPI_ID +not set: yours, such as asha@okbank, or none$/m);
  expect(refusal).toContain('npm run build -- --demo');
});

test.each([
  ['VITE_UPI_ID', 'kanuka@upi'],
  ['VITE_SHOP_PHONE', '+91 00000 00000'],
  ['VITE_SHOP_EMAIL', 'hello@shop.example'],
  ['VITE_SHOP_ADDRESS', 'Asha Prints, Shop address line, Guntur'],
  ['VITE_SOCIAL_LINKS', 'https://www.facebook.com/kanuka.example, https://www.facebook.com/asha'],
  ['VITE_MAP_URL', 'https://www.openstreetmap.org/export/embed.html?bbox=80.60%2C16.22%2C80.68%2C16.26&layer=mapnik'],
  ['VITE_RAZORPAY_KEY_ID', 'rzp_test_embedded'],
  // What would lose money or shoppers unnoticed.
  ['VITE_UPI_ID', 'asha@gmail.com'],
  ['VITE_DELIVERY_FEE', 'forty-nine'],
  ['VITE_STRIPE_ENABLED', 'cards'],
  ['VITE_RAZORPAY_KEY_ID', 'rzp_secret'],
  ['VITE_WHATSAPP_NUMBER', 'call us'],
  ['VITE_SHOP_EMAIL', 'asha at gmail'],
])('%s = “%s”, the demo’s or unusable, stops a build for production', (name, written) => {
  expect(refusedIn({ ...OWN_SHOP, [name]: written })).toEqual([name]);
});

test('optional features are switched off by “none”, and the shop builds', () => {
  const off = { VITE_UPI_ID: 'none', VITE_WHATSAPP_NUMBER: 'none', VITE_SOCIAL_LINKS: 'none', VITE_MAP_URL: 'none' };
  expect(refusedIn({ ...OWN_SHOP, VITE_SHOP_TOWN: 'Tenali', ...off })).toEqual([]);
  expect(found(off, 'VITE_UPI_ID')).toMatchObject({ state: 'off', note: 'UPI is not offered' });
});

test('a shop called Kanuka may have the payee Kanuka Photo Gifts once its own contacts are set', () => {
  const own = { ...OWN_SHOP, VITE_SHOP_FULL_NAME: '', VITE_SOCIAL_LINKS: 'none' };
  expect(refusedIn({ ...own, VITE_SHOP_NAME: 'Kanuka' })).toEqual([]);
  expect(refusedIn({ ...own, VITE_SHOP_NAME: '' })).toEqual(['VITE_UPI_PAYEE_NAME']);
});

// One with a similar name: the rows of docs/doctor.md, below.
test('an unknown setting is reported', () => {
  const unknown = { level: 'look', note: 'no setting has this name' };
  expect(found({ VITE_SOMETHING: 'x' }, 'VITE_SOMETHING')).toMatchObject(unknown);
});

test('the documents describe the settings: .env.example every one without a value, doctor.md two dozen', () => {
  const written = readFileSync('.env.example', 'utf8').match(/^\w+=.*$/gm) ?? [];
  expect(written.toSorted()).toEqual(
    Object.keys(readingsFrom({}))
      .map((name) => `${name}=`)
      .toSorted(),
  );
  expect(described.length).toBeGreaterThanOrEqual(24);
});

const ROW = /^\| `(?<name>\w+)=(?<written>[^|]*)` +\| `(?<state>\w+)` +\| (?<note>[^|]+?) +\|$/gm;
const described = [...readFileSync('docs/doctor.md', 'utf8').matchAll(ROW)].map(({ groups = {} }) => ({ ...groups }));

test.each(described)('$name=$written is $state, as docs/doctor.md says', ({ name = '', written = '', state, note }) => {
  expect(found({ [name]: written }, name)).toMatchObject({ written, state, note });
});
