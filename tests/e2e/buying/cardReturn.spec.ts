import type { Page } from '@playwright/test';

import type { Backend } from '../support/backend.ts';
import { arrive, BOTH_PROVIDERS, FRAME, orderRows } from '../support/payments.ts';
import { expect, goTo, OLDER_TOO, test } from '../support/shop.ts';
import { expectInCart } from '../support/shopper.ts';

const VERIFY = 'POST /api/order/verifyStripe';
const checking = (page: Page) => page.getByText('Checking your payment…');

test.use(BOTH_PROVIDERS);

/** An order by card as the checkout leaves it, and paid on the card page when it says so. */
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

test(
  'S17 S24 R14: a payment that breaks while it is checked is checked again, and a paid order is never cancelled by an old address',
  OLDER_TOO,
  async ({ page, context, open, backend, watch, isOlder }) => {
    test.slow();
    watch.allow(/Failed to load resource/);
    const cart = { [FRAME.id]: { [FRAME.size]: FRAME.quantity + 1 } };
    const id = await aCardOrder(backend, await arrive(context, backend, { cart }), { isPaid: true });
    const isPlaced = async () =>
      expect(await backend.orders()).toMatchObject([{ _id: id, payment: true, status: 'Order Placed' }]);

    await test.step('the shop breaks, and the shopper tries again', async () => {
      await backend.once(VERIFY, { type: 'status', code: 500 });
      await open(`/verify?success=true&orderId=${id}`);
      await expect(page.getByText('Your payment could not be checked yet. Nothing is lost.')).toBeVisible();
      await expectInCart(page, FRAME.quantity + 1);
      await page.clock.runFor(10_000);
      expect(await backend.calls(VERIFY), 'nothing by itself').toBe(1);
      await page.getByRole('button', { name: 'Check again' }).click();
      await expect(page).toHaveURL('/orders');
      await isPlaced();
      // This device has no note of it: the order itself says what it took out of the cart.
      await expectInCart(page, 1);
    });

    await test.step('an old address leads to My Orders', async () => {
      await goTo(page, `/verify?success=false&orderId=${id}`);
      await expect(page).toHaveURL('/orders');
    });

    await test.step('in a tab where nothing is known of it as well', async () => {
      const other = await context.newPage();
      await open(`/verify?success=false&orderId=${id}`, other);
      await expect(other).toHaveURL('/orders');
      await expect(orderRows(other)).toContainText(['Paid']);
      await other.close();
      await isPlaced();
    });

    await test.step('a payment that nobody knows does nothing by itself, and empties no cart', async () => {
      await goTo(page, '/verify?success=true&orderId=66f0c0de00000000000000ff');
      await expect(page.getByText('We do not know this payment.')).toBeVisible();
      expect(await backend.calls(VERIFY)).toBe(2);
      await page.getByRole('button', { name: 'Check this payment' }).click();
      // The older backend says yes to any id.
      const outcome = isOlder
        ? 'Your payment may have gone through, but we do not find the order.'
        : 'Your payment could not be checked yet. Nothing is lost.';
      await expect(page.getByText(outcome)).toBeVisible();
      await expectInCart(page, 1);
      expect(await backend.calls(VERIFY)).toBe(3);
    });
  },
);

test('R14: a shopper who reloads, and opens the address again, is asked about one at a time', async ({
  page,
  context,
  open,
  backend,
  watch,
}) => {
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
  await expect.poll(pending, 'the first was broken off').toHaveLength(1);
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
