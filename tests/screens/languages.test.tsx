import { within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { speak } from '#content/language.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';

afterEach(() => speak('en'));

const strip = async (screen: ReturnType<typeof renderScreen>['screen']) =>
  within((await screen.findAllByRole('group', { name: /^(?:Language|భాష|भाषा)$/ }))[0] ?? document.body);

test('a shopper changes the language at once, and keeps place, form and focus', async () => {
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

test('who would rather read Hindi is asked once, in Hindi, and nothing changes unasked', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['hi-IN', 'en']);
  const { screen, user, unmount } = renderScreen('/about');
  expect(await screen.findByRole('heading', { level: 1, name: 'About Kanuka' })).toBeVisible();
  expect(await screen.findByText('क्या आप दुकान को हिन्दी में देखेंगे?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'नहीं' }));
  expect(screen.queryByText('क्या आप दुकान को हिन्दी में देखेंगे?')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(document.documentElement.lang).toBe('en-IN');
  unmount();
  const again = renderScreen('/about');
  expect(await again.screen.findByRole('heading', { level: 1, name: 'About Kanuka' })).toBeVisible();
  expect(again.screen.queryByRole('button', { name: 'हिन्दी में दिखाएँ' })).not.toBeInTheDocument();
});

test('who says yes reads Hindi from then on', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['hi-IN', 'en']);
  const { screen, user } = renderScreen('/about');
  await user.click(await screen.findByRole('button', { name: 'हिन्दी में दिखाएँ' }));
  expect(await (await strip(screen)).findByRole('button', { name: 'हिन्दी', pressed: true })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(document.documentElement.lang).toBe('hi');
  expect(localStorage.getItem('shop.language')).toBe('hi');
});

test('on a page of another language the address follows who changes it', async () => {
  await speak('te');
  const { screen, user, address } = renderScreen('/te/about');
  await user.click((await strip(screen)).getByRole('button', { name: 'English' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'About Kanuka' })).toBeVisible();
  expect(address()).toBe('/about');
});
