// @vitest-environment node
import { expect, test } from 'vitest';

import { withStylesFirst } from '#prerender/hints.ts';
import { withFirstStyles } from '../../../scripts/firstStyles.ts';

const SHEET = '<link rel="stylesheet" crossorigin href="/assets/all.css">';
const page = (styles = '') => `<head><style>.a{color:red}${styles}</style>${SHEET}</head>`;

test('a phone’s sheet stands back, and is there for who has no scripts', () => {
  expect(withFirstStyles(page())).toContain(
    '<link rel="stylesheet" media="(min-width: 768px)" crossorigin href="/assets/all.css">',
  );
  expect(withFirstStyles(page())).toContain(`<noscript>${SHEET}</noscript>`);
});

test('what wider windows need is left to the sheet', () => {
  const wide = '@media (width>=800px){.a{color:blue}.b{color:blue}}';
  const narrow = '@media (width<=799px){.a{color:green}}';
  expect(withFirstStyles(page(wide + narrow))).toContain(`<style>.a{color:red}${narrow}</style>`);
});

test('a page whose first screen has no styles of its own waits for the sheet at every width', () => {
  expect(withStylesFirst(withFirstStyles(page()))).toContain(`${SHEET}<noscript>`);
});

test('without a sheet there is nothing to build', () => {
  expect(() => withFirstStyles('<head></head>')).toThrow('no style sheet');
});
