// The programs for Node beside the storefront, each in build/<name>/main.js. Run by itself: builds the embedded backend.
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { build } from 'vite';

import { commandLine } from './commandLine.mjs';
import { namedFolder, ownModules } from './ownFolder.mjs';

/** The embedded backend, and the program that writes the storefront's pages. */
const ENTRIES = { sandbox: 'sandbox/main.ts', prerender: 'src/prerender/main.ts' };
const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Builds one of them, below the folder that the command runs in.
 * @param {keyof typeof ENTRIES} name
 * @param {string} [folder]
 */
export async function buildProgram(name, folder = `build/${name}`) {
  await build({
    root: PROJECT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // The writer runs the storefront's own code, with every package inside; the backend's packages stay in node_modules.
    ssr: name === 'prerender' ? { noExternal: true } : {},
    // Of the shop's own the embedded backend knows nothing.
    plugins: name === 'prerender' ? [ownModules(namedFolder())] : [],
    build: {
      ssr: ENTRIES[name],
      outDir: resolve(folder),
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      // Style sheets are the storefront's: here nobody reads them, nor knows Tailwind's rules.
      cssMinify: false,
      // The same names for pictures as in the storefront's own build.
      assetsInlineLimit: 0,
      rolldownOptions: {
        checks: { moduleLevelDirective: false },
        output: { entryFileNames: 'main.js' },
      },
    },
  });
}

/**
 * The embedded backend as it was built last.
 * @param {string} [folder]
 * @returns {Promise<typeof import('../../sandbox/main.ts')>}
 */
export const builtBackend = (folder = 'build/sandbox') => import(pathToFileURL(`${folder}/main.js`).href);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  commandLine('npm run build:sandbox', {});
  await buildProgram('sandbox');
}
