import { PRODUCT_LIST } from '#api/products.ts';
import type { Language } from '#config/languages.ts';
import { escaped } from '#seo/escaped.ts';

/** The bundler's manifest entry of a source: its file, and the files that it needs. */
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
      .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
  };
}

/** Elements that load a page's files early: its own style sheets, which follow those of every page, and its chunks. */
export type PageFiles = { readonly styles: string; readonly scripts: string };

function filesOf(manifest: Manifest, page: string, language: Language): PageFiles {
  const everywhere = withImports(manifest, 'index.html');
  const own = [...withImports(manifest, `src/pages/${page}.tsx`)].filter((source) => !everywhere.has(source));
  const chunks = own.flatMap((source) => manifest[source] ?? []);
  const styles = new Set(chunks.flatMap(({ css }) => css ?? []));
  const sheets = [...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  const letters = lettersOf(manifest, language);
  return {
    styles: [...letters.styles, ...sheets].join(''),
    scripts: [
      ...letters.fonts,
      ...chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
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

/** Elements of shell.html alone. */
export const OF_SHELL = /<link data-shell[^>]*>/g;

/** What shell.html loads early: the products, which every page without a snapshot requests, and the API client. */
export function shellHints(manifest: Manifest, backendUrl: string): string {
  const client = manifest['src/api/client.ts'];
  if (!client) throw new Error('The manifest has no src/api/client.ts.');
  return [
    `<link data-shell rel="preload" as="fetch" crossorigin href="${escaped(backendUrl + PRODUCT_LIST)}">`,
    `<link data-shell rel="modulepreload" crossorigin href="/${client.file}">`,
  ].join('');
}
