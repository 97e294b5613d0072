// @vitest-environment node
import { expect, test } from 'vitest';

import { designQuota } from '#domain/design/storageQuota.ts';

const MB = 1_000_000;

test.each([
  ['a quarter of a large quota', { quota: 4000 * MB, usage: 0 }, 0, 1000 * MB],
  ['at least 60 MB of a small one', { quota: 100 * MB, usage: 0 }, 0, 60 * MB],
  ['never more than what is free beside its own', { quota: 100 * MB, usage: 90 * MB }, 5 * MB, 15 * MB],
  ['nothing more where the device is full', { quota: 100 * MB, usage: 120 * MB }, 5 * MB, 5 * MB],
])('designs may take %s', (_, estimate, own, room) => {
  expect(designQuota(estimate, own)).toBe(room);
});
