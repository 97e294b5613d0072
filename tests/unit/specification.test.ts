// @vitest-environment node
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { SPEC_TEXTS } from '#tests/support/specTexts.ts';
import { asCited, testFiles, titlesIn } from '#tests/support/testTitles.ts';

const document = readFileSync('docs/specification.md', 'utf8');

const sources = new Map(testFiles.map(({ name, text }) => [name, asCited(text)]));

/** Sections with their rows: what is required, and the tests that show it. */
const sections = document
  .split(/^## /m)
  .slice(1)
  .map((section) => ({
    title: section.slice(0, section.indexOf('\n')),
    rows: [...section.matchAll(/^\| (?!Requirement |-)(.*?) +\| (.*?) *\|$/gm)].map(
      ([, requirement = '', shownBy = '']) => ({ requirement, shownBy }),
    ),
  }));

const rows = sections.flatMap(({ title, rows: own }) => own.map((row) => ({ section: title, ...row })));

/** The files that a cell names, each with the titles that follow it. */
function citedIn(shownBy: string): readonly { readonly file: string; readonly titles: readonly string[] }[] {
  return shownBy.split('<br>').map((part) => {
    const [, file = '', titles = ''] = /^`(.*?)` (.*)$/.exec(part) ?? [];
    return { file, titles: titlesIn(titles) };
  });
}

/** Exact texts in a requirement are in single quotes; an apostrophe is another sign. */
const textsIn = (requirement: string): readonly string[] =>
  [...requirement.matchAll(/'([^']+)'/g)].map(([, text = '']) => text);

/** Whether a source has a test of this title, which may begin with the name of a row of another document. */
const hasTitle = (source: string, title: string): boolean =>
  ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`) || source.includes(`: ${title}${quote}`));

test('the specification has its sections, and rows in each', () => {
  expect(rows.length).toBeGreaterThan(140);
  expect(sections.filter(({ rows: own }) => own.length === 0)).toEqual([]);
});

test.each(rows)('$section, $requirement: shown by tests that exist', ({ shownBy }) => {
  for (const { file, titles } of citedIn(shownBy)) {
    const source = sources.get(file);
    expect(source, file).toBeDefined();
    expect(titles.length, file).toBeGreaterThan(0);
    for (const title of titles) expect(hasTitle(source ?? '', title), `${file}: ${title}`).toBe(true);
  }
});

test('every exact text of the specification is on the list that is read on the screens', () => {
  const listed = new Set(SPEC_TEXTS.map(({ text }) => text));
  expect(rows.flatMap(({ requirement }) => textsIn(requirement)).filter((text) => !listed.has(text))).toEqual([]);
});

test('every text of the list stands in its section of the specification', () => {
  const stated = sections.map(({ title, rows: own }) => ({
    title,
    texts: own.flatMap(({ requirement }) => textsIn(requirement)),
  }));
  const missing = SPEC_TEXTS.filter(
    ({ section, text }) => !stated.find(({ title }) => title === section)?.texts.includes(text),
  );
  expect(missing).toEqual([]);
});
