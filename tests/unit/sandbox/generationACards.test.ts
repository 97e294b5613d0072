// @vitest-environment node
import type { Sandbox } from '#sandbox/app.ts';
import { describe, expect, test } from 'vitest';
import { aLine, aSandbox, aToken, anOrder, get, post, postForm } from './support.ts';

async function cardOrderId(sandbox: Sandbox, token: string): Promise<string> {
  const { json } = await post(sandbox, '/api/order/stripe', anOrder(), token);
  return String(json['session_url']).split('/').at(-1) ?? '';
}

describe('a card order in generation A', () => {
  test.each([
    [1.1, 'Invalid integer: 110.00000000000001'],
    [19.99, 'Invalid integer: 1998.9999999999998'],
  ])('refuses a card payment of ₹%s, and each attempt leaves one more unpaid order', async (price, message) => {
    const sandbox = aSandbox({ generationA: true });
    const token = await aToken(sandbox);
    const order = anOrder({ items: [{ ...aLine(1), price }], amount: price });
    for (const tries of [1, 2]) {
      expect((await post(sandbox, '/api/order/stripe', order, token)).json).toEqual({ success: false, message });
      const stored = (await post(sandbox, '/api/order/userorders', {}, token)).json['orders'] as unknown[];
      expect(stored).toHaveLength(tries);
      expect(stored.at(-1)).toMatchObject({ amount: price, paymentMethod: 'Stripe', payment: false });
    }
  });

  test.each(['true', 'false'])('lets any account send "%s" for any order', async (success) => {
    const sandbox = aSandbox({ generationA: true });
    const orderId = await cardOrderId(sandbox, await aToken(sandbox));
    const stranger = await aToken(sandbox);
    const { json } = await post(sandbox, '/api/order/verifyStripe', { success, orderId }, stranger);
    expect(json).toEqual({ success: success === 'true' });
    expect(sandbox.controls.store.orders.byId(orderId)?.payment).toBe(success === 'true' ? true : undefined);
  });

  test('refuses "true" while its database fails, and accepts it afterwards', async () => {
    const sandbox = aSandbox({ generationA: true });
    const token = await aToken(sandbox);
    const orderId = await cardOrderId(sandbox, token);
    const message = 'Client network socket disconnected before secure TLS connection was established';
    sandbox.controls.faults.add({ route: '/api/order/*', times: 1, fault: { type: 'successFalse', message } });
    const verify = () => post(sandbox, '/api/order/verifyStripe', { success: 'true', orderId }, token);
    expect((await verify()).json).toEqual({ success: false, message });
    expect(sandbox.controls.store.orders.byId(orderId)?.payment).toBe(false);
    expect((await verify()).json).toEqual({ success: true });
    expect(sandbox.controls.store.orders.byId(orderId)?.payment).toBe(true);
  });

  test('takes the money of a shopper who cancels, goes back and pays, for a deleted order', async () => {
    const sandbox = aSandbox({ generationA: true });
    const token = await aToken(sandbox);
    const orderId = await cardOrderId(sandbox, token);
    const cancelled = await postForm(sandbox, `/sandbox-pay/${orderId}`, { choice: 'cancel' });
    expect(cancelled.headers.get('location')).toBe(`/verify?success=false&orderId=${orderId}`);
    await post(sandbox, '/api/order/verifyStripe', { success: 'false', orderId }, token);
    expect(sandbox.controls.store.orders.all()).toEqual([]);
    expect((await get(sandbox, `/sandbox-pay/${orderId}`)).text).toContain('>Pay ₹');
    const paid = await postForm(sandbox, `/sandbox-pay/${orderId}`, { choice: 'pay' });
    expect(paid.headers.get('location')).toBe(`/verify?success=true&orderId=${orderId}`);
    expect(sandbox.controls.store.payments.byId(orderId)?.status).toBe('paid');
    const verified = await post(sandbox, '/api/order/verifyStripe', { success: 'true', orderId }, token);
    expect(verified.json).toEqual({ success: true });
    expect(sandbox.controls.store.orders.all()).toEqual([]);
  });

  test('marks a card order as paid for the text "true", without a check', async () => {
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
});
