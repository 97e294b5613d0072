// @vitest-environment node
import type { Sandbox } from '#sandbox/app.ts';
import { describe, expect, test } from 'vitest';
import type { Json } from './support.ts';
import { aSandbox, aToken, anOrder, post } from './support.ts';

/** A widget order paid at the provider: the widget's response, and the backend's order id. */
async function aPaidWidget(sandbox: Sandbox, token: string): Promise<{ paid: Json; orderId: string }> {
  const { json } = await post(sandbox, '/api/order/razorpay', anOrder(), token);
  const order = json['order'] as { id: string; receipt: string };
  const { json: paid } = await post(sandbox, '/sandbox-razorpay/pay', { razorpay_order_id: order.id });
  return { paid, orderId: order.receipt };
}

describe.each([true, false])('a payment provider that cannot be reached, with generationA %s', (generationA) => {
  test('leaves the check of a paid order without a message, and marks it as paid once reachable', async () => {
    const sandbox = aSandbox({ generationA });
    const token = await aToken(sandbox);
    const { paid, orderId } = await aPaidWidget(sandbox, token);
    sandbox.controls.faults.add({ route: '/api/order/verifyRazorpay', times: 1, fault: 'providerDown' });
    const verify = () => post(sandbox, '/api/order/verifyRazorpay', paid, token);
    const unknown = await verify();
    expect([unknown.status, unknown.json]).toEqual([200, { success: false }]);
    expect(sandbox.controls.store.orders.byId(orderId)?.payment).toBe(false);
    expect((await verify()).json).toEqual({ success: true, message: 'Payment Successful' });
    expect(sandbox.controls.store.orders.byId(orderId)?.payment).toBe(true);
  });

  test('refuses to begin a payment, and the order stays unpaid', async () => {
    const sandbox = aSandbox({ generationA });
    const token = await aToken(sandbox);
    sandbox.controls.faults.add({ fault: { type: 'providerDown' } });
    expect((await post(sandbox, '/api/order/razorpay', anOrder(), token)).json).toEqual({
      success: false,
      message: { statusCode: 502, error: { code: 'SERVER_ERROR', description: expect.any(String) } },
    });
    const card = await post(sandbox, '/api/order/stripe', anOrder(), token);
    expect(card.json).toEqual({
      success: false,
      message: 'An error occurred with our connection to Stripe. Request was retried 2 times.',
    });
    expect(sandbox.controls.store.orders.all()).toMatchObject([{ payment: false }, { payment: false }]);
    expect((await post(sandbox, '/api/order/place', anOrder(), token)).json['success']).toBe(true);
  });
});
