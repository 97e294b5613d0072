import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type ResolveModulePreloadDependenciesFn } from 'vite';

import { compileHint } from './scripts/build/compileHint.ts';
import { licences } from './scripts/build/licences.ts';
import { ownPublicFilesPlugin } from './scripts/build/ownPublicFilesPlugin.mjs';
import { isOwnModule, namedFolder, ownModules } from './scripts/build/ownFolder.mjs';
import { prefetchList } from './scripts/build/prefetchList.ts';
import { shopSettings } from './scripts/build/shopSettings.ts';
import { splashFirst } from './scripts/build/splashFirst.ts';

/** Storefronts that only tests visit: tests/.env.* says how they differ. */
const TEST_MODES = ['payments', 'otherOrigin'];

/** Code that several pages share because of one thing on them: a file each, for those pages alone. */
const PARTS: Readonly<Record<string, RegExp>> = {
  products:
    /src\/(?:components\/(?:Product(?:Card|Grid)|OwnPicture)|features\/(?:catalogue\/StaleNotice|ownPhoto\/OwnPhotoChip)|lib\/inAppBrowser)\.tsx?$/,
  designs:
    /src\/(?:shop\/designs\/useDesigns|domain\/(?:design\/(?:design|designIndex|designText|layouts)|product\/sizeText|order\/deliveryWindow)|content\/(?:personaliseMessages|en\/personalise)|lib\/hooks\/use(?:Modal|NavigationIntent))\.tsx?$/,
  designing:
    /src\/(?:components\/PrintSharpness|config\/shopPrints|features\/personalise\/(?:IncompleteDesign|usePersonaliseDialog))\.tsx?$/,
  notices: /src\/features\/personalise\/UnreadableDesigns\.tsx$/,
  // Shown beside the orders' messages, and on home.
  ways: /src\/content\/en\/ways\.ts$/,
  orders: /src\/(?:content\/(?:checkoutMessages|en\/(?:cart|checkout|orders))|domain\/order\/itemsText)\.ts$/,
  fields: /src\/ui\/Field\.tsx?$/,
  addresses: /src\/(?:domain\/address\/addressChecks|ui\/ErrorSummary)\.tsx?$/,
};

/** A file's path below the project: the folder it is checked out into may be called 'src' as well. */
const ownPath = (id: string): string => id.replace(import.meta.dirname, '');

/** Code of any kind that four screens share; what only few open is loaded with the first page that uses it. */
const isShared = (id: string): boolean =>
  /src\/(?!content|photo|config\/shopPrints|domain\/(?:address\/indianStates|design|image)|features\/personalise|lib\/hooks\/usePlayback|shop\/designs|ui\/ListError)/.test(
    ownPath(id),
  ) && !Object.values(PARTS).some((part) => part.test(id));

/** React Router's exports name its development build only, which warns; the package has the other one beside it. */
const ROUTER = `${import.meta.dirname}/node_modules/react-router/dist/production/index.mjs`;

/** Files of every first page. */
const LOADED_FIRST = /\/(?:base|react|rolldown-runtime|storefront)-[\w-]+\.js$/;

/** The files that a later part loads in parallel with its own: those of the first page are here. */
const withoutLoaded: ResolveModulePreloadDependenciesFn = (_, files, { hostType }) =>
  hostType === 'html' ? files : files.filter((file) => !LOADED_FIRST.test(file));

export default defineConfig(async ({ command, mode }) => {
  // An owner's own .env does not affect them.
  const envDir = TEST_MODES.includes(mode) ? 'tests' : '.';
  const own = namedFolder(mode, envDir);
  // The licence texts of everything bundled are part of the build.
  const { ofShop, ofWorkers } = licences('licences.md');
  return {
    envDir,
    resolve: { alias: command === 'build' ? [{ find: /^react-router$/, replacement: ROUTER }] : [] },
    plugins: [
      tailwindcss(),
      ownModules(own),
      ownPublicFilesPlugin(own),
      shopSettings(own),
      splashFirst(),
      prefetchList(),
      compileHint(),
      ofShop(),
      // Only the development server contains the embedded backend; it is never bundled.
      ...(command === 'serve' ? [(await import('./scripts/build/devBackend.ts')).devBackend()] : []),
    ],
    // The photo worker loads what few need with the first use.
    worker: { format: 'es' as const, plugins: () => [ofWorkers()] },
    build: {
      target: ['chrome111', 'safari16.4', 'firefox128'],
      assetsInlineLimit: 0,
      sourcemap: false,
      modulePreload: {
        // Every browser of the target supports it.
        polyfill: false,
        resolveDependencies: withoutLoaded,
      },
      // Which files each page needs: the prerender reads this manifest and removes it.
      manifest: mode === 'production',
      rolldownOptions: {
        // Libraries mark their files 'use client' for server components; there are none here.
        checks: { moduleLevelDirective: false, bundlerTimings: false },
        output: {
          // Few files, because over HTTP/1.1 only six load in parallel.
          codeSplitting: {
            groups: [
              {
                name: 'base',
                priority: 2,
                test: /src\/(?:config\/(?:constants|settings|readSettings|paths|routes)|content\/(?:messages|commonMessages|categoryLabel)|domain\/(?:address\/address|cart\/cart|text\/langAttribute)|lib\/(?:cx|isOffline|storage|hooks\/(?:useHydrated|useOnScreen|useRemote|useTimeout))|ui\/ErrorBoundary|seo\/shopData|api\/errors)\.tsx?$/,
              },
              {
                name: 'storefront',
                priority: 1,
                tags: ['$initial' as const],
                test: (id: string) => /src\/(?!main)/.test(ownPath(id)) || isOwnModule(id, own),
              },
              { name: 'shared', priority: 0.5, test: isShared, minShareCount: 4 },
              ...Object.entries(PARTS).map(([name, test]) => ({ name, test, priority: 0 })),
              { name: 'swiper', priority: 3, test: /node_modules\/swiper\// },
              { name: 'react', priority: 3, test: /node_modules\/(?:react|react-dom|scheduler)\// },
            ],
          },
        },
      },
    },
    server: { port: 5173, strictPort: true },
  };
});
