import type { Plugin } from 'vite';

import { WITHOUT_PROPERTY } from './slim.ts';

/** What the first screen's styles say of wider windows, which wait for the whole sheet. */
const WIDE_RULES = /@media \(width>=[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g;
const FIRST_SCRIPT = '<script>';
const SHEET = / *<link rel="stylesheet" crossorigin href="[^"]+">/g;

/** Of the place where sheets stand back; index.html knows it too. */
const BACK = { start: '<noscript id="sheets">', end: '</noscript>' };

/**
 * Every page carries what a phone's first screen is drawn with (styles/first.css): the style sheet stands back there, and
 * is fetched when the page says so (`wholeStyles` in index.html). Wider windows wait for it, and whoever has no scripts.
 * @throws Error when index.html has no style sheet, or no script to ask for it
 */
export function withFirstStyles(html: string): string {
  const sheets = html.match(SHEET);
  if (!sheets) throw new Error('The built index.html has no style sheet.');
  if (!html.includes(FIRST_SCRIPT)) throw new Error('The built index.html has no script of its own.');
  return html
    .replace(/<style>[^]*?<\/style>/, (styles) => styles.replace(WITHOUT_PROPERTY, '').replaceAll(WIDE_RULES, ''))
    .replaceAll(SHEET, '')
    .replace(FIRST_SCRIPT, `${BACK.start}${sheets.join('').trim()}${BACK.end}\n    ${FIRST_SCRIPT}`);
}

export function firstStyles(): Plugin {
  return {
    name: 'kanuka:first-styles',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: withFirstStyles },
  };
}
