import { addToCart } from '../support/designing.ts';
import { arrive, BOTH_PROVIDERS, choose, FRAME, orderRows, placeButton } from '../support/payments.ts';
import { expect, goTo, test } from '../support/shop.ts';
import { fillInAddress } from '../support/shopper.ts';
import { expectNoFailedPart, isTranslated, translatePages } from '../support/translator.ts';

test.use(BOTH_PROVIDERS);
test.beforeEach(({ context }) => translatePages(context));

test('R36: a shopper of a translated checkout pays by card', async ({ page, context, open, backend }) => {
  test.slow();
  await arrive(context, backend);
  await open('/place-order');
  await isTranslated(page);
  await choose(page, 'Card (Stripe)');
  await placeButton(page).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page).toHaveURL('/orders');
  await expect(page.getByText('Payment received. Thank you!')).toBeVisible();
  await expectNoFailedPart(page);
  expect(await backend.orders()).toMatchObject([{ payment: true }]);

  await goTo(page, `/product/${FRAME.id}`);
  await page.getByRole('main').getByRole('button', { name: 'A4', exact: true }).click();
  await addToCart(page);
  await goTo(page, '/place-order');
  await choose(page, 'Razorpay');
  await fillInAddress(page);
  await placeButton(page).click();
  const widget = page.getByRole('dialog', { name: 'Pay Kanuka Photo Gifts' });
  await widget.getByRole('button', { name: 'Fail the payment' }).click();
  await widget.getByRole('button', { name: 'Pay ₹' }).click();
  await expect(page).toHaveURL('/orders');
  await expect(orderRows(page)).toHaveCount(2);
  await expectNoFailedPart(page);
  expect(await backend.orders()).toMatchObject([{ payment: true }, { payment: true }]);
});
