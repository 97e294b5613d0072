import { arrive, FRAME, serverCart } from '../support/payments.ts';
import { expect, goTo, test } from '../support/shop.ts';
import { expectInCart, logIn } from '../support/shopper.ts';

const FIELD = `Quantity for ${FRAME.name}, size ${FRAME.size}`;
const one = (what: 'more' | 'less') => `One ${what} of ${FRAME.name}, size ${FRAME.size}`;

test('R19 S14: a shopper has one cart and session in all tabs', async ({ page, context, open, backend }) => {
  test.slow();
  await arrive(context, backend);
  const other = await context.newPage();
  const saved = (quantity: number) => expect.poll(() => serverCart(backend)).toEqual({ [FRAME.id]: { A4: quantity } });
  await open('/cart', other);
  await open('/cart');

  await test.step('each tab changes the cart of both', async () => {
    await expectInCart(page, 2);
    await page.getByLabel(FIELD).fill('5');
    await expectInCart(other, 5);
    await expect(other.getByLabel(FIELD)).toHaveValue('5');
    await other.getByRole('button', { name: one('less') }).click();
    await expectInCart(page, 4);
    await saved(4);
  });

  await test.step('a logout removes cart and orders from every screen', async () => {
    await goTo(other, '/orders');
    await expect(other.getByText('You have no orders yet.')).toBeVisible();
    await goTo(page, '/profile');
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await expect(other.getByText('You must be logged in to view orders.')).toBeVisible();
    for (const tab of [page, other]) await expectInCart(tab, 0);
    await goTo(other, '/cart');
    await expect(other.getByText('Your cart is empty.')).toBeVisible();
    // It was removed from this device only.
    await saved(4);
  });

  await test.step('a login loads the cart in both tabs, and removing a line removes it from both', async () => {
    await logIn(page);
    for (const tab of [page, other]) await expectInCart(tab, 4);
    await goTo(page, '/cart');
    await page.getByRole('button', { name: `Remove ${FRAME.name}, size ${FRAME.size}` }).click();
    await expect(other.getByText('Your cart is empty.')).toBeVisible();
    await expect.poll(() => serverCart(backend)).toEqual({});
  });
});
