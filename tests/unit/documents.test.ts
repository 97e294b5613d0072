// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const inDocs = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
const documents = [...inDocs.map((name) => `docs/${name}`), 'README.md', 'CONTRIBUTING.md'];

test.each(documents)('%s names test files that exist', (document) => {
  const named = readFileSync(document, 'utf8').matchAll(
    /`(?:tests\/)?((?:unit|screens|e2e|deploy|firefox|webkit)\/[\w/.-]+\.(?:test|spec)\.tsx?)`/g,
  );
  expect([...named].map(([, name = '']) => name).filter((name) => !existsSync(`tests/${name}`))).toEqual([]);
});

/** The code of a test file, without its comments and titles. */
const codeOf = (file: string): string =>
  readFileSync(file, 'utf8')
    .replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')
    .replaceAll(/(?:\btest(?:\.\w+)?|\))\(\s*'[^']*',/g, '');

test('each exact text of the specification is in the code of a test that its row names', () => {
  const rows = [
    ...readFileSync('docs/specification.md', 'utf8').matchAll(/^\| (?!Requirement |-)(.*?) +\| (.*) \|$/gm),
  ];
  const texts = rows.flatMap(([, requirement = '', shownBy = '']) => {
    const named = [...shownBy.matchAll(/`([^`]+)`/g)].map(([, name = '']) => codeOf(`tests/${name}`));
    // Exact texts are in single quotes; an apostrophe is another sign.
    const stated = [...requirement.matchAll(/'([^']+)'/g)];
    return stated.map(([, text = '']) => ({ text, isNamed: named.some((code) => code.includes(text)) }));
  });
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter(({ isNamed }) => !isNamed)).toEqual([]);
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
