import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { notify } from '#lib/notify.ts';
import { pressesAt } from '#tests/support/presses.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { readyToOrder } from '#tests/support/checkout.ts';
import { sandbox } from '#tests/support/server.ts';
import { answers, cartCalls, demoProduct, loggedIn, serverCart } from '#tests/support/shopper.ts';
import { quiet, reconnect, until } from '#tests/support/startShop.ts';
import { toastsOnScreen } from '#tests/support/toastsOnScreen.ts';

const say = (...texts: readonly string[]): void => act(() => texts.forEach((text) => notify.error(text)));

const toastOf = (message: HTMLElement): HTMLElement => message.closest<HTMLElement>('.Toastify__toast') ?? message;
const barOf = (message: HTMLElement): HTMLElement =>
  within(toastOf(message)).getByRole('progressbar', { hidden: true });

/** A leaving toast is animated; jsdom runs no animations. */
async function moveOut(message: HTMLElement): Promise<void> {
  const toast = toastOf(message);
  await waitFor(() => expect(toast.className).toContain('exit'));
  fireEvent.animationEnd(toast);
}

async function leave(message: HTMLElement): Promise<void> {
  fireEvent.animationEnd(barOf(message));
  await moveOut(message);
  await waitFor(() => expect(message).not.toBeInTheDocument());
}

test('a failure is announced as an alert and disappears after 5 seconds', async () => {
  const { screen } = renderScreen('/about');
  say('The cart could not be saved');
  const message = await screen.findByText('The cart could not be saved');
  expect(message.closest('[role=alert]')).not.toBeNull();
  expect(toastOf(message)).toHaveClass('Toastify__toast-theme--light');
  expect(toastOf(message).closest('.Toastify__toast-container')).toHaveClass('Toastify__toast-container--top-right');
  // A toast closes when its progress bar's animation ends.
  const bar = barOf(message);
  expect(bar.style.animationDuration).toBe('5000ms');
  await leave(message);
});

/** The width of a message in pixels; jsdom has no layout. */
const WIDTH_PX = 360;

/** Drags a toast sideways by this many pixels and releases it; returns its position before the release. */
function drag(toast: HTMLElement, pointerType: string, px: number): string {
  // jsdom has no pointer events.
  const at = (type: string, clientX: number): Event =>
    Object.assign(new MouseEvent(type, { clientX, bubbles: true }), { pointerType });
  fireEvent(toast, at('pointerdown', 200));
  fireEvent(document, at('pointermove', 200 + px));
  const { transform } = toast.style;
  fireEvent(document, at('pointerup', 200 + px));
  return transform;
}

test('a finger dismisses a toast by dragging it more than 80 % of its width; a mouse selects its text', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH_PX);
  const { screen } = renderScreen('/cart');
  say('One');
  const message = await screen.findByText('One');
  const toast = toastOf(message);
  const most = 0.8 * WIDTH_PX;
  expect(drag(toast, 'mouse', WIDTH_PX)).toBe('');
  expect(drag(toast, 'touch', most)).toContain(`(${most}px`);
  expect(toast.style.transform, 'at 80 % it goes back').toBe('');
  expect(message).toBeInTheDocument();
  drag(toast, 'touch', -most - 1);
  await waitFor(() => expect(message).not.toBeInTheDocument());
});

test('a mouse that moves over a toast pauses it; one that rests where it appears, and a finger, do not', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  const { screen } = renderScreen('/cart');
  say('One');
  const message = await screen.findByText('One');
  const bar = barOf(message);
  // The five seconds start when the toast has moved in.
  fireEvent.animationEnd(toastOf(message));
  await waitFor(() => expect(bar.style.animationPlayState).toBe('running'));
  const move = (target: EventTarget, movementX: number, pointerType = 'mouse'): boolean =>
    // jsdom has no pointer events.
    fireEvent(
      target as Element,
      Object.assign(new MouseEvent('pointermove', { bubbles: true }), { movementX, movementY: 0, pointerType }),
    );
  fireEvent.mouseEnter(bar);
  move(bar, 0);
  move(bar, 5, 'touch');
  expect(bar.style.animationPlayState).toBe('running');
  move(bar, 5);
  await waitFor(() => expect(bar.style.animationPlayState).toBe('paused'));
  move(document.body, 5);
  await waitFor(() => expect(bar.style.animationPlayState).toBe('running'));
  move(bar, 5);
  await waitFor(() => expect(bar.style.animationPlayState).toBe('paused'));
  fireEvent.mouseLeave(document.documentElement);
  await waitFor(() => expect(bar.style.animationPlayState).toBe('running'));
});

test('R1: at most three toasts are shown at once, the same message once, also those sent before toasts can be rendered', async () => {
  notify.error('Said too early');
  const { screen } = renderScreen('/cart');
  expect(await screen.findByText('Said too early')).toBeInTheDocument();
  say('One', 'Two', 'One', 'Three', 'Four', 'Five');
  await screen.findByText('One');
  expect(screen.getAllByText(/^(Said too early|One|Two|Three|Four|Five)$/)).toHaveLength(3);
  expect(screen.getAllByText('One')).toHaveLength(1);
});

test('a message that waits behind three others is shown as it was said last, and not at all once it was dismissed or the page has changed', async () => {
  const { screen, user } = renderScreen('/about');
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  say('One', 'Two', 'Three');
  const first = await screen.findByText('One');
  act(() => {
    notify.error('Not saved', { topic: 'saving' });
    notify.success('1 added', { topic: 'cart' });
    notify.success('2 added', { topic: 'cart' });
    notify.dismiss('saving');
  });
  await leave(first);
  expect(toastsOnScreen()).toEqual(['2 added', 'Three', 'Two']);
  say('Four');
  const shown = ['2 added', 'Three', 'Two'].map((text) => screen.getByText(text));
  now.mockReturnValue(5000);
  await user.click(screen.getAllByRole('link', { name: 'CONTACT' })[0] as HTMLElement);
  await Promise.all(shown.map(leave));
  expect(toastsOnScreen()).toEqual([]);
});

test('a repeated message is announced again, its five seconds restart, and while its toast leaves it is shown again', async () => {
  const { screen, user } = renderScreen('/cart');
  say('One');
  const text = await screen.findByText('One');
  const bar = barOf(text);
  const alert = text.closest('[role=alert]');
  say('One');
  await waitFor(() => expect(bar).not.toBeInTheDocument());
  expect(alert, 'the same alert').toBeInTheDocument();
  expect(text, 'with a new text node').not.toBeInTheDocument();
  const leaving = toastOf(screen.getByText('One'));
  await user.click(screen.getByRole('button', { name: 'Close message' }));
  say('One');
  fireEvent.animationEnd(leaving);
  await waitFor(() => expect(leaving).not.toBeInTheDocument());
  expect(screen.getByText('One')).toBeVisible();
});

test('a message leaves with the page on which it was shown, or once its link is followed; another that leads to the next page stays', async () => {
  const { screen, user } = renderScreen('/about');
  const now = vi.spyOn(performance, 'now');
  now.mockReturnValue(1000);
  say('Said on About');
  const before = await screen.findByText('Said on About');
  now.mockReturnValue(5000);
  say('On the way to the cart');
  const after = await screen.findByText('On the way to the cart');
  act(() => notify.success('In your cart', { link: { to: '/cart', text: 'View cart' } }));
  const followed = await screen.findByText('In your cart');
  await user.click(screen.getByRole('link', { name: 'View cart' }));
  await moveOut(before);
  await moveOut(followed);
  expect(toastOf(after).className).not.toContain('exit');
});

const MUG = demoProduct('Magic Photo Mug with Colour Inside');

const expectGone = (text: RegExp) =>
  waitFor(() => expect(toastsOnScreen()).not.toContainEqual(expect.stringMatching(text)));

test('UPI’s request for confirmation is not shown beside another payment method or over its order', async () => {
  const { order, main, user } = await readyToOrder();
  await user.click(main.getByRole('radio', { name: /^UPI QR/ }));
  await order();
  expect(await main.findAllByText(/^Please confirm UPI payment/)).not.toEqual([]);
  await user.click(main.getByRole('radio', { name: /^Order Confirm after Payment/ }));
  expect(main.queryByText(/^Please confirm UPI payment/)).toBeNull();
  await order();
  await until(() => expect(sandbox.controls.store.orders.all()).toHaveLength(1));
  await expectGone(/^Please confirm UPI payment/);
});

test('without a connection one message says that an added gift is safe, and the next addition replaces it', async () => {
  await loggedIn();
  answers('/api/product/list', { success: true, products: [MUG] });
  const { screen, user } = renderScreen(`/product/${MUG._id}`);
  const add = await screen.findByRole('button', { name: 'Add to Cart' });
  await until(() => expect(cartCalls()).toEqual(['get']));
  sandbox.controls.faults.add({ route: '/api/cart/*', fault: 'refuse' });
  await user.click(add);
  await waitFor(() =>
    expect(toastsOnScreen()).toEqual([
      'No connection to the shop, but your cart is safe on this device. Check your internet before you order.',
    ]),
  );
  sandbox.controls.faults.clear();
  pressesAt();
  await user.click(add);
  await quiet();
  expect(serverCart()).toEqual({ [MUG._id]: { '325 ml': 2 } });
  expect(toastsOnScreen()).toEqual([`${MUG.name}: 1 added, 2 in your cartView cart`]);
});

test('the message about a missing connection disappears once the connection is back', async () => {
  await loggedIn();
  sandbox.controls.faults.add({ fault: 'refuse' });
  const { screen } = renderScreen('/cart');
  await waitFor(() => expect(toastsOnScreen()).toContainEqual(expect.stringMatching(/^No connection to the shop/)));
  sandbox.controls.faults.clear();
  reconnect();
  await expectGone(/^No connection to the shop/);
  expect(await screen.findByText('Your cart is empty.')).toBeVisible();
});
