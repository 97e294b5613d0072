import { waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { checkoutMessages } from '#content/checkoutMessages.ts';
import { speak, messagesOf } from '#content/language.ts';
import { checkoutStorage } from '#shop/orders/checkoutStorage.ts';
import { CART, MUG } from '#tests/support/checkout.ts';
import { anAddress } from '#tests/support/factories.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { calls, writeCart, loggedIn, putServerCart } from '#tests/support/shopper.ts';
import { until } from '#tests/support/startShop.ts';

afterEach(() => speak('en'));

const strip = async (screen: ReturnType<typeof renderScreen>['screen']) =>
  within((await screen.findAllByRole('group', { name: /^(?:Language|భాష|भाषा)$/ }))[0] ?? document.body);

test('changing the language takes effect at once and leaves page, form and focus unchanged', async () => {
  const { screen, user } = renderScreen('/contact');
  const message = await screen.findByRole('textbox', { name: 'Message' });
  await user.type(message, 'నా ఆర్డర్ ఎప్పుడు?');
  await user.click((await strip(screen)).getByRole('button', { name: 'తెలుగు' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'సంప్రదించండి' })).toBeVisible();
  expect(message).toHaveValue('నా ఆర్డర్ ఎప్పుడు?');
  const button = (await strip(screen)).getByRole('button', { name: 'తెలుగు', pressed: true });
  expect(button).toHaveFocus();
  expect(document.documentElement.lang).toBe('te');
  expect(document.title).toMatch(/[\u0C00-\u0C7F]/);
  expect(localStorage.getItem('shop.language')).toBe('te');

  await user.click((await strip(screen)).getByRole('button', { name: 'English' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  expect(document.documentElement.lang).toBe('en-IN');
  expect(localStorage.getItem('shop.language')).toBe('en');
});

test('a page in its prerendered language does not set the lang attribute, which would restyle everything', async () => {
  document.documentElement.lang = 'en-IN';
  const changed = vi.fn();
  const watch = new MutationObserver(changed);
  watch.observe(document.documentElement, { attributeFilter: ['lang'] });
  const { screen } = renderScreen('/about');
  expect(await screen.findByRole('heading', { level: 1, name: 'About Kanuka' })).toBeVisible();
  watch.disconnect();
  expect(changed).not.toHaveBeenCalled();
});

test('a shopper whose browser prefers Hindi is asked once, in Hindi, and nothing changes before the answer', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['hi-IN', 'en']);
  const { screen, user, unmount } = renderScreen('/about');
  expect(await screen.findByRole('heading', { level: 1, name: 'About Kanuka' })).toBeVisible();
  expect(await screen.findByText('वेबसाइट हिन्दी में देखेंगे?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'नहीं' }));
  expect(screen.queryByText('वेबसाइट हिन्दी में देखेंगे?')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(document.documentElement.lang).toBe('en-IN');
  unmount();
  const again = renderScreen('/about');
  expect(await again.screen.findByRole('heading', { level: 1, name: 'About Kanuka' })).toBeVisible();
  expect(again.screen.queryByRole('button', { name: 'हिन्दी में दिखाएँ' })).not.toBeInTheDocument();
});

test('a shopper who says yes reads Hindi from then on', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['hi-IN', 'en']);
  const { screen, user } = renderScreen('/about');
  await user.click(await screen.findByRole('button', { name: 'हिन्दी में दिखाएँ' }));
  expect(await (await strip(screen)).findByRole('button', { name: 'हिन्दी', pressed: true })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(document.documentElement.lang).toBe('hi');
  expect(localStorage.getItem('shop.language')).toBe('hi');
});

test('changing the language on a page of another language changes its URL', async () => {
  await speak('te');
  const { screen, user, url } = renderScreen('/te/about');
  await user.click((await strip(screen)).getByRole('button', { name: 'English' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'About Kanuka' })).toBeVisible();
  expect(url()).toBe('/about');
});

test('an order in another language is the same', async () => {
  await speak('te');
  await loggedIn();
  writeCart(CART);
  putServerCart(CART);
  checkoutStorage.writeDraft(anAddress());
  const { screen, user } = renderScreen('/place-order');
  const { place } = messagesOf(checkoutMessages).checkout;
  await user.click(await within(screen.getByRole('main')).findByRole('button', { name: place('₹598') }));
  await until(() => expect(calls('/api/order/place')).toHaveLength(1));
  expect(calls('/api/order/place')[0]?.body).toMatchObject({
    address: anAddress(),
    amount: 598,
    payment_method: 'cod',
    items: [{ _id: MUG._id, name: MUG.name, size: '325 ml', quantity: 2, price: 299 }],
  });
});

test('the collection has its search in every language', async () => {
  const { screen, user, url } = renderScreen('/te/collection');
  await user.type(await screen.findByRole('combobox', { name: 'Search gifts by name' }), 'mug');
  await waitFor(() => expect(url()).toBe('/te/collection?search=mug'));
});
