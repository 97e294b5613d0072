// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { SPEC_TEXTS } from '#tests/support/specTexts.ts';

const filesOf = (folder: string, pattern: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => `${folder}/${name}`);

const documents = [...filesOf('docs', /\.md$/), 'README.md', 'CONTRIBUTING.md'];

/** A citation in a comment: a document of docs/ and one of its headings, or a numbered finding. */
const CITATION = /docs\/(backend|behaviour)\.md, ([A-Z][A-Za-z' -]*|finding \d+)/g;

test.each(documents)('%s names test files that exist', (document) => {
  const named = readFileSync(document, 'utf8').matchAll(
    /`(?:tests\/)?((?:unit|screens|e2e|deploy|firefox|webkit)\/[\w/.-]+\.(?:test|spec)\.tsx?)`/g,
  );
  expect([...named].map(([, name = '']) => name).filter((name) => !existsSync(`tests/${name}`))).toEqual([]);
});

test('every document that the code cites has the heading it is cited by', () => {
  const headingsOf = (name: string) =>
    [...readFileSync(`docs/${name}.md`, 'utf8').matchAll(/^#+ (.+)$|^(\d+)\. /gm)].map(
      ([, heading, finding]) => heading ?? `finding ${finding}`,
    );
  const headings = { backend: headingsOf('backend'), behaviour: headingsOf('behaviour') };
  const citations = ['src', 'shop', 'sandbox', 'scripts', 'tests']
    .flatMap((folder) => filesOf(folder, /\.(?:tsx?|mjs|css)$/))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(CITATION)].map(([, name, heading = '']) => ({
        file,
        name: name as keyof typeof headings,
        heading: heading.trim(),
      })),
    );
  expect(citations.length).toBeGreaterThan(20);
  expect(citations.filter(({ name, heading }) => !headings[name].includes(heading))).toEqual([]);
});

test('the specification and SPEC_TEXTS contain the same texts', () => {
  const stated = readFileSync('docs/specification.md', 'utf8')
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const title = section.slice(0, section.indexOf('\n'));
      const requirements = [...section.matchAll(/^\| (?!Requirement |-)(.*?) +\| .* *\|$/gm)];
      // Exact texts are in single quotes; an apostrophe is another sign.
      return requirements.flatMap(([, requirement = '']) =>
        [...requirement.matchAll(/'([^']+)'/g)].map(([, text = '']) => `${title}: ${text}`),
      );
    });
  expect(stated.length).toBeGreaterThan(50);
  const listed = SPEC_TEXTS.map(({ section, text }) => `${section}: ${text}`);
  expect(listed.filter((text) => !stated.includes(text))).toEqual([]);
  const texts = SPEC_TEXTS.map(({ text }) => text);
  expect(stated.filter((text) => !texts.includes(text.slice(text.indexOf(': ') + 2)))).toEqual([]);
});
