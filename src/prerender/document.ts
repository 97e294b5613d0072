import type { Head } from '#domain/head.ts';
import { escaped } from '#seo/escaped.ts';
import { headTags } from '#seo/headTags.ts';
import { titleOf } from '#seo/site.ts';

/** The built index.html, cut open where a page's own parts belong. */
export type Template = {
  readonly start: string;
  /** From the title to the end of the head. */
  readonly middle: string;
  readonly bodyStart: string;
  readonly end: string;
};

const TITLE = /<title data-built>[^<]*<\/title>/;
const HEAD_END = '</head>';
const ROOT = '<div id="root"></div>';

/** @throws Error when the document lacks the places that pages are written into */
export function templateFrom(html: string): Template {
  const [start, afterTitle] = html.split(TITLE);
  const [middle, afterHead] = (afterTitle ?? '').split(HEAD_END);
  const [bodyStart, end] = (afterHead ?? '').split(ROOT);
  if (start === undefined || middle === undefined || bodyStart === undefined || end === undefined)
    throw new Error('The built index.html has no <title data-built>, no </head> or no <div id="root"></div>.');
  return { start, middle, bodyStart, end };
}

/** The head's tags as HTML, marked so that the browser can take them out again. */
export function headHtml(head: Head): string {
  const tags = headTags(head).map(({ tag, attributes }) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
    return `<${tag} data-built${written.join('')}>`;
  });
  return [`<title data-built>${escaped(titleOf(head.title))}</title>`, ...tags].join('\n    ');
}

export type Parts = {
  readonly head: string;
  /** Elements that fetch what the first screen shows. */
  readonly hints?: string;
  /** Elements that fetch the page's own files; its styles stand behind those of every page, whose layers come first. */
  readonly files?: string;
  readonly body?: string;
  /** JSON that can stand inside a script element. */
  readonly data?: string;
};

/** One whole document. */
export function documentOf(template: Template, { head, hints = '', files = '', body = '', data }: Parts): string {
  const { start, middle, bodyStart, end } = template;
  const block = data === undefined ? '' : `<script type="application/json" id="built">${data}</script>`;
  // Until the script is here, lib/earlyActions.ts.
  const waiting = body === '' ? '' : ' data-waiting=""';
  return `${start}${head}${hints}${middle}${files}${HEAD_END}${bodyStart}<div id="root"${waiting}>${body}</div>${block}${end}`;
}
