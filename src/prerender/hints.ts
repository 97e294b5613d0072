import { PRODUCT_LIST } from '#api/products.ts';
import type { Language } from '#config/languages.ts';
import { escaped } from '#seo/escaped.ts';

/** What the bundler notes of each source: its file, and what that file needs. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly name?: string;
      readonly css?: readonly string[];
      readonly imports?: readonly string[];
      readonly isEntry?: boolean;
    }
  >
>;

/** Every source that a source imports at once, itself included. */
function withImports(manifest: Manifest, source: string, seen: Set<string> = new Set()): ReadonlySet<string> {
  if (seen.has(source)) return seen;
  seen.add(source);
  for (const other of manifest[source]?.imports ?? []) withImports(manifest, other, seen);
  return seen;
}

/** The styles and letters of a language, which the shop loads late for whoever changes to it. */
function lettersOf(manifest: Manifest, language: Language): readonly string[] {
  if (language === 'en') return [];
  const fileOf = (source: string): readonly string[] => [manifest[`src/styles/${source}`]?.file ?? []].flat();
  return [
    ...[`fonts-${language}.css`, 'languages.css']
      .flatMap(fileOf)
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[`fonts/anek-${language}.woff2`, `fonts/noto-serif-${language}.woff2`]
      .flatMap(fileOf)
      .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
  ];
}

/** The hints of one page. */
function written(manifest: Manifest, page: string, language: Language): string {
  const everywhere = withImports(manifest, 'index.html');
  const own = [...withImports(manifest, `src/pages/${page}.tsx`)].filter((source) => !everywhere.has(source));
  const chunks = own.flatMap((source) => manifest[source] ?? []);
  const styles = new Set(chunks.flatMap(({ css }) => css ?? []));
  return [
    ...lettersOf(manifest, language),
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
}

/** Elements that fetch a page's own script and styles along with the document, beyond what every page fetches. */
export function hintsFrom(manifest: Manifest): (page: string, language: Language) => string {
  const known = new Map<string, string>();
  return (page, language) => {
    const name = `${language} ${page}`;
    const hints = known.get(name) ?? written(manifest, page, language);
    known.set(name, hints);
    return hints;
  };
}

/** Elements of shell.html alone. */
export const OF_SHELL = /<link data-shell[^>]*>/g;

/** What shell.html fetches along with itself: the gifts, which every page asks for that holds none, and what calls the backend. */
export function shellHints(manifest: Manifest, backendUrl: string): string {
  const client = manifest['src/api/client.ts'];
  if (!client) throw new Error('The manifest has no src/api/client.ts.');
  return [
    `<link data-shell rel="preload" as="fetch" crossorigin href="${escaped(backendUrl + PRODUCT_LIST)}">`,
    `<link data-shell rel="modulepreload" crossorigin href="/${client.file}">`,
  ].join('');
}

const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const PRELOAD = /\s*<link rel="modulepreload" crossorigin href="\/assets\/([^"]+)">/g;
/** Chunks that run before the entry, one by one (vite.config.ts). */
const FIRST = ['react', 'base', 'storefront'];
const BEGIN = 'src/begin.ts';

/** Where the style sheets stand back (scripts/firstStyles.ts). */
const BACK = /<noscript id="sheets">(.*?)<\/noscript>/;

/** Has every window wait for the style sheets: a page whose first screen index.html carries no styles for. */
export function withStylesFirst(html: string): string {
  return html.replace(BACK, '$1');
}

/** Leaves the scripts of a document to begin.ts, which fetches them after the first screen's picture; index.html reads `data-late`. */
export function withLateScripts(manifest: Manifest, html: string): string {
  const begin = manifest[BEGIN];
  if (!begin) throw new Error(`The manifest has no ${BEGIN}.`);
  // One list of names: a link for each would be a tenth of a small page.
  const modules = [...html.matchAll(PRELOAD)].map(([, name]) => name).join(' ');
  const chunks = FIRST.flatMap((wanted) => Object.values(manifest).filter(({ name }) => name === wanted));
  const first = chunks.map(({ file }) => file.replace('assets/', '')).join(' ');
  return html
    .replace('<html', '<html data-late')
    .replaceAll(PRELOAD, '')
    .replace(
      ENTRY,
      `<script type="module" crossorigin src="/${begin.file}"></script><link rel="late-entry" href="$1" data-first="${first}" data-modules="${modules}">`,
    );
}
