import { fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { DOUBLE_CLICK_MS } from '#config/constants.ts';
import { OwnButtonOutOfSight } from '#tests/support/ownButtonOutOfSight.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { demoProduct, storedCart } from '#tests/support/shopper.ts';

const MUG = demoProduct('Personalised Photo Mug');

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', OwnButtonOutOfSight);
  return () => void vi.unstubAllGlobals();
});

/** A product's page, and the bar at the bottom of a phone's screen. */
async function openBar() {
  const view = renderScreen(`/product/${MUG._id}`);
  const bar = within(await view.screen.findByRole('region', { name: 'Buy this gift' }));
  return { ...view, bar };
}

test('beside the size the bar offers the photo, which opens the photo dialog', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(): void {}
      terminate(): void {}
    },
  );
  const { bar, screen, user } = await openBar();
  expect(bar.getByRole('button', { name: 'Choose size' })).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'Add photo' }));
  expect(await screen.findByRole('dialog', { name: 'Add your photo' })).toBeVisible();
});

test('after adding, the bar has the cart and another piece, until another size is chosen', async () => {
  const { bar, screen, user } = await openBar();
  await user.click(bar.getByRole('button', { name: 'Choose size' }));
  await user.click(await screen.findByRole('button', { name: '440 ml Add to Cart · ₹299' }));
  expect(bar.getByRole('link', { name: 'View cart (1)' })).toBeVisible();
  expect(bar.queryByRole('button', { name: 'Add to Cart' })).not.toBeInTheDocument();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + DOUBLE_CLICK_MS);
  await user.click(bar.getByRole('button', { name: 'Add another' }));
  expect(bar.getByRole('link', { name: 'View cart (2)' })).toBeVisible();
  expect(storedCart()).toEqual({ [MUG._id]: { '440 ml': 2 } });
  await user.click(screen.getByRole('button', { name: '325 ml' }));
  expect(bar.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
});

test('a double tap on Add to Cart adds one piece and stays on the page', async () => {
  const { bar, screen, user, url } = await openBar();
  await user.click(screen.getByRole('button', { name: '325 ml' }));
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
  await user.click(bar.getByRole('button', { name: 'Add to Cart' }));
  expect(
    bar.getByRole('link', { name: 'View cart (1)' }),
    'the focus of the button that it has replaced',
  ).toHaveFocus();
  // The second tap finds the link in the button's place.
  await user.click(bar.getByRole('link', { name: 'View cart (1)' }));
  expect(url()).toBe(`/product/${MUG._id}`);
  expect(storedCart()).toEqual({ [MUG._id]: { '325 ml': 1 } });
  now.mockReturnValue(Date.now() + DOUBLE_CLICK_MS);
  await user.click(bar.getByRole('link', { name: 'View cart (1)' }));
  expect(url()).toBe('/cart');
});

test('the second tap of a double tap neither closes the sheet that the first one opened nor presses what is below it', async () => {
  const { bar, screen } = await openBar();
  const opener = bar.getByRole('button', { name: 'Choose size' });
  const at = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1000);
  const tap = (target: Element, clientY = 800): boolean => fireEvent.click(target, { clientX: 300, clientY });
  tap(opener);
  at.mockReturnValue(1000 + DOUBLE_CLICK_MS - 1);
  const sheet = await screen.findByRole('dialog', { name: 'Choose size' });
  tap(sheet);
  tap(within(sheet).getByRole('button', { name: /^440 ml/ }));
  expect(sheet).toHaveAttribute('open');
  expect(storedCart()).toEqual({});
  tap(sheet, 100);
  await waitFor(() => expect(sheet).not.toBeInTheDocument());
  tap(opener, 100);
  expect(screen.queryByRole('dialog')).toBeNull();
});
