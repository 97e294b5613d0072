// @vitest-environment node
import { expect, test } from 'vitest';

import { withSplashFirst } from '../../../scripts/build/splashFirst.ts';

const SHEET = '<link rel="stylesheet" crossorigin href="/assets/a.css">';
const OTHER_SHEET = '<link rel="stylesheet" crossorigin href="/assets/b.css">';
const SCRIPT = '<script type="module" crossorigin src="/assets/index.js"></script>';
const PRELOAD = '<link rel="modulepreload" crossorigin href="/assets/react.js">';
const INLINE = '<script>go();</script>';

/** index.html as the bundler writes it, with the files in the head. */
const html = (head: string, body = '<div id="splash"></div><!-- styles --><div id="root"></div>'): string =>
  `<html><head><title>x</title>${INLINE}${head}</head><body>${body}</body></html>`;

test('style sheets come after the splash and scripts at the end, each in the bundler’s order', () => {
  expect(withSplashFirst(html(`\n    ${SCRIPT}\n    ${PRELOAD}\n    ${SHEET}\n    ${OTHER_SHEET}`))).toBe(
    `<html><head><title>x</title>${INLINE}</head><body><div id="splash"></div>${SHEET}${OTHER_SHEET}` +
      `<div id="root"></div>${SCRIPT}${PRELOAD}\n  </body></html>`,
  );
});

test('a file with $ in its name keeps its name', () => {
  const script = SCRIPT.replace('index', () => "index$'");
  expect(withSplashFirst(html(script + SHEET))).toContain(`${script}\n  </body>`);
});

test('a build without a place for style sheets fails', () => {
  expect(() => withSplashFirst(html(SCRIPT + SHEET, '<div></div>'))).toThrow(/^index\.html has no <!-- styles -->\.$/);
});
