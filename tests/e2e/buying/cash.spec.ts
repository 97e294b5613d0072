import {
  arrive,
  expectFormKept,
  FRAME,
  orderCalls,
  orderRows,
  placeButton,
  priceIs,
  serverCart,
  TOTAL,
} from '../support/payments.ts';
import { expectAccessible } from '../support/looks.ts';
import { expect, OLDER_TOO, openWithMessages, PHONE_TOO, test } from '../support/shop.ts';
import { expectInCart } from '../support/shopper.ts';

const PLACE = 'POST /api/order/place';

test.beforeEach(({ context, backend }) => arrive(context, backend).then(() => undefined));

test(
  'a shopper orders for cash: one order, an empty cart, and the form is gone',
  PHONE_TOO,
  async ({ page, open, backend }) => {
    await open('/place-order');
    await expect(placeButton(page)).toHaveText(`PLACE ORDER · ${TOTAL.text}`);
    await placeButton(page).click();
    await expect(page).toHaveURL('/orders');
    const panel = page.getByRole('region', { name: 'Order placed' });
    await expect(panel).toBeInViewport({ ratio: 1 });
    await expect(panel).toContainText('We call +91 98765 43210, then you pay.');
    await expect(panel).toContainText(TOTAL.text);
    await expect(panel.getByRole('link', { name: 'Send photo' })).toBeVisible();
    await expectAccessible(page);
    await expect(orderRows(page)).toContainText([FRAME.name]);
    await expectInCart(page, 0);
    expect(await backend.orders()).toMatchObject([
      {
        amount: TOTAL.rupees,
        paymentMethod: 'COD',
        payment: false,
        items: [{ _id: FRAME.id, size: FRAME.size, quantity: FRAME.quantity, price: FRAME.price }],
        address: { firstName: 'Lakshmi', phone: '9876543210', zipcode: '522201', state: 'Andhra Pradesh' },
      },
    ]);
    expect(await serverCart(backend)).toEqual({});
    expect(await page.evaluate(() => sessionStorage.getItem('kanuka.checkout'))).toBeNull();
  },
);

test(
  'S16: a shopper whose price has changed meanwhile is not charged the old one, and orders at the new one',
  OLDER_TOO,
  async ({ page, open, backend }) => {
    await priceIs(page, FRAME.id, 999, 1);
    await open('/place-order');
    await expect(placeButton(page)).toHaveText('PLACE ORDER · ₹1,998');
    await placeButton(page).click();
    await expect(page.getByText(`The total has changed: ₹1,998 → ${TOTAL.text}`)).toBeVisible();
    await expectFormKept(page);
    await expectInCart(page, FRAME.quantity);
    expect(await orderCalls(backend), 'nothing has left').toEqual([]);
    await expect(placeButton(page)).toHaveText(`PLACE ORDER · ${TOTAL.text}`);
    await placeButton(page).click();
    await expect(page).toHaveURL('/orders');
    expect(await backend.orders()).toMatchObject([{ amount: TOTAL.rupees }]);
  },
);

test('a shopper without a connection is told that nothing was ordered, and orders when it is back', async ({
  page,
  context,
  open,
  backend,
  watch,
}) => {
  // What is fetched ahead for other screens cannot come either.
  watch.allow(/Failed to load resource: net::ERR_INTERNET_DISCONNECTED/);
  await openWithMessages(page, open, '/place-order');
  await context.setOffline(true);
  await placeButton(page).click();
  await expect(page.getByRole('main').getByText('You are offline, so nothing was ordered.')).toBeVisible();
  await expectFormKept(page);
  await context.setOffline(false);
  await placeButton(page).click();
  await expect(page).toHaveURL('/orders');
  expect(await orderCalls(backend)).toHaveLength(1);
});

test('R3: a shopper who waits long is told not to order again', async ({ page, open, backend }) => {
  await backend.faults({ route: PLACE, fault: 'hang' });
  await open('/place-order');
  await placeButton(page).click();
  await expect(placeButton(page)).toHaveText('Placing your order…');
  await page.clock.fastForward(8000);
  await expect(page.getByText('Still working…')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See My Orders' })).toBeVisible();
  await placeButton(page).click();
  await backend.release();
  await expect(page).toHaveURL('/orders');
  expect(await orderCalls(backend)).toHaveLength(1);
  expect(await backend.orders()).toHaveLength(1);
});
