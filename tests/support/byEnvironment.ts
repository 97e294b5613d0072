import { readFileSync } from 'node:fs';

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The environment in the file's first line; '' for the project's default. */
const environmentOf = ({ moduleId }: TestSpecification): string =>
  /^\/\/ @vitest-environment (\w+)/.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? '';

/** Runs files of one environment in a row, since vitest reuses a process for the next file of the same environment. */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the method of the sequencer, which returns a new list
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => environmentOf(a).localeCompare(environmentOf(b)));
  }
}
