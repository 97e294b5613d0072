import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Plugin, Rolldown } from 'vite';

type Package = { readonly name?: string; readonly version?: string; readonly license?: string };

/** The folder and description of the package that a module belongs to; null for the shop's own and for virtual modules. */
function packageOf(id: string): { readonly folder: string; readonly described: Package } | null {
  if (id.startsWith('\0') || !id.includes('/node_modules/')) return null;
  for (let folder = dirname(id); folder.includes('/node_modules/'); folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (!existsSync(file)) continue;
    const described = JSON.parse(readFileSync(file, 'utf8')) as Package;
    // Packages have further files of this name that only say how a folder is read.
    if (described.name !== undefined && described.version !== undefined) return { folder, described };
  }
  return null;
}

function textOf(folder: string): string {
  const name = readdirSync(folder).find((file) => /^(?:licen[cs]e|copying)/i.test(file));
  return name === undefined ? '' : `\n${readFileSync(join(folder, name), 'utf8').trim()}\n`;
}

/** The licences of the packages that these modules come from, each once, in the order of their names. */
export function licencesOf(modules: Iterable<string>): string {
  const sections = new Map<string, string>();
  for (const id of modules) {
    const found = packageOf(id);
    if (!found) continue;
    const { name = '', version = '', license } = found.described;
    const key = `${name} - ${version}`;
    if (!sections.has(key)) sections.set(key, `\n## ${key}${license ? ` (${license})` : ''}\n${textOf(found.folder)}`);
  }
  const sorted = [...sections].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, section]) => section);
  return `# Licences\n\nThe shop contains these packages:\n${sorted.join('')}`;
}

/**
 * Writes the licences of everything that a build contains as one file. Vite's own list (`build.license`) lacks what only
 * workers contain: each worker is a build of its own, which `ofWorkers` follows.
 */
export function licences(fileName: string): { readonly ofShop: () => Plugin; readonly ofWorkers: () => Plugin } {
  const modules = new Set<string>();
  const collect = (bundle: Rolldown.OutputBundle): void => {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') for (const id of file.moduleIds) modules.add(id);
  };
  return {
    ofShop: () => ({
      name: 'kanuka:licences',
      apply: 'build',
      generateBundle(_, bundle) {
        collect(bundle);
        this.emitFile({ type: 'asset', fileName, source: licencesOf(modules) });
      },
    }),
    ofWorkers: () => ({
      name: 'kanuka:licences-of-workers',
      apply: 'build',
      generateBundle(_, bundle) {
        collect(bundle);
      },
    }),
  };
}
