import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect } from 'vitest';

import type { Build } from '../../scripts/deploy/publishing.mjs';
import { releaseParts, writeRelease } from '../../scripts/build/release.mjs';

type Pages = Readonly<Record<string, string>>;

const put = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

/** A page that names its build and the script of it. */
const page = (version: string, text: string): string =>
  `<html><script src="/assets/${version}.js"></script><p data-build="${version}">${text}</p></html>`;

const counted = (pages: Pages, folder: string): number =>
  Object.keys(pages).filter((name) => name.startsWith(`${folder}/`)).length;

/** Writes a complete build of this version into a folder, with these extra pages. */
export async function smallBuild(
  folder: string,
  version: string,
  pages: Pages,
  counts: Readonly<Record<string, number | boolean>> = {},
): Promise<Build> {
  rmSync(folder, { recursive: true, force: true });
  const dist = join(folder, 'dist');
  const parts = releaseParts(join(folder, 'parts'));
  for (const [name, text] of Object.entries({ index: 'home', shell: '', about: 'About', ...pages }))
    put(join(dist, `${name}.html`), page(version, text));
  put(join(dist, `assets/${version}.js`), version);
  put(join(dist, 'favicon.svg'), 'the same in every build');
  put(parts.facts, JSON.stringify({ version }));
  put(parts.manifest, '{}');
  put(join(parts.program, 'main.js'), version);
  const products = counted(pages, 'product');
  const known = { products, prices: products, categories: counted(pages, 'collections'), guides: 0 };
  const { id } = await writeRelease(dist, parts, { ...known, ...counts, site: '' });
  put(join(folder, 'headers/kanuka-headers.conf'), `# Headers of build ${id}\n${headersOf(version)}`);
  return { dist, parts, headers: join(folder, 'headers'), pictures: join(folder, 'pictures.json') };
}

const headersOf = (version: string): string => `add_header Content-Security-Policy "'sha256-${version}'" always;\n`;

const hashOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

/**
 * What a web server would serve from a site folder, after checking that every file is the published one and all are of the
 * same build. Null when nothing has been published.
 */
export function served(site: string) {
  const current = join(site, 'current');
  if (!existsSync(current)) {
    expect(() => readlinkSync(current)).toThrow('ENOENT');
    return null;
  }
  const files = JSON.parse(readFileSync(join(current, 'record.json'), 'utf8')).files as Record<string, string>;
  const open = join(current, 'public');
  const present = readdirSync(open, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(open.length + 1));
  expect(present.toSorted()).toEqual([...Object.keys(files), 'release.json'].toSorted());
  for (const [file, hash] of Object.entries(files)) expect(hashOf(join(open, file)), file).toBe(hash);
  const texts = present.filter((file) => file.endsWith('.html')).map((file) => readFileSync(join(open, file), 'utf8'));
  const versions = new Set(texts.map((text) => /data-build="(\w+)"/.exec(text)?.[1] ?? ''));
  const [version = ''] = versions;
  expect([...versions]).toEqual([version]);
  expect(present).toContain(`assets/${version}.js`);
  expect(readFileSync(join(current, 'headers.conf'), 'utf8')).toBe(headersOf(version));
  expect(JSON.parse(readFileSync(join(current, 'parts/facts.json'), 'utf8'))).toEqual({ version });
  expect(readFileSync(join(current, 'parts/prerender/main.js'), 'utf8')).toBe(version);
  return {
    version,
    page: (name: string): string | null => {
      const path = join(open, `${name}.html`);
      return existsSync(path) ? (/<p[^>]*>(.*)<\/p>/.exec(readFileSync(path, 'utf8'))?.[1] ?? '') : null;
    },
  };
}

/** The releases in a site folder. */
export const releasesIn = (site: string): readonly string[] => readdirSync(join(site, 'releases')).toSorted();
