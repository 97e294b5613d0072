import { afterEach, expect, test } from 'vitest';

import { EMBEDDED_WIDGET_KEY, openWidget } from '#lib/razorpay.ts';

afterEach(() => document.head.replaceChildren());

test.each([
  ['rzp_test_abc', 'https://checkout.razorpay.com/v1/checkout.js'],
  [EMBEDDED_WIDGET_KEY, new URL('/sandbox-razorpay/checkout.js', location.href).href],
])('with the key %s the widget is loaded from %s', async (key, url) => {
  const leaving = new AbortController();
  const options = { key, order_id: 'order_1', amount: 100, currency: 'INR', name: 'Shop' };
  const ending = openWidget(
    { ...options, prefill: { name: '', email: '', contact: '' } },
    { leaving: leaving.signal, onOpen: () => {}, onPaid: async () => {}, onRefused: () => {} },
  );
  expect([...document.scripts].map(({ src }) => src)).toEqual([url]);
  leaving.abort();
  expect(await ending).toEqual({ end: 'left' });
  expect(document.scripts).toHaveLength(0);
});
