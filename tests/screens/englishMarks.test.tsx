import { within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { speak } from '#content/language.ts';
import { keywords } from '#sandbox/catalogue/demo.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { answers, demoProduct } from '#tests/support/shopper.ts';

beforeEach(() => speak('hi'));
afterEach(() => speak('en'));

test('a product’s name and description are marked as English', async () => {
  const mug = demoProduct('Personalised Photo Mug');
  const { screen, user } = renderScreen(`/product/${mug._id}`);
  expect(await screen.findByRole('heading', { level: 1, name: mug.name })).toHaveAttribute('lang', 'en');
  const [size = ''] = mug.sizes;
  expect(screen.getByRole('button', { name: size })).toHaveAttribute('lang', 'en');
  expect(within(screen.getByRole('tabpanel', { name: 'जानकारी' })).getByText(mug.description)).toHaveAttribute(
    'lang',
    'en',
  );
  await user.click(screen.getByRole('tab', { name: /^रिव्यू/ }));
  const [review] = mug.reviews;
  if (!review) throw new Error('no review');
  expect(screen.getByText(review.comment)).toHaveAttribute('lang', 'en');
  expect(screen.getByText(review.reviewer)).toHaveAttribute('lang', 'en');
  const related = within(await screen.findByRole('region', { name: 'ऐसे ही और गिफ़्ट' }));
  for (const name of related.getAllByRole('heading', { level: 3 }))
    expect(within(name).getByRole('link')).toHaveAttribute('lang', 'en');
});

test('a guide is marked as English, the interface around it is not', async () => {
  const [guide] = keywords;
  if (!guide) throw new Error('no guide');
  const { screen } = renderScreen(`/keyword/${guide.slug}`);
  expect(await screen.findByRole('heading', { level: 1, name: guide.keyword })).toHaveAttribute('lang', 'en');
  expect(screen.getByText(guide.description)).toHaveAttribute('lang', 'en');
  const article = within(screen.getByRole('article'));
  const [first] = await article.findAllByRole('heading', { level: 2, name: /^[A-Z]/ });
  expect(first?.closest('[lang]')).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('heading', { level: 2, name: 'और गाइड' }).closest('[lang]')).toHaveAttribute('lang', 'hi');
});

test('texts from the backend are marked as English, the shop’s own texts are not', async () => {
  const { screen, user } = renderScreen('/login');
  await user.type(await screen.findByLabelText(/ईमेल/), 'asha@example.com');
  await user.type(screen.getByLabelText('पासवर्ड'), 'longenough');
  answers('/api/user/login', { success: false, message: 'User doesn’t exist' });
  await user.click(screen.getByRole('button', { name: 'लॉग इन करें' }));
  const [said] = await screen.findAllByText('User doesn’t exist');
  expect(said).toHaveAttribute('lang', 'en');
});

test('the shop’s place is written as in its setting', async () => {
  const { screen } = renderScreen('/contact');
  const [address] = await screen.findAllByText(/522201/);
  expect(address).toHaveAttribute('lang', 'en');
});
