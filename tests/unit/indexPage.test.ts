// @vitest-environment node
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const page = readFileSync('index.html', 'utf8');

/** The inline script is part of every page and runs before the splash is painted. */
const MOST_LINES = 25;

test('the inline script is short: it is parsed and run on every page before the splash is painted', () => {
  const [script, ...others] = [...page.matchAll(/<script>\n([^]*?)<\/script>/g)].map(([, code = '']) => code);
  expect(others).toEqual([]);
  expect(page.match(/<script[ >]/g), 'it and the module script').toHaveLength(2);
  // As the formatter leaves them; a comment costs nothing, since it is not run.
  const lines = script?.split('\n').filter((line) => !/^\s*(?:\/\/.*)?$/.test(line)) ?? [];
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length, lines.join('\n')).toBeLessThanOrEqual(MOST_LINES);
  expect(script, 'a comment over several lines is not counted right').not.toContain('/*');
});

test('nothing waits in front of the splash: no sheet and no file in the head, the splash first in the body', () => {
  const [head, body] = page.split('<body>');
  expect(head).not.toMatch(/rel="(?:stylesheet|modulepreload|preload)"|<script[^>]+src=/);
  expect(head?.match(/@import '([^']+)'/g)).toEqual(["@import '/src/styles/splash.css'"]);
  expect(body?.trim()).toMatch(/^<div id="splash"[^>]*>__ORNAMENT____SIGN__<\/div>/);
  expect(body).toContain('<!-- styles -->');
  expect(body).toMatch(/<script type="module" src="\/src\/main\.tsx"><\/script>\s*<\/body>/);
});
