import { act, fireEvent, waitFor, within, type Screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { setLanguage } from '#content/messages.ts';
import { refused } from '#domain/image/photoCheck.ts';
import { createShop } from '#shop/createShop.ts';
import { answerTasks, openedPhoto, replaceCanvases } from '#tests/support/openingWorker.ts';
import { pressesAt } from '#tests/support/presses.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { demoProduct } from '#tests/support/shopper.ts';

beforeEach(replaceCanvases);

const aPhoto = (name: string): File => new File(['photo'], name, { type: 'image/jpeg' });

function fileField(screen: Screen): HTMLInputElement {
  const field = screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type=file]');
  if (!field) throw new Error('no field for files');
  return field;
}

/** The dialog of a product in one of its sizes, with a text on it. */
async function dialogOf(name: string, size: string, shop = createShop()) {
  const pathname = `/product/${demoProduct(name)._id}`;
  const { screen, user } = renderScreen({ pathname, state: { intent: 'photo', size } }, { shop });
  const dialog = within(await screen.findByRole('dialog', { name: 'Add your photo' }));
  await user.click(await dialog.findByRole('tab', { name: 'Text' }));
  fireEvent.change(dialog.getByRole('textbox', { name: /^Names, date or message/ }), { target: { value: 'Amma' } });
  return { screen, user, shop, dialog };
}

test('a phone cover asks for the phone beside its size, and is neither added nor finished without it', async () => {
  const { dialog, screen, user } = await dialogOf('Photo Phone Cover', '');
  expect(dialog.queryByRole('button', { name: /^Add to Cart/ }), 'without a size').toBeNull();
  await user.click(within(dialog.getByRole('group', { name: 'Gift size' })).getByRole('button', { name: /^6.7 inch/ }));
  for (const name of [/^Add to Cart/, 'Done']) {
    await user.click(dialog.getByRole('button', { name }));
    expect(dialog.getByRole('textbox', { name: 'Which phone?' })).toHaveFocus();
  }
  expect(screen.queryByText(/added/)).toBeNull();
  const model = dialog.getByRole('textbox', { name: 'Which phone?' });
  expect(model).toHaveAccessibleDescription('Please enter the phone model: the cover is made to fit it.');
  fireEvent.change(model, { target: { value: 'Redmi Note 13 Pro' } });
  expect(model).not.toHaveAccessibleDescription(/^Please/);
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('on plain http the button says that photos need a secure page, and opens no dialog', async () => {
  vi.stubGlobal('isSecureContext', false);
  onTestFinished(() => void vi.stubGlobal('isSecureContext', true));
  const { _id, name } = demoProduct('Personalised Photo Mug');
  const { screen, user } = renderScreen(`/product/${_id}`);
  await user.click(await screen.findByRole('button', { name: `Add photo to ${name}` }));
  expect(await screen.findByText(/^Photos need a secure page\./)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('up to three texts are added, chosen, changed and removed, and a removed one is put back', async () => {
  const { dialog, user } = await dialogOf('Personalised Photo Mug', '325 ml');
  const field = dialog.getByRole('textbox', { name: /^Names, date or message/ });
  const texts = () => within(dialog.getByRole('group', { name: 'Your texts' }));
  const names = () =>
    texts()
      .getAllByRole('button', { name: /^Text/ })
      .map((button) => button.getAttribute('aria-label'));

  await user.click(texts().getByRole('button', { name: 'Add text' }));
  expect(field).toHaveFocus();
  expect(names()).toEqual(['Text 1: Amma', 'Text 2']);
  await user.paste('12 May');
  // A new text is set like the one before, in a place of its own.
  expect(dialog.getByRole('button', { name: 'Top' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(dialog.getByRole('button', { name: 'Gold' }));
  await user.click(texts().getByRole('button', { name: 'Add text' }));
  await user.paste('Ravi');
  expect(dialog.getByRole('button', { name: 'Gold' })).toHaveAttribute('aria-pressed', 'true');
  expect(names()).toEqual(['Text 1: Amma', 'Text 2: 12 May', 'Text 3: Ravi']);
  expect(texts().queryByRole('button', { name: 'Add text' })).toBeNull();
  await user.click(texts().getByRole('button', { name: 'Text 1: Amma' }));
  expect(field).toHaveValue('Amma');
  expect(dialog.getByRole('button', { name: 'White' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(texts().getByRole('button', { name: 'Text 2: 12 May' }));
  await user.click(dialog.getByRole('button', { name: 'Remove text' }));
  expect(dialog.getByRole('button', { name: 'Put it back' })).toHaveFocus();
  expect(names()).toEqual(['Text 1: Amma', 'Text 2: Ravi']);
  expect(dialog.getAllByText('Text removed.')[0]).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Put it back' }));
  expect(names()).toEqual(['Text 1: Amma', 'Text 2: 12 May', 'Text 3: Ravi']);
  expect(texts().getByRole('button', { pressed: true })).toHaveAccessibleName('Text 2: 12 May');
  expect(field).toHaveFocus();
});

test('a tap on a text of the print chooses it; dragging and arrow keys move the chosen one', async () => {
  const { dialog, user } = await dialogOf('Personalised Photo Mug', '325 ml');
  await user.click(dialog.getByRole('button', { name: 'Add text' }));
  await user.paste('12 May');
  const print = dialog.getByRole('application', { name: 'Your text on the print' });
  // jsdom lays nothing out and has no pointers: the print is 100 pixels wide and high.
  vi.stubGlobal('PointerEvent', MouseEvent);
  print.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  print.setPointerCapture = () => {};
  const chosen = () => dialog.getByRole('textbox', { name: /^Names, date or message/ });
  await waitFor(() => expect(dialog.getByText('Made smaller so that it fits.')).toBeVisible());
  fireEvent.pointerDown(print, { pointerId: 1, clientX: 50, clientY: 20 });
  expect(chosen()).toHaveValue('Amma');
  fireEvent.pointerMove(print, { pointerId: 1, clientX: 60, clientY: 40 });
  fireEvent.pointerUp(print, { pointerId: 1 });
  // It was drawn in the middle of its box, at 50 and 20 percent.
  await dialog.findByText('Text 60 percent from the left, 40 percent from the top.');
  fireEvent.pointerDown(print, { pointerId: 1, clientX: 50, clientY: 60 });
  fireEvent.pointerUp(print, { pointerId: 1 });
  expect(chosen()).toHaveValue('12 May');
  fireEvent.keyDown(print, { key: 'ArrowRight' });
  await dialog.findByText('Text 52 percent from the left, 60 percent from the top.');
});

test('each piece of a gift set has its place; of photos chosen together damaged and surplus ones are reported; they are one step to undo, and in full places replace the chosen ones', async () => {
  const { dialog, screen, shop, user } = await dialogOf('Family Gift Set: Frame, Mug and Prints', 'One set');
  await user.click(dialog.getByRole('tab', { name: 'Photos' }));
  const places = within(dialog.getByRole('list', { name: 'Places for photos' })).getAllByRole('button');
  expect(places.map((place) => place.getAttribute('aria-label'))).toEqual(
    ['Frame', 'Mug', 'Photo', 'Photo', 'Photo', 'Photo'].map((name, at) => `${name}: Place ${at + 1} of 6, empty`),
  );
  // A phone opens them slowly.
  let now = Date.now();
  const slow = vi.spyOn(Date, 'now').mockImplementation(() => (now += 1000));
  await user.upload(fileField(screen), ['x', 'broken.jpg', 'y', 'broken.jpg', 'z'].map(aPhoto));
  await dialog.findByRole('button', { name: 'Photo: Photo 3 of 6' });
  expect(dialog.getAllByText(/^broken\.jpg: This photo is damaged or incomplete\./)).toHaveLength(2);
  expect(dialog.getByRole('button', { name: 'Photo: Place 4 of 6, empty' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  expect(dialog.queryByRole('button', { name: /Photo \d of 6/ })).toBeNull();
  slow.mockRestore();
  await user.upload(fileField(screen), ['1', '2', '3', '4', '5', '6', '7'].map(aPhoto));
  expect(await dialog.findByRole('button', { name: 'Change photos' })).toBeVisible();
  expect(await dialog.findByText('1 photo does not fit: this design has no place left for it.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Add photos' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Photo: Photo 5 of 6' }));
  await user.upload(fileField(screen), ['five', 'six'].map(aPhoto));
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  const photos = () => shop.store.get().designs[0]?.design.places.map((place) => place?.photo);
  await waitFor(() => expect(photos()).toEqual(['1', '2', '3', '4', 'five', 'six']));
});

test('photos chosen later leave the earlier places as they are, and those that are dropped meanwhile and do not fit are reported', async () => {
  // 'c1' was taken before 'c2', and so on.
  answerTasks((task) => {
    if (task.kind !== 'open') return refused('damaged');
    const opened = openedPhoto(task.file);
    if (opened.status !== 'opened') return opened;
    return { ...opened, photo: { ...opened.photo, takenAt: Number(opened.photo.photo.slice(1)) } };
  });
  const { dialog, screen, shop, user } = await dialogOf('Instant-style Photo Prints on a String', 'Set of 8');
  await user.click(dialog.getByRole('tab', { name: 'Photos' }));
  await user.upload(fileField(screen), ['c3', 'c1'].map(aPhoto));
  await dialog.findByRole('button', { name: 'Photo 2 of 8' });
  const drop = (...names: readonly string[]) =>
    fireEvent.drop(screen.getByRole('dialog'), { dataTransfer: { files: names.map(aPhoto), types: ['Files'] } });
  drop('c3', 'c2', 'c1', 'c4');
  drop('c5', 'c6', 'c7');
  expect(await dialog.findByText('1 photo does not fit: this design has no place left for it.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  const photos = () =>
    shop.store
      .get()
      .designs[0]?.design.places.map((place) => place?.photo)
      .join(' ');
  await waitFor(() => expect(photos()).toBe('c1 c3 c1 c2 c3 c4 c5 c6'));
});

test('photos that a smaller size has no places for are there again in the larger one, whose empty places the page counts', async () => {
  const { dialog, screen, shop, user } = await dialogOf('Instant-style Photo Prints on a String', 'Set of 16');
  await user.click(dialog.getByRole('tab', { name: 'Photos' }));
  await user.upload(fileField(screen), ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map(aPhoto));
  await dialog.findByRole('button', { name: 'Photo 9 of 16' });
  await user.click(dialog.getByRole('button', { name: /^Set of 8/ }));
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  const saved = () => shop.store.get().designs.map(({ design }) => design);
  await waitFor(() => expect(saved().map(({ gift }) => gift.size)).toEqual(['Set of 8']));
  expect(saved()[0]?.places[8]?.photo).toBe('9');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(/still empty/)).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Set of 16/ }));
  expect(await screen.findByText('7 places for photos are still empty')).toBeVisible();
});

test('a photo that a messenger shrank is reported, whatever its print check says', async () => {
  const { dialog, screen, user } = await dialogOf('Personalised Photo Mug', '325 ml');
  expect(dialog.queryByText('Ask for the original')).toBeNull();
  await user.click(dialog.getByRole('tab', { name: 'Photos' }));
  await user.upload(fileField(screen), aPhoto('IMG-20261127-WA0003.jpg'));
  expect(await dialog.findByText('Ask for the original')).toBeVisible();
  expect(dialog.getByText(/^Messaging apps such as WhatsApp shrink photos/)).toBeVisible();
  expect(dialog.getByText(/^\d+ pixels per inch at 107 × 80 mm/)).toBeVisible();
});

const MUG = 'Personalised Photo Mug';

test('with a size the dialog adds the product with its design, and a further piece asks for its photo', async () => {
  const { dialog, screen, user, shop } = await dialogOf(MUG, '325 ml');
  await user.click(dialog.getByRole('button', { name: 'Add to Cart · ₹299' }));
  expect(await screen.findByText(`${MUG}: 1 added, 1 in your cart`)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(shop.store.get().designs.map(({ design }) => design.texts[0]?.text)).toEqual(['Amma']);
  await user.click(await screen.findByRole('button', { name: `Change your photo on ${MUG}` }));
  const again = await screen.findByRole('button', { name: 'Add to Cart · ₹299' });
  // Sooner, it would count as the second click of a double one.
  pressesAt();
  await user.click(again);
  const question = within(await screen.findByRole('dialog', { name: 'Which photo for this one?' }));
  await user.click(question.getByRole('button', { name: 'The same photo' }));
  expect(await screen.findByText(`${MUG}: 1 added, 2 in your cart`)).toBeVisible();
});

test('a design that could not be saved is not left out of the cart: the dialog stays, and adds it with the next try', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const shop = createShop();
  const saveDesign = vi.fn(shop.actions.saveDesign).mockRejectedValue(new TypeError('Failed to fetch'));
  const { dialog, screen, user } = await dialogOf(MUG, '325 ml', { ...shop, actions: { ...shop.actions, saveDesign } });
  const add = dialog.getByRole('button', { name: 'Add to Cart · ₹299' });
  await user.click(add);
  expect(await dialog.findByText(/nothing was added/)).toBeVisible();
  expect(shop.store.get().cart).toEqual(new Map());
  saveDesign.mockReset().mockImplementation(shop.actions.saveDesign);
  pressesAt();
  await user.click(add);
  expect(await screen.findByText(`${MUG}: 1 added, 1 in your cart`)).toBeVisible();
  expect(shop.store.get().designs.map(({ design }) => design.texts[0]?.text)).toEqual(['Amma']);
});

test('a collage frame’s text is on its mount, and can be on the photo', async () => {
  const { dialog, user } = await dialogOf('Gold Edge Collage Frame for 3 Photos', '20 x 10');
  const position = within(dialog.getByRole('group', { name: 'Position' }));
  const names = () => position.getAllByRole('button').map(({ textContent }) => textContent);
  expect(dialog.getByRole('button', { name: 'On the border' })).toHaveAttribute('aria-pressed', 'true');
  expect(dialog.getByRole('button', { name: 'Black' })).toHaveAttribute('aria-pressed', 'true');
  expect(names()).toEqual(['Top', 'Bottom']);
  await user.click(dialog.getByRole('button', { name: 'On the photo' }));
  expect(names()).toEqual(['Top', 'Middle', 'Bottom']);
});

test('ready-made designs are offered once a photo is placed; a tap applies one, its fields fill in the texts, one undo goes back', async () => {
  /** The texts of each thumbnail that the worker was asked for, in order. */
  const drawn: (readonly string[])[] = [];
  answerTasks((task) => {
    if (task.kind === 'open') return openedPhoto(task.file);
    // Without an answer thumbnails would wait for it.
    if (task.kind !== 'compose') return task.kind === 'cancel' ? null : refused('damaged');
    drawn.push(task.art.texts.map(({ text }) => text.replaceAll('\n', ' ')));
    return { status: 'composed', bitmap: { width: 9, height: 9, close: () => {} }, texts: [], isFontMissing: false };
  });
  const pathname = `/product/${demoProduct(MUG)._id}`;
  const { screen, user } = renderScreen({ pathname, state: { intent: 'photo', size: '325 ml' } });
  const element = await screen.findByRole('dialog', { name: 'Add your photo' });
  const dialog = within(element);
  const isChosen = (name: string) => dialog.getByRole('button', { name }).getAttribute('aria-pressed');
  const region = { name: 'Ready-made designs' };
  /** What the text tab says that is printed. */
  const printed = async (): Promise<readonly string[]> => {
    await user.click(dialog.getByRole('tab', { name: 'Text' }));
    const fields = [...element.querySelectorAll('textarea')].map(({ value }) => value.replaceAll('\n', ' '));
    await user.click(dialog.getByRole('tab', { name: 'Photos' }));
    await dialog.findByRole('region', region);
    return fields;
  };
  await dialog.findByRole('tab', { name: 'Photos' });
  expect(dialog.queryByRole('region', region)).toBeNull();
  await user.upload(fileField(screen), aPhoto('a.jpg'));
  const strip = within(await dialog.findByRole('region', region));
  const names = strip.getAllByRole('button').map((button) => button.textContent);
  expect(names.slice(0, 3)).toEqual(['No text', 'Birthday', 'Thank you']);
  expect(names).toContain('Then and now, for 2 photos');
  expect(isChosen('No text')).toBe('true');
  await waitFor(() => expect(drawn).toHaveLength(names.length));
  expect(drawn.slice(0, 3)).toEqual([[], ['Happy Birthday'], ['Thank you', 'With love']]);

  await user.click(dialog.getByRole('button', { name: 'Birthday' }));
  expect(isChosen('Birthday')).toBe('true');
  const fields = within(dialog.getByRole('group', { name: 'What the design says' }));
  expect(fields.getAllByRole('textbox')).toHaveLength(2);
  fireEvent.change(fields.getByRole('textbox', { name: 'Name' }), { target: { value: 'Asha' } });
  fireEvent.change(fields.getByRole('textbox', { name: 'Date' }), { target: { value: '5 May' } });
  expect(await printed()).toContain('Happy Birthday');
  // Another design has the names too, in its thumbnail and when it is chosen.
  await waitFor(() => expect(drawn).toContainEqual(['Thank you, Asha', 'With love']));
  await user.click(dialog.getByRole('button', { name: 'Thank you' }));
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha');
  expect(await printed()).toContain('Thank you, Asha');
  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  expect(isChosen('Birthday')).toBe('true');
  expect(dialog.getByRole('textbox', { name: 'Date' })).toHaveValue('5 May');
  expect(await printed()).toContain('Happy Birthday');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Language of the text' }), 'తెలుగు');
  await waitFor(() => expect(drawn).toContainEqual(['పుట్టినరోజు శుభాకాంక్షలు', 'Asha · 5 May']));
  expect(await printed()).toContain('పుట్టినరోజు శుభాకాంక్షలు');
  // The tab was left and opened again: the design keeps its language.
  expect(dialog.getByRole('combobox', { name: 'Language of the text' })).toHaveValue('te');
  await user.click(dialog.getByRole('button', { name: 'No text' }));
  expect(isChosen('No text')).toBe('true');
  expect(dialog.queryByRole('group', { name: 'What the design says' })).toBeNull();
});

test('a calendar begins with next month; another first month or language changes all pages, and Undo goes back', async () => {
  onTestFinished(() => act(() => setLanguage('en')));
  /** The month of the page that the dialog drew last. */
  let drawn = '';
  answerTasks((task) => {
    if (task.kind === 'page' && task.art.page) drawn = `${task.art.page.name} ${task.art.page.year}`;
    return { status: 'composed', bitmap: { close: () => {} } as ImageBitmap, texts: [], isFontMissing: false };
  });
  const transferFromImageBitmap = () => {};
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ transferFromImageBitmap } as never);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-06-15T12:00:00Z') });
  const calendar = demoProduct('Photo Desk Calendar');
  const { screen, user } = renderScreen(`/product/${calendar._id}`);
  await user.click(await screen.findByRole('button', { name: `Add photo to ${calendar.name}` }));
  const dialog = within(await screen.findByRole('dialog'));
  const select = await dialog.findByRole('combobox', { name: 'First month' });
  expect(select).toHaveDisplayValue('July 2027');
  await waitFor(() => expect(drawn).toBe('July 2027'));
  await user.click(dialog.getByRole('button', { name: 'Place 12 of 12, empty' }));
  await waitFor(() => expect(drawn).toBe('June 2028'));
  expect(select).not.toHaveAccessibleDescription();

  await user.selectOptions(select, 'February 2028');
  await waitFor(() => expect(drawn).toBe('January 2029'));
  expect(select).toHaveAccessibleDescription('Holidays are printed up to December 2028. Later months show dates only.');

  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(drawn).toBe('June 2028'));
  expect(select).toHaveDisplayValue('July 2027');

  await act(() => setLanguage('te'));
  await waitFor(() => expect(drawn).toBe('జూన్ 2028'));
});
