import { availableParallelism } from 'node:os';

import { defineConfig } from 'vitest/config';
import type { TestUserConfig } from 'vitest/node';

import { ByEnvironment } from './tests/support/byEnvironment.ts';

const test: TestUserConfig = {
  // Runs unless `--project` names another: the others need builds, and programs besides Node.
  project: 'shop',
  sequence: { sequencer: ByEnvironment },
  projects: [
    {
      test: {
        name: 'shop',
        include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/screens/**/*.test.{ts,tsx}'],
        // Files share a process and its window, because starting one takes longer than most files do; setup.ts cleans
        // up.
        isolate: false,
        environment: './tests/support/oneWindow.ts',
        environmentOptions: { jsdom: { url: 'http://localhost:4173/' } },
        setupFiles: ['tests/support/setup.ts'],
        // They read the browser while they load, or remember state: each file loads its own.
        server: { deps: { inline: [/@emailjs\/browser/, /react-toastify/] } },
        restoreMocks: true,
        // A busy machine needs longer than the default; `npm run test:deep` runs each property for minutes.
        testTimeout: process.env['FC_RUNS'] ? 7_200_000 : 60_000,
        css: false,
        // Processes: the sandbox's database is a native addon, and a crash in a thread ends the whole run.
        pool: 'forks',
        // The default leaves one processor idle, which is half of a machine with two.
        maxWorkers: availableParallelism(),
      },
    },
    {
      // Answers of servers that are configured by deploy/, with the last build of `npm test`, and the programs that
      // write pages.
      test: {
        name: 'servers',
        environment: 'node',
        include: ['tests/deploy/**/*.test.ts'],
        pool: 'threads',
        // The same number as for Firefox, which runs in parallel.
        maxWorkers: 2,
        testTimeout: 20_000,
        hookTimeout: 20_000,
      },
    },
    {
      // The most important paths in WebKitGTK, which is Safari's engine, on the last builds of `npm test`.
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
      // The most important paths in Firefox, on the last builds of `npm test`.
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
