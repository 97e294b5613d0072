// @vitest-environment node
import type { Sandbox } from '#sandbox/app.ts';
import { products } from '#sandbox/catalogue/catalogue.ts';
import { describe, expect, test } from 'vitest';
import { aLine, aSandbox, aToken, anOrder, get, post } from './support.ts';

const HUNDRED_YEARS_MS = 100 * 365 * 24 * 60 * 60 * 1000;

async function cardOrderId(sandbox: Sandbox, token: string): Promise<string> {
  const { json } = await post(sandbox, '/api/order/stripe', anOrder(), token);
  return String(json['session_url']).split('/').at(-1) ?? '';
}

describe('generation A of the backend', () => {
  test.each([`/api/product/${products[0]?._id}`, '/api/keywords', '/api/api/category'])('has no %s', async (path) => {
    const answer = await get(aSandbox({ generationA: true }), path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.text).toContain(`<pre>Cannot GET ${path}</pre>`);
  });

  test('still serves every list', async () => {
    const sandbox = aSandbox({ generationA: true });
    for (const path of ['product/list', 'slides/list', 'catagere/list', 'category', 'keyword']) {
      expect((await get(sandbox, `/api/${path}`)).json['success'], path).toBe(true);
    }
  });

  test('gives tokens that never expire, and reads them from one header only', async () => {
    let now = Date.UTC(2026, 0, 1);
    const sandbox = aSandbox({ generationA: true, now: () => now });
    const token = await aToken(sandbox);
    now += HUNDRED_YEARS_MS;
    expect((await post(sandbox, '/api/order/userorders', {}, token)).json['success']).toBe(true);
    const bearer = await post(sandbox, '/api/order/userorders', {}, undefined, { authorization: `Bearer ${token}` });
    expect(bearer.json['message']).toBe('Not Authorized Login Again');
  });

  test('stores any amount, any items, and UPI as cash', async () => {
    const sandbox = aSandbox({ generationA: true });
    const token = await aToken(sandbox);
    await post(sandbox, '/api/order/place', anOrder({ items: [], amount: 1, payment_method: 'upi' }), token);
    expect(sandbox.controls.store.orders.all()).toMatchObject([
      { amount: 1, items: [], paymentMethod: 'COD', payment: false },
    ]);
  });

  test('charges a card the prices that were sent and ten rupees more', async () => {
    const sandbox = aSandbox({ generationA: true });
    const token = await aToken(sandbox);
    const items = [{ ...aLine(2), price: 5 }];
    const { json } = await post(sandbox, '/api/order/stripe', anOrder({ items }), token);
    const id = String(json['session_url']).split('/').at(-1) ?? '';
    expect(sandbox.controls.store.payments.byId(id)?.amountPaise).toBe(2000);
    const refused = await post(sandbox, '/api/order/stripe', anOrder({ items: [{ ...aLine(), price: 1.1 }] }), token);
    expect(refused.json['message']).toBe('Invalid integer: 110.00000000000001');
  });

  test('pays a card order for the text "true" alone, unseen', async () => {
    const sandbox = aSandbox({ generationA: true });
    const token = await aToken(sandbox);
    const orderId = await cardOrderId(sandbox, token);
    expect((await post(sandbox, '/api/order/verifyStripe', { success: 'true', orderId }, token)).json).toEqual({
      success: true,
    });
    expect(sandbox.controls.store.orders.byId(orderId)?.payment).toBe(true);
    const unknown = await post(sandbox, '/api/order/verifyStripe', { success: 'true', orderId: 'f'.repeat(24) }, token);
    expect(unknown.json).toEqual({ success: true });
  });

  test.each([['false'], [true], [undefined]])('deletes the order for %s, even a paid one', async (success) => {
    const sandbox = aSandbox({ generationA: true });
    const token = await aToken(sandbox);
    const orderId = await cardOrderId(sandbox, token);
    await post(sandbox, '/api/order/verifyStripe', { success: 'true', orderId }, token);
    expect((await post(sandbox, '/api/order/verifyStripe', { success, orderId }, token)).json).toEqual({
      success: false,
    });
    expect(sandbox.controls.store.orders.byId(orderId)).toBeUndefined();
  });

  test('says what it could not cast when the order id is none', async () => {
    const sandbox = aSandbox({ generationA: true });
    const answer = await post(
      sandbox,
      '/api/order/verifyStripe',
      { success: 'true', orderId: 'x' },
      await aToken(sandbox),
    );
    expect(answer.json['message']).toBe(
      'Cast to ObjectId failed for value "x" (type string) at path "_id" for model "order"',
    );
  });

  test('asks the widget’s provider without looking at the signature', async () => {
    const sandbox = aSandbox({ generationA: true });
    const token = await aToken(sandbox);
    const { json } = await post(sandbox, '/api/order/razorpay', anOrder({ amount: 995 }), token);
    const id = (json['order'] as { id: string }).id;
    const verify = async (orderId: string) =>
      (await post(sandbox, '/api/order/verifyRazorpay', { razorpay_order_id: orderId }, token)).json;
    expect(await verify(id)).toEqual({ success: false, message: 'Payment Failed' });
    await post(sandbox, '/sandbox-razorpay/pay', { razorpay_order_id: id });
    expect(await verify(id)).toEqual({ success: true, message: 'Payment Successful' });
    expect(await verify('order_unknown')).toEqual({ success: false });
  });

  test.each([
    [1.1, 'The amount must be an integer.'],
    [0.5, 'Order amount less than minimum amount allowed'],
  ])('refuses the widget ₹%s with an object for a message, after storing the order', async (amount, description) => {
    const sandbox = aSandbox({ generationA: true });
    const { json } = await post(sandbox, '/api/order/razorpay', anOrder({ amount }), await aToken(sandbox));
    expect(json).toMatchObject({
      success: false,
      message: { statusCode: 400, error: { code: 'BAD_REQUEST_ERROR', description } },
    });
    expect(sandbox.controls.store.orders.all()).toHaveLength(1);
  });

  test('lets one address call a hundred times in a quarter of an hour', async () => {
    let now = Date.UTC(2026, 0, 1);
    const sandbox = aSandbox({ generationA: true, now: () => now });
    const call = (address: string) => sandbox.fetch(new Request('http://localhost/api/nowhere'), address);
    for (let n = 0; n < 100; n += 1) expect((await call('1.1.1.1')).status).toBe(404);
    await sandbox.fetch(new Request('http://localhost/api/nowhere', { method: 'OPTIONS' }), '2.2.2.2');
    const refused = await call('1.1.1.1');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('content-type')).toContain('text/html');
    expect(await refused.text()).toBe('Too many requests from this IP, please try again later.');
    expect(refused.headers.get('retry-after')).toBe('900');
    expect((await call('2.2.2.2')).status).toBe(404);
    now += 15 * 60 * 1000;
    expect((await call('1.1.1.1')).status).toBe(404);
  });
});
