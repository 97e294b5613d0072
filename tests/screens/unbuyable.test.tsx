import { within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { checkoutStorage } from '#shop/orders/checkoutStorage.ts';
import { anAddress } from '#tests/support/factories.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { sandbox } from '#tests/support/server.ts';
import { answers, demoProduct, writeCart, loggedIn, putServerCart } from '#tests/support/shopper.ts';
import { until } from '#tests/support/startShop.ts';

const FRAME = demoProduct('Wedding Oak Frame');
const MUG = demoProduct('Magic Photo Mug with Colour Inside');

test('R17: products that cannot be bought now are shown but neither charged nor ordered', async () => {
  const cart = { [FRAME._id]: { A4: 2, XXL: 3 }, [MUG._id]: { '325 ml': 4 }, '67c7d3fc6b616e75010000ff': { M: 5 } };
  await loggedIn();
  writeCart(cart);
  putServerCart(cart);
  checkoutStorage.writeDraft(anAddress());
  answers('/api/product/list', { success: true, products: [FRAME, { ...MUG, price: null }] });
  const { screen, user, url } = renderScreen('/cart');
  const lines = within(await screen.findByRole('list', { name: 'Gifts in your cart' }));
  expect(lines.getAllByRole('listitem')).toHaveLength(4);
  for (const [why, which] of [
    ['No longer sold', 'A gift that is no longer in our shop'],
    ['This size is no longer made', 'Size XXL'],
    ['Price on request', MUG.name],
  ] as const) {
    const line = lines.getAllByRole('listitem').find(({ textContent }) => textContent.includes(why));
    expect(line).toHaveTextContent(which);
    expect(line).toHaveTextContent('Not included in the total or in your order.');
  }
  expect(screen.getByRole('region', { name: 'Cart Totals' })).toHaveTextContent('₹2,198');
  expect(
    screen.getByRole('link', { name: 'Cart, 2 items' }),
    'the cart icon counts the same lines as the total',
  ).toBeVisible();
  expect(within(screen.getByRole('main')).getByText('2 gifts')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'PROCEED TO CHECKOUT' }));
  const order = await screen.findByRole('button', { name: 'PLACE ORDER · ₹2,198' });
  expect(within(screen.getByRole('region', { name: 'Cart Totals' })).getAllByRole('listitem')).toHaveLength(1);
  await user.click(order);
  await until(() => expect(url()).toBe('/orders'));
  const items = [{ _id: FRAME._id, size: 'A4', quantity: 2 }];
  expect(sandbox.controls.store.orders.all()).toMatchObject([{ amount: 2198, items }]);
});

test('the toast and the cart icon count an added product together with what can be bought', async () => {
  writeCart({ '67c7d3fc6b616e75010000ff': { M: 5 } });
  const { screen, user } = renderScreen(`/product/${FRAME._id}`);
  expect(await screen.findByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'A4' }));
  await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
  expect(await screen.findByText('Wedding Oak Frame: 1 added, 1 in your cart')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});
