// @vitest-environment node
import { expect, test } from 'vitest';
import { aLine, aSandbox, aToken, anOrder, get, post, postForm } from './support.ts';

/** The older backend with a registered shopper: its faults are what the shop's own tests run against. */
async function olderBackend() {
  let now = Date.UTC(2026, 0, 1);
  const sandbox = aSandbox({ generationA: true, now: () => now });
  const token = await aToken(sandbox);
  const call = async (path: string, body: unknown, as = token) => (await post(sandbox, `/api${path}`, body, as)).json;
  const { controls } = sandbox;
  return { sandbox, token, call, controls, orders: controls.store.orders, pass: (ms: number) => void (now += ms) };
}

test('generation A gives tokens that never expire, and reads them from one header only', async () => {
  const { sandbox, token, call, pass } = await olderBackend();
  pass(100 * 365 * 24 * 60 * 60_000);
  expect(await call('/order/userorders', {})).toMatchObject({ success: true });
  const bearer = await post(sandbox, '/api/order/userorders', {}, undefined, { authorization: `Bearer ${token}` });
  expect(bearer.json['message']).toBe('Not Authorized Login Again');
});

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

// Without checked signatures: tests/unit/shop/orders/paymentInQuestion.test.ts.
test('with checked signatures and a late capture a widget order is paid for its signature, once captured', async () => {
  const { sandbox, call, controls } = await olderBackend();
  Object.assign(controls.mode, { checksSignatures: true, capturesLate: true });
  const { order } = (await call('/order/razorpay', anOrder({ amount: 995 }))) as { order: { id: string } };
  const id = { razorpay_order_id: order.id };
  const verify = (body: unknown) => call('/order/verifyRazorpay', body);
  const { json: paid } = await post(sandbox, '/sandbox-razorpay/pay', id);
  expect(await verify(id)).toEqual({ success: false, message: 'Missing payment details' });
  expect(await verify(paid)).toEqual({ success: false, message: 'Payment not completed or amount mismatch' });
  controls.store.payments.capture();
  expect(await verify(paid)).toEqual({ success: true, message: 'Payment Successful' });
});

/** A card order of generation A, and a check of its payment by any account. */
async function aCardOrder() {
  const backend = await olderBackend();
  const orderId =
    String((await backend.call('/order/stripe', anOrder()))['session_url'])
      .split('/')
      .at(-1) ?? '';
  const verify = (success: unknown, as?: string) => backend.call('/order/verifyStripe', { success, orderId }, as);
  return { ...backend, orderId, verify };
}

test('a card order of generation A is paid for the text "true" of any account, and deleted for anything else', async () => {
  const { sandbox, orderId, verify, orders } = await aCardOrder();
  const other = await aToken(sandbox);
  expect(await verify('true', other)).toEqual({ success: true });
  expect(orders.byId(orderId)?.payment).toBe(true);
  expect(await verify(true, other)).toEqual({ success: false });
  expect(orders.byId(orderId)).toBeUndefined();
});

test('generation A takes the money of a shopper who cancels, goes back and pays, for a deleted order', async () => {
  const { sandbox, orderId, verify, orders, controls } = await aCardOrder();
  const choose = async (choice: string) =>
    (await postForm(sandbox, `/sandbox-pay/${orderId}`, { choice })).headers.get('location');
  expect(await choose('cancel')).toBe(`/verify?success=false&orderId=${orderId}`);
  await verify('false');
  expect((await get(sandbox, `/sandbox-pay/${orderId}`)).text).toContain('>Pay ₹');
  expect(await choose('pay')).toBe(`/verify?success=true&orderId=${orderId}`);
  expect(controls.store.payments.byId(orderId)?.status).toBe('paid');
  expect(await verify('true')).toEqual({ success: true });
  expect(orders.all()).toEqual([]);
});
