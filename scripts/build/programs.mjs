// The programs for Node beside the storefront, each in build/<name>/main.js. Run directly, this builds the embedded
// backend.
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { build } from 'vite';

import { commandLine } from './commandLine.mjs';
import { namedFolder, ownModules } from './ownFolder.mjs';

/** The embedded backend, and the prerender. */
const ENTRIES = { sandbox: 'sandbox/main.ts', prerender: 'src/prerender/main.ts' };
const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Builds one of them, below the working directory.
 * @param {keyof typeof ENTRIES} name
 * @param {string} [folder]
 */
export async function buildProgram(name, folder = `build/${name}`) {
  await build({
    root: PROJECT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // The prerender runs the storefront's own code, with every package inside; the backend's packages stay in
    // node_modules.
    ssr: name === 'prerender' ? { noExternal: true } : {},
    // The embedded backend does not use the shop's own folder.
    plugins: name === 'prerender' ? [ownModules(namedFolder())] : [],
    build: {
      ssr: ENTRIES[name],
      outDir: resolve(folder),
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      // Style sheets belong to the storefront: they are not needed here, and Tailwind's rules are unknown.
      cssMinify: false,
      // The same picture names as in the storefront's own build.
      assetsInlineLimit: 0,
      rolldownOptions: {
        // How long a plugin took is no warning: it depends on the machine, not on the build.
        checks: { moduleLevelDirective: false, bundlerTimings: false },
        output: { entryFileNames: 'main.js' },
      },
    },
  });
}

/**
 * The embedded backend of the last build.
 * @param {string} [folder]
 * @returns {Promise<typeof import('../../sandbox/main.ts')>}
 */
export const builtBackend = (folder = 'build/sandbox') => import(pathToFileURL(`${folder}/main.js`).href);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  commandLine('npm run build:sandbox', {});
  await buildProgram('sandbox');
}
