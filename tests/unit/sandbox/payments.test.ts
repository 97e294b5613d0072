// @vitest-environment node
import { expect, test } from 'vitest';
import { ORIGIN, aSandbox, aToken, anOrder, get, post, postForm, type Json } from './support.ts';

const refusal = (message: string) => ({ success: false, message });

/** A shopper with a mug in the cart. */
async function aShopper(generationA = false) {
  const sandbox = aSandbox({ generationA });
  const token = await aToken(sandbox);
  const call = async (path: string, body: Json = {}, as = token) =>
    (await post(sandbox, path, body, as, { Origin: ORIGIN })).json;
  await call('/api/cart/add', { itemId: 'mug', size: 'M' });
  return { sandbox, call, cart: async () => (await call('/api/cart/get'))['cartData'] };
}

/** A card order, made from the shop's own origin. */
async function aCardOrder() {
  const shopper = await aShopper();
  const url = String((await shopper.call('/api/order/stripe', anOrder({ payment_method: 'stripe' })))['session_url']);
  const [orderId = ''] = url.split('/').slice(-1);
  expect(url).toBe(`${ORIGIN}/sandbox-pay/${orderId}`);
  const path = new URL(url).pathname;
  const verify = (success: unknown, as?: string, id: unknown = orderId) =>
    shopper.call('/api/order/verifyStripe', { success, orderId: id }, as);
  const choose = async (choice: string) => (await postForm(shopper.sandbox, path, { choice })).headers.get('location');
  return {
    ...shopper,
    path,
    orderId,
    verify,
    choose,
    stored: () => shopper.sandbox.controls.store.orders.byId(orderId),
  };
}

test('a card order is paid on the provider’s page, and empties the cart once verified', async () => {
  const { sandbox, path, orderId, verify, choose, stored, cart } = await aCardOrder();
  const page = await get(sandbox, path);
  expect(page.text).toContain('stands in for the card provider');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await choose('pay')).toBe(`/verify?success=true&orderId=${orderId}`);
  for (const time of [1, 2]) expect(await verify('true'), `check ${time}`).toEqual({ success: true });
  expect([stored()?.payment, await cart()]).toEqual([true, {}]);
});

test('a cancelled card order is marked, and leaves the cart', async () => {
  const { orderId, verify, choose, stored, cart } = await aCardOrder();
  expect(await choose('cancel')).toBe(`/verify?success=false&orderId=${orderId}`);
  expect(await verify('false')).toEqual({ success: false });
  expect(stored()).toMatchObject({ payment: false, status: 'Payment cancelled' });
  expect(await cart()).toEqual({ mug: { M: 1 } });
});

test('a card payment is not confirmed by the URL alone, by a true that is no text, or to another shopper', async () => {
  const { sandbox, orderId, verify, choose, stored } = await aCardOrder();
  expect(await verify('true')).toEqual({ success: false });
  await choose('pay');
  expect(await verify(true)).toEqual({ success: false });
  const other = await aToken(sandbox);
  for (const id of [orderId, 'no-id', null])
    expect(await verify('true', other, id)).toEqual(refusal('Order not found'));
  expect(stored()?.payment).toBe(false);
});

/** A widget order that is paid at the provider. */
async function aPaidWidget(generationA = false) {
  const shopper = await aShopper(generationA);
  const { order } = await shopper.call('/api/order/razorpay', anOrder({ payment_method: 'razorpay' }));
  const { id, receipt } = order as { id: string; receipt: string };
  const paid = await shopper.call('/sandbox-razorpay/pay', { razorpay_order_id: id });
  const verify = (body: Json = paid, as?: string) => shopper.call('/api/order/verifyRazorpay', body, as);
  return { ...shopper, paid, verify, isPaid: () => shopper.sandbox.controls.store.orders.byId(receipt)?.payment };
}

test('a widget order needs the provider’s signature and its own shopper’s token', async () => {
  const { sandbox, paid, verify, isPaid, cart } = await aPaidWidget();
  const forged = { ...paid, razorpay_signature: 'f'.repeat(64) };
  expect(await verify(forged)).toEqual(refusal('Payment verification failed (invalid signature)'));
  expect(await verify({})).toEqual(refusal('Missing payment details'));
  expect(await verify(paid, await aToken(sandbox))).toEqual(refusal('Order not found'));
  expect(isPaid()).toBe(false);
  expect(await verify()).toEqual({ success: true, message: 'Payment Successful' });
  expect([isPaid(), await cart()]).toEqual([true, {}]);
});

test.each([true, false])('an unreachable payment provider, with generationA %s', async (generationA) => {
  const { sandbox, call, verify, isPaid } = await aPaidWidget(generationA);
  sandbox.controls.faults.add({ route: '/api/order/verifyRazorpay', times: 1, fault: 'providerDown' });
  expect([await verify(), isPaid()]).toEqual([{ success: false }, false]);
  expect([await verify(), isPaid()]).toEqual([{ success: true, message: 'Payment Successful' }, true]);
  sandbox.controls.faults.add({ fault: { type: 'providerDown' } });
  expect(await call('/api/order/razorpay', anOrder())).toMatchObject({
    success: false,
    message: { statusCode: 502, error: { code: 'SERVER_ERROR' } },
  });
  expect(await call('/api/order/stripe', anOrder())).toEqual(
    refusal('An error occurred with our connection to Stripe. Request was retried 2 times.'),
  );
  expect(sandbox.controls.store.orders.all().slice(1)).toMatchObject([{ payment: false }, { payment: false }]);
});
