import { act, fireEvent, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { checkoutStorage } from '#shop/orders/checkoutStorage.ts';
import { holdClock } from '#tests/support/clock.ts';
import { anAddress } from '#tests/support/factories.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { sandbox } from '#tests/support/server.ts';
import {
  calls,
  demoProduct,
  writeCart,
  storedCart,
  loggedIn,
  putServerCart,
  serverCart,
  answers,
} from '#tests/support/shopper.ts';
import { quiet, until } from '#tests/support/startShop.ts';
import { aTextDesign, clearDevice, MUG_LINE, openPage } from '#tests/support/twoAccounts.tsx';

const MUG = demoProduct('Personalised Photo Mug');
const MAGIC = demoProduct('Magic Photo Mug with Colour Inside');
const FRAME = demoProduct('Wedding Oak Frame');
const CHEAP = demoProduct('Loose Instant-style Prints, Set of 8');

async function cart(record: Parameters<typeof writeCart>[0]) {
  writeCart(record);
  const view = renderScreen('/cart');
  const lines = within(await view.screen.findByRole('list', { name: 'Gifts in your cart' }));
  const totals = within(view.screen.getByRole('region', { name: 'Cart Totals' }));
  const amount = (term: string) => totals.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
  return { ...view, lines, totals, amount };
}

test('each size of a product is a separate line with its own total', async () => {
  const { lines, amount, screen } = await cart({
    [MUG._id]: { '325 ml': 2, '440 ml': 1 },
    [CHEAP._id]: { Standard: 3 },
  });
  expect(lines.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    expect.stringMatching(/Personalised Photo MugSize 325 ml₹299 each.*₹598/),
    expect.stringMatching(/Personalised Photo MugSize 440 ml₹299 each.*₹299/),
    expect.stringMatching(/Loose Instant.*Size Standard₹249.50 each.*₹748.50/),
  ]);
  expect([amount('Subtotal'), amount('Delivery'), amount('Total')]).toEqual([
    '₹1,645.50',
    'Enjoy Free Shipping',
    '₹1,645.50',
  ]);
  expect(screen.getByRole('link', { name: 'Cart, 6 items' })).toBeVisible();
});

test('arrow keys and buttons change the quantity down to one, the wheel does not; a typed one takes effect at once, up to a named maximum', async () => {
  const { lines, user, amount } = await cart({ [MUG._id]: { '325 ml': 2 } });
  const field = lines.getByRole('spinbutton', { name: 'Quantity for Personalised Photo Mug, size 325 ml' });
  await user.click(field);
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(field).toHaveValue('3');
  // Browsers change a focused number field by the wheel.
  for (const [name, value] of Object.entries({ type: 'text', inputmode: 'numeric', 'aria-valuemin': '1' }))
    expect(field).toHaveAttribute(name, value);
  expect(field).toHaveAttribute('aria-valuenow', '3');
  await user.click(lines.getByRole('button', { name: 'One more of Personalised Photo Mug, size 325 ml' }));
  expect(field).toHaveValue('4');
  const less = lines.getByRole('button', { name: 'One less of Personalised Photo Mug, size 325 ml' });
  for (let n = 0; n < 4; n++) await user.click(less);
  expect(field).toHaveValue('1');
  expect(less).toHaveAttribute('aria-disabled', 'true');
  await user.clear(field);
  await user.paste('430');
  expect(amount('Total')).toBe('₹1,28,570');
  await user.paste('56');
  expect(storedCart()).toEqual({ [MUG._id]: { '325 ml': 9999 } });
  expect(lines.getByText('Maximum 9,999. For more, contact us.')).toBeVisible();
  await user.tab();
  expect(field).toHaveValue('9999');
  await user.click(less);
  expect(lines.queryByText(/^Maximum/)).not.toBeInTheDocument();
});

test('what is not a quantity is ignored, and the old one is restored; other scripts’ digits count', async () => {
  const { lines, user } = await cart({ [MUG._id]: { '325 ml': 2 } });
  const field = lines.getByRole('spinbutton');
  for (const [typed, quantity] of [
    ['', 2],
    ['0', 2],
    ['abc', 2],
    ['-3', 2],
    ['1.5', 1],
    ['१२', 12],
    ['౧౨', 12],
    ['\u200E7', 7],
  ] as const) {
    await user.clear(field);
    await user.click(field);
    if (typed !== '') await user.keyboard(typed);
    expect(storedCart(), typed).toEqual({ [MUG._id]: { '325 ml': quantity } });
    await user.tab();
    expect(field, typed).toHaveValue(String(quantity));
  }
});

test('an empty cart says so without the product list, once the account’s cart is read', async () => {
  sandbox.controls.faults.add({ route: '/api/product/list', fault: 'hang' });
  await loggedIn();
  const { screen } = renderScreen('/cart');
  expect(await screen.findByText('Your cart is empty.')).toBeVisible();
  sandbox.controls.faults.release();
});

test('the cart survives a failed product list, and retrying shows it', async () => {
  writeCart({ [MUG._id]: { '325 ml': 2 } });
  sandbox.controls.faults.add({ route: '/api/product/list', times: 1, fault: { type: 'status', code: 500 } });
  const { screen, user } = renderScreen('/cart');
  expect(await screen.findByText(/Your cart is safe on this device/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'Gifts in your cart' })).toBeVisible();
});

test('a saved cart that is still loading, or that cannot be loaded, is not shown as empty and can be retried', async () => {
  const clock = holdClock();
  putServerCart({ [MUG._id]: { '325 ml': 2 } });
  await loggedIn();
  const route = '/api/cart/get';
  for (const fault of ['hang', { type: 'status', code: 500 }] as const)
    sandbox.controls.faults.add({ route, times: 1, fault });
  const { screen } = renderScreen('/cart', clock);
  await clock.until(() => expect(calls(route)).toHaveLength(1));
  const main = within(await clock.until(() => screen.getByRole('main')));
  await clock.until(() => expect(main.getByText('Loading...')).toBeVisible());
  await clock.pass(8000);
  expect(main.queryByText('Your cart is empty.')).not.toBeInTheDocument();
  expect(main.getByText('Still working…')).toBeVisible();
  expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
  sandbox.controls.faults.release();
  const said = await clock.until(() => main.getByRole('alert'));
  expect(said).toHaveTextContent('Your account cart could not be loaded.');
  expect(main.queryByText('Your cart is empty.')).not.toBeInTheDocument();
  fireEvent.click(within(said).getByRole('button', { name: 'Try again' }));
  await clock.until(() => expect(main.getByRole('spinbutton')).toHaveValue('2'));
});

const REMOVE = 'Remove Personalised Photo Mug, size 325 ml';

test('a removed line can be restored by keyboard, and the server receives both changes', async () => {
  putServerCart({ [MUG._id]: { '325 ml': 2, '440 ml': 1 } });
  await loggedIn();
  const { screen, user } = renderScreen('/cart');
  (await screen.findByRole('button', { name: REMOVE })).focus();
  await user.keyboard('{Enter}');
  await until(() => expect(serverCart()).toEqual({ [MUG._id]: { '440 ml': 1 } }));
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  expect(undo).toHaveAccessibleDescription('Removed Personalised Photo Mug, size 325 ml.');
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  const lines = screen.getAllByRole('button', { name: /^Remove / }).map((button) => button.ariaLabel);
  expect(lines, 'in its place').toEqual([REMOVE, REMOVE.replace('325', '440')]);
  expect(screen.getByRole('button', { name: REMOVE }).closest('li')).toContainElement(
    document.activeElement as HTMLElement,
  );
  expect(storedCart()).toEqual({ [MUG._id]: { '325 ml': 2, '440 ml': 1 } });
  await until(() => expect(serverCart()).toEqual({ [MUG._id]: { '325 ml': 2, '440 ml': 1 } }));
});

test('the last line can be restored for 8 seconds, and the focus is never lost; only without it the gift is among those recently viewed', async () => {
  localStorage.setItem('kanuka.recent', JSON.stringify([MUG._id, MAGIC._id]));
  const { screen, user } = await cart({ [MUG._id]: { '325 ml': 2 } });
  const recent = within(await screen.findByRole('region', { name: 'Recently viewed' }));
  expect(recent.getByRole('link', { name: new RegExp(MAGIC.name) })).toBeVisible();
  expect(recent.queryByRole('link', { name: new RegExp(MUG.name) })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: REMOVE }));
  expect(await recent.findByRole('link', { name: new RegExp(MUG.name) })).toBeVisible();
  expect(storedCart()).toEqual({});
  expect(screen.getByText('Your cart is empty.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse gifts' })).toHaveAttribute('href', '/collection');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('spinbutton')).toHaveValue('2');
  const clock = holdClock();
  fireEvent.click(screen.getByRole('button', { name: REMOVE }));
  await clock.pass(7999);
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await clock.pass(1);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(storedCart()).toEqual({});
});

test('the last line can be restored although the account’s cart could not be loaded', async () => {
  writeCart({ [MUG._id]: { '325 ml': 2 } });
  await loggedIn();
  sandbox.controls.faults.add({ route: '/api/cart/*', fault: { type: 'status', code: 500 } });
  const { user, main } = renderScreen('/cart');
  expect(await main.findByText('Your account cart could not be loaded.')).toBeVisible();
  await user.click(await main.findByRole('button', { name: REMOVE }));
  expect(main.queryByText('Your cart is empty.')).not.toBeInTheDocument();
  await user.click(main.getByRole('button', { name: 'Undo' }));
  expect(await main.findByRole('spinbutton')).toHaveValue('2');
});

test('R17: products that cannot be bought now are shown but neither charged nor ordered', async () => {
  const cart = { [FRAME._id]: { A4: 2, XXL: 3 }, [MAGIC._id]: { '325 ml': 4 }, '67c7d3fc6b616e75010000ff': { M: 5 } };
  await loggedIn();
  writeCart(cart);
  putServerCart(cart);
  checkoutStorage.writeDraft(anAddress());
  answers('/api/product/list', { success: true, products: [FRAME, { ...MAGIC, price: null }] });
  const { screen, user, url } = renderScreen('/cart');
  const lines = within(await screen.findByRole('list', { name: 'Gifts in your cart' }));
  expect(lines.getAllByRole('listitem')).toHaveLength(4);
  const reasons = ['No longer sold', 'This size is no longer made', 'Price on request'];
  const whatIsOut = ['A gift that is no longer in our shop', 'Size XXL', MAGIC.name];
  for (const [at, reason] of reasons.entries()) {
    const line = lines.getAllByRole('listitem').find(({ textContent }) => textContent.includes(reason));
    expect(line).toHaveTextContent(whatIsOut[at] ?? '');
    expect(line).toHaveTextContent('Not included in the total or in your order.');
  }
  expect(screen.getByRole('region', { name: 'Cart Totals' })).toHaveTextContent('₹2,198');
  expect(screen.getByRole('link', { name: 'Cart, 2 items' }), 'counted like the total').toBeVisible();
  await user.click(screen.getByRole('link', { name: 'PROCEED TO CHECKOUT' }));
  const order = await screen.findByRole('button', { name: 'PLACE ORDER · ₹2,198' });
  expect(within(screen.getByRole('region', { name: 'Cart Totals' })).getAllByRole('listitem')).toHaveLength(1);
  await user.click(order);
  await until(() => expect(url()).toBe('/orders'));
  const items = [{ _id: FRAME._id, size: 'A4', quantity: 2 }];
  expect(sandbox.controls.store.orders.all()).toMatchObject([{ amount: 2198, items }]);
});

/** The cart with one more mug, which has a design with this text. */
async function openDesigned(text: string) {
  const page = await openPage('/about');
  const design = aTextDesign(MUG, text);
  await page.saveDesign(design);
  act(() => void page.shop.actions.addToCart(MUG_LINE, design.id));
  await quiet();
  return openPage('/cart');
}

test('a line shows one picture of each of its designs, which a tap enlarges, and when its photo is to be sent', async () => {
  const { screen, user } = await openDesigned('Amma');
  const enlarge = await screen.findByRole('button', { name: `Enlarge your design, ${MUG.name}` });
  const line = within(screen.getByRole('list', { name: 'Gifts in your cart' })).getByRole('listitem');
  expect(line.querySelectorAll('img')).toHaveLength(1);
  const sending = 'After ordering, send us 1 photo by WhatsApp. The file will be ready to send.';
  expect(screen.getByText(sending)).toBeVisible();
  await user.click(enlarge);
  const large = within(screen.getByRole('dialog', { name: `${MUG.name} with your design` }));
  expect(large.getByRole('img', { name: `${MUG.name} with your design` })).toBeVisible();
  await user.click(large.getByRole('button', { name: 'Close the picture' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const next = await openDesigned('Nanna');
  expect(await next.screen.findByRole('button', { name: `Enlarge your design, ${MUG.name}, design 2` })).toBeVisible();
  await clearDevice();
});
