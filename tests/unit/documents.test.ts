// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { SPEC_TEXTS } from '#tests/support/specTexts.ts';

const inDocs = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
const documents = [...inDocs.map((name) => `docs/${name}`), 'README.md', 'CONTRIBUTING.md'];

test.each(documents)('%s names test files that exist', (document) => {
  const named = readFileSync(document, 'utf8').matchAll(
    /`(?:tests\/)?((?:unit|screens|e2e|deploy|firefox|webkit)\/[\w/.-]+\.(?:test|spec)\.tsx?)`/g,
  );
  expect([...named].map(([, name = '']) => name).filter((name) => !existsSync(`tests/${name}`))).toEqual([]);
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

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));

/** Every key of local and session storage that the code names. */
const keys = new Set(
  sources.flatMap((name) =>
    [...readFileSync(`src/${name}`, 'utf8').matchAll(/'(kanuka(?:\.[a-zA-Z]+)+)'/g)].map(([, key = '']) => key),
  ),
);

const behaviour = readFileSync('docs/behaviour.md', 'utf8');
const [, section = ''] = behaviour.split('\n## Data on the device\n');
const rows = section.split('\n').filter((line) => /^\| .*storage/.test(line));

test('S25: every storage key of the shop has a row with its owner in docs/behaviour.md', () => {
  expect(keys.size).toBeGreaterThan(15);
  for (const key of keys) {
    const row = rows.find((line) => line.includes(`\`${key}\``) || line.includes(`\`${key}.\``));
    expect(row, key).toBeDefined();
    expect(row?.split('|')[3]?.trim(), key).toMatch(/^(?:Device|Shopper|Session|Tab|Account)/);
  }
});
