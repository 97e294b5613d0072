import { defineConfig } from 'vitest/config';
import type { Reporter } from 'vitest/node';

/** A test file that cannot be loaded fails no test: without this check it would count as one that detected nothing. */
const loading: Reporter = {
  onTestModuleEnd(module) {
    if (module.children.size > 0) return;
    for (const error of module.errors()) module.project.vitest.state.catchError(error, 'Unhandled Error');
  },
};

/**
 * The tests that mutants are tried on: pure ones of the mutated part, with few examples for each property. Histories of
 * the cart and of orders, and whole screens would find more mutants, but thousands of times over they take too long.
 */
export default defineConfig({
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:4173/' } },
    include: (process.env['MUTATION_TESTS'] ?? 'tests/unit/**/*.test.*').split(','),
    exclude: ['tests/unit/shop/{cart,orders}/{model,orderModel}.test.ts'],
    env: { FC_RUNS: '25', TIMEOUT_MS: '3000' },
    // Rules need no page around them, and loading one takes longer than trying them.
    setupFiles: [
      'tests/support/repeatable.ts',
      ...(process.env['MUTATION_SETUP'] === 'none' ? [] : ['tests/support/setup.ts']),
    ],
    reporters: ['default', loading],
    restoreMocks: true,
    css: false,
    // Files of one run share a thread and what they have loaded: starting one for each takes longer than most tests.
    pool: 'threads',
    isolate: false,
    testTimeout: 10_000,
  },
});
