import { act, fireEvent, within } from '@testing-library/react';
import * as fakeDatabase from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

import { ownPictures } from '#components/OwnPicture.tsx';
import { CARD_NAVIGATION_DELAY_MS } from '#config/constants.ts';
import { lineId } from '#domain/cart/cart.ts';
import { partsOf } from '#domain/design/designIndex.ts';
import { refused } from '#domain/image/photoCheck.ts';
import { createStore } from '#lib/store.ts';
import type { Answer, Message } from '#photo/workerMessages.ts';
import { designerNow } from '#shop/designs/designOwner.ts';
import { deleteAllBut } from '#shop/designs/designStore.ts';
import { chooseOwnPhoto } from '#shop/designs/ownPhotoActions.ts';
import { INITIAL_STATE } from '#shop/state.ts';
import { breakDatabase, mendDatabase } from '#tests/support/databaseFaults.ts';
import { answerTasks, openedPhoto, replaceCanvases } from '#tests/support/openingWorker.ts';
import { pressesAt } from '#tests/support/presses.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { demoProduct, storedCart } from '#tests/support/shopper.ts';
import { hideOwnButton, see } from '#tests/support/window.ts';

const CARD = demoProduct('Acrylic Photo Keychain');
const ONE = demoProduct('Couple Photo Keychain');
const FEW = '/collections?category=Keychains&category=Pillows';
const COLLAGE = demoProduct('Gold Edge Collage Frame for 3 Photos');
const MUG = demoProduct('Family Photo Mug');
const PILLOW = demoProduct('Photo Pillow with Gold Piping');
const CHIP = 'See your photo on these gifts';

/** What the workers have drawn, and what they cannot draw. */
let drawn: string[] = [];
let isFailing = (_what: string): boolean => false;

// jsdom's files cannot be read as bytes, which is how the shop stores them.
Object.assign(Blob.prototype, {
  arrayBuffer(this: Blob): Promise<ArrayBuffer> {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
      reader.readAsArrayBuffer(this);
    });
  },
});

afterAll(async () => {
  // A transaction waits for those before it: pictures of the last cards are still being stored.
  for (let n = 0; n < 3; n += 1) await deleteAllBut(new Set());
  Reflect.deleteProperty(Blob.prototype, 'arrayBuffer');
});

/** Opens each file with its name as its hash, and draws nothing. */
function answerTo(task: Message): Answer | null {
  if (task.kind === 'card') {
    const what = task.mockup ?? 'alone';
    if (isFailing(what)) return refused('memory');
    drawn.push(what);
    return { status: 'drawn', picture: new Blob(['card'], { type: 'image/jpeg' }) };
  }
  if (task.kind !== 'open') return null;
  return task.file instanceof File && task.file.name === 'no photo' ? refused('damaged') : openedPhoto(task.file);
}

// Not for the files after this one, which share the window.
for (const [name, value] of Object.entries(fakeDatabase)) if (/^IDB|^indexedDB$/.test(name)) vi.stubGlobal(name, value);

beforeEach(async () => {
  drawn = [];
  isFailing = () => false;
  replaceCanvases();
  answerTasks(answerTo);
  await deleteAllBut(new Set());
});

type Screen = ReturnType<typeof renderScreen>;

/** Chooses a photo by the chip of the page. */
async function choose({ screen, user }: Pick<Screen, 'screen' | 'user'>, name: string, chip = CHIP): Promise<void> {
  const button = await within(screen.getByRole('main')).findByRole('button', { name: chip });
  const field = button.parentElement?.querySelector<HTMLInputElement>('input[type=file]');
  if (!field) throw new Error('no field for a file');
  await user.upload(field, new File(['photo'], name, { type: 'image/jpeg' }));
}

const onCard = (name: string): string => `${name} with your photo`;

/** The collection with a photo chosen in it. */
async function withPhoto() {
  const page = renderScreen(FEW);
  await choose(page, 'photo');
  await page.screen.findByAltText(onCard(CARD.name));
  return page;
}

/** Deletes the records of a store on the device. */
async function clearStore(name: 'photos' | 'previews'): Promise<void> {
  const database = await openDB('kanuka-designs');
  await database.clear(name);
  database.close();
}

test('a photo chosen in the collection is on every card with a mock-up, until it is removed; the shop’s picture is a tap away', async () => {
  const { screen, user } = await withPhoto();
  expect(screen.queryByAltText(onCard(PILLOW.name))).toBeNull();
  const bar = within(await screen.findByRole('region', { name: 'Your photo' }));
  expect(bar.getByRole('status')).toHaveTextContent('Shown on the gifts. It stays on this device.');

  await user.click(screen.getByRole('button', { name: `Show the shop’s picture of ${CARD.name}` }));
  expect(screen.getByAltText(onCard(CARD.name))).toHaveAttribute('aria-hidden', 'true');
  await user.click(screen.getByRole('button', { name: `Show your photo on ${CARD.name}` }));
  expect(screen.getByAltText(onCard(CARD.name))).toHaveAttribute('aria-hidden', 'false');

  await choose({ screen, user }, 'no photo', 'Change your photo');
  expect(await screen.findByText(/^This photo is damaged/)).toBeVisible();
  expect(screen.getByAltText(onCard(CARD.name)), 'the one before stays').toBeVisible();

  await user.click(bar.getByRole('button', { name: 'Remove your photo from the gifts' }));
  expect(await screen.findByText('Your photo is no longer shown on the gifts.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Your photo' })).toBeNull();
  expect(screen.queryByAltText(onCard(CARD.name))).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByRole('button', { name: CHIP })).toBeVisible();
});

test('cards in sight are drawn first, and then all others of the page', async () => {
  see((target) => target.closest('article')?.textContent.includes(CARD.name) ?? true);
  const page = renderScreen('/collections?category=Keychains&category=Custom+Mugs');
  await choose(page, 'photo');
  await page.screen.findByAltText(onCard(CARD.name));
  await page.screen.findByAltText(onCard(MUG.name));
  const cards = drawn.filter((what) => what !== 'alone').map((folder) => folder.split('/').at(-2));
  expect(cards).toEqual(['photo-keychain', 'photo-mug', 'magic-mug']);
});

test('where no product has a mock-up, the photo is not opened to be drawn', async () => {
  const page = renderScreen('/collections?category=Pillows');
  await choose(page, 'photo');
  expect(await page.screen.findByRole('button', { name: 'Change your photo' })).toBeVisible();
  await vi.waitFor(() => expect(ownPictures.get().parts, 'what draws is there').not.toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(drawn).toEqual([]);
});

/** Opens a product's page on a device with a chosen photo; resolves when the page shows the photo. */
async function openWithPhoto(product: typeof CARD): Promise<Screen & { readonly step: ReturnType<typeof within> }> {
  const photo = { photo: 'photo', name: 'photo', pixels: { width: 1200, height: 1600 }, at: Date.now() };
  await chooseOwnPhoto(createStore(INITIAL_STATE), photo, new File(['photo'], 'photo'), designerNow());
  const page = renderScreen(`/product/${product._id}`);
  const step = within(await page.screen.findByRole('region', { name: 'Add your photo' }));
  await step.findByRole('button', { name: `Change your photo on ${product.name}` });
  return { ...page, step };
}

const designsOf = ({ shop }: Pick<Screen, 'shop'>) =>
  shop.store
    .get()
    .designs.map(({ design }) => ({ photos: design.places.map((place) => place?.photo), gift: design.gift }));

const addToCart = (screen: Screen['screen']): HTMLElement =>
  screen.getByRole('button', { name: /^(?:Step \d )?Add to Cart$/ });

test('a collage’s dialog begins with the photo in every place, as its picture shows it, and has it first among the photos', async () => {
  const { screen, user, step, ...page } = await openWithPhoto(COLLAGE);
  expect(step.getByText('With your photo in all 3 places.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: `Change your photo on ${COLLAGE.name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add your photo' }));
  expect(await dialog.findByRole('button', { name: 'Use this photo again: 1 of 1' })).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: 'Done' }));
  await vi.waitFor(() => expect(designsOf(page)).toMatchObject([{ photos: ['photo', 'photo', 'photo'] }]));
});

test('R48: a product that shows the photo is added with it, once for two presses, and the shop’s picture is added without', async () => {
  const { screen, user, step, ...page } = await openWithPhoto(ONE);
  const [size = ''] = ONE.sizes ?? [];
  await user.click(screen.getByRole('button', { name: `Show the shop’s picture of ${ONE.name}` }));
  expect(step.getByText('You can also send it later.')).toBeVisible();
  await user.click(addToCart(screen));
  await screen.findByText(`${ONE.name}: 1 added, 1 in your cart`);
  expect(page.shop.store.get().designs).toEqual([]);

  await user.click(screen.getByRole('button', { name: `Show your photo on ${ONE.name}` }));
  expect(step.getByText('With your photo, as shown.')).toBeVisible();
  const later = pressesAt();
  await user.dblClick(addToCart(screen));
  await screen.findByText(`${ONE.name}: 1 added with your photo, 2 in your cart`);
  later.mockRestore();
  expect(storedCart()).toEqual({ [ONE._id]: { [size]: 2 } });
  const gift = { productId: ONE._id, size, name: ONE.name };
  expect(designsOf(page)).toMatchObject([{ photos: ['photo'], gift }]);
  expect(step.getByText('With your photo')).toBeVisible();
});

test('R48: Buy on a card that shows the photo adds the product with it', async () => {
  const { screen, ...page } = await withPhoto();
  await screen.findByAltText(onCard(ONE.name));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(screen.getByRole('button', { name: `Buy ${ONE.name}` }));
  await act(() => vi.advanceTimersByTimeAsync(CARD_NAVIGATION_DELAY_MS));
  vi.useRealTimers();
  await screen.findByText(`${ONE.name}: 1 added with your photo, 1 in your cart`);
  expect(designsOf(page)).toMatchObject([{ photos: ['photo'] }]);
  const line = { productId: ONE._id, size: ONE.sizes?.[0] ?? '' };
  const [part] = partsOf(page.shop.store.get().designIndex, lineId(line), 1);
  expect(part?.design).toBe(page.shop.store.get().designs[0]?.design.id);
});

test('R48: nothing is added while the photo cannot be read, nor once the device has lost it, and the shopper reads why', async () => {
  const { screen, user } = await openWithPhoto(ONE);
  breakDatabase('UnknownError', () => true);
  await user.click(addToCart(screen));
  expect(
    await screen.findByText(
      /^Your photos on this device cannot be read right now, so nothing was added. They are not lost/,
    ),
  ).toBeVisible();
  mendDatabase();
  await clearStore('photos');
  pressesAt();
  await user.click(addToCart(screen));
  expect(await screen.findByText('Your photo is no longer on this device, so nothing was added.')).toBeVisible();
  expect(storedCart()).toEqual({});
});

test('the sheet of sizes shows the product with the photo, and how sharp it prints in each size', async () => {
  hideOwnButton();
  const { screen, user, step } = await openWithPhoto(MUG);
  expect(step.queryByText('We will confirm the print size'), 'no size is chosen yet').toBeNull();
  await user.click(screen.getByRole('button', { name: 'Choose size' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Choose size' }));
  expect(sheet.getByText('With your photo').closest('div')?.querySelector('img')?.src).toMatch(/^blob:/);
  expect(sheet.getByRole('button', { name: /^325 ml ?Sharp/ })).toBeVisible();
  expect(sheet.getByRole('button', { name: /^440 ml ?We will confirm the print size/ })).toBeVisible();
});

test('R45: a photo that cannot be read now is said to be there, and is shown once it can be read', async () => {
  (await withPhoto()).unmount();
  await clearStore('previews');
  breakDatabase('UnknownError', () => true);
  const { screen, user } = renderScreen(FEW);
  const bar = within(await screen.findByRole('region', { name: 'Your photo' }));
  expect(await bar.findByText('Your photo cannot be read right now. It is not lost.')).toBeVisible();
  mendDatabase();
  await user.click(bar.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByAltText(onCard(CARD.name))).toBeVisible();
});

test('R46: a card that cannot be drawn keeps the shop’s picture, and where it is all of them the bar says so', async () => {
  isFailing = (what) => what.includes('heart-keychain');
  const page = await withPhoto();
  const heart = page.screen.getByRole('link', { name: /^Heart/ }).closest('article');
  if (!heart) throw new Error('no card');
  expect(within(heart).queryByAltText(/ with your photo$/)).toBeNull();

  await page.user.click(await page.screen.findByRole('button', { name: 'Remove your photo from the gifts' }));
  isFailing = (what) => what !== 'alone';
  await choose(page, 'another');
  expect(await page.screen.findByText('Your photo could not be shown on the gifts.')).toBeVisible();
  isFailing = () => false;
  await page.user.click(await page.screen.findByRole('button', { name: 'Try again' }));
  expect(await page.screen.findByAltText(onCard(CARD.name))).toBeVisible();
});

test('with less data a photo of an earlier visit is shown when it is asked for, without choosing it again', async () => {
  (await withPhoto()).unmount();
  localStorage.setItem('kanuka.data', 'low');
  drawn = [];
  const { screen, user } = renderScreen(FEW);
  const chip = await screen.findByRole('button', { name: CHIP });
  await screen.findByRole('link', { name: CARD.name });
  expect(screen.queryByRole('region', { name: 'Your photo' })).toBeNull();
  await user.click(chip);
  expect(await screen.findByAltText(onCard(CARD.name))).toBeVisible();
});

test('R41: in an app’s own browser the chip first says how to open the phone’s, and a photo can be chosen there all the same', async () => {
  const instagram = 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/130.0.0.0 Mobile Safari/537.36 Instagram 355.1.0';
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(instagram);
  const page = renderScreen(FEW);
  const { screen, user } = page;
  await user.click(await screen.findByRole('button', { name: CHIP }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Your photo' }));
  expect(await sheet.findByRole('link', { name: 'Open in Chrome' })).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Choose a photo' }));
  await choose(page, 'photo');
  expect(await screen.findByAltText(onCard(CARD.name))).toBeVisible();
});
