import { arrive, BOTH_PROVIDERS, choose, expectFormKept, FRAME } from '../support/payments.ts';
import { placeButton, TOTAL } from '../support/payments.ts';
import { expect, test } from '../support/shop.ts';
import { expectInCart } from '../support/shopper.ts';

test.use(BOTH_PROVIDERS);

/** Some of those that tests/unit/shop/orders/placeOrderOnce.test.ts has. */
const HOSTILE = [
  'javascript:alert(document.domain)',
  '//evil.example/pay',
  'https://checkout.stripe.com@evil.example/pay',
  '/place-order',
] as const;
const PROVIDER = 'https://checkout.stripe.com/c/pay/cs_test_1';

test('S5: a shopper is led to no card page but the shop’s own, the backend’s and the named provider’s', async ({
  page,
  context,
  open,
  backend,
  watch,
}) => {
  watch.allowOrigin('https://checkout.stripe.com');
  await arrive(context, backend);
  let address = '';
  let answered = 0;
  await page.route('**/api/order/stripe', async (route) => {
    await route.fulfill({ json: { success: true, session_url: address } });
    answered += 1;
  });
  await page.route('https://checkout.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Card</title><h1>Pay here</h1>' }),
  );
  await open('/place-order');
  await choose(page, 'Card (Stripe)');
  const refused = page.getByRole('main').getByText('The payment page could not be opened safely. Your cart is kept.');
  for (const [index, hostile] of HOSTILE.entries()) {
    await test.step(hostile, async () => {
      address = hostile;
      await placeButton(page).click();
      await expect.poll(() => answered).toBe(index + 1);
      await expect(placeButton(page)).toHaveText(`PLACE ORDER · ${TOTAL.text}`);
      await expect(refused).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/place-order');
    });
  }
  await expectFormKept(page);
  await expectInCart(page, FRAME.quantity);
  await test.step('the provider that the shop names', async () => {
    address = PROVIDER;
    await placeButton(page).click();
    await expect(page.getByRole('heading', { name: 'Pay here' })).toBeVisible();
    expect(page.url()).toBe(PROVIDER);
    expect(answered, 'one order').toBe(HOSTILE.length + 1);
  });
});
