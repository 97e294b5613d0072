import { within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { cartFromLink, cartLinkHash } from '#domain/cart/cartLink.ts';
import { cartFrom } from '#domain/cart/cart.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { demoProduct, loggedIn, storedCart, writeCart } from '#tests/support/shopper.ts';

const MUG = demoProduct('Personalised Photo Mug');
const LAMP = demoProduct('Pet Portrait Mug');
const [SIZE = ''] = MUG.sizes ?? [];
const INSTAGRAM = 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/130.0.0.0 Mobile Safari/537.36 Instagram 355.1.0';
const FACEBOOK = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/22B83 [FBAN/FBIOS;FBAV/489.0]';

const inApp = (userAgent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
afterEach(() => vi.restoreAllMocks());

test('R41: in Instagram on Android a shopper opens Chrome before choosing a photo, and takes size and cart along', async () => {
  inApp(INSTAGRAM);
  writeCart({ [LAMP._id]: { '325 ml': 2 } });
  const { main, screen, user } = renderScreen(`/product/${MUG._id}`);
  const notice = within(await screen.findByRole('region', { name: 'Open in Chrome to add your photo' }));
  expect(
    notice.getByText(/Instagram’s browser often cannot save or send photos\. Your cart will be there too\./),
  ).toBeVisible();
  await user.click(main.getByRole('button', { name: SIZE }));
  expect(notice.getByText(/Your size and cart will be there too\./)).toBeVisible();
  const href = notice.getByRole('link', { name: 'Open in Chrome' }).getAttribute('href') ?? '';
  expect(href).toMatch(/^intent:\/\/localhost.*;package=com\.android\.chrome;/);
  const hash = `#${href.split('#')[1] ?? ''}`;
  expect(cartFromLink(hash)).toEqual({ size: SIZE, cart: cartFrom({ [LAMP._id]: { '325 ml': 2 } }) });
});

test('R41: in Facebook on an iPhone a shopper copies the link for Safari, or reads it where copying fails', async () => {
  inApp(FACEBOOK);
  await loggedIn();
  const { screen, user } = renderScreen(`/product/${MUG._id}`);
  const notice = within(await screen.findByRole('region', { name: 'Open in Safari to add your photo' }));
  expect(notice.queryByRole('link')).toBeNull();
  expect(notice.getByText(/Log in there to see your account cart\./)).toBeVisible();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(notice.getByRole('button', { name: 'Copy link' }));
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/`);
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(notice.getByRole('button', { name: 'Copy link' }));
  expect(await notice.findByRole('textbox', { name: 'Link to this page' })).toHaveValue(`${location.origin}/`);
});

const carried = (quantity: number) =>
  cartLinkHash({ size: SIZE, cart: cartFrom({ [LAMP._id]: { '325 ml': quantity } }) }) ?? '';

test('R41: a link from an app chooses the size, what its cart has more is added only if the shopper agrees, and no other browser asks to be left', async () => {
  writeCart({ [LAMP._id]: { '325 ml': 1 } });
  const first = renderScreen(`/product/${MUG._id}${carried(3)}`);
  await first.user.click(await first.screen.findByRole('button', { name: 'No, thanks' }));
  expect(storedCart()).toEqual({ [LAMP._id]: { '325 ml': 1 } });
  first.unmount();

  const { main, screen, user, url, unmount } = renderScreen(`/product/${MUG._id}${carried(3)}`);
  const question = within(await screen.findByRole('region', { name: 'Add 2 gifts from the other app to your cart?' }));
  expect(storedCart()).toEqual({ [LAMP._id]: { '325 ml': 1 } });
  expect(main.getByRole('button', { name: SIZE })).toHaveAttribute('aria-pressed', 'true');
  await user.click(question.getByRole('button', { name: 'Add to my cart' }));
  expect(storedCart()).toEqual({ [LAMP._id]: { '325 ml': 3 } });
  expect(screen.queryByRole('region', { name: /from the other app/ })).toBeNull();
  expect(url()).toBe(`/product/${MUG._id}`);
  unmount();

  // What the cart has already is not asked about.
  renderScreen(`/product/${MUG._id}${carried(3)}`);
  await screen.findByRole('button', { name: `Add photo to ${MUG.name}` });
  expect(screen.queryByRole('region', { name: /from the other app/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Open in Chrome' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
});
