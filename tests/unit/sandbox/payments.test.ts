// @vitest-environment node
import type { Sandbox } from '#sandbox/app.ts';
import { describe, expect, test } from 'vitest';
import type { Json } from './support.ts';
import { ORIGIN, aSandbox, aToken, anOrder, get, post, postForm } from './support.ts';

async function cardOrder(sandbox: Sandbox, token: string, headers: Record<string, string> = { Origin: ORIGIN }) {
  const { json } = await post(sandbox, '/api/order/stripe', anOrder({ payment_method: 'stripe' }), token, headers);
  const url = String(json['session_url']);
  return { url, path: new URL(url).pathname, orderId: url.split('/').at(-1) ?? '' };
}

function verify(sandbox: Sandbox, token: string, success: unknown, orderId: unknown) {
  return post(sandbox, '/api/order/verifyStripe', { success, orderId }, token);
}

describe('paying by card', () => {
  test('keeps the order unpaid and leads to the card page on the shop’s own origin', async () => {
    const sandbox = aSandbox();
    const { url, orderId } = await cardOrder(sandbox, await aToken(sandbox));
    expect(url).toBe(`${ORIGIN}/sandbox-pay/${orderId}`);
    expect(sandbox.controls.store.orders.byId(orderId)).toMatchObject({
      payment: false,
      paymentMethod: 'Stripe',
      status: 'Order Placed',
    });
  });

  test('on the page, then verified, pays the order and empties the cart', async () => {
    const sandbox = aSandbox();
    const token = await aToken(sandbox);
    const { path, orderId } = await cardOrder(sandbox, token);
    await post(sandbox, '/api/cart/add', { itemId: 'mug', size: 'M' }, token);
    const page = await get(sandbox, path);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.text).toContain('stands in for the card provider');
    expect(page.text).toContain('>Pay ₹');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const paid = await postForm(sandbox, path, { choice: 'pay' });
    expect(paid.status).toBe(303);
    expect(paid.headers.get('location')).toBe(`/verify?success=true&orderId=${orderId}`);
    expect((await verify(sandbox, token, 'true', orderId)).json).toEqual({ success: true });
    expect(sandbox.controls.store.orders.byId(orderId)?.payment).toBe(true);
    expect((await post(sandbox, '/api/cart/get', {}, token)).json['cartData']).toEqual({});
    expect((await verify(sandbox, token, 'true', orderId)).json).toEqual({ success: true });
  });

  test('and cancelled, marks the unpaid order and does not change the cart', async () => {
    const sandbox = aSandbox();
    const token = await aToken(sandbox);
    const { path, orderId } = await cardOrder(sandbox, token);
    await post(sandbox, '/api/cart/add', { itemId: 'mug', size: 'M' }, token);
    const cancelled = await postForm(sandbox, path, { choice: 'cancel' });
    expect(cancelled.headers.get('location')).toBe(`/verify?success=false&orderId=${orderId}`);
    expect((await verify(sandbox, token, 'false', orderId)).json).toEqual({ success: false });
    expect(sandbox.controls.store.orders.byId(orderId)).toMatchObject({ payment: false, status: 'Payment cancelled' });
    expect((await post(sandbox, '/api/cart/get', {}, token)).json['cartData']).toEqual({ mug: { M: 1 } });
  });

  test('is not paid by the URL alone, nor by a true that is not a string', async () => {
    const sandbox = aSandbox();
    const token = await aToken(sandbox);
    const { path, orderId } = await cardOrder(sandbox, token);
    expect((await verify(sandbox, token, 'true', orderId)).json).toEqual({ success: false });
    await postForm(sandbox, path, { choice: 'pay' });
    expect((await verify(sandbox, token, true, orderId)).json).toEqual({ success: false });
    expect(sandbox.controls.store.orders.byId(orderId)?.payment).toBe(false);
  });

  test('is verified only for the shopper whose order it is', async () => {
    const sandbox = aSandbox();
    const { path, orderId } = await cardOrder(sandbox, await aToken(sandbox));
    await postForm(sandbox, path, { choice: 'pay' });
    const other = await aToken(sandbox);
    for (const id of [orderId, 'f'.repeat(24), 'no-id', undefined]) {
      expect((await verify(sandbox, other, 'true', id)).json).toEqual({ success: false, message: 'Order not found' });
    }
  });
});

describe('paying in the widget', () => {
  async function widgetOrder(sandbox: Sandbox, token: string): Promise<Json> {
    return (await post(sandbox, '/api/order/razorpay', anOrder({ payment_method: 'razorpay' }), token)).json[
      'order'
    ] as Json;
  }
  const charge = async (sandbox: Sandbox, order: Json) =>
    (await post(sandbox, '/sandbox-razorpay/pay', { razorpay_order_id: order['id'] })).json;

  test('and verified with the provider’s signature pays the order and empties the cart', async () => {
    const sandbox = aSandbox();
    const token = await aToken(sandbox);
    const order = await widgetOrder(sandbox, token);
    await post(sandbox, '/api/cart/add', { itemId: 'mug', size: 'M' }, token);
    const paid = await charge(sandbox, order);
    const verified = await post(sandbox, '/api/order/verifyRazorpay', paid, token);
    expect(verified.json).toEqual({ success: true, message: 'Payment Successful' });
    expect(sandbox.controls.store.orders.byId(String(order['receipt']))?.payment).toBe(true);
    expect((await post(sandbox, '/api/cart/get', {}, token)).json['cartData']).toEqual({});
  });

  test('is refused with a forged signature, missing details, or another shopper’s token', async () => {
    const sandbox = aSandbox();
    const token = await aToken(sandbox);
    const paid = await charge(sandbox, await widgetOrder(sandbox, token));
    const verify = async (body: unknown, as = token) =>
      (await post(sandbox, '/api/order/verifyRazorpay', body, as)).json;
    const forged = { ...paid, razorpay_signature: 'f'.repeat(64) };
    expect(await verify(forged)).toEqual({
      success: false,
      message: 'Payment verification failed (invalid signature)',
    });
    expect(await verify({})).toEqual({ success: false, message: 'Missing payment details' });
    expect(await verify(paid, await aToken(sandbox))).toEqual({ success: false, message: 'Order not found' });
    expect(sandbox.controls.store.orders.all()[0]?.payment).toBe(false);
  });
});
