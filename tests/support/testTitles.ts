import { readdirSync, readFileSync } from 'node:fs';

/** Every test file: its path below `tests/`, and its source. */
export const testFiles: readonly { readonly name: string; readonly text: string }[] = readdirSync('tests', {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => /\.(?:test|spec)\.[cm]?[jt]sx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(`tests/${name}`, 'utf8') }));

/** A title, or a source full of them, as documents cite it: what changes by case is written as "…". */
export function asCited(text: string): string {
  return text.replaceAll(/\$\{[^}]*\}|%[sijfo]|\$\w+/g, '…');
}

/** The titles that a cell of a table cites, each in “ ”. */
export function titlesIn(cell: string): readonly string[] {
  return [...cell.matchAll(/“(.*?)”(?=<br>|,| *$)/g)].map(([, title = '']) => title);
}
