// The shop's own folder in a build of the storefront, and in the development server.
import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { ownFiles, ownFilesReport } from './ownFilesReport.mjs';
import { ownersError, ownFile, ownPublicFiles, PROJECT } from './ownFolder.mjs';
import { ownProblems } from './ownProblems.mjs';

/**
 * Adds the shop's own logo and public files to the storefront or its development server, beside ownModules. Reports
 * which files are still the demo's, and fails if the named folder has mistakes.
 * @param {string | null} folder
 * @returns {import('vite').Plugin}
 */
export function ownPublicFilesPlugin(folder) {
  let isBuild = true;
  return {
    name: 'kanuka:own-content',
    config: () => ({
      resolve: {
        // Style sheets do not ask plugins for a picture's path.
        alias: ['mark.svg', 'mark-on-dark.svg'].map((name) => ({
          find: new RegExp(String.raw`^.*/shop/${name.replace('.', String.raw`\.`)}$`),
          replacement: ownFile(name, folder) ?? '',
        })),
      },
      server: { fs: { allow: [PROJECT, ...(folder ? [folder] : [])] } },
    }),
    async configResolved({ command }) {
      isBuild = command === 'build';
      if (folder === null) return;
      const problems = await ownProblems(folder);
      console.log(ownFilesReport(folder, ownFiles(folder)).join('\n'));
      if (problems.length === 0) return;
      throw ownersError(
        [`${folder} has mistakes (docs/own-folder.md):`, ...problems.map((one) => `  ${one}`)].join('\n'),
      );
    },
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        const asked = (request.url ?? '').replace(/[?#].*/, '');
        const found = [...ownPublicFiles(folder)].find(([name]) => `/${encodeURI(name)}` === asked);
        if (found) request.url = `/@fs/${encodeURI(found[1].replace(/^\//, ''))}`;
        next();
      });
    },
    async writeBundle({ dir = 'dist' }) {
      if (!isBuild) return;
      for (const [name, path] of ownPublicFiles(folder)) {
        const target = join(dir, name);
        await mkdir(dirname(target), { recursive: true });
        await cp(path, target, { dereference: true });
      }
    },
  };
}
