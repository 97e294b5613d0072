// @vitest-environment node
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

/** The packages that the design card of the shop names. */
const CARD = [
  'react',
  'react-dom',
  'react-router-dom',
  'axios',
  'react-toastify',
  'swiper',
  'react-slick',
  'typed.js',
  'aos',
  'qrcode.react',
  'react-helmet-async',
  '@emailjs/browser',
  'tailwindcss',
  'vite',
  'vitest',
  '@testing-library/react',
  'msw',
];

const record = readFileSync('docs/decisions/0028-design-card-packages.md', 'utf8');
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Readonly<
  Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>
>;

/** The rows of the record: a package, and the files that it is used in. */
const rows = [...record.matchAll(/^\| `(.+?)` +\| (.*?) \|/gm)].map(([, name = '', where = '']) => ({
  name,
  files: [...where.matchAll(/`(.+?)`/g)].map(([, file = '']) => file),
}));

/** What a source imports to run: an `import type` alone uses no package. */
function importsOf(source: string): readonly string[] {
  const code = source.replaceAll(/^import type .*$/gm, '');
  return [...code.matchAll(/(?:\bfrom|\bimport|@import)\s*\(?\s*(['"])(.+?)\1/g)].map(
    ([, , specifier = '']) => specifier,
  );
}

test('the record has a row for each package of the card', () => {
  expect(rows.map(({ name }) => name)).toEqual(CARD);
});

test.each(rows)('$name is installed in an exact version, and imported where the record says', ({ name, files }) => {
  expect({ ...dependencies, ...devDependencies }[name]).toMatch(/^\d+\.\d+\.\d+$/);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const specifiers = importsOf(readFileSync(file, 'utf8'));
    expect(
      specifiers.some((specifier) => specifier === name || specifier.startsWith(`${name}/`)),
      file,
    ).toBe(true);
  }
});
