import { defineConfig } from 'vitest/config';
import type { Reporter } from 'vitest/node';

/** A test file that cannot be loaded fails no test: without this check it would count as one that detected nothing. */
const loading: Reporter = {
  onTestModuleEnd(module) {
    if (module.children.size > 0) return;
    for (const error of module.errors()) module.project.vitest.state.catchError(error, 'Unhandled Error');
  },
};

/** The tests that mutants are tried on (mutation.mjs names them), with few examples for each property. */
export default defineConfig({
  // Stryker works in a copy of the project whose packages are a link to the original's: the fonts lie outside of the copy.
  server: { fs: { strict: false } },
  test: {
    environment: './tests/support/oneWindow.ts',
    environmentOptions: { jsdom: { url: 'http://localhost:4173/' } },
    include: [process.env['MUTATION_TESTS'] ?? 'tests/unit/**/*.test.*'],
    // A wait also moves a stopped clock, by its timeout at most: past the 3 seconds before a UPI order is sent.
    env: { FC_RUNS: '25', TIMEOUT_MS: '4000' },
    // Rules need no page around them, and loading one takes longer than trying them.
    setupFiles: [
      'tests/support/repeatable.ts',
      ...(process.env['MUTATION_SETUP'] === 'none' ? [] : ['tests/support/setup.ts']),
    ],
    reporters: ['default', loading],
    restoreMocks: true,
    // They read the browser while they load, or remember state: each file loads its own.
    server: { deps: { inline: [/@emailjs\/browser/, /react-toastify/] } },
    css: false,
    // Files of one run share a thread and what they have loaded: starting one for each takes longer than most tests.
    pool: 'threads',
    isolate: false,
    testTimeout: 10_000,
  },
});
