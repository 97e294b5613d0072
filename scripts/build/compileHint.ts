import type { Plugin } from 'vite';

/** Has an effect only at the top of a file. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Tells V8 to compile every script of the pages whole, on another thread, while it arrives. Without the hint it compiles each
 * function on the page's own thread when it is first called (docs/performance.md has the difference). Chromium has known the
 * comment since 136; other browsers ignore it. Workers, which have a thread of their own, have none.
 * Source: https://v8.dev/blog/explicit-compile-hints
 */
export function compileHint(): Plugin {
  return {
    name: 'kanuka:compile-hint',
    apply: 'build',
    // Names of files depend on it, because a browser caches a file by its name.
    augmentChunkHash: () => COMPILE_HINT,
    generateBundle: {
      // Vite itself writes the list of a page's files in front of some scripts: the hint comes after that.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = COMPILE_HINT + file.code;
      },
    },
  };
}
