// @vitest-environment node
import { expect, test } from 'vitest';
import { ORIGIN, aSandbox, aToken, post } from './support.ts';

const ASHA = { name: 'Asha', email: 'Asha@kanuka.example', password: 'long-enough' };
const ORDERS = '/api/order/userorders';

test('a password is stored as a salted hash only', async () => {
  const sandbox = aSandbox();
  await post(sandbox, '/api/user/register', ASHA);
  const stored = sandbox.controls.store.users.byEmail(ASHA.email)?.password ?? '';
  expect(stored).toMatch(/^scrypt\$\d+\$[0-9a-f]{32}\$[0-9a-f]{64}$/);
});

const PRIVATE = 'cart/get cart/add cart/update order/place order/stripe order/razorpay order/verifyStripe'.split(' ');

test.each([...PRIVATE, 'order/verifyRazorpay', 'order/userorders'])('the call %s needs a token', async (path) => {
  const { json } = await post(aSandbox(), `/api/${path}`);
  expect(json).toEqual({ success: false, message: 'Not Authorized Login Again' });
});

test('a token that is malformed, signed with another key or unsigned is refused', async () => {
  const sandbox = aSandbox();
  const foreign = await aToken(aSandbox());
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.x`;
  const refusals = { garbage: 'jwt malformed', [foreign]: 'invalid signature', [unsigned]: 'invalid algorithm' };
  for (const [token, message] of Object.entries(refusals))
    expect((await post(sandbox, ORDERS, {}, token)).json).toEqual({ success: false, message });
});

test('a token expires after seven days', async () => {
  let now = Date.UTC(2026, 10, 21);
  const sandbox = aSandbox({ now: () => now });
  const token = await aToken(sandbox);
  now += 7 * 24 * 60 * 60_000 - 2000;
  expect((await post(sandbox, ORDERS, {}, token)).json).toEqual({ success: true, orders: [] });
  now += 3000;
  expect((await post(sandbox, ORDERS, {}, token)).json).toEqual({ success: false, message: 'jwt expired' });
});

test('ten wrong passwords block an account from any address for 15 minutes; a right one starts the count again', async () => {
  let now = Date.UTC(2026, 10, 21);
  const sandbox = aSandbox({ now: () => now });
  const logIn = (password: string, address: string): Promise<Response> => {
    const body = JSON.stringify({ email: 'demo@kanuka.example', password });
    const headers = { 'Content-Type': 'application/json' };
    return sandbox.fetch(new Request(`${ORIGIN}/api/user/login`, { method: 'POST', headers, body }), address);
  };
  for (let n = 0; n < 9; n += 1) expect((await logIn('wrong-password', 'one')).status).toBe(200);
  expect(await (await logIn('kanuka-demo-1', 'one')).json()).toMatchObject({ success: true });
  for (let n = 0; n < 10; n += 1)
    expect(await (await logIn('wrong-password', `address ${n}`)).json()).toMatchObject({ success: false });
  now += 5 * 60_000;
  const refused = await logIn('kanuka-demo-1', 'another');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
  now += 10 * 60_000;
  expect((await logIn('kanuka-demo-1', 'one')).status).toBe(200);
});
