import { act, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { quiet } from '#tests/support/startShop.ts';
import { aTextDesign, clearDevice, LAMP, MUG, MUG_LINE, openPage, prepareDevice } from '#tests/support/twoAccounts.tsx';

beforeEach(prepareDevice);
afterEach(clearDevice);

/** The cart with these pieces of the mug, of which the first has a design. */
async function openCart(pieces: readonly (string | null)[]) {
  const page = await openPage('/about');
  const designs = pieces.flatMap((text) => (text === null ? [] : aTextDesign(MUG, text)));
  for (const design of designs) await page.saveDesign(design);
  let at = 0;
  for (const text of pieces) {
    act(() => void page.shop.actions.addToCart(MUG_LINE, text === null ? null : (designs[at++]?.id ?? null)));
    await quiet();
  }
  return openPage('/cart');
}

test('a line shows one picture of its design, which a tap enlarges', async () => {
  const { screen, user } = await openCart(['Amma']);
  const enlarge = await screen.findByRole('button', { name: `Enlarge your design, ${MUG.name}` });
  const line = within(screen.getByRole('list', { name: 'Gifts in your cart' })).getByRole('listitem');
  expect(line.querySelectorAll('img')).toHaveLength(1);
  await user.click(enlarge);
  const large = within(screen.getByRole('dialog', { name: `${MUG.name} with your design` }));
  expect(large.getByRole('img', { name: `${MUG.name} with your design` })).toBeVisible();
  await user.click(large.getByRole('button', { name: 'Close the picture' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('pieces with different designs have a picture each', async () => {
  const { screen } = await openCart(['Amma', 'Nanna']);
  expect(await screen.findByRole('button', { name: `Enlarge your design, ${MUG.name}, design 2` })).toBeVisible();
});

test('the cart says that the photo is sent by WhatsApp after the order', async () => {
  const { screen } = await openCart(['Amma']);
  expect(
    await screen.findByText('After ordering, send us 1 photo by WhatsApp. The file will be ready to send.'),
  ).toBeVisible();
});

test('products in the cart are not repeated among the recently viewed ones', async () => {
  const before = await openPage('/about');
  act(() => {
    before.shop.actions.recordViewed(LAMP._id);
    before.shop.actions.recordViewed(MUG._id);
  });
  const { screen, user } = await openCart([null]);
  const recent = within(await screen.findByRole('region', { name: 'Recently viewed' }));
  expect(recent.getByRole('link', { name: new RegExp(LAMP.name) })).toBeVisible();
  expect(recent.queryByRole('link', { name: new RegExp(MUG.name) })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Remove / }));
  expect(await recent.findByRole('link', { name: new RegExp(MUG.name) })).toBeVisible();
});
