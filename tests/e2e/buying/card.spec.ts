import type { Page } from '@playwright/test';

import { arrive, BOTH_PROVIDERS, choose, expectFormFilledIn, FRAME, orderCalls } from '../support/payments.ts';
import { orderRows, placeButton, serverCart, TOTAL } from '../support/payments.ts';
import { expect, test } from '../support/shop.ts';
import { expectInCart } from '../support/shopper.ts';

const cardPage = (page: Page) => page.getByRole('heading', { name: 'Card payment' });

test.use(BOTH_PROVIDERS);

// An order that was deleted meanwhile: tests/screens/paymentReturn.test.tsx.
test('R14 S20 R24: a card order is placed, left, cancelled, paid once', async ({ page, context, open, backend }) => {
  test.slow();
  await arrive(context, backend);
  await open('/place-order');
  await choose(page, 'Card (Stripe)');

  // Clicks until the card page opens.
  await backend.faults({ route: 'GET /sandbox-pay/*', fault: { type: 'delay', ms: 1500 } });
  await placeButton(page).evaluate((button: HTMLButtonElement) => {
    setInterval(() => button.click(), 20);
  });
  await expect(cardPage(page)).toBeVisible();
  await backend.clearFaults();
  expect(await orderCalls(backend)).toHaveLength(1);
  expect(await backend.orders()).toMatchObject([{ amount: TOTAL.rupees, paymentMethod: 'Stripe', payment: false }]);

  // Back from the card page returns to cart and form.
  await page.goBack();
  await expect(page).toHaveURL('/place-order');
  await page.clock.fastForward(3000);
  await expectFormFilledIn(page);
  await expectInCart(page, FRAME.quantity);
  await expect(page.getByText(`Your earlier card payment of ${TOTAL.text} may have gone through.`)).toBeVisible();
  await placeButton(page).click({ force: true });
  expect(await orderCalls(backend)).toHaveLength(1);

  // Cancel opens the complete cart.
  await page.goForward();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/cart');
  const reason = page.getByRole('main').getByText('Payment not completed. Your cart is safe.');
  await expect(reason).toBeVisible();
  await page.reload();
  await expect(reason, 'it stays').toBeVisible();
  await expectInCart(page, FRAME.quantity);
  expect(await backend.orders()).toMatchObject([{ payment: false, status: 'Payment cancelled' }]);
  expect(await serverCart(backend)).toEqual({ [FRAME.id]: { [FRAME.size]: FRAME.quantity } });

  // A shopper who returns to the card page pays.
  await page.goBack();
  await expect(cardPage(page)).toBeVisible();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page).toHaveURL('/orders');
  await expect(page.getByText('Payment received. Thank you!')).toBeVisible();
  await expect(orderRows(page)).toContainText(['Paid']);
  await expectInCart(page, 0);
  expect((await backend.orders()).map(({ payment }) => payment)).toEqual([true]);
  expect(await serverCart(backend)).toEqual({});
  expect(await page.evaluate(() => sessionStorage.getItem('kanuka.checkout'))).toBeNull();
});
