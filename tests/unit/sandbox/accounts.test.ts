// @vitest-environment node
import { expect, test } from 'vitest';
import { aSandbox, aToken, post } from './support.ts';

test('a token expires after seven days', async () => {
  let now = Date.UTC(2026, 10, 21);
  const sandbox = aSandbox({ now: () => now });
  const token = await aToken(sandbox);
  now += 7 * 24 * 60 * 60_000 - 2000;
  expect((await post(sandbox, '/api/order/userorders', {}, token)).json).toEqual({ success: true, orders: [] });
  now += 3000;
  expect((await post(sandbox, '/api/order/userorders', {}, token)).json).toEqual({
    success: false,
    message: 'jwt expired',
  });
});
