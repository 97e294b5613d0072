// @vitest-environment node
import { expect, test } from 'vitest';

import { COMPILE_HINT, compileHint } from '../../../scripts/build/compileHint.ts';
import { buildInMemory } from '../../support/buildInMemory.ts';

/** A page that is loaded on demand with a style sheet: Vite writes the names of its files in front of its importer. */
const SOURCES: Readonly<Record<string, string>> = {
  'entry.js': "globalThis.open = () => import('./page.js');",
  'page.js': "import './page.css'; export const page = globalThis.page;",
  'page.css': '.page{color:red}',
};

test('every script begins with the hint, also one that lists the files of a page', async () => {
  const output = await buildInMemory(SOURCES, [compileHint()]);
  const before = await buildInMemory(SOURCES, []);
  const scripts = output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  expect(scripts).toHaveLength(2);
  expect(scripts.join(), 'Vite lists the files of the page').toMatch(/page-[\w-]+\.css/);
  for (const code of scripts) expect(code.startsWith(COMPILE_HINT)).toBe(true);
  const names = (files: typeof output) => files.flatMap((file) => (file.type === 'chunk' ? [file.fileName] : []));
  expect(
    names(output).filter((name) => names(before).includes(name)),
    'other content has another name',
  ).toEqual([]);
});
