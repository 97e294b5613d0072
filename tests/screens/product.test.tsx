import { act, within, fireEvent, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

import { DOUBLE_CLICK_MS } from '#config/constants.ts';
import { ready } from '#domain/remote.ts';
import { holdClock } from '#tests/support/clock.ts';
import { rawProduct, someMedia } from '#tests/support/factories.ts';
import { pressesAt } from '#tests/support/presses.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { sandbox } from '#tests/support/server.ts';
import { answers, calls, demoProduct, storedCart, writeCart } from '#tests/support/shopper.ts';
import { replaceCanvases } from '#tests/support/openingWorker.ts';
import { reconnect } from '#tests/support/startShop.ts';
import { hideOwnButton } from '#tests/support/window.ts';

const MUG = demoProduct('Personalised Photo Mug');
const ONE_SIZE = demoProduct('Pet Portrait Mug');
const STANDARD = demoProduct('Family Crystal Cube');

async function page(product: { readonly _id: string; readonly name: string }, state?: unknown) {
  const view = renderScreen({ pathname: `/product/${product._id}`, state });
  await view.screen.findByRole('heading', { level: 1, name: product.name });
  return {
    ...view,
    addToCart: () => view.screen.getByRole('button', { name: 'Add to Cart' }),
  };
}

test('a listed product needs no request of its own, and has five related ones below it; without a chosen size the button asks for one, with one the product is added to the cart', async () => {
  const { user, main, addToCart, screen } = await page(MUG);
  expect(calls('/api/product/').map(({ path }) => path)).toEqual(['/api/product/list']);
  const related = within(await main.findByRole('region', { name: 'Related Products' }));
  expect(related.getAllByRole('article')).toHaveLength(5);
  const request = 'Please select a size before adding to cart.';
  expect(addToCart()).toHaveAttribute('aria-disabled', 'true');
  await user.click(addToCart());
  expect(main.getByText(request).closest('[role=alert]')).toBeVisible();
  expect(addToCart()).toHaveAccessibleDescription(request);
  expect(main.getByRole('button', { name: '325 ml' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  await user.click(main.getByRole('button', { name: '440 ml' }));
  expect(main.queryByText(request)).not.toBeInTheDocument();
  expect(main.getByRole('button', { name: '440 ml' })).toHaveAttribute('aria-pressed', 'true');
  expect(addToCart()).not.toHaveAttribute('aria-disabled');
  await user.click(addToCart());
  const message = (await screen.findByText('Personalised Photo Mug: 1 added, 1 in your cart')).closest('[role=status]');
  expect(within(message as HTMLElement).getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  expect(main.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  expect(storedCart()).toEqual({ [MUG._id]: { '440 ml': 1 } });
});

test('the only size of a product is preselected; a double click adds one piece, and a later click adds another', async () => {
  writeCart({ 'no longer sold': { M: 5 } });
  const { user, addToCart, screen, main } = await page(ONE_SIZE);
  expect(main.getByRole('button', { name: '325 ml' })).toHaveAttribute('aria-pressed', 'true');
  pressesAt(1000);
  // A busy phone handles the second press a second after the first.
  let now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 1000));
  await user.dblClick(addToCart());
  expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  pressesAt(1000 + DOUBLE_CLICK_MS);
  await user.click(addToCart());
  await screen.findByText(`${ONE_SIZE.name}: 1 added, 2 in your cart`);
  expect(storedCart()).toMatchObject({ [ONE_SIZE._id]: { '325 ml': 2 } });
});

test('a product without sizes shows no choice of size, and one without reviews says so', async () => {
  const { user, main, addToCart } = await page(STANDARD);
  expect(main.queryByRole('group', { name: 'Size' })).not.toBeInTheDocument();
  await user.click(addToCart());
  expect(storedCart()).toEqual({ [STANDARD._id]: { Standard: 1 } });
  expect(main.queryByText(/out of 5$/)).not.toBeInTheDocument();
  await user.click(main.getByRole('link', { name: '0 reviews' }));
  expect(main.getByText('No reviews yet.')).toBeVisible();
});

test('a gift without a price is on request and cannot go into the cart, nor by Buy on its card', async () => {
  answers('/api/product/list', { success: true, products: [rawProduct({ price: 'ask us' })] });
  const { user, screen, main } = await page({ _id: 'mug', name: 'Photo Mug' }, { intent: 'buy' });
  expect(main.getAllByText('Price on request').length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Add to Cart' })).not.toBeInTheDocument();
  await user.click(main.getByRole('button', { name: 'Price on request' }));
  expect(screen.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  expect(storedCart()).toEqual({});
  expect(main.queryByText('Enjoy Free Shipping')).not.toBeInTheDocument();
});

/** The visible item of the gallery; the others are inert. */
function shown(main: ReturnType<typeof within>) {
  const stage = main
    .getAllByRole('listitem')
    .find((item: HTMLElement) => item.closest('.swiped') && !item.hasAttribute('inert'));
  if (!stage) throw new Error('The stage is empty.');
  return within(stage);
}

test('the gallery shows pictures and clips', async () => {
  const { user, main, shop } = await page(MUG);
  const gallery = within(main.getByRole('list', { name: 'Pictures of this gift' }));
  expect(gallery.getAllByRole('button')).toHaveLength(5);
  await user.click(gallery.getByRole('button', { name: 'Show video 3' }));
  const clip = main.getByLabelText(MUG.name, { selector: 'video' });
  expect(clip).toHaveAttribute('src', '/api/media/video/mug-turntable.mp4');
  await user.click(gallery.getByRole('button', { name: 'Show picture 4' }));
  expect(shown(main).getByRole('img')).toHaveAttribute('src', expect.stringContaining('birthday-cake'));
  expect(main.getByText('4 / 5')).toBeVisible();
  expect(gallery.getByRole('button', { name: 'Show picture 4' })).toHaveAttribute('aria-current', 'true');

  // A picture that a fresh list adds at the end is no picture of the shopper's own.
  const strip = shown(main).getByRole('img').closest('.swiped');
  if (strip) strip.scrollLeft = 300;
  act(() =>
    shop.store.set(({ products }) =>
      products.status === 'ready'
        ? { products: ready(products.data.map((each) => ({ ...each, media: [...each.media, someMedia()] }))) }
        : {},
    ),
  );
  expect(main.getByText('4 / 6')).toBeVisible();
  expect(strip?.scrollLeft).toBe(300);
});

test('a sound has controls below a picture of the gift, until another medium is chosen', async () => {
  const { user, main } = await page(demoProduct('Birthday Photo Mug in a Chime Gift Box'));
  const sound = () => main.queryByLabelText(/Chime Gift Box/, { selector: 'audio' });
  await user.click(main.getByRole('button', { name: 'Play sound 2' }));
  expect(sound()).toHaveAttribute('controls');
  expect(sound()?.closest('.stage'), 'it covers the picture').toBeNull();
  expect(shown(main).getByRole('img', { name: /Chime Gift Box/ })).toBeVisible();
  await user.click(main.getByRole('button', { name: 'Show picture 1' }));
  expect(sound()).toBeNull();
});

test('rating and number of reviews are shown in words, although the backend does not count them, and the reviews are a tab', async () => {
  const reviews = Array.from({ length: 25 }, (_, n) => ({ reviewer: `Reviewer ${n}`, comment: 'Good.', rating: 5 }));
  answers('/api/product/list', { success: true, products: [{ ...STANDARD, reviews, customers: 0, rating: 4.5 }] });
  const { main, user } = await page(STANDARD);
  expect(main.getByText('4.5', { selector: 'b' }).parentElement).toHaveTextContent('4.5 out of 5');
  expect(main.getByRole('link', { name: '25 reviews' })).toBeVisible();
  await user.click(main.getByRole('tab', { name: 'Reviews (25)' }));
  expect(main.getByText(STANDARD.description)).not.toBeVisible();
  const more = main.getByRole('button', { name: 'Show more reviews' });
  expect(main.getAllByText(/^Reviewer \d+$/), 'a portion at a time').toHaveLength(20);
  await user.click(more);
  expect(main.getAllByText(/^Reviewer \d+$/)).toHaveLength(25);
  expect(more).not.toBeInTheDocument();
  main.getByRole('tab', { name: 'Reviews (25)' }).focus();
  await user.keyboard('{ArrowLeft}');
  expect(main.getByRole('tab', { name: 'Description' })).toHaveFocus();
  expect(main.getByText(STANDARD.description)).toBeVisible();
});

test('a description with markup renders paragraphs and lists, without what the sanitiser removes', async () => {
  const description =
    '<p>For <b>tea &amp; coffee</b>.</p><ul><li>325 ml</li></ul><img src="x" onerror="alert(1)"><script>alert(1)</script>';
  answers('/api/product/list', { success: true, products: [{ ...STANDARD, name: 'Tea &amp; Coffee', description }] });
  const { main } = await page({ ...STANDARD, name: 'Tea & Coffee' });
  const panel = within(main.getByRole('tabpanel', { name: 'Description' }));
  expect(await panel.findByRole('listitem')).toHaveTextContent('325 ml');
  expect(panel.getByText('tea & coffee').closest('p')).toHaveTextContent('For tea & coffee.');
  expect(panel.getByRole('img')).not.toHaveAttribute('onerror');
  expect(panel.queryByText(/alert/)).toBeNull();
});

test('a link is copied or given to the share sheet, as the product’s canonical URL without the visit’s query', async () => {
  const { user, screen } = renderScreen(`/product/${MUG._id}?utm_source=whatsapp&fbclid=abc&lang=te`);
  const button = await screen.findByRole('button', { name: /Share Personalised Photo Mug|పంచు/ });
  const url = `${location.origin}/product/${MUG._id}`;
  await user.click(button);
  expect(await navigator.clipboard.readText()).toBe(url);
  expect(await screen.findByText('Link copied.')).toBeVisible();
  const share = vi.fn(async () => {});
  Object.assign(navigator, { share });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  await user.click(button);
  expect(share).toHaveBeenCalledWith({ title: MUG.name, url });
});

test('the delivery dates of a page left open follow the clock', async () => {
  const clock = holdClock();
  vi.setSystemTime(new Date('2026-11-20T06:30:00Z'));
  const { screen } = renderScreen(`/product/${MUG._id}`, clock);
  await clock.until(() => screen.getByText('Estimated delivery: Thu 26 - Sat 28 Nov'));
  vi.setSystemTime(new Date('2026-11-27T06:30:00Z'));
  document.dispatchEvent(new Event('visibilitychange'));
  await clock.until(() => screen.getByText('Estimated delivery: Thu 3 - Sat 5 Dec'));
  await clock.pass(3 * 86_400_000);
  expect(screen.getByText('Estimated delivery: Sat 5 - Tue 8 Dec')).toBeVisible();
});

/** A product's page, and the bar at the bottom of a phone's screen. */
async function openBar() {
  hideOwnButton();
  const view = renderScreen(`/product/${MUG._id}`);
  const bar = within(await view.screen.findByRole('region', { name: 'Buy this gift' }));
  return { ...view, bar };
}

test('beside the size the bar offers the photo, which opens the photo dialog', async () => {
  replaceCanvases();
  const { bar, screen, user } = await openBar();
  expect(bar.getByRole('button', { name: 'Choose size' })).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'Add photo' }));
  expect(await screen.findByRole('dialog', { name: 'Add your photo' })).toBeVisible();
});

test('a double tap on the bar’s Add to Cart adds one piece and stays; then the bar has the cart and another piece, until another size is chosen', async () => {
  const { bar, screen, user, url } = await openBar();
  const pressLater = (times: number) => pressesAt(performance.now() + times * DOUBLE_CLICK_MS);
  const cart = (count: number) => bar.getByRole('link', { name: `View cart (${count})` });
  await user.click(screen.getByRole('button', { name: '325 ml' }));
  pressLater(0);
  await user.click(bar.getByRole('button', { name: 'Add to Cart' }));
  expect(cart(1), 'the focus of the button that it has replaced').toHaveFocus();
  expect(bar.queryByRole('button', { name: 'Add to Cart' })).not.toBeInTheDocument();
  // The second tap finds the link in the button's place.
  await user.click(cart(1));
  expect(url()).toBe(`/product/${MUG._id}`);
  expect(storedCart()).toEqual({ [MUG._id]: { '325 ml': 1 } });
  pressLater(1);
  await user.click(bar.getByRole('button', { name: 'Add another' }));
  expect(storedCart()).toEqual({ [MUG._id]: { '325 ml': 2 } });
  await user.click(screen.getByRole('button', { name: '440 ml' }));
  pressLater(2);
  await user.click(bar.getByRole('button', { name: 'Add to Cart' }));
  pressLater(3);
  await user.click(cart(3));
  expect(url()).toBe('/cart');
});

test('the second tap of a double tap neither closes the sheet that the first one opened nor presses what is below it', async () => {
  const { bar, screen } = await openBar();
  const opener = bar.getByRole('button', { name: 'Choose size' });
  const at = pressesAt(1000);
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

const MUG_URL = `/product/${MUG._id}`;

async function failure(sentence: string, url = MUG_URL) {
  const view = renderScreen(url);
  const alert = within((await view.screen.findByText(sentence)).closest('[role=alert]') as HTMLElement);
  expect(view.screen.getByRole('heading', { level: 1, name: 'Loading...' })).toBeVisible();
  expect(alert.getByRole('link', { name: 'Back to the collection' })).toHaveAttribute('href', '/collection');
  return { ...view, alert };
}

test('R34: an unknown product shows a page that says so, stays out of search engines, and shows no toast', async () => {
  const { screen } = await failure('This gift is no longer in our shop.', '/product/unknown');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  expect(document.querySelector('link[rel="canonical"]')).toBeNull();
  expect(screen.queryByText('Product not found')).not.toBeInTheDocument();
  expect(new Set(calls('/api/product/').map(({ path }) => path))).toEqual(
    new Set(['/api/product/list', '/api/product/unknown']),
  );
});

test('R1 I9: a product that could not be loaded, and is not reported as missing, loads after a retry, or with the connection', async () => {
  for (const [fault, sentence, recover] of [
    ['refuse', 'We could not connect to the shop.', 'retry'],
    ['refuse', 'We could not connect to the shop.', 'reconnect'],
    [{ type: 'status', code: 500 }, 'Something went wrong at our end.', 'retry'],
  ] as const) {
    sandbox.controls.faults.add({ route: '/api/product/*', fault });
    const { user, alert, screen, unmount } = await failure(sentence);
    expect(screen.queryByText('This gift is no longer in our shop.')).not.toBeInTheDocument();
    sandbox.controls.faults.clear();
    if (recover === 'reconnect') reconnect();
    else await user.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: MUG.name })).toBeVisible();
    unmount();
  }
});

test('where the backend has no endpoint for one product, retrying requests the list', async () => {
  sandbox.controls.faults.add({ route: '/api/product/list', times: 1, fault: { type: 'status', code: 500 } });
  answers(`/api${MUG_URL}`, '<pre>Cannot GET</pre>', { status: 404 });
  const view = renderScreen(MUG_URL);
  await view.user.click(await view.screen.findByRole('button', { name: 'Try again' }));
  expect(await view.screen.findByRole('heading', { level: 1, name: MUG.name })).toBeVisible();
});

test('a product that only its own endpoint returns can be bought', async () => {
  sandbox.controls.faults.add({ route: '/api/product/list', fault: { type: 'catalogue', name: 'small' } });
  writeCart({ [MUG._id]: { '325 ml': 1 } });
  const { screen, user } = renderScreen(MUG_URL);
  await screen.findByRole('heading', { level: 1, name: MUG.name });
  await user.click(screen.getByRole('link', { name: 'Cart, 1 item' }));
  const line = await screen.findByRole('list', { name: 'Gifts in your cart' });
  expect(line).toHaveTextContent(MUG.name);
  expect(screen.getByRole('link', { name: 'PROCEED TO CHECKOUT' })).toBeVisible();
});

test('I7: while the product loads the page says so, and after 8 seconds that it takes long', async () => {
  const clock = holdClock();
  sandbox.controls.faults.add({ route: '/api/product/list', fault: 'hang' });
  const { screen } = renderScreen(MUG_URL, clock);
  await clock.until(() => expect(document.title).toBe('Gift | Kanuka'));
  expect(screen.getByText('Loading...')).toBeVisible();
  await clock.pass(8000);
  expect(screen.getByText('Still working…')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  sandbox.controls.faults.release();
  await clock.until(() => screen.getByRole('heading', { level: 1, name: MUG.name }));
});
