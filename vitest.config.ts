import { availableParallelism } from 'node:os';

import { defineConfig } from 'vitest/config';
import type { TestUserConfig } from 'vitest/node';

import { ByEnvironment } from './tests/support/byEnvironment.ts';

const test: TestUserConfig = {
  // What runs unless `--project` names another: the others need builds, and programs besides Node.
  project: 'shop',
  sequence: { sequencer: ByEnvironment },
  projects: [
    {
      test: {
        name: 'shop',
        include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/screens/**/*.test.{ts,tsx}'],
        // Files share a process and its window, for to start one takes longer than most files do; setup.ts clears up.
        isolate: false,
        environment: './tests/support/oneWindow.ts',
        environmentOptions: { jsdom: { url: 'http://localhost:4173/' } },
        setupFiles: ['tests/support/setup.ts'],
        // They look at the browser as they load, or remember what they showed: each file loads its own.
        server: { deps: { inline: [/@emailjs\/browser/, /react-toastify/] } },
        restoreMocks: true,
        // A busy machine needs longer than the default; `npm run test:deep` looks at each property for minutes.
        testTimeout: process.env['FC_RUNS'] ? 7_200_000 : 60_000,
        css: false,
        // Processes: the sandbox's database is a native addon, and one that crashes in a thread ends the whole run.
        pool: 'forks',
        // The default leaves one processor idle, which is half of a machine with two.
        maxWorkers: availableParallelism(),
      },
    },
    {
      // What servers answer that are set up by deploy/, on the build that `npm test` made last, and the programs that write pages.
      test: {
        name: 'servers',
        environment: 'node',
        include: ['tests/deploy/**/*.test.ts'],
        pool: 'threads',
        // As many as for Firefox, which runs beside them.
        maxWorkers: 2,
        testTimeout: 20_000,
        hookTimeout: 20_000,
      },
    },
    {
      // The most important paths in WebKitGTK, which is Safari's engine, on the builds that `npm test` made last.
      test: {
        name: 'webkit',
        environment: 'node',
        include: ['tests/webkit/**/*.test.ts'],
        pool: 'threads',
        maxWorkers: 1,
        testTimeout: 120_000,
        hookTimeout: 60_000,
      },
    },
    {
      // The most important paths in Firefox, on the builds that `npm test` made last.
      test: {
        name: 'firefox',
        environment: 'node',
        include: ['tests/firefox/**/*.test.ts'],
        pool: 'threads',
        maxWorkers: 2,
        testTimeout: 60_000,
        hookTimeout: 60_000,
      },
    },
  ],
};

export default defineConfig({ test });
