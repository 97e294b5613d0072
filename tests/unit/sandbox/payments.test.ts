// @vitest-environment node
import type { Sandbox } from '#sandbox/app.ts';
import { describe, expect, test } from 'vitest';
import type { Json } from './support.ts';
import { ORIGIN, aSandbox, aToken, anOrder, get, post, postForm } from './support.ts';

const ADDED = { itemId: 'mug', size: 'M' };
const cartOf = async (sandbox: Sandbox, token: string) =>
  (await post(sandbox, '/api/cart/get', {}, token)).json['cartData'];

describe('paying by card', () => {
  /** A card order of a shopper with a mug in the cart, made from the shop's own origin. */
  async function cardOrder() {
    const sandbox = aSandbox();
    const token = await aToken(sandbox);
    const order = anOrder({ payment_method: 'stripe' });
    const { json } = await post(sandbox, '/api/order/stripe', order, token, { Origin: ORIGIN });
    const url = String(json['session_url']);
    const orderId = url.split('/').at(-1) ?? '';
    expect(url).toBe(`${ORIGIN}/sandbox-pay/${orderId}`);
    await post(sandbox, '/api/cart/add', ADDED, token);
    const verify = async (success: unknown, as = token, id: unknown = orderId) =>
      (await post(sandbox, '/api/order/verifyStripe', { success, orderId: id }, as)).json;
    const choose = (choice: string) => postForm(sandbox, new URL(url).pathname, { choice });
    return { sandbox, token, path: new URL(url).pathname, orderId, verify, choose };
  }

  test('on the page, then verified, pays the order and empties the cart', async () => {
    const { sandbox, token, path, orderId, verify, choose } = await cardOrder();
    const page = await get(sandbox, path);
    expect(page.text).toContain('stands in for the card provider');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const paid = await choose('pay');
    expect(paid.status).toBe(303);
    expect(paid.headers.get('location')).toBe(`/verify?success=true&orderId=${orderId}`);
    for (const time of [1, 2]) expect(await verify('true'), `check ${time}`).toEqual({ success: true });
    expect(sandbox.controls.store.orders.byId(orderId)?.payment).toBe(true);
    expect(await cartOf(sandbox, token)).toEqual({});
  });

  test('and cancelled, marks the unpaid order and does not change the cart', async () => {
    const { sandbox, token, orderId, verify, choose } = await cardOrder();
    expect((await choose('cancel')).headers.get('location')).toBe(`/verify?success=false&orderId=${orderId}`);
    expect(await verify('false')).toEqual({ success: false });
    expect(sandbox.controls.store.orders.byId(orderId)).toMatchObject({ payment: false, status: 'Payment cancelled' });
    expect(await cartOf(sandbox, token)).toEqual({ mug: { M: 1 } });
  });

  test('is not confirmed by the URL alone, by a true that is no text, or to another shopper', async () => {
    const { sandbox, orderId, verify, choose } = await cardOrder();
    expect(await verify('true')).toEqual({ success: false });
    await choose('pay');
    expect(await verify(true)).toEqual({ success: false });
    const other = await aToken(sandbox);
    for (const id of [orderId, 'f'.repeat(24), 'no-id', undefined])
      expect(await verify('true', other, id ?? null)).toEqual({ success: false, message: 'Order not found' });
    expect(sandbox.controls.store.orders.byId(orderId)?.payment).toBe(false);
  });
});

/** A widget order paid at the provider, by a shopper with a mug in the cart. */
async function aPaidWidget(generationA = false) {
  const sandbox = aSandbox({ generationA });
  const token = await aToken(sandbox);
  const { json } = await post(sandbox, '/api/order/razorpay', anOrder({ payment_method: 'razorpay' }), token);
  const order = json['order'] as { id: string; receipt: string };
  await post(sandbox, '/api/cart/add', ADDED, token);
  const { json: paid } = await post(sandbox, '/sandbox-razorpay/pay', { razorpay_order_id: order.id });
  const verify = async (body: Json = paid, as = token) =>
    (await post(sandbox, '/api/order/verifyRazorpay', body, as)).json;
  const isPaid = () => sandbox.controls.store.orders.byId(order.receipt)?.payment;
  return { sandbox, token, paid, verify, isPaid };
}

describe('paying in the widget', () => {
  test('and verified with the provider’s signature pays the order and empties the cart', async () => {
    const { sandbox, token, verify, isPaid } = await aPaidWidget();
    expect(await verify()).toEqual({ success: true, message: 'Payment Successful' });
    expect([isPaid(), await cartOf(sandbox, token)]).toEqual([true, {}]);
  });

  test('is refused with a forged signature, missing details, or another shopper’s token', async () => {
    const { sandbox, paid, verify, isPaid } = await aPaidWidget();
    const refusal = (message: string) => ({ success: false, message });
    const forged = { ...paid, razorpay_signature: 'f'.repeat(64) };
    expect(await verify(forged)).toEqual(refusal('Payment verification failed (invalid signature)'));
    expect(await verify({})).toEqual(refusal('Missing payment details'));
    expect(await verify(paid, await aToken(sandbox))).toEqual(refusal('Order not found'));
    expect(isPaid()).toBe(false);
  });
});

describe.each([true, false])('a payment provider that cannot be reached, with generationA %s', (generationA) => {
  test('leaves the check of a paid order without a message, and marks it as paid once reachable', async () => {
    const { sandbox, verify, isPaid } = await aPaidWidget(generationA);
    sandbox.controls.faults.add({ route: '/api/order/verifyRazorpay', times: 1, fault: 'providerDown' });
    expect([await verify(), isPaid()]).toEqual([{ success: false }, false]);
    expect([await verify(), isPaid()]).toEqual([{ success: true, message: 'Payment Successful' }, true]);
  });

  test('refuses to begin a payment, and the order stays unpaid', async () => {
    const sandbox = aSandbox({ generationA });
    const token = await aToken(sandbox);
    sandbox.controls.faults.add({ fault: { type: 'providerDown' } });
    expect((await post(sandbox, '/api/order/razorpay', anOrder(), token)).json).toEqual({
      success: false,
      message: { statusCode: 502, error: { code: 'SERVER_ERROR', description: expect.any(String) } },
    });
    expect((await post(sandbox, '/api/order/stripe', anOrder(), token)).json).toEqual({
      success: false,
      message: 'An error occurred with our connection to Stripe. Request was retried 2 times.',
    });
    expect(sandbox.controls.store.orders.all()).toMatchObject([{ payment: false }, { payment: false }]);
  });
});
