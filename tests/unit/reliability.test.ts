// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const LEAST_PROPERTIES = 25;

const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:test|spec)\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(`tests/${name}`, 'utf8') }));

/** Titles that begin with the names of rows; what changes by case is written as "…". */
const titles = tests.flatMap(({ text }) =>
  [...text.matchAll(/(['"`])((?:[SR]\d+)(?: [SR]\d+)*): (.*?)\1/g)].map(([, , rows = '', title = '']) => ({
    rows: rows.split(' '),
    title: title.replaceAll(/\$\{[^}]*\}|%[sijfo]|\$\w+/g, '…'),
  })),
);

const document = readFileSync('docs/reliability.md', 'utf8');

/** The rows of the document's tables, with the titles that each of them cites. */
const rows = [...document.matchAll(/^\| ([SR]\d+) +\|(.*)\|$/gm)].map(([, row = '', cells = '']) => ({
  row,
  cited: [...(cells.split('|').at(-1) ?? '').matchAll(/“(.*?)”(?=<br>| *$)/g)].map(([, title = '']) => title),
}));

const expected = [
  ...Array.from({ length: 24 }, (_, index) => `S${index + 1}`),
  ...Array.from({ length: 34 }, (_, index) => `R${index + 1}`),
];

test('every attack and every fault has a row, in order', () => {
  expect(rows.map(({ row }) => row)).toEqual(expected);
});

test.each(rows)('$row cites tests that exist and are named after it', ({ row, cited }) => {
  expect(cited.length).toBeGreaterThan(0);
  const known = titles.filter((title) => title.rows.includes(row)).map(({ title }) => title);
  for (const title of cited) expect(known).toContain(title);
});

test('every test that is named after a row is named after one of the table', () => {
  expect(titles.length).toBeGreaterThan(200);
  expect(titles.filter(({ rows: named }) => named.some((row) => !expected.includes(row)))).toEqual([]);
});

test('the rules of the shop are held by at least 25 properties', () => {
  const properties = tests.flatMap(({ text }) => text.match(/fc\.(?:asyncProperty|property)\(/g) ?? []);
  expect(properties.length).toBeGreaterThanOrEqual(LEAST_PROPERTIES);
  expect(document).toContain(`${properties.length} properties`);
});
