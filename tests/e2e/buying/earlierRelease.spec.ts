import { arrive, expectFormFilledIn, FRAME, orderCalls, placeButton, TOTAL } from '../support/payments.ts';
import { expect, waitForHydration, test } from '../support/shop.ts';
import { expectInCart } from '../support/shopper.ts';

// The embedded backend calculates the delivery fee itself; the older one accepts the total that the shopper has seen.
test.use({ isOlder: true });

/** The script that holds the shop's settings. */
const SETTINGS = '**/assets/base-*.js';

test('R22: an older tab shows the new delivery fee first', async ({ page, context, open, backend }) => {
  await arrive(context, backend);
  await open('/place-order');
  await expect(placeButton(page)).toHaveText(`PLACE ORDER · ${TOTAL.text}`);

  // The owner publishes a release with another delivery fee.
  await page.route('**/release.json', (route) => route.fulfill({ json: { entry: 'assets/index-newer.js' } }));
  await page.route(SETTINGS, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/deliveryFee:0\b/, 'deliveryFee:4900');
    await route.fulfill({ response, body });
  });

  // The page reloads, and no order was sent.
  const reloaded = page.waitForEvent('domcontentloaded');
  await placeButton(page).click();
  await reloaded;
  await waitForHydration(page);
  await page.clock.fastForward(3000);
  await page.unroute(SETTINGS);
  await expect(page.getByText('Our website was updated while this page was open. Nothing')).toBeInViewport();
  await expect(page.getByText(`The total has changed: ${TOTAL.text} → ₹2,247`)).toBeVisible();
  await expectFormFilledIn(page);
  await expectInCart(page, FRAME.quantity);
  expect(await orderCalls(backend)).toEqual([]);

  // A shopper who agrees orders once at the new total and is not asked again.
  await page.getByRole('button', { name: 'Continue with ₹2,247' }).click();
  await placeButton(page).click();
  await expect(page).toHaveURL('/orders');
  expect(await orderCalls(backend)).toHaveLength(1);
  expect(await backend.orders()).toMatchObject([{ amount: 2247 }]);
});
