// @vitest-environment node
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { asCited, testFiles as tests } from '#tests/support/testTitles.ts';

/** Which files each runner takes: the projects of vitest.config.ts, and playwright.config.ts. */
const RUNNERS = [
  /^(?:unit|screens)\/.*\.test\.tsx?$/,
  /^firefox\/.*\.test\.ts$/,
  /^webkit\/.*\.test\.ts$/,
  /^deploy\/.*\.test\.ts$/,
  /^e2e\/.*\.spec\.ts$/,
];

/** Rows about orders and payments: a shopper's money hangs on them, so each is shown in a real browser as well. */
const MONEY = ['S5', 'S16', 'S17', 'S18', 'S24', 'S25', 'R7', 'R8', 'R9', 'R10', 'R13', 'R14', 'R19'];

/** Those of them that the shop's older backend has a part in, and what else it decides in its own way. */
const OLDER = ['S16', 'S17', 'S18', 'S24', 'S25', 'R8', 'R9', 'R10', 'R11', 'R12', 'R13', 'R14', 'R19'];

/** Titles that begin with the names of rows or invariants; what changes by case is written as "…". */
const titles = tests.flatMap(({ name, text }) =>
  [...text.matchAll(/(['"`])((?:[SRI]\d+)(?: [SRI]\d+)*): (.*?)\1/g)].map(([, , rows = '', title = '']) => ({
    file: name,
    rows: rows.split(' '),
    title: asCited(title),
  })),
);

/** The rows of browser tests that run with the older backend as well. */
const olderRows = tests.flatMap(({ text }) =>
  [...text.matchAll(/(['"`])((?:[SRI]\d+ ?)+): .*?\1,[^,]*\b(?:OLDER_TOO|EVERYWHERE)\b/g)].flatMap(([, , rows = '']) =>
    rows.split(' '),
  ),
);

const document = readFileSync('docs/reliability.md', 'utf8');

/** The titles that the last cell of a table's row cites. */
const citedIn = (cells: string): readonly string[] =>
  [...(cells.split('|').at(-1) ?? '').matchAll(/“(.*?)”(?=<br>| *$)/g)].map(([, title = '']) => title);

/** The rows of the document's tables, with the titles that each of them cites. */
const rows = [...document.matchAll(/^\| ([SR]\d+) +\|(.*)\|$/gm)].map(([, row = '', cells = '']) => ({
  row,
  cited: citedIn(cells),
}));
const invariants = [...document.matchAll(/^\| (I\d+) [^|]*\|(.*)\|$/gm)].map(([, name = '', cells = '']) => ({
  name,
  cited: citedIn(cells),
}));

const INVARIANTS = Array.from({ length: 10 }, (_, index) => `I${index + 1}`);
const expected = [
  ...Array.from({ length: 25 }, (_, index) => `S${index + 1}`),
  ...Array.from({ length: 40 }, (_, index) => `R${index + 1}`),
];

test('every attack and every fault has a row, in order', () => {
  expect(rows.map(({ row }) => row)).toEqual(expected);
});

test.each(rows)('$row cites tests that exist and are named after it', ({ row, cited }) => {
  expect(cited.length).toBeGreaterThan(0);
  const known = titles.filter((title) => title.rows.includes(row)).map(({ title }) => title);
  for (const title of cited) expect(known).toContain(title);
});

test('every invariant has a row, in order', () => {
  expect(invariants.map(({ name }) => name)).toEqual(INVARIANTS);
});

test.each(invariants)('$name cites tests that exist', ({ cited }) => {
  expect(cited.length).toBeGreaterThan(0);
  const known = titles.map(({ title }) => title);
  for (const title of cited) expect(known).toContain(title);
});

test.each(MONEY)('%s is shown by several tests, and by one in a real browser at least', (row) => {
  const own = titles.filter((title) => title.rows.includes(row));
  expect(new Set(own.map(({ title }) => title)).size).toBeGreaterThanOrEqual(2);
  expect(own.map(({ file }) => file)).toContainEqual(expect.stringMatching(/^e2e\//));
});

test.each(OLDER)('%s is shown with the older backend, in a real browser', (row) => {
  expect(olderRows).toContain(row);
});

test('every file of tests is run by one runner', () => {
  for (const { name } of tests)
    expect(
      RUNNERS.filter((pattern) => pattern.test(name)),
      name,
    ).toHaveLength(1);
});

test('every test that is named after a row or an invariant is named after one of the tables', () => {
  expect(titles.length).toBeGreaterThan(200);
  expect(titles.filter(({ rows: named }) => named.some((row) => ![...expected, ...INVARIANTS].includes(row)))).toEqual(
    [],
  );
});
