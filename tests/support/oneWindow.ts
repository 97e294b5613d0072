import { builtinEnvironments, type Environment } from 'vitest/runtime';

let isOpen = false;

/** One window for all test files of a process. */
export default {
  name: 'one-window',
  viteEnvironment: 'client',
  async setup(global, options) {
    if (!isOpen) await builtinEnvironments.jsdom.setup(global, options);
    isOpen = true;
    return { teardown() {} };
  },
} satisfies Environment;
