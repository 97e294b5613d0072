import { defineConfig } from 'vite';

/** The program that writes the storefront's pages (src/prerender), with every package inside. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/prerender/main.ts',
    outDir: 'build/prerender',
    target: 'node20',
    minify: false,
    // The same names for pictures as in the storefront's own build.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { moduleLevelDirective: false },
      output: { entryFileNames: 'main.js' },
    },
  },
});
