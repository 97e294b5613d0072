// @vitest-environment node
import type { Sandbox } from '#sandbox/app.ts';
import { products } from '#sandbox/catalogue/demo.ts';
import { describe, expect, test } from 'vitest';
import { aLine, aSandbox, aToken, anOrder, get, post, postForm } from './support.ts';

const HUNDRED_YEARS_MS = 100 * 365 * 24 * 60 * 60 * 1000;

/** The older backend, with a registered shopper. */
async function olderBackend() {
  const sandbox = aSandbox({ generationA: true });
  return { sandbox, token: await aToken(sandbox), orders: sandbox.controls.store.orders };
}

describe('generation A of the backend', () => {
  test.each([`/api/product/${products[0]?._id}`, '/api/keywords', '/api/api/category'])('has no %s', async (path) => {
    const answer = await get(aSandbox({ generationA: true }), path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.text).toContain(`<pre>Cannot GET ${path}</pre>`);
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

  test('fails over the cart of a deleted user, with HTTP 200', async () => {
    const { sandbox, token } = await olderBackend();
    sandbox.controls.reset();
    for (const call of ['get', 'add', 'update']) {
      const answer = await post(sandbox, `/api/cart/${call}`, { itemId: 'mug', size: 'M', quantity: 1 }, token);
      expect(answer.status).toBe(200);
      expect(answer.json).toEqual({ success: false, message: "Cannot read properties of null (reading 'cartData')" });
    }
  });

  test('lets one address call a hundred times in a quarter of an hour, whatever headers a proxy forwards', async () => {
    let now = Date.UTC(2026, 0, 1);
    const sandbox = aSandbox({ generationA: true, now: () => now });
    const call = (address: string, n = 0) => {
      const headers = { 'X-Forwarded-For': `10.0.0.${n}` };
      return sandbox.fetch(new Request('http://localhost/api/nowhere', { headers }), address);
    };
    for (let n = 0; n < 100; n += 1) expect((await call('1.1.1.1', n)).status).toBe(404);
    now += 60_000;
    const refused = await call('1.1.1.1');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('content-type')).toContain('text/html');
    expect(await refused.text()).toBe('Too many requests from this IP, please try again later.');
    expect(refused.headers.get('retry-after'), 'what is left of the quarter of an hour').toBe('840');
    expect((await call('2.2.2.2')).status).toBe(404);
    now += 14 * 60_000;
    expect((await call('1.1.1.1')).status).toBe(404);
  });

  test('stores any amount, any items, and UPI as cash', async () => {
    const { sandbox, token, orders } = await olderBackend();
    await post(sandbox, '/api/order/place', anOrder({ items: [], amount: 1, payment_method: 'upi' }), token);
    expect(orders.all()).toMatchObject([{ amount: 1, items: [], paymentMethod: 'COD', payment: false }]);
  });
});

describe('a widget order in generation A', () => {
  /** Opens a widget; returns the provider's order id, and what its payment gives the page. */
  async function openWidget(sandbox: Sandbox, token: string) {
    const { json } = await post(sandbox, '/api/order/razorpay', anOrder({ amount: 995 }), token);
    const razorpay_order_id = (json['order'] as { id: string }).id;
    const pay = async () => (await post(sandbox, '/sandbox-razorpay/pay', { razorpay_order_id })).json;
    const verify = async (body: unknown) => (await post(sandbox, '/api/order/verifyRazorpay', body, token)).json;
    return { id: { razorpay_order_id }, pay, verify };
  }

  test('is paid when its provider says so, without a look at the signature', async () => {
    const { sandbox, token } = await olderBackend();
    const { id, pay, verify } = await openWidget(sandbox, token);
    expect(await verify(id)).toEqual({ success: false, message: 'Payment Failed' });
    await pay();
    expect(await verify(id)).toEqual({ success: true, message: 'Payment Successful' });
    expect(await verify({ razorpay_order_id: 'order_unknown' })).toEqual({ success: false });
  });

  test('needs the payment’s id and signature where signatures are checked, as in generation C', async () => {
    const { sandbox, token } = await olderBackend();
    sandbox.controls.mode.checksSignatures = true;
    const { id, pay, verify } = await openWidget(sandbox, token);
    const paid = await pay();
    expect(await verify(id)).toEqual({ success: false, message: 'Missing payment details' });
    expect(await verify(paid)).toEqual({ success: true, message: 'Payment Successful' });
  });

  test('whose provider captures late returns ‘Payment Failed’ until then', async () => {
    const { sandbox, token } = await olderBackend();
    sandbox.controls.mode.capturesLate = true;
    const { pay, verify } = await openWidget(sandbox, token);
    const paid = await pay();
    expect(paid).toMatchObject({ razorpay_payment_id: expect.stringMatching(/^pay_/) });
    expect(await verify(paid)).toEqual({ success: false, message: 'Payment Failed' });
    sandbox.controls.store.payments.capture();
    expect(await verify(paid)).toEqual({ success: true, message: 'Payment Successful' });
  });

  test.each([
    [1.1, 'The amount must be an integer.'],
    [0.5, 'Order amount less than minimum amount allowed'],
  ])('of ₹%s is refused with an object for a message, after the order was stored', async (amount, description) => {
    const { sandbox, token, orders } = await olderBackend();
    const { json } = await post(sandbox, '/api/order/razorpay', anOrder({ amount }), token);
    const message = { statusCode: 400, error: { code: 'BAD_REQUEST_ERROR', description } };
    expect(json).toMatchObject({ success: false, message });
    expect(orders.all()).toHaveLength(1);
  });
});

describe('a card order in generation A', () => {
  /** Opens a card page; returns the order's id, and a check of its payment by any account. */
  async function openCardPage(sandbox: Sandbox, token: string) {
    const { json } = await post(sandbox, '/api/order/stripe', anOrder(), token);
    const orderId = String(json['session_url']).split('/').at(-1) ?? '';
    const verify = async (success: unknown, as = token, id = orderId) =>
      (await post(sandbox, '/api/order/verifyStripe', { success, orderId: id }, as)).json;
    return { orderId, verify };
  }

  test('is refused for an amount that is inexact in paise, and each attempt leaves one more unpaid order', async () => {
    const { sandbox, token, orders } = await olderBackend();
    const order = anOrder({ items: [{ ...aLine(1), price: 19.99 }], amount: 19.99 });
    for (const tries of [1, 2]) {
      const { json } = await post(sandbox, '/api/order/stripe', order, token);
      expect(json).toEqual({ success: false, message: 'Invalid integer: 1998.9999999999998' });
      expect(orders.all()).toHaveLength(tries);
      expect(orders.all().at(-1)).toMatchObject({ amount: 19.99, paymentMethod: 'Stripe', payment: false });
    }
  });

  test('is marked as paid for the text "true" of any account, without a check', async () => {
    const { sandbox, token, orders } = await olderBackend();
    const { orderId, verify } = await openCardPage(sandbox, token);
    expect(await verify('true', await aToken(sandbox))).toEqual({ success: true });
    expect(orders.byId(orderId)?.payment).toBe(true);
    expect(await verify('true', token, 'f'.repeat(24))).toEqual({ success: true });
  });

  test.each([['false'], [true], [undefined]])('is deleted for %s of any account, even when paid', async (success) => {
    const { sandbox, token, orders } = await olderBackend();
    const { orderId, verify } = await openCardPage(sandbox, token);
    await verify('true');
    expect(await verify(success, await aToken(sandbox))).toEqual({ success: false });
    expect(orders.byId(orderId)).toBeUndefined();
  });

  test('takes the money of a shopper who cancels, goes back and pays, for a deleted order', async () => {
    const { sandbox, token, orders } = await olderBackend();
    const { orderId, verify } = await openCardPage(sandbox, token);
    const choose = async (choice: string) =>
      (await postForm(sandbox, `/sandbox-pay/${orderId}`, { choice })).headers.get('location');
    expect(await choose('cancel')).toBe(`/verify?success=false&orderId=${orderId}`);
    await verify('false');
    expect(orders.all()).toEqual([]);
    expect((await get(sandbox, `/sandbox-pay/${orderId}`)).text).toContain('>Pay ₹');
    expect(await choose('pay')).toBe(`/verify?success=true&orderId=${orderId}`);
    expect(sandbox.controls.store.payments.byId(orderId)?.status).toBe('paid');
    expect(await verify('true')).toEqual({ success: true });
    expect(orders.all()).toEqual([]);
  });
});
