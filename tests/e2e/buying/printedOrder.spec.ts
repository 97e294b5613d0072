import { arrive, ordersAre } from '../support/payments.ts';
import { expect, test } from '../support/shop.ts';
import { PRODUCTS } from '../support/shopper.ts';

const { id: _id, name } = PRODUCTS.magicMug;

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('an order is printed on its own page, without menu and buttons', async ({ page, context, open, backend }) => {
  const item = { _id, name, price: 399, size: '325 ml', quantity: 1 };
  const orders = ['Shipped', 'Delivered'].map((status, index) => ({
    _id: `order-${index}`,
    items: [item, { ...item, size: '440 ml' }],
    status,
    payment: true,
    paymentMethod: 'UPI',
    date: Date.parse('2026-11-20T06:30:00Z') + index,
    amount: 798,
    address: { city: 'Tenali' },
  }));
  await ordersAre(page, orders);
  await arrive(context, backend, { cart: {}, isFormFilled: false });
  await open('/orders');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await expect(page.getByText('Shop address line').first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const fact of ['Kanuka Photo Gifts', 'Shop address line', name, '325 ml', 'Fri 20 Nov 2026', '₹798'])
    await expect(rows.first()).toContainText(fact, { useInnerText: true });
  await expect(page.locator('header, main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation').or(page.getByRole('contentinfo'))).toHaveCount(0);
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(2);
});
