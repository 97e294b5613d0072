import { LANGUAGES, withLanguage, withoutLanguage, type Language } from '#config/languages.ts';
import { isTranslated } from '#config/routes.ts';
import { settings } from '#config/settings.ts';
import type { Head } from '#domain/seo/head.ts';
import type { LinkPicture } from '#domain/seo/linkPicture.ts';
import { escaped } from '#seo/escaped.ts';
import { headTags, type HeadTag } from '#seo/headTags.ts';
import { titleOf } from '#seo/site.ts';
import { OF_SHELL } from './hints.ts';

/** The built index.html, or the shell.html derived from it, split where a page's own parts are inserted. */
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

/** @throws Error if the document lacks the places for pages' parts */
export function templateFrom(html: string): Template {
  const [start, afterTitle] = html.replaceAll(OF_SHELL, '').split(TITLE);
  const [middle, afterHead] = (afterTitle ?? '').split(HEAD_END);
  const [bodyStart, end] = (afterHead ?? '').split(ROOT);
  if (start === undefined || middle === undefined || bodyStart === undefined || end === undefined)
    throw new Error('The built index.html has no <title data-built>, no </head> or no <div id="root"></div>.');
  return { start, middle, bodyStart, end };
}

/** A product's head with its measured picture, otherwise with the shop's share card. */
function withPicture(head: Head, picture: LinkPicture | null): readonly HeadTag[] {
  const { picture: _, ...rest } = head;
  if (picture === null) return headTags(rest);
  // The measured values replace the defaults for previews.
  const shape: Readonly<Record<string, string>> = {
    'og:image:type': picture.type,
    'og:image:width': String(picture.width),
    'og:image:height': String(picture.height),
  };
  return headTags({ ...rest, picture: picture.url }).map(({ tag, attributes }) => {
    const content = shape[attributes['property'] ?? ''];
    return { tag, attributes: content === undefined ? attributes : { ...attributes, content } };
  });
}

/** The same page in each language, for pages that search engines find in all of them. */
function alternates(canonicalPath: string | undefined): readonly HeadTag[] {
  const path = canonicalPath === undefined ? '' : withoutLanguage(canonicalPath);
  if (!isTranslated(path) || settings.siteUrl === '') return [];
  const link = (hreflang: string, language: Language): HeadTag => ({
    tag: 'link',
    attributes: { rel: 'alternate', hreflang, href: `${settings.siteUrl}${withLanguage(path, language)}` },
  });
  const each = LANGUAGES.map((language) => link(language, language));
  return [...each, link('x-default', 'en')];
}

/** The head's tags as HTML, marked so that the browser can remove them; for a product, with its measured picture. */
export function headHtml(head: Head, picture?: LinkPicture | null): string {
  const own = picture === undefined ? headTags(head) : withPicture(head, picture);
  const tags = [...own, ...alternates(head.canonicalPath)].map(({ tag, attributes }) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
    return `<${tag} data-built${written.join('')}>`;
  });
  return [`<title data-built>${escaped(titleOf(head.title))}</title>`, ...tags].join('\n    ');
}

export type Parts = {
  readonly language?: Language;
  readonly head: string;
  /** Elements that load the pictures of the first screen. */
  readonly hints?: string;
  /**
   * Elements that load the page's own scripts and fonts: at the end, where scripts/build/splashFirst.ts places those of
   * every page.
   */
  readonly files?: string;
  /** The page's own style sheets: after those of every page, whose cascade layers must come first. */
  readonly styles?: string;
  readonly body?: string;
  /** JSON that can be placed inside a script element. */
  readonly data?: string;
};

/** One whole document. */
export function documentOf(
  template: Template,
  { language = 'en', head, hints = '', files = '', styles = '', body = '', data }: Parts,
): string {
  const { start, middle, bodyStart, end } = template;
  const block = data === undefined ? '' : `<script type="application/json" id="built">${data}</script>`;
  // Until hydration: boot/Hydrated.tsx.
  const waiting = body === '' ? '' : ' data-hydrating=""';
  const opening = language === 'en' ? start : start.replace('lang="en-IN"', `lang="${language}"`);
  return `${opening}${head}${hints}${middle}${HEAD_END}${bodyStart}${styles}<div id="root"${waiting}>${body}</div>${block}${files}${end}`;
}
