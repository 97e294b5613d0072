// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

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
