// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { withStylesFirst } from '#prerender/hints.ts';
import { withFirstStyles } from '../../../scripts/firstStyles.ts';

const SHEET = '<link rel="stylesheet" crossorigin href="/assets/all.css">';
const page = (styles = '') => `<head><style>.a{color:red}${styles}</style><script>first()</script>${SHEET}</head>`;

test('a phone’s sheet stands back, and is there for who has no scripts', () => {
  expect(withFirstStyles(page())).toMatch(
    `<noscript id="sheets">${SHEET}</noscript>\n    <script>first()</script></head>`,
  );
});

test('what wider windows need is left to the sheet', () => {
  const wide = '@media (width>=800px){.a{color:blue}.b{color:blue}}';
  const narrow = '@media (width<=799px){.a{color:green}}';
  expect(withFirstStyles(page(wide + narrow))).toContain(`<style>.a{color:red}${narrow}</style>`);
});

test('a page whose first screen has no styles of its own waits for the sheet at every width', () => {
  expect(withStylesFirst(withFirstStyles(page()))).toMatch(`</style>${SHEET}\n    <script>`);
});

test('without a sheet, or what asks for it, there is nothing to build', () => {
  expect(() => withFirstStyles('<head></head>')).toThrow('no style sheet');
  expect(() => withFirstStyles(`<head>${SHEET}</head>`)).toThrow('no script');
});

test('every file that a first screen’s styles are looked for in is there', () => {
  const sources = [
    ...readFileSync('src/styles/first.css', 'utf8').matchAll(/@source '\.\.\/([^{']*)\{([^}]*)\}([^']*)'/g),
  ];
  const files = sources.flatMap(([, folder, names = '', ending]) =>
    names.split(',').map((name) => `src/${folder}${name}${ending}`),
  );
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
