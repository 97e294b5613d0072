// What the last build contains, on any server.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { FILES } from './shop.ts';

test('every script of the pages begins with the compile hint, and no script of the photo worker does', () => {
  const scripts = FILES.filter((name) => /^assets\/.*\.js$/.test(name));
  const withoutHint = scripts.filter(
    (name) => !readFileSync(join('dist', name), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  // Workers have a thread of their own to compile on.
  expect(withoutHint.map((name) => name.replace(/-[\w-]{8}\.js$/, ''))).toEqual([
    'assets/pressDocument',
    'assets/worker',
  ]);
});

test('S23: the licences of the build name each package once, in order, and those that only a worker contains', () => {
  const text = readFileSync('dist/licences.md', 'utf8');
  const packages = text.match(/^## .+$/gm) ?? [];
  expect(packages).toEqual([...new Set(packages)].toSorted());
  expect(packages, 'only the photo worker imports it').toContainEqual(
    expect.stringMatching(/^## fflate - [\d.]+ \(MIT\)$/),
  );
  expect(text).toContain('Permission is hereby granted, free of charge');
});

test('a built page links its style sheet after the splash, and its scripts at the end', () => {
  const order = ['</head>', 'id="splash"', 'rel="stylesheet"', 'id="root"', 'type="module"', 'rel="modulepreload"'];
  const found = readFileSync('dist/shell.html', 'utf8').match(new RegExp(order.join('|'), 'g'));
  expect([...new Set(found)], 'each where it comes first').toEqual(order);
});
