import { expect, test } from './support/shop.ts';
import { expectInCart, fillInAddress, PRODUCTS, logIn } from './support/shopper.ts';

const PRODUCT = PRODUCTS.magicMug;

test('R18: a shopper whose browser blocks storage can order', async ({ page, open, backend }) => {
  // What Chrome does when it blocks all cookies.
  await page.addInitScript(() => {
    const denied = () => new DOMException('Access is denied for this document.', 'SecurityError');
    LockManager.prototype.request = () => Promise.reject(denied());
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw denied();
        },
      });
    }
  });
  await open(`/product/${PRODUCT.id}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByText('Your browser does not let us save anything.')).toHaveCount(1);
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await main.getByRole('link', { name: 'PROCEED TO CHECKOUT' }).click();
  await fillInAddress(page);
  const order = main.getByRole('button', { name: /^PLACE ORDER/ });
  await order.click();
  await page.getByRole('button', { name: 'Have an account? Log in' }).click();
  await logIn(page);
  await expect(page.getByLabel('First name')).toHaveValue('Lakshmi');
  await order.click();
  // Without a stored order attempt a second try could not be distinguished from the first.
  await expect(page.getByText('Your browser blocks storage, so we cannot prevent a duplicate order.')).toBeVisible();
  expect(await backend.orders()).toEqual([]);
  await main.getByRole('button', { name: 'Place order anyway' }).click();
  await expect(page).toHaveURL('/orders');
  await expectInCart(page, 0);
  expect(await backend.orders()).toHaveLength(1);
});
