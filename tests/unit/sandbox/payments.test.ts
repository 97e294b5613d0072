// @vitest-environment node
import { expect, test } from 'vitest';
import { ORIGIN, aSandbox, aToken, anOrder, post, type Json } from './support.ts';

// How a paid and a cancelled card order end: tests/e2e/buying/card.spec.ts.

const refusal = (message: string) => ({ success: false, message });

async function aShopper() {
  const sandbox = aSandbox();
  const token = await aToken(sandbox);
  const call = async (path: string, body: Json = {}, as = token) => (await post(sandbox, path, body, as)).json;
  return { sandbox, call, paymentOf: (id: string) => sandbox.controls.store.orders.byId(id)?.payment };
}

test('a card payment is not confirmed by the URL alone, by a true that is no text, or to another shopper', async () => {
  const { sandbox, call, paymentOf } = await aShopper();
  const { session_url: url } = await call('/api/order/stripe', anOrder({ payment_method: 'stripe' }));
  const orderId = String(url).replace(`${ORIGIN}/sandbox-pay/`, '');
  const verify = (success: unknown, as?: string, id: unknown = orderId) =>
    call('/api/order/verifyStripe', { success, orderId: id }, as);
  expect(await verify('true')).toEqual({ success: false });
  const form = { method: 'POST', headers: { Origin: ORIGIN }, body: new URLSearchParams({ choice: 'pay' }) };
  await sandbox.fetch(new Request(`${ORIGIN}/sandbox-pay/${orderId}`, form));
  expect(await verify(true)).toEqual({ success: false });
  const other = await aToken(sandbox);
  for (const id of [orderId, 'no-id', null])
    expect(await verify('true', other, id)).toEqual(refusal('Order not found'));
  expect(paymentOf(orderId)).toBe(false);
  for (const time of [1, 2]) expect(await verify('true'), `check ${time}`).toEqual({ success: true });
  expect(paymentOf(orderId)).toBe(true);
});

test('a widget order needs the provider’s signature and its own shopper’s token', async () => {
  const { sandbox, call, paymentOf } = await aShopper();
  const { order } = await call('/api/order/razorpay', anOrder({ payment_method: 'razorpay' }));
  const { id, receipt } = order as { id: string; receipt: string };
  const paid = await call('/sandbox-razorpay/pay', { razorpay_order_id: id });
  const verify = (body: Json, as?: string) => call('/api/order/verifyRazorpay', body, as);
  const forged = { ...paid, razorpay_signature: 'f'.repeat(64) };
  expect(await verify(forged)).toEqual(refusal('Payment verification failed (invalid signature)'));
  expect(await verify({})).toEqual(refusal('Missing payment details'));
  expect(await verify(paid, await aToken(sandbox))).toEqual(refusal('Order not found'));
  expect(paymentOf(receipt)).toBe(false);
  expect(await verify(paid)).toEqual({ success: true, message: 'Payment Successful' });
  expect(paymentOf(receipt)).toBe(true);
});
