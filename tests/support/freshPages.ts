import { build } from 'vite';

import type * as orderPage from './orderPage.ts';

/** The modules of a page, as tests/support/orderPage.ts exports them. */
export type PageParts = typeof orderPage;

/** Each call evaluates the shop's modules again, as a reload does, so that module state belongs to one page. */
export async function freshPages(): Promise<() => PageParts> {
  const built = await build({
    configFile: false,
    envFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rollupOptions: {
        input: 'tests/support/orderPage.ts',
        preserveEntrySignatures: 'strict',
        output: { format: 'iife', name: 'page', exports: 'named' },
      },
    },
  });
  const [file] = [built].flat().flatMap((made) => ('output' in made ? made.output : []));
  if (file?.type !== 'chunk') throw new Error('The shop’s program was not built');
  // oxlint-disable-next-line no-implied-eval -- the shop's own program, run once for each page
  const run = new Function(`${file.code}; return page;`) as () => PageParts;
  return run;
}
