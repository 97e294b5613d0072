// @vitest-environment node
import type { Sandbox } from '#sandbox/app.ts';
import { describe, expect, test } from 'vitest';
import { ORIGIN, aSandbox } from './support.ts';

const DEMO = { email: 'demo@kanuka.example', password: 'kanuka-demo-1' };
const WRONG = { ...DEMO, password: 'wrong-password' };

function logIn(sandbox: Sandbox, account: object, address = 'one'): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  const request = new Request(`${ORIGIN}/api/user/login`, { method: 'POST', headers, body: JSON.stringify(account) });
  return sandbox.fetch(request, address);
}

describe('guessing passwords', () => {
  test('is blocked after ten wrong ones for an account, from any IP address, for 15 minutes', async () => {
    let now = Date.UTC(2026, 10, 21);
    const sandbox = aSandbox({ now: () => now });
    for (let n = 0; n < 10; n += 1) {
      const wrong = await logIn(sandbox, WRONG, `address ${n}`);
      expect(await wrong.json()).toEqual({ success: false, message: 'Invalid credentials' });
    }
    now += 5 * 60 * 1000;
    const refused = await logIn(sandbox, DEMO, 'another');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
    expect(await refused.text()).toBe('Too many requests from this IP, please try again later.');
    now += 10 * 60 * 1000;
    expect((await logIn(sandbox, DEMO)).status).toBe(200);
  });

  test('never blocks a shopper with the right password', async () => {
    const sandbox = aSandbox();
    for (let n = 0; n < 15; n += 1) {
      for (let typo = 0; typo < 5; typo += 1) expect((await logIn(sandbox, WRONG)).status).toBe(200);
      expect(await (await logIn(sandbox, DEMO)).json()).toMatchObject({ success: true });
    }
  });
});
