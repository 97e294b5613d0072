import type { Plugin } from 'vite';

/** Counts only in front of everything else in a file. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Tells V8 to compile every script whole, on another thread, while it arrives. Without the hint it compiles each function on
 * the page's own thread when it is first called, and a page calls most of what it loads within its first second
 * (docs/performance.md). Chromium knows the comment since 136; other browsers ignore it.
 * Source: https://v8.dev/blog/explicit-compile-hints
 */
export function compileHint(): Plugin {
  return {
    name: 'kanuka:compile-hint',
    apply: 'build',
    generateBundle: {
      // Earlier, Vite still writes its list of files in front of some scripts.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = COMPILE_HINT + file.code;
      },
    },
  };
}
