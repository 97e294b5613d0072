// @vitest-environment node
import { expect, test } from 'vitest';

import { compileHint } from '../../../scripts/build/compileHint.ts';

test('a changed hint changes the names of scripts, which browsers keep for ever', () => {
  expect(compileHint()).toHaveProperty('augmentChunkHash');
});
