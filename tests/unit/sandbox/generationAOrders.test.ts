// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { aSandbox, aToken, anOrder, post } from './support.ts';

describe('an order in generation A', () => {
  test('stores any amount, any items, and UPI as cash', async () => {
    const sandbox = aSandbox({ generationA: true });
    const token = await aToken(sandbox);
    await post(sandbox, '/api/order/place', anOrder({ items: [], amount: 1, payment_method: 'upi' }), token);
    expect(sandbox.controls.store.orders.all()).toMatchObject([
      { amount: 1, items: [], paymentMethod: 'COD', payment: false },
    ]);
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

  test('that checks signatures, as generation C does, needs the payment’s id and signature', async () => {
    const sandbox = aSandbox({ generationA: true });
    sandbox.controls.mode.checksSignatures = true;
    const token = await aToken(sandbox);
    const { json } = await post(sandbox, '/api/order/razorpay', anOrder({ amount: 995 }), token);
    const razorpay_order_id = (json['order'] as { id: string }).id;
    const paid = (await post(sandbox, '/sandbox-razorpay/pay', { razorpay_order_id })).json;
    const verify = async (body: unknown) => (await post(sandbox, '/api/order/verifyRazorpay', body, token)).json;
    expect(await verify({ razorpay_order_id })).toEqual({ success: false, message: 'Missing payment details' });
    expect(await verify(paid)).toEqual({ success: true, message: 'Payment Successful' });
  });

  test('whose provider captures late returns ‘Payment Failed’ until then', async () => {
    const sandbox = aSandbox({ generationA: true, controls: true });
    const wanted = { generationA: true, limiter: false, capturesLate: true };
    await post(sandbox, '/__sandbox/generation', wanted);
    const token = await aToken(sandbox);
    const { json } = await post(sandbox, '/api/order/razorpay', anOrder({ amount: 995 }), token);
    const razorpay_order_id = (json['order'] as { id: string }).id;
    const paid = (await post(sandbox, '/sandbox-razorpay/pay', { razorpay_order_id })).json;
    const verify = async () => (await post(sandbox, '/api/order/verifyRazorpay', paid, token)).json;
    expect(paid).toMatchObject({ razorpay_payment_id: expect.stringMatching(/^pay_/) });
    expect(await verify()).toEqual({ success: false, message: 'Payment Failed' });
    await post(sandbox, '/__sandbox/capture');
    expect(await verify()).toEqual({ success: true, message: 'Payment Successful' });
    await post(sandbox, '/__sandbox/reset');
    expect(sandbox.controls.mode).toMatchObject({ generationA: true, checksSignatures: false, capturesLate: false });
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
});
