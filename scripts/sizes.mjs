// Sizes of the built storefront by page, against what docs/performance.md allows. Needs a build, no browser.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { atMost, kilobytes, LIMITS } from './bench/budgets.mjs';

/** @typedef {{ file: string, css?: string[], imports?: string[], assets?: string[] }} Chunk */

const DIST = 'dist';
/** @type {Readonly<Record<string, Chunk>>} */
const manifest = JSON.parse(readFileSync('build/manifest-dist.json', 'utf8'));

/**
 * A source and every other that it imports at once.
 * @param {readonly string[]} sources
 */
function withImports(sources) {
  /** @type {Set<string>} */
  const seen = new Set();
  /** @param {string} source */
  const add = (source) => {
    if (seen.has(source)) return;
    seen.add(source);
    for (const other of manifest[source]?.imports ?? []) add(other);
  };
  for (const source of sources) add(source);
  return [...seen].flatMap((source) => manifest[source] ?? []);
}

/** @param {Iterable<string>} files */
function zipped(files) {
  return [...new Set(files)]
    .map((file) => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length)
    .reduce((sum, size) => sum + size, 0);
}

/** @param {string} page */
const chunksOf = (page) => withImports(['index.html', `src/pages/${page}.tsx`]);
/** @param {readonly Chunk[]} chunks */
const scriptOf = (chunks) => zipped(chunks.map(({ file }) => file));

const pages = Object.keys(manifest).flatMap((source) => /^src\/pages\/(\w+Page)\.tsx$/.exec(source)?.[1] ?? []);
const home = chunksOf('HomePage');
const homeScript = scriptOf(home);
const fonts = (manifest['index.html']?.assets ?? []).filter((file) => file.endsWith('.woff2'));
const fontBytes = fonts.map((file) => readFileSync(join(DIST, file)).length).reduce((sum, size) => sum + size, 0);
const personalise = withImports(['src/features/personalise/PersonaliseDialog.tsx']).filter(
  ({ file }) => !chunksOf('ProductPage').some((chunk) => chunk.file === file),
);

const budgets = [
  atMost('JavaScript of home until its first screen stands, gzip', homeScript, LIMITS.scriptUntilComplete, kilobytes),
  ...pages
    .filter((page) => page !== 'HomePage')
    .map((page) =>
      atMost(
        `JavaScript of ${page} beyond home's, gzip`,
        scriptOf(chunksOf(page)) - homeScript,
        LIMITS.otherPage,
        kilobytes,
      ),
    ),
  atMost('Styles of every page, gzip', zipped(home.flatMap(({ css }) => css ?? [])), LIMITS.styles, kilobytes),
  atMost('Fonts', fontBytes, LIMITS.fonts, kilobytes),
  atMost('Files of fonts', fonts.length, LIMITS.fontFiles, String),
  atMost('JavaScript of personalising, gzip', scriptOf(personalise), LIMITS.personalise, kilobytes),
];
for (const { what, figure, limit, isKept } of budgets)
  console.log(`${isKept ? '✓' : '✗'} ${what}: ${figure} (${limit})`);
process.exitCode = budgets.every(({ isKept }) => isKept) ? 0 : 1;
