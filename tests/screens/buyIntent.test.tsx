import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { holdClock } from '#tests/support/clock.ts';
import { rawProduct } from '#tests/support/factories.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { answers, calls, demoProduct, storedCart } from '#tests/support/shopper.ts';
import { matchQueries } from '#tests/support/window.ts';

const MUG = demoProduct('Personalised Photo Mug');
const ONE_SIZE = demoProduct('Pet Portrait Mug');
const PLACEHOLDER = '/default-product.svg';
const intent = { intent: 'buy' };
const arriveAt = (id: string) => renderScreen({ pathname: `/product/${id}`, state: intent });

test('Buy on a product of one size adds it to the cart once, also after leaving the page and going back', async () => {
  const { screen, user } = arriveAt(ONE_SIZE._id);
  await screen.findByText('Pet Portrait Mug: 1 added, 1 in your cart');
  await user.click(screen.getByRole('link', { name: 'Cart, 1 item' }));
  await user.click(await screen.findByRole('link', { name: ONE_SIZE.name }));
  await screen.findByRole('heading', { level: 1, name: ONE_SIZE.name });
  expect(storedCart()).toEqual({ [ONE_SIZE._id]: { '325 ml': 1 } });
});

test('Buy on a product of several sizes opens a sheet, where one tap adds the chosen size', async () => {
  const { screen, user } = arriveAt(MUG._id);
  const sheet = within(await screen.findByRole('dialog', { name: 'Choose size' }));
  expect(sheet.getByText('Choose a size to finish adding it')).toBeVisible();
  expect(sheet.getByText('₹299')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: '440 ml Add to Cart · ₹299' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '440 ml', pressed: true })).toBeVisible();
  expect(screen.queryByText('Choose a size to finish adding it')).not.toBeInTheDocument();
  expect(storedCart()).toEqual({ [MUG._id]: { '440 ml': 1 } });
});

test('after the sheet of sizes is closed the page still asks for a size, and choosing one adds the product', async () => {
  const { screen, user } = arriveAt(MUG._id);
  await user.click(await screen.findByRole('button', { name: 'Close sizes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(storedCart()).toEqual({});
  expect(screen.getByText('Choose a size to finish adding it')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '325 ml' }));
  expect(storedCart()).toEqual({ [MUG._id]: { '325 ml': 1 } });
});

test('on a wide screen the question appears beside the sizes, and choosing one adds the product once', async () => {
  matchQueries((query) => query.includes('min-width'));
  const { screen, user } = arriveAt(MUG._id);
  expect(await screen.findByText('Choose a size to finish adding it')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: '325 ml' })).toHaveFocus());
  expect(screen.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '325 ml' }));
  expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  expect(screen.queryByText('Choose a size to finish adding it')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '440 ml' }));
  expect(storedCart()).toEqual({ [MUG._id]: { '325 ml': 1 } });
});

test('an invalid state of the history entry adds nothing', async () => {
  const { screen } = renderScreen({ pathname: `/product/${ONE_SIZE._id}`, state: { intent: { buy: true } } });
  await screen.findByRole('heading', { level: 1, name: ONE_SIZE.name });
  expect(screen.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  expect(storedCart()).toEqual({});
});

/** The collection with the results of a search, and the card of one of them. */
async function card(name: string, search = name) {
  const clock = holdClock();
  const view = renderScreen(`/collection?search=${encodeURIComponent(search)}`, clock);
  const cardOf = (other: string) =>
    within(view.screen.getByRole('heading', { level: 3, name: other }).closest('article') as HTMLElement);
  return { clock, ...view, cardOf, card: await clock.until(() => cardOf(name)) };
}

test('the card confirms for 3 seconds, then the product’s page opens and adds the product', async () => {
  const { card: mug, clock, user, screen } = await card(ONE_SIZE.name);
  const before = calls().length;
  await user.click(mug.getByRole('button', { name: 'Buy Pet Portrait Mug' }));
  expect(mug.getByRole('status')).toHaveTextContent('Pet Portrait MugAdded to your cart');
  expect(mug.queryByRole('button')).not.toBeInTheDocument();
  await clock.pass(2999);
  expect(screen.queryByRole('heading', { level: 1, name: ONE_SIZE.name })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  expect(calls(), 'the card itself sends no request').toHaveLength(before);
  await clock.pass(1);
  await clock.until(() => screen.getByRole('heading', { level: 1, name: ONE_SIZE.name }));
  await clock.until(() => screen.getByRole('link', { name: 'Cart, 1 item' }));
});

test('a shopper who leaves within the 3 seconds is not sent to the product’s page afterwards', async () => {
  const { card: mug, clock, user, screen, url } = await card(ONE_SIZE.name);
  await user.click(mug.getByRole('button', { name: 'Buy Pet Portrait Mug' }));
  await user.click(screen.getByRole('link', { name: 'Cart, 0 items' }));
  await clock.pass(4000);
  expect(url()).toBe('/cart');
  expect(storedCart()).toEqual({});
});

test('a card shows price, rating in words and whether the product is a best seller, and its button the description', async () => {
  const { card: mug, user } = await card(MUG.name);
  expect(mug.getByText('₹299')).toBeVisible();
  expect(mug.getByText('Rated 4.4 out of 5 by 5')).toBeInTheDocument();
  expect(mug.getByText('Best seller')).toBeVisible();
  const info = mug.getByRole('button', { name: `About ${MUG.name}` });
  expect(info).toHaveAttribute('aria-expanded', 'false');
  await user.click(info);
  expect(mug.getByText(MUG.description)).toBeVisible();
  await user.click(mug.getByRole('button', { name: `Hide details of ${MUG.name}` }));
  expect(mug.queryByText(MUG.description)).not.toBeInTheDocument();
});

test('R21: a card shows the shop’s placeholder without a picture, for one that does not load, and before a clip plays', async () => {
  const medias = {
    None: [],
    Broken: ['/media/a.jpg'],
    Clip: ['/media/clip.mp4'],
    Still: ['/media/clip.mp4', '/media/a.jpg'],
  };
  const products = Object.entries(medias).map(([name, media]) =>
    rawProduct({ _id: name, name: `${name} Mug`, media, price: null }),
  );
  answers('/api/product/list', { success: true, products });
  const { card: none, cardOf } = await card('None Mug', 'mug');
  expect(none.getByRole('presentation')).toHaveAttribute('src', PLACEHOLDER);
  expect(none.getByText('Price on request')).toBeVisible();
  expect(none.queryByRole('button', { name: /Buy/ })).not.toBeInTheDocument();
  const picture = () => cardOf('Broken Mug').getAllByRole('presentation')[0] as HTMLElement;
  expect(picture()).not.toHaveAttribute('src', PLACEHOLDER);
  fireEvent.error(picture());
  expect(picture()).toHaveAttribute('src', PLACEHOLDER);
  const poster = (name: string) => cardOf(name).getByLabelText(name, { selector: 'video' }).getAttribute('poster');
  expect(poster('Clip Mug')).toBe(PLACEHOLDER);
  expect(poster('Still Mug'), 'as wide as the card').toBe('/api/media/a.jpg?w=480');
});

test('when two products are bought within three seconds the later one opens and the earlier card is reset', async () => {
  answers('/api/product/list', {
    success: true,
    products: ['First', 'Second'].map((name) => rawProduct({ _id: name, name: `${name} Mug`, sizes: ['M'] })),
  });
  const { card: first, cardOf, clock, user, url } = await card('First Mug', 'mug');
  await user.click(first.getByRole('button', { name: 'Buy First Mug' }));
  await clock.pass(1000);
  const second = cardOf('Second Mug');
  await user.click(second.getByRole('button', { name: 'Buy Second Mug' }));
  expect(first.queryByText('Added to your cart')).not.toBeInTheDocument();
  expect(second.getByText('Added to your cart')).toBeVisible();
  await clock.pass(2100);
  expect(url()).toBe('/collection?search=mug');
  await clock.pass(1000);
  expect(url()).toBe('/product/Second');
});
