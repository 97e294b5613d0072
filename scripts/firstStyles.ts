import type { Plugin } from 'vite';

import { WIDE } from '../src/config/constants.ts';
import { WITHOUT_PROPERTY } from './slim.ts';

/** What the first screen's styles say of wider windows, which wait for the whole sheet. */
const WIDE_RULES = /@media \(width>=[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g;
const SHEET = / *<link rel="stylesheet" crossorigin href="[^"]+">/g;

/**
 * Every page carries what a phone's first screen is drawn with (styles/first.css): the style sheet stands back there, and
 * is used when the page says so (`wholeStyles` in index.html). Wider windows wait for it, and so does whoever has no scripts.
 * @throws Error when index.html has no style sheet
 */
export function withFirstStyles(html: string): string {
  const sheets = html.match(SHEET);
  if (!sheets) throw new Error('The built index.html has no style sheet.');
  return html
    .replace(/<style>[^]*?<\/style>/, (styles) => styles.replace(WITHOUT_PROPERTY, '').replaceAll(WIDE_RULES, ''))
    .replaceAll(SHEET, (link) => link.replace(' crossorigin', ` media="${WIDE}" crossorigin`))
    .replace('</head>', `<noscript>${sheets.join('').trim()}</noscript>\n  </head>`);
}

export function firstStyles(): Plugin {
  return {
    name: 'kanuka:first-styles',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: withFirstStyles },
  };
}
