import { builtinEnvironments, type Environment } from 'vitest/runtime';

let isOpen = false;

/** A jsdom window that all test files of a process share. */
export default {
  name: 'one-window',
  viteEnvironment: 'client',
  async setup(global, options) {
    if (!isOpen) await builtinEnvironments.jsdom.setup(global, options);
    isOpen = true;
    return { teardown() {} };
  },
} satisfies Environment;
