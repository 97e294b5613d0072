import { readFileSync } from 'node:fs';

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What a file asks for in its first line; '' for the project's own. */
const environmentOf = ({ moduleId }: TestSpecification): string =>
  /^\/\/ @vitest-environment (\w+)/.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? '';

/** Files of one environment run one after another: the process of the one before is kept for the next, if both need the same. */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own, which makes a list of its own
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => environmentOf(a).localeCompare(environmentOf(b)));
  }
}
