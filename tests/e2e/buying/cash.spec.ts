import { arrive, expectFormKept, FRAME, orderCalls, placeButton } from '../support/payments.ts';
import { priceIs, TOTAL } from '../support/payments.ts';
import { expect, OLDER_TOO, openWithMessages, test } from '../support/shop.ts';
import { expectInCart } from '../support/shopper.ts';

test(
  'S16 R3 R9: a shopper who is offline, whose price has changed meanwhile, and who waits long orders once, at the new price',
  OLDER_TOO,
  async ({ page, context, open, backend, watch }) => {
    // What is fetched ahead for other screens cannot come either.
    watch.allow(/Failed to load resource: net::ERR_INTERNET_DISCONNECTED/);
    await arrive(context, backend);
    await priceIs(page, FRAME.id, 999, 1);
    await openWithMessages(page, open, '/place-order');
    await expect(placeButton(page)).toHaveText('PLACE ORDER · ₹1,998');

    await test.step('without a connection nothing is ordered, and it is said', async () => {
      await context.setOffline(true);
      await placeButton(page).click();
      await expect(page.getByRole('main').getByText('You are offline, so nothing was ordered.')).toBeVisible();
      await expectFormKept(page);
      await context.setOffline(false);
    });

    await test.step('the old price is not charged', async () => {
      await placeButton(page).click();
      await expect(page.getByText(`The total has changed: ₹1,998 → ${TOTAL.text}`)).toBeVisible();
      await expectFormKept(page);
      await expectInCart(page, FRAME.quantity);
      expect(await orderCalls(backend), 'nothing has left').toEqual([]);
      await expect(placeButton(page)).toHaveText(`PLACE ORDER · ${TOTAL.text}`);
    });

    await test.step('who waits long is told not to order again, and finds the order without a reload', async () => {
      await backend.once('POST /api/order/place', { type: 'hang', isMade: true });
      await placeButton(page).click();
      await expect(placeButton(page)).toHaveText('Placing your order…');
      await expect.poll(() => orderCalls(backend)).toHaveLength(1);
      await page.clock.fastForward(8000);
      await expect(page.getByText('Still working…')).toBeVisible();
      await placeButton(page).click();
      await page.getByRole('link', { name: 'See My Orders' }).click();
      await expect(page.getByText(`Your order of ${TOTAL.text} has reached us.`)).toBeVisible();
      await expectInCart(page, 0);
      expect(await orderCalls(backend)).toHaveLength(1);
      expect(await backend.orders()).toMatchObject([{ amount: TOTAL.rupees, payment: false }]);
    });
  },
);
