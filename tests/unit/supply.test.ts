// @vitest-environment node
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { tempFolder } from '#tests/support/tempFolder.ts';
import { outputProblems, packageProblems } from '../../scripts/test/supply.mjs';

const LICENCES = '# Licenses\n\n## axios - 1.0.0 (MIT)\n\nThe text.\n';

/** A built storefront with these files beside its licences. */
function built(files: Readonly<Record<string, string>>): string {
  const folder = tempFolder();
  for (const [name, text] of Object.entries({ 'licences.md': LICENCES, ...files }))
    writeFileSync(join(folder, name), text);
  return folder;
}

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as never;

test('S23: dependencies have exact versions, no install scripts, no host, and allowed licences', () => {
  expect(packageProblems(json('package.json'), json('package-lock.json'))).toEqual([]);
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
});

test.each([
  ['a range', { dependencies: { axios: '^1.21.1' } }, {}, 'axios: “^1.21.1” is no exact version'],
  ['an address', { overrides: { x: 'git+ssh://a' } }, {}, 'x: “git+ssh://a” is no exact version'],
  ['an install script', {}, { hasInstallScript: true }, 'a: wants to run a script when it is installed'],
  ['a registry', {}, { resolved: 'https://registry.example/a.tgz' }, 'a: the lock file names a host'],
  ['a copyleft licence', {}, { license: 'GPL-3.0' }, 'a: licence GPL-3.0'],
  ['no licence', {}, { license: undefined as unknown as string }, 'a: licence unknown'],
])('S23: %s is reported', (_, manifest, entry, problem) => {
  const packages = { '': {}, 'node_modules/b/node_modules/a': { version: '1.0.0', license: 'MIT', ...entry } };
  expect(packageProblems(manifest, { packages })).toEqual([problem]);
});

test('S23: licences are checked only for code that shoppers receive', () => {
  const packages = { 'node_modules/tool': { license: 'GPL-3.0', dev: true } };
  expect(packageProblems({}, { packages })).toEqual([]);
});

/** Joined from parts, so that no scanner reports these as secrets. */
const whole = (...parts: readonly string[]): string => parts.join('');

test.each([
  ['a secret key of a payment provider', whole('x="', 'sk_', 'live_abcdefgh12"')],
  ['a lookbehind, at which Safari before 16.4 stops reading the file', 'text.split(/(?<=[.]) /u)'],
  ['a private key', whole('-----BEGIN', ' RSA PRIVATE KEY-----')],
  ['a token', whole('eyJ', 'hbGciOiJI.', 'eyJ', 'zdWIiOiIx.SflKxwRJSMeKKF2QT4')],
  ['a cloud or repository key', whole('AKIA', 'ABCDEFGHIJKLMNOP')],
  ['a source map', '//# sourceMappingURL=index.js.map'],
  ['a path of the computer it was built on', 'at /home/asha/shop/src/main.tsx'],
  ['the folder it was built in', `from "${process.cwd()}/src/main.tsx"`],
  ['code of the embedded backend or of tests', 'fetch("/__sandbox/faults")'],
  ['VITE_DATABASE_PASSWORD', '{VITE_DATABASE_PASSWORD:"x"}'],
])('S21: %s in the output is reported', (what, text) => {
  expect(outputProblems(built({ 'index.js': text }))).toContain(`index.js: holds ${what}`);
});

test.each(['index.js.map', 'main.ts', '.env', 'kanuka.db'])('S21: a file named %s is reported', (name) => {
  expect(outputProblems(built({ [name]: '' }))).toEqual([`${name}: does not belong here`]);
});

test('S21 S23: a bundled package with another licence, or missing in docs/licences.md, is reported', () => {
  expect(outputProblems(built({}))).toEqual([]);
  const list = '## axios - 1.0.0 (GPL-3.0)\n## left-pad - 1.0.0 (MIT)\n## dompurify - 3.0.0 (MPL-2.0 OR Apache-2.0)\n';
  expect(outputProblems(built({ 'licences.md': list }))).toEqual([
    'axios: licence GPL-3.0',
    'left-pad: bundled, but not in docs/licences.md',
  ]);
  expect(outputProblems(built({ 'licences.md': '' }))).toEqual(['licences.md: names no package']);
});

test('S21: a public key and a known setting are not reported as secrets', () => {
  const text = 'k="rzp_test_kanuka",e={VITE_SHOP_NAME:"Kanuka",VITE_RAZORPAY_KEY_ID:"rzp_live_x"}';
  expect(outputProblems(built({ 'index.js': text }))).toEqual([]);
});
