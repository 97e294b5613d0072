import { PRODUCT_LIST } from '#api/products.ts';
import type { Language } from '#config/languages.ts';
import { SEARCHED_PAGE } from '#config/routes.ts';
import type { LinkPicture } from './linkPictures.ts';
import { escaped } from '#seo/escaped.ts';
import { headTags, type HeadTag, type Head } from '#seo/Seo.tsx';
import { titleOf } from '#seo/site.ts';

/** The bundler's manifest entry of a source: its file, and the files that it needs. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly name?: string;
      readonly css?: readonly string[];
      readonly imports?: readonly string[];
      readonly dynamicImports?: readonly string[];
      readonly isEntry?: boolean;
    }
  >
>;

/** A source and all its static imports. */
function withImports(manifest: Manifest, source: string, seen: Set<string> = new Set()): ReadonlySet<string> {
  if (seen.has(source)) return seen;
  seen.add(source);
  for (const other of manifest[source]?.imports ?? []) withImports(manifest, other, seen);
  return seen;
}

/** The styles and fonts of a language, which the shop loads lazily when the language is switched. */
function lettersOf(
  manifest: Manifest,
  language: Language,
): { readonly styles: readonly string[]; readonly fonts: readonly string[] } {
  if (language === 'en') return { styles: [], fonts: [] };
  const fileOf = (source: string): readonly string[] => [manifest[`src/styles/${source}`]?.file ?? []].flat();
  return {
    styles: [`fonts-${language}.css`, 'languages.css']
      .flatMap(fileOf)
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    fonts: [`fonts/anek-${language}.woff2`, `fonts/noto-serif-${language}.woff2`]
      .flatMap(fileOf)
      .map(
        (file) => `<link rel="preload" as="font" fetchpriority="low" type="font/woff2" crossorigin href="/${file}">`,
      ),
  };
}

/** Elements that load a page's files early: its own style sheets, which follow those of every page, and its chunks. */
type PageFiles = { readonly styles: string; readonly scripts: string };

/** What a page needs before it can be hydrated, its search bar included: `loadFrame` in app/layout/Layout.tsx. */
function sourcesOf(page: string): readonly string[] {
  return [`src/pages/${page}.tsx`, ...(page === SEARCHED_PAGE ? ['src/app/layout/SearchBar.tsx'] : [])];
}

/** The messages of these sources in a language, and what switches to it (app/language/chooseLanguage.ts). */
function messageSources(manifest: Manifest, sources: readonly string[], language: Language): readonly string[] {
  if (language === 'en') return [];
  const late = sources.flatMap((source) => manifest[source]?.dynamicImports ?? []);
  return ['src/app/language/languageFonts.ts', ...late.filter((source) => source.split('/').includes(language))];
}

function filesOf(manifest: Manifest, page: string, language: Language): PageFiles {
  const everywhere = withImports(manifest, 'index.html');
  const ofPage = sourcesOf(page).flatMap((source) => [...withImports(manifest, source)]);
  const messages = messageSources(manifest, [...everywhere, ...ofPage], language).flatMap((source) => [
    ...withImports(manifest, source),
  ]);
  const own = [...new Set([...ofPage, ...messages])].filter((source) => !everywhere.has(source));
  const chunks = own.flatMap((source) => manifest[source] ?? []);
  const styles = new Set(chunks.flatMap(({ css }) => css ?? []));
  const sheets = [...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  const letters = lettersOf(manifest, language);
  return {
    styles: [...letters.styles, ...sheets].join(''),
    // Requested before the scripts, the fonts (90 KB) delay the hydration; after them they still arrive under the splash.
    scripts: [
      ...chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
      ...letters.fonts,
    ].join(''),
  };
}

/** The files of each page, in addition to those of every page. */
export function filesFrom(manifest: Manifest): (page: string, language: Language) => PageFiles {
  const known = new Map<string, PageFiles>();
  return (page, language) => {
    const name = `${language} ${page}`;
    const files = known.get(name) ?? filesOf(manifest, page, language);
    known.set(name, files);
    return files;
  };
}

/** Elements that shell.html has and the pages derived from it have not. */
const OF_SHELL = /<link data-shell[^>]*>/g;

/** What pages without a snapshot load early: the products, which they request before their first render, and the API client. */
export function clientHints(manifest: Manifest, backendUrl: string): string {
  const client = manifest['src/api/axiosInstance.ts'];
  if (!client) throw new Error('The manifest has no src/api/axiosInstance.ts.');
  return [
    `<link data-shell rel="preload" as="fetch" crossorigin href="${escaped(backendUrl + PRODUCT_LIST)}">`,
    `<link data-shell rel="modulepreload" crossorigin href="/${client.file}">`,
  ].join('');
}

/** The built index.html, or the shell.html derived from it, split where a page's own parts are inserted. */
export type Template = {
  readonly start: string;
  /** From the title to the end of the head. */
  readonly middle: string;
  readonly bodyStart: string;
  readonly end: string;
};

const TITLE = /<title data-prerendered>[^<]*<\/title>/;
const HEAD_END = '</head>';
const BODY_END = '</body>';
const ROOT = '<div id="root"></div>';

/** @throws Error if the document lacks the places for pages' parts */
export function templateFrom(html: string): Template {
  const [start, afterTitle] = html.replaceAll(OF_SHELL, '').split(TITLE);
  const [middle, afterHead] = (afterTitle ?? '').split(HEAD_END);
  const [bodyStart, end] = (afterHead ?? '').split(ROOT);
  if (start === undefined || middle === undefined || bodyStart === undefined || end === undefined)
    throw new Error('The built index.html has no <title data-prerendered>, no </head> or no <div id="root"></div>.');
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

/** The head's tags as HTML, marked so that the browser can remove them; for a product, with its measured picture. */
export function headHtml(head: Head, picture?: LinkPicture | null): string {
  const own = picture === undefined ? headTags(head) : withPicture(head, picture);
  const tags = own.map(({ tag, attributes }) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
    return `<${tag} data-prerendered${written.join('')}>`;
  });
  return [`<title data-prerendered>${escaped(titleOf(head.title))}</title>`, ...tags].join('\n    ');
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
  const block = data === undefined ? '' : `<script type="application/json" id="snapshot">${data}</script>`;
  // Until hydration: boot/EventReplay.tsx.
  const waiting = body === '' ? '' : ' data-hydrating=""';
  const opening = language === 'en' ? start : start.replace('lang="en-IN"', `lang="${language}"`);
  return `${opening}${head}${hints}${middle}${HEAD_END}${bodyStart}${styles}<div id="root"${waiting}>${body}</div>${block}${end.replace(BODY_END, () => files + BODY_END)}`;
}
