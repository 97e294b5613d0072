import { expectAccessible } from '../support/looks.ts';
import { arrive, BOTH_PROVIDERS, choose, placeButton } from '../support/payments.ts';
import { expect, test } from '../support/shop.ts';

test.use(BOTH_PROVIDERS);

test('axe finds nothing at checkout: each way to pay, a form with errors', async ({ page, context, open, backend }) => {
  await arrive(context, backend, { isFormFilled: false });
  await open('/place-order');
  for (const method of ['UPI QR', 'Card (Stripe)', 'Razorpay', 'Order Confirm after Payment'] as const) {
    await choose(page, method);
    await expectAccessible(page);
  }
  await placeButton(page).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  await expectAccessible(page);
});
