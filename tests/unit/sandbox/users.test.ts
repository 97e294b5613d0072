// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { aSandbox, aToken, post } from './support.ts';

const ASHA = { name: 'Asha', email: 'Asha@kanuka.example', password: 'long-enough' };
const DAY_MS = 24 * 60 * 60 * 1000;

describe('an account', () => {
  test.each([
    ['the same address again', ASHA, 'User already exists'],
    ['an address that is none', { ...ASHA, email: 'asha@' }, 'Please enter a valid email'],
    ['a short password', { ...ASHA, email: 'b@kanuka.example', password: '1234567' }, 'Please enter a strong password'],
    ['nothing at all', {}, 'Expected a string but received a undefined'],
  ])('is refused for %s', async (_, body, message) => {
    const sandbox = aSandbox();
    await post(sandbox, '/api/user/register', ASHA);
    const answer = await post(sandbox, '/api/user/register', body);
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ success: false, message });
  });

  test.each([
    ['an unknown address', { email: 'nobody@kanuka.example', password: 'long-enough' }, "User doesn't exists"],
    ['the address in another case', { email: 'asha@kanuka.example', password: 'long-enough' }, "User doesn't exists"],
    ['a wrong password', { email: ASHA.email, password: 'wrong-password' }, 'Invalid credentials'],
    ['a query for an address', { email: { $ne: null }, password: 'x' }, "User doesn't exists"],
  ])('stays closed for %s', async (_, body, message) => {
    const sandbox = aSandbox();
    await post(sandbox, '/api/user/register', ASHA);
    expect((await post(sandbox, '/api/user/login', body)).json).toEqual({ success: false, message });
  });

  test('keeps its password as a salted hash only', async () => {
    const sandbox = aSandbox();
    await post(sandbox, '/api/user/register', ASHA);
    const stored = sandbox.controls.store.users.byEmail(ASHA.email)?.password ?? '';
    expect(stored).toMatch(/^scrypt\$\d+\$[0-9a-f]{32}\$[0-9a-f]{64}$/);
  });
});

describe('a token', () => {
  const orders = '/api/order/userorders';

  test('is required by every call about carts and orders', async () => {
    const sandbox = aSandbox();
    const calls = [
      'cart/get',
      'cart/add',
      'cart/update',
      'order/place',
      'order/stripe',
      'order/razorpay',
      'order/verifyStripe',
      'order/verifyRazorpay',
      'order/userorders',
    ];
    for (const call of calls) {
      const answer = await post(sandbox, `/api/${call}`);
      expect(answer.status, call).toBe(200);
      expect(answer.json, call).toEqual({ success: false, message: 'Not Authorized Login Again' });
    }
  });

  test('that is malformed, or signed with another key, is refused with its message', async () => {
    const sandbox = aSandbox();
    const foreign = await aToken(aSandbox());
    const [header = ''] = foreign.split('.');
    expect((await post(sandbox, orders, {}, 'garbage')).json['message']).toBe('jwt malformed');
    expect((await post(sandbox, orders, {}, `${header}.a.b.c`)).json['message']).toBe('jwt malformed');
    expect((await post(sandbox, orders, {}, foreign)).json['message']).toBe('invalid signature');
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
    expect((await post(sandbox, orders, {}, `${unsigned}.e30.x`)).json['message']).toBe('invalid algorithm');
  });

  test('expires after seven days', async () => {
    let now = Date.UTC(2026, 10, 21);
    const sandbox = aSandbox({ now: () => now });
    const token = await aToken(sandbox);
    now += 7 * DAY_MS - 2000;
    expect((await post(sandbox, orders, {}, token)).json).toEqual({ success: true, orders: [] });
    now += 3000;
    expect((await post(sandbox, orders, {}, token)).json).toEqual({ success: false, message: 'jwt expired' });
  });
});
