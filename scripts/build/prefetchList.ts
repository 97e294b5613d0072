import { posix } from 'node:path';

import type { Plugin, Rolldown } from 'vite';

import { OTHER_LANGUAGES } from '../../src/config/languages.ts';

/** Screens on the way to an order, in the order in which a shopper opens them: modules below Vite's root. */
const SCREENS = [
  'src/pages/ProductPage.tsx',
  'src/features/product/Zoom.tsx',
  'src/features/product/SizeSheet.tsx',
  'src/pages/CartPage.tsx',
  'src/pages/PlaceOrderPage.tsx',
  'src/features/personalise/PersonaliseDialog.tsx',
  // Loaded with the dialog, to save what is made there.
  'src/shop/designs/designActions.ts',
];

type Chunk = Rolldown.OutputChunk;
type Chunks = ReadonlyMap<string, Chunk>;

/** Chunks and all their static imports, each after its importer. */
function withImports(chunks: Chunks, some: readonly Chunk[]): readonly Chunk[] {
  const all = new Set(some);
  // Iterating over a set includes items that are added during the loop.
  for (const { imports } of all)
    for (const name of imports) {
      const chunk = chunks.get(name);
      if (chunk) all.add(chunk);
    }
  return [...all];
}

const filesOf = (chunks: readonly Chunk[]): readonly string[] =>
  chunks.flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);

/** True for the messages or texts of one language, the shop's own included. */
const isInLanguage = ({ moduleIds }: Chunk, language: string): boolean =>
  moduleIds.some((id) => new RegExp(`[/:]${language}/[^/]+$`).test(id));

/** Files that screens need in addition to those of every page, and what they import on demand by language. */
function filesBeyond(chunks: Chunks, loaded: readonly Chunk[], screens: readonly Chunk[]) {
  const known = new Set(filesOf(loaded));
  const added = screens.flatMap((screen) => withImports(chunks, [screen])).filter((chunk) => !loaded.includes(chunk));
  const onDemand = added.flatMap(({ dynamicImports }) => dynamicImports.flatMap((name) => chunks.get(name) ?? []));
  const unknown = (some: readonly Chunk[]): readonly string[] => [
    ...new Set(filesOf(some).filter((file) => !known.has(file))),
  ];
  const messages = OTHER_LANGUAGES.map(
    (language) => [language, unknown(onDemand.filter((chunk) => isInLanguage(chunk, language)))] as const,
  );
  return { files: unknown(added), messages };
}

/**
 * Writes the list of files that src/boot/prefetchRoutes.ts fetches, as names relative to the list. It has the entry's
 * name with the extension `.json`: that name changes with every script and style sheet of the build, so the list can be
 * cached for ever, and an open page never reads the list of another release. The build fails if one of the screens has no
 * chunk of its own.
 */
export function prefetchList(): Plugin {
  let root = '';
  return {
    name: 'kanuka:prefetch-list',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    generateBundle: {
      // Earlier, chunks that contain only style sheets are still among them.
      order: 'post',
      handler(_, bundle) {
        const all = Object.values(bundle).filter((file) => file.type === 'chunk');
        const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]));
        const entries = all.filter(({ isEntry }) => isEntry);
        const entry = entries.find(({ name }) => name === 'index') ?? this.error('There is no entry named index.');
        const loaded = withImports(chunks, entries);
        const wanted = SCREENS.map(
          (screen) =>
            all.find((chunk) => chunk.moduleIds.includes(posix.join(root, screen)) && !loaded.includes(chunk)) ??
            this.error(`scripts/build/prefetchList.ts: ${screen} has no chunk of its own.`),
        );
        const { files, messages } = filesBeyond(chunks, loaded, wanted);
        const fileName = entry.fileName.replace(/\.js$/, '.json');
        const fromList = (file: string): string => posix.relative(posix.dirname(fileName), file);
        const list = {
          files: files.map(fromList),
          messages: Object.fromEntries(messages.map(([language, some]) => [language, some.map(fromList)])),
        };
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(list) });
      },
    },
  };
}
