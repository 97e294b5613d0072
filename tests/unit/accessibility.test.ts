// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const sources = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:test|spec)\.tsx?$/.test(name))
  .map((name) => readFileSync(`tests/${name}`, 'utf8').replaceAll(/\$\{[^}]*\}|%[sijfo]/g, '…'));

const document = readFileSync('docs/accessibility.md', 'utf8');

/** The rows of the table of criteria: number, and what shows it. */
const rows = [...document.matchAll(/^\| (\d\.\d\.\d+)[^|]*\|[^|]*\|([^|]*)\|$/gm)].map(([, row = '', shown = '']) => ({
  row,
  cited: [...shown.matchAll(/“(.*?)”/g)].map(([, title = '']) => title),
  isLookedAt: shown.includes('By hand:'),
}));

test('the criteria that bite in a shop have a row each', () => {
  expect(rows.length).toBeGreaterThanOrEqual(36);
  expect(new Set(rows.map(({ row }) => row)).size).toBe(rows.length);
});

test.each(rows)('$row is shown by tests that exist, or says what to look at', ({ cited, isLookedAt }) => {
  expect(cited.length > 0 || isLookedAt).toBe(true);
  for (const title of cited)
    expect(
      sources.some((text) => text.includes(title)),
      title,
    ).toBe(true);
});

test('every test that is named after a criterion is named after one of the table', () => {
  const named = sources.flatMap((text) => [...text.matchAll(/['"`](\d\.\d\.\d+) [A-Z].*?:/g)]);
  expect(named.length).toBeGreaterThan(5);
  const numbers = named.flatMap(([title]) => title.match(/\d\.\d\.\d+/g) ?? []);
  expect(numbers.filter((number) => !rows.some(({ row }) => row === number))).toEqual([]);
});
