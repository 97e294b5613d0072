import type { Page } from '@playwright/test';

import { arrive, FRAME, placeButton, priceIs } from '../support/payments.ts';
import { expect, PHONE_TOO, test } from '../support/shop.ts';
import { expectInCart, GIFTS } from '../support/shopper.ts';

const MUG = GIFTS.magicMug;
const lines = (page: Page) => page.getByRole('list', { name: 'Gifts in your cart' }).getByRole('listitem');
const totals = (page: Page) => page.getByRole('region', { name: 'Cart Totals' });

test(
  'R17: a shopper sees what cannot be bought now, and neither pays for it nor orders it',
  PHONE_TOO,
  async ({ page, context, open, backend }) => {
    const cart = { [FRAME.id]: { A4: 2, XXL: 3 }, [MUG.id]: { '325 ml': 4 }, '67c7d3fc6b616e75010000ff': { M: 5 } };
    await arrive(context, backend, { cart });
    await priceIs(page, MUG.id, null);
    await open('/cart');
    await expect(lines(page)).toHaveCount(4);
    for (const [why, which] of [
      ['No longer sold', 'A gift that is no longer in the shop'],
      ['This size is no longer made', 'Size XXL'],
      ['Price on request', MUG.name],
    ] as const) {
      const line = lines(page).filter({ hasText: why });
      await expect(line).toContainText(which);
      await expect(line).toContainText('Not counted in the total. Remove it to go on.');
    }
    await expect(totals(page)).toContainText('₹2,198');
    await page.getByRole('link', { name: 'PROCEED TO CHECKOUT' }).click();
    await expect(totals(page).getByRole('listitem')).toHaveCount(1);
    await expect(placeButton(page)).toHaveText('PLACE ORDER · ₹2,198');
    await placeButton(page).click();
    await expect(page).toHaveURL('/orders');
    const [order] = await backend.orders();
    expect(order).toMatchObject({ amount: 2198, items: [{ _id: FRAME.id, size: 'A4', quantity: 2 }] });
    expect(order?.items).toHaveLength(1);
  },
);

test('R17: a shopper whose whole cart cannot be bought has no way to the checkout, and can clear it', async ({
  page,
  context,
  open,
  backend,
}) => {
  await arrive(context, backend, { cart: { [FRAME.id]: { XXL: 3 } } });
  await open('/cart');
  await expect(totals(page)).toContainText('₹0');
  await expect(page.getByRole('link', { name: 'PROCEED TO CHECKOUT' })).toHaveCount(0);
  await open('/place-order');
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await open('/cart');
  await page.getByRole('button', { name: `Remove ${FRAME.name}, size XXL` }).click();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
});

test('a shopper orders again only what is still sold', async ({ page, context, open, backend }) => {
  const token = await arrive(context, backend, { cart: {} });
  await backend.generationA();
  const gone = { _id: '67c7d3fc6b616e75010000ff', name: 'Bamboo Clock', price: 500, size: 'M', quantity: 1 };
  const otherSize = { _id: FRAME.id, name: FRAME.name, price: FRAME.price, size: 'XXL', quantity: 1 };
  const sold = { _id: MUG.id, name: MUG.name, price: MUG.price, size: '325 ml', quantity: 3 };
  const order = { items: [gone, otherSize, sold], amount: 1998, address: { city: 'Tenali' }, payment_method: 'cod' };
  await backend.post('/api/order/place', order, token);
  await open('/orders');
  for (const name of [gone.name, FRAME.name]) {
    await page.getByRole('button', { name: `Order again: ${name}` }).click();
    await expect(page.getByText('This gift is no longer sold in that size.')).toBeVisible();
  }
  await expectInCart(page, 0);
  await page.getByRole('button', { name: `Order again: ${MUG.name}` }).click();
  await expect(page.getByText(`${MUG.name} is in your cart.`)).toBeVisible();
  await expectInCart(page, sold.quantity);
});
