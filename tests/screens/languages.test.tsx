import { act, fireEvent, within, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { checkoutMessages } from '#content/checkoutMessages.ts';
import { setLanguage, messagesOf } from '#content/messages.ts';
import { atCheckout, MUG } from '#tests/support/beforeScreens.ts';
import { deferred } from '#tests/support/deferred.ts';
import { anAddress } from '#tests/support/factories.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { calls, answers } from '#tests/support/shopper.ts';
import { until } from '#tests/support/startShop.ts';
import { keywords } from '#sandbox/catalogue/demo.ts';

afterEach(() => setLanguage('en'));

const strip = async (screen: ReturnType<typeof renderScreen>['screen']) =>
  within((await screen.findAllByRole('group', { name: /^(?:Language|భాష|भाषा)$/ }))[0] ?? document.body);

test('changing the language takes effect at once and leaves page, form and focus unchanged', async () => {
  const { screen, user } = renderScreen('/contact');
  const message = await screen.findByRole('textbox', { name: 'Message' });
  await user.click(message);
  await user.paste('నా ఆర్డర్ ఎప్పుడు?');
  await user.click((await strip(screen)).getByRole('button', { name: 'తెలుగు' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'సంప్రదించండి' })).toBeVisible();
  expect(message).toHaveValue('నా ఆర్డర్ ఎప్పుడు?');
  const button = (await strip(screen)).getByRole('button', { name: 'తెలుగు', pressed: true });
  expect(button).toHaveFocus();
  expect(document.documentElement.lang).toBe('te');
  expect(document.title).toMatch(/[\u0C00-\u0C7F]/);
  expect((await screen.findAllByText(/522201/))[0], 'the place is written as in its setting').toHaveAttribute(
    'lang',
    'en',
  );
  expect(localStorage.getItem('shop.language')).toBe('te');

  await user.click((await strip(screen)).getByRole('button', { name: 'English' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  expect(document.documentElement.lang).toBe('en-IN');
  expect(localStorage.getItem('shop.language')).toBe('en');
});

test.each([
  ['no', 'नहीं', 'en-IN'],
  ['yes', 'हिन्दी में दिखाएँ', 'hi'],
])('a shopper whose browser prefers Hindi is asked once, in Hindi, and says %s', async (_, answer, lang) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['hi-IN', 'en']);
  const { screen, user, unmount } = renderScreen('/about');
  expect(await screen.findByText('वेबसाइट हिन्दी में देखेंगे?')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'About Kanuka' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: answer }));
  await until(() => expect(document.documentElement.lang).toBe(lang));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  unmount();
  const again = renderScreen('/about');
  await again.screen.findByRole('heading', { level: 1 });
  expect(document.documentElement.lang, 'from then on').toBe(lang);
  expect(again.screen.queryByText('वेबसाइट हिन्दी में देखेंगे?')).not.toBeInTheDocument();
});

test('changing the language on a page of another language changes its URL and nothing else', async () => {
  await setLanguage('te');
  const { screen, user, url } = renderScreen('/te/contact');
  const message = await screen.findByRole('textbox', { name: 'మెసేజ్' });
  await user.type(message, 'Hi');
  const english = (await strip(screen)).getByRole('button', { name: 'English' });
  const scrolled = vi.spyOn(window, 'scrollTo');
  await user.click(english);
  expect(await screen.findByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  await waitFor(() => expect(url()).toBe('/contact'));
  expect(message).toHaveValue('Hi');
  expect(english).toHaveFocus();
  expect(scrolled).not.toHaveBeenCalled();
});

test('a page that is opened while another language loads stays open', async () => {
  await setLanguage('te');
  const { screen, url } = renderScreen('/te/contact');
  const hindi = (await strip(screen)).getByRole('button', { name: 'हिन्दी' });
  const cart = screen.getByRole('link', { name: /^కార్ట్/ });
  fireEvent.click(hindi);
  fireEvent.click(cart);
  await until(() => expect(document.documentElement.lang).toBe('hi'));
  expect(url()).toBe('/cart');
  expect(localStorage.getItem('shop.language')).toBe('hi');
});

test('the language that was chosen last is shown, also while an earlier choice is still loading', async () => {
  const { screen } = renderScreen('/contact');
  const languages = await strip(screen);
  const words = deferred();
  const hindi = setLanguage('hi', words.promise);
  fireEvent.click(languages.getByRole('button', { name: 'English' }));
  words.resolve();
  await act(() => hindi);
  expect(document.documentElement.lang).toBe('en-IN');
  expect(languages.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
});

test('an order in another language is the same', async () => {
  await setLanguage('te');
  await atCheckout();
  const { main, user } = renderScreen('/place-order');
  const { place } = messagesOf(checkoutMessages).checkout;
  await user.click(await main.findByRole('button', { name: place('₹598') }));
  await until(() => expect(calls('/api/order/place')).toHaveLength(1));
  expect(calls('/api/order/place')[0]?.body).toMatchObject({
    address: anAddress(),
    amount: 598,
    payment_method: 'cod',
    items: [{ _id: MUG._id, name: MUG.name, size: '325 ml', quantity: 2, price: 299 }],
  });
});

test('a category is ticked by its Telugu name, and the URL holds the stored name', async () => {
  await setLanguage('te');
  const { screen, user, url } = renderScreen('/collection');
  const [filter] = await screen.findAllByRole('checkbox', { name: /^కీచైన్లు/ });
  if (!filter) throw new Error('no filter');
  await user.click(filter);
  expect(await screen.findByRole('heading', { level: 1, name: 'కీచైన్లు' })).not.toHaveAttribute('lang');
  await waitFor(() => expect(url()).toBe('/collection?category=Keychains'));
  expect(await screen.findByRole('heading', { level: 3, name: 'Acrylic Photo Keychain' })).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/^కీచైన్లు \| /));
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    expect.stringContaining('కీచైన్లు'),
  );
  await user.click(screen.getByRole('button', { name: 'కీచైన్లు తీసేయండి' }));
  await waitFor(() => expect(url()).toBe('/collection'));
});

test('home and footer name categories in Telugu, and link each by its stored name', async () => {
  await setLanguage('te');
  const { screen } = renderScreen('/');
  const frames = await screen.findByRole('link', { name: 'వివరాలు చూడండి: ఫోటో ఫ్రేములు' });
  expect(frames).toHaveAttribute('href', '/collections?category=Photo%20Frames');
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'దిండ్లు' })).toHaveAttribute('href', '/collections?category=Pillows');
});

test('the collection has its search in every language', async () => {
  const { screen, user, url } = renderScreen('/te/collection?lang=te');
  await user.click(await screen.findByRole('combobox', { name: 'Search gifts by name' }));
  await user.paste('mug');
  await waitFor(() => expect(url()).toBe('/te/collection?lang=te&search=mug'));
  await user.click((await strip(screen)).getByRole('button', { name: 'हिन्दी' }));
  await waitFor(() => expect(url(), 'in another language too').toBe('/collection?search=mug'));
});

test('a category without a translation is shown in English and marked as English', async () => {
  await setLanguage('te');
  const { screen } = renderScreen('/collections?category=Jute%20Bags');
  expect(await screen.findByRole('heading', { level: 1, name: 'Jute Bags' })).toHaveAttribute('lang', 'en');
  const chip = screen.getByRole('button', { name: 'Jute Bags తీసేయండి' });
  expect(within(chip).getByText('Jute Bags')).toHaveAttribute('lang', 'en');
});

test('a guide is marked as English, the interface around it is not', async () => {
  await setLanguage('hi');
  const { screen } = renderScreen(`/keyword/${keywords[0]?.slug}`);
  const title = await screen.findByText(keywords[0]?.keyword ?? '', { selector: 'h1' });
  expect(title).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('heading', { level: 2, name: 'और गाइड' }).closest('[lang]')).toHaveAttribute('lang', 'hi');
});

test('texts from the backend are marked as English, the shop’s own texts are not', async () => {
  await setLanguage('hi');
  const { screen, user } = renderScreen('/login');
  fireEvent.change(await screen.findByLabelText(/ईमेल/), { target: { value: 'asha@example.com' } });
  fireEvent.change(screen.getByLabelText('पासवर्ड'), { target: { value: 'longenough' } });
  answers('/api/user/login', { success: false, message: 'User doesn’t exist' });
  await user.click(screen.getByRole('button', { name: 'लॉग इन करें' }));
  const [said] = await screen.findAllByText('User doesn’t exist');
  expect(said).toHaveAttribute('lang', 'en');
});
