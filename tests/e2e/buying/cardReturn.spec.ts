import type { Page } from '@playwright/test';

import type { Backend } from '../support/backend.ts';
import { arrive, BOTH_PROVIDERS, FRAME } from '../support/payments.ts';
import { expect, test } from '../support/shop.ts';

const VERIFY = 'POST /api/order/verifyStripe';
const checking = (page: Page) => page.getByText('Checking your payment…');

test.use(BOTH_PROVIDERS);

/** A card order as the checkout stores it, optionally paid on the card page. */
async function aCardOrder(backend: Backend, token: string, { isPaid }: { readonly isPaid: boolean }): Promise<string> {
  const item = { _id: FRAME.id, name: FRAME.name, price: FRAME.price, size: FRAME.size, quantity: FRAME.quantity };
  const order = { items: [item], amount: FRAME.price * FRAME.quantity, address: { city: 'Tenali' } };
  const { session_url: url } = await backend.post('/api/order/stripe', { ...order, payment_method: 'stripe' }, token);
  const id = String(url).split('/').at(-1) ?? '';
  if (isPaid) {
    const body = new URLSearchParams({ choice: 'pay' });
    await fetch(`${backend.url}/sandbox-pay/${id}`, { method: 'POST', body, redirect: 'manual' });
  }
  return id;
}

test('R14: one tab at a time checks a payment', async ({ page, context, open, backend, watch }) => {
  watch.allow(/Failed to load resource/);
  const id = await aCardOrder(backend, await arrive(context, backend), { isPaid: true });
  const pending = async () =>
    (await backend.log()).filter(({ path, status }) => path.endsWith('/verifyStripe') && status === 'pending');
  await backend.faults({ route: VERIFY, fault: 'hang' });
  await open(`/verify?success=true&orderId=${id}`);
  await expect(checking(page)).toBeVisible();
  await expect.poll(pending).toHaveLength(1);
  await open();
  await expect.poll(() => backend.calls(VERIFY)).toBe(2);
  await expect.poll(pending, 'the first request was aborted').toHaveLength(1);
  const other = await context.newPage();
  await open(`/verify?success=true&orderId=${id}`, other);
  await expect(checking(other)).toBeVisible();
  await page.clock.fastForward(8000);
  await expect(page.getByText('Still working…')).toBeVisible();
  expect(await pending()).toHaveLength(1);
  await backend.release();
  await expect(page).toHaveURL('/orders');
  await expect(other).toHaveURL('/orders');
  expect(await backend.orders()).toMatchObject([{ _id: id, payment: true }]);
});
