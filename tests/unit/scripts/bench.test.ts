// @vitest-environment node
import { expect, test } from 'vitest';

import { blockedAfter } from '../../../scripts/bench/blocking.mjs';

test.each([
  { from: 900, blocked: 150 },
  { from: 1000, blocked: 150 },
  // The first 50 ms do not count as blocking, on either side of the moment.
  { from: 1040, blocked: 150 },
  { from: 1050, blocked: 150 },
  { from: 1080, blocked: 120 },
  { from: 1199, blocked: 1 },
  { from: 1200, blocked: 0 },
  { from: 1300, blocked: 0 },
])('a task from 1000 to 1200 ms blocks for $blocked ms after $from', ({ from, blocked }) => {
  expect(blockedAfter([{ start: 1000, ms: 200 }], from)).toBe(blocked);
});
