// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { ADDRESS, aLine, aSandbox, aToken, anOrder, post } from './support.ts';

describe('placing an order', () => {
  test('stores it, empties the server cart and shows it in the list', async () => {
    const sandbox = aSandbox({ now: () => 1_795_178_124_826 });
    const token = await aToken(sandbox);
    await post(sandbox, '/api/cart/add', { itemId: 'mug', size: 'M' }, token);
    const order = anOrder();
    expect((await post(sandbox, '/api/order/place', order, token)).json).toEqual({
      success: true,
      message: 'Order Placed',
    });
    expect((await post(sandbox, '/api/cart/get', {}, token)).json['cartData']).toEqual({});
    const { json } = await post(sandbox, '/api/order/userorders', {}, token);
    expect(json).toEqual({
      success: true,
      orders: [
        {
          _id: expect.stringMatching(/^[0-9a-f]{24}$/),
          userId: expect.stringMatching(/^[0-9a-f]{24}$/),
          items: order['items'],
          amount: order['amount'],
          address: ADDRESS,
          status: 'Order Placed',
          paymentMethod: 'COD',
          payment: false,
          date: 1_795_178_124_826,
          __v: 0,
        },
      ],
    });
  });

  test('shows a shopper only their own orders', async () => {
    const sandbox = aSandbox();
    await post(sandbox, '/api/order/place', anOrder(), await aToken(sandbox));
    expect((await post(sandbox, '/api/order/userorders', {}, await aToken(sandbox))).json).toEqual({
      success: true,
      orders: [],
    });
  });

  const changed = 'The total has changed. Please check your cart and try again.';
  const unavailable = 'A product in your cart is no longer available. Please check your cart and try again.';
  const quantity = 'A quantity in your cart is not valid. Please check your cart and try again.';

  test.each([
    ['a total one paisa off', anOrder({ amount: Number(anOrder()['amount']) + 0.01 }), changed],
    ['a cheaper price in the copy', anOrder({ items: [{ ...aLine(2), price: 1 }], amount: 2 }), changed],
    ['no items', anOrder({ items: [], amount: 0 }), 'Your cart is empty. Add something before placing the order.'],
    ['an unknown product', anOrder({ items: [{ ...aLine(), _id: 'gone' }] }), unavailable],
    ['a quantity of zero', anOrder({ items: [aLine(0)], amount: 0 }), quantity],
    ['a quantity as text', anOrder({ items: [{ ...aLine(), quantity: '2' }] }), quantity],
    ['an unknown method', anOrder({ payment_method: 'barter' }), 'Please choose a payment method.'],
    ['no address', anOrder({ address: undefined }), 'order validation failed: address: Path `address` is required.'],
  ])('is refused for %s, and stores nothing', async (_, order, message) => {
    const sandbox = aSandbox();
    const answer = await post(sandbox, '/api/order/place', order, await aToken(sandbox));
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ success: false, message });
    expect(sandbox.controls.store.orders.all()).toEqual([]);
  });
});
