// @vitest-environment node
import { expect, test } from 'vitest';
import { aLine, aSandbox, aToken, anOrder, post } from './support.ts';

/** The older backend with a registered shopper: its faults are what the shop's own tests run against. */
async function olderBackend() {
  let now = Date.UTC(2026, 0, 1);
  const sandbox = aSandbox({ generationA: true, now: () => now });
  const token = await aToken(sandbox);
  const call = async (path: string, body: unknown, as = token) => (await post(sandbox, `/api${path}`, body, as)).json;
  return { sandbox, call, orders: sandbox.controls.store.orders, pass: (ms: number) => void (now += ms) };
}

test('generation A lets one address call a hundred times in a quarter of an hour, whatever a proxy forwards', async () => {
  const { sandbox, pass } = await olderBackend();
  const call = (address: string, n = 0) => {
    const headers = { 'X-Forwarded-For': `10.0.0.${n}` };
    return sandbox.fetch(new Request('http://localhost/api/nowhere', { headers }), address);
  };
  for (let n = 0; n < 100; n += 1) expect((await call('1.1.1.1', n)).status).toBe(404);
  pass(60_000);
  const refused = await call('1.1.1.1');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '840']);
  expect((await call('2.2.2.2')).status).toBe(404);
  pass(14 * 60_000);
  expect((await call('1.1.1.1')).status).toBe(404);
});

test('generation A stores any amount and items, and UPI as cash', async () => {
  const { call, orders } = await olderBackend();
  await call('/order/place', anOrder({ items: [], amount: 1, payment_method: 'upi' }));
  expect(orders.all()).toMatchObject([{ amount: 1, items: [], paymentMethod: 'COD', payment: false }]);
});

test.each([
  ['/order/razorpay', 1.1, { statusCode: 400, error: { description: 'The amount must be an integer.' } }],
  ['/order/stripe', 19.99, 'Invalid integer: 1998.9999999999998'],
])('generation A refuses at %s an amount of ₹%d after it has stored the order', async (path, amount, message) => {
  const { call, orders } = await olderBackend();
  for (const stored of [1, 2]) {
    const answer = await call(path, anOrder({ items: [{ ...aLine(1), price: amount }], amount }));
    expect(answer).toMatchObject({ success: false, message });
    expect(orders.all()).toHaveLength(stored);
  }
});

test('a card order of generation A is paid for the text "true" of any account, and deleted for anything else', async () => {
  const { sandbox, call, orders } = await olderBackend();
  const other = await aToken(sandbox);
  const { session_url: url } = await call('/order/stripe', anOrder());
  const orderId = String(url).split('/').at(-1) ?? '';
  const verify = (success: unknown) => call('/order/verifyStripe', { success, orderId }, other);
  expect(await verify('true')).toEqual({ success: true });
  expect(orders.byId(orderId)?.payment).toBe(true);
  expect(await verify(true)).toEqual({ success: false });
  expect(orders.byId(orderId)).toBeUndefined();
});
