import type { Page } from '@playwright/test';

import { arrive, FRAME, placeButton, priceIs } from '../support/payments.ts';
import { expect, test } from '../support/shop.ts';
import { GIFTS } from '../support/shopper.ts';

const MUG = GIFTS.magicMug;
const lines = (page: Page) => page.getByRole('list', { name: 'Gifts in your cart' }).getByRole('listitem');
const totals = (page: Page) => page.getByRole('region', { name: 'Cart Totals' });

test('R17: a shopper sees what cannot be bought now, and neither pays for it nor orders it', async ({
  page,
  context,
  open,
  backend,
}) => {
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
});
