import { readFileSync } from 'node:fs';

import { BaseSequencer, type TestSpecification } from 'vitest/node';

const IS_NODE = /^\/\/ @vitest-environment node/;

/** Files of one environment run one after another: the process of the one before is kept for the next, if both need the same. */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isNode = ({ moduleId }: TestSpecification): boolean => IS_NODE.test(readFileSync(moduleId, 'utf8'));
    return [...sorted.filter((file) => !isNode(file)), ...sorted.filter(isNode)];
  }
}
