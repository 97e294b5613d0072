// @vitest-environment node
import { expect, test } from 'vitest';
import { aSandbox, get, post } from './support.ts';

test('a body over 100 kB is a page with status 413; just under it is read', async () => {
  const sandbox = aSandbox();
  const logIn = (bytes: number) => {
    const around = JSON.stringify({ email: '' }).length;
    return post(sandbox, '/api/user/login', { email: 'x'.repeat(bytes - around) });
  };
  expect(await logIn(102_401)).toMatchObject({ status: 413, text: expect.stringContaining('entity too large') });
  expect((await logIn(102_400)).json['message']).toBe("User doesn't exists");
});

test('control routes exist only when they are enabled', async () => {
  expect((await get(aSandbox(), '/__sandbox/log')).status).toBe(404);
  expect((await get(aSandbox({ controls: true }), '/__sandbox/log')).status).toBe(200);
});
