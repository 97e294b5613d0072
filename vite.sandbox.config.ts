import { defineConfig } from 'vite';

/** The embedded backend as one program for Node; its packages stay in node_modules. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'sandbox/main.ts',
    outDir: 'build/sandbox',
    target: 'node20',
    minify: false,
    rollupOptions: { output: { entryFileNames: 'main.js' } },
  },
});
