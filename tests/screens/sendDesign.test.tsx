import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { messagesOf, setLanguage } from '#content/messages.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import { sendingMessages } from '#content/sendingMessages.ts';
import { emptyContent } from '#domain/design/design.ts';
import { NEW_TEXT } from '#domain/design/designText.ts';
import type { PressJob } from '#domain/design/pressJob.ts';
import type { Answer, Message, PageReport } from '#photo/workerMessages.ts';
import { deviceStorage } from '#lib/storage.ts';
import { placedOrder } from '#shop/orders/checkoutStorage.ts';
import { withOrders } from '#tests/support/beforeScreens.ts';
import { aDesign } from '#tests/support/designs.ts';
import { answerTasks } from '#tests/support/openingWorker.ts';
import { rawOrder, rawProduct } from '#tests/support/factories.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { DEMO } from '#tests/support/shopper.ts';
import { matchQueries } from '#tests/support/window.ts';

const PAGES = 12;
const pdf = (name: string): File => new File(['%PDF'], name, { type: 'application/pdf' });

/** How the worker answers a request for the document: with these files, with a refusal, or only with its third page. */
let documents: readonly File[] | 'refused' | 'third page' = [];

/** The prints that the worker could not draw as sharp as their photos. */
let lowered: readonly number[] = [];

/** The facts of the last document that was asked for, and how many were. */
let job: PressJob | undefined;
let asked = 0;

function answerTo(task: Message): Answer | PageReport | null {
  if (task.kind === 'print')
    return { status: 'printed', picture: new Blob(['print']), ppi: 300, pixels: { width: 1, height: 1 } };
  if (task.kind === 'zip') return { status: 'zipped', archive: new Blob(['zip']) };
  if (task.kind !== 'document') return null;
  ({ job } = task.document);
  asked += 1;
  if (documents === 'refused') return { status: 'refused', problem: 'memory', size: null };
  if (documents === 'third page') return { status: 'page', page: 3, pages: PAGES };
  return { status: 'documented', files: documents, job: task.document.job, lowered };
}

const shared = vi.fn<(data: ShareData) => Promise<void>>();
beforeEach(() => {
  documents = [pdf('kanuka-3F2A9C1B-r1.pdf')];
  lowered = [];
  asked = 0;
  shared.mockReset().mockResolvedValue();
  answerTasks(answerTo);
  Object.assign(navigator, { canShare: () => true, share: shared });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
});

const REF = '3f2a9c1b-0000-4000-a000-000000000000';
const withPhoto = (id: string) => aDesign(id, { kind: 'product', productId: id });
const textOnly = (id: string) => ({
  ...withPhoto(id),
  content: { ...emptyContent('one', 1), texts: [{ ...NEW_TEXT, text: 'Amma' }] },
  files: new Map<string, Blob>(),
});

type Pieces = readonly (readonly [design: ReturnType<typeof aDesign>, pieces: number])[];

/** My Orders with an order of one product that was made from these designs, which are on this device. */
async function ordersOf(designs: Pieces, ref = REF, onDevice = designs, order = {}, size = 'M') {
  const records = designs.map(([{ id }, pieces]) => ({ id, pieces, photos: 0, words: 'Amma', note: '' }));
  const quantity = designs.reduce((sum, [, pieces]) => sum + pieces, 0);
  const item = { ...rawProduct(), size, quantity, ref, designs: records };
  await withOrders(rawOrder({ items: [item], ...order }));
  const view = renderScreen('/orders');
  for (const [design] of onDevice) await act(() => view.shop.actions.saveDesign(design));
  return view;
}

/** The same with one photo, and the dialog that sends it. */
async function opened(designs: Pieces = [[withPhoto('a'), 1]], onDevice = designs, size = 'M') {
  const view = await ordersOf(designs, REF, onDevice, {}, size);
  await view.user.click(await view.screen.findByRole('button', { name: /^Send your (?:photo|design) to the shop$/ }));
  const dialog = within(await view.screen.findByRole('dialog', { name: /^Send your/ }));
  return { ...view, dialog };
}

/** My Orders right after the order, and the page's first input, after which low-priority work begins. */
async function justPlaced() {
  onTestFinished(() => placedOrder.forget());
  placedOrder.write({ idempotencyKey: REF, account: DEMO.id, method: 'cod', amount: 29_900, at: Date.now() });
  const view = await ordersOf([[withPhoto('a'), 1]]);
  const button = await view.screen.findByRole('button', { name: 'Send your photo' });
  fireEvent.pointerDown(window);
  return { ...view, button };
}

test('the print file of an order just placed is made ahead, and the dialog uses it', async () => {
  const { screen, user, button } = await justPlaced();
  expect(button.closest('section')?.querySelector('img')).toHaveAttribute('width', '200');
  await waitFor(() => expect(asked).toBe(1));
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Send your photo' }));
  expect(await dialog.findByRole('link', { name: 'Download PDF, 0.1 MB' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(button);
  await within(await screen.findByRole('dialog')).findByRole('link', { name: /^Download PDF/ });
  expect(asked, 'the file is not made a second time').toBe(1);
});

test('on a phone one tap shares the file made ahead, and the shopper is asked whether it was sent', async () => {
  matchQueries((query) => query === '(pointer: coarse)');
  const { screen, user, button } = await justPlaced();
  await waitFor(() => expect(asked).toBe(1));
  await user.click(button);
  expect(shared.mock.calls[0]?.[0].files?.map(({ name }) => name)).toEqual(['kanuka-3F2A9C1B-r1.pdf']);
  const dialog = within(await screen.findByRole('dialog', { name: 'Send your photo' }));
  expect(await dialog.findByRole('button', { name: 'I have sent it' })).toBeVisible();
});

test('the shopper saves the PDF, attaches it to a message of one line, and is asked on coming back whether it was sent', async () => {
  const { dialog, user } = await opened();
  const link = await dialog.findByRole('link', { name: 'Download PDF, 0.1 MB' });
  expect(link).toHaveAttribute('download', 'kanuka-3F2A9C1B-r1.pdf');
  const message = 'Order 3F2A9C1B: I am sending my print file as a PDF document.';
  const paramsOf = (name: RegExp) =>
    Object.fromEntries(new URL(dialog.getByRole('link', { name }).getAttribute('href') ?? '').searchParams);
  expect(paramsOf(/^Message us on WhatsApp/)).toEqual({ text: message });
  expect(paramsOf(/@/)).toEqual({ subject: 'Print file for order 3F2A9C1B', body: message });
  expect(dialog.getByText(/choose Document, then kanuka-3F2A9C1B-r1\.pdf, and press send/)).toBeVisible();
  fireEvent.focus(window);
  for (const name of [/^Message us on WhatsApp/, /@/]) {
    const way = dialog.getByRole('link', { name });
    way.addEventListener('click', (event) => event.preventDefault());
    await user.click(way);
    expect(dialog.queryByRole('button', { name: 'I have sent it' })).toBeNull();
    fireEvent.focus(window);
    expect(await dialog.findByRole('button', { name: 'I have sent it' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Not yet' }));
  }
});

test('a document in parts is saved part by part, and says how many prints this device could not draw as sharp as their photos', async () => {
  documents = [pdf('kanuka-3F2A9C1B-r1-1-of-2.pdf'), pdf('kanuka-3F2A9C1B-r1-2-of-2.pdf')];
  lowered = [0];
  const { dialog } = await opened();
  expect(await dialog.findByRole('link', { name: 'Download part 2 of 2, 0.1 MB' })).toBeVisible();
  expect(dialog.getByText(/choose Document, then all 2 PDFs, and press send/)).toBeVisible();
  expect(dialog.getByRole('alert')).toHaveTextContent(/^1 print is less sharp than your photos/);
});

test('each design says which one it is and how many pieces have it, as in the document, which says what is still to be paid and asked', async () => {
  const cover = withPhoto('b');
  // The first design is on another device.
  const here: Pieces = [
    [{ ...cover, product: { ...cover.product, name: 'Photo Phone Cover' } }, 2],
    [withPhoto('c'), 1],
  ];
  const { dialog } = await opened([[withPhoto('a'), 3], ...here], here);
  const rows = within(dialog.getByRole('list', { name: 'What is in the file' })).getAllByRole('listitem');
  const texts = [
    'Photo MugDesign 2 of 3 · 2 piecesThe phone model is still missing',
    'Photo MugDesign 3 of 3 · 1 piece',
  ];
  expect(rows.map(({ textContent }) => textContent)).toEqual(texts);
  await dialog.findByRole('link', { name: /^Download PDF/ });
  expect(job?.payment).toBe('NOT PAID YET: confirmed once paid');
  const designs = [{ id: 'b', number: 2, of: 3, pieces: 2, answer: '', lacksAnswer: true }, { id: 'c' }];
  expect(job?.items).toMatchObject([{ quantity: 6, piecesWithoutDesign: 3, designs }]);
});

test('a design that was ordered in a size with more places than it was made in says that they are empty, as the document does, and can be completed', async () => {
  const eight = withPhoto('a');
  const { content, product } = eight;
  const places = Array.from({ length: 8 }, () => content.places[0] ?? null);
  const string = { ...product, size: 'Set of 8', name: 'Photo Prints on a String', category: 'Photo Prints' };
  const design = { ...eight, content: { ...content, places }, product: string };
  const { dialog, screen, user } = await opened([[design, 1]], undefined, 'Set of 16');
  expect(dialog.getByText('8 places for photos are still empty')).toBeVisible();
  await dialog.findByRole('link', { name: /^Download PDF/ });
  expect(job?.items[0]?.designs[0]).toMatchObject({ emptyPlaces: 8, prints: { length: 8 } });
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('link', { name: 'Add your photo: Photo Mug' })).toBeVisible();
});

test('a lost photo that the ordered size has no place for keeps neither the print file nor the pictures from being made', async () => {
  const made = withPhoto('a');
  const { content, product } = made;
  const [place] = content.places;
  const places = Array.from({ length: 16 }, (_, at) => place && { ...place, photo: at < 8 ? place.photo : 'lost' });
  const string = { ...product, size: 'Set of 16', name: 'Photo Prints on a String', category: 'Photo Prints' };
  const design = { ...made, content: { ...content, places: places.map((place) => place ?? null) }, product: string };
  const { dialog, user } = await opened([[design, 1]], undefined, 'Set of 8');
  await dialog.findByRole('link', { name: /^Download PDF/ });
  expect(job?.items[0]?.designs[0]).toMatchObject({ emptyPlaces: 0, prints: { length: 8 } });
  await user.click(dialog.getByText('JPEG pictures for a photo lab'));
  await user.click(dialog.getByRole('button', { name: 'Make the pictures' }));
  expect(await dialog.findByRole('link', { name: /^Download 8 pictures/ })).toBeVisible();
});

test('the share sheet gets the PDF alone; closed it asks nothing, failed it says so, and only the shopper’s word makes it sent', async () => {
  const { screen, dialog, user } = await opened();
  const share = async () => user.click(await dialog.findByRole('button', { name: 'Share the PDF' }));
  shared.mockRejectedValueOnce(new DOMException('', 'AbortError'));
  await share();
  expect(dialog.queryByRole('alert')).toBeNull();
  shared.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await share();
  expect(await dialog.findByRole('alert')).toHaveTextContent('Your print file is ready: use the steps below.');
  expect(dialog.queryByRole('button', { name: 'I have sent it' })).toBeNull();
  await share();
  expect(Object.keys(shared.mock.calls[0]?.[0] ?? {})).toEqual(['files']);
  expect(shared.mock.calls[0]?.[0].files?.map(({ name }) => name)).toEqual(['kanuka-3F2A9C1B-r1.pdf']);
  expect(await dialog.findByText('Have you sent the print file?')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Not yet' }));
  expect(screen.getByRole('heading', { name: 'Photo not sent yet' })).toBeInTheDocument();
  await share();
  await user.click(await dialog.findByRole('button', { name: 'I have sent it' }));
  expect(dialog.getByText(/^Thank you\. We will check the file before we print it/)).toBeVisible();
  await user.click(dialog.getAllByRole('button', { name: 'Close' })[1] as HTMLElement);
  expect(screen.queryByRole('heading', { name: 'Photo not sent yet' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Send photo again: order 3F2A9C1B' })).toBeVisible();
});

test('no photo is asked for an order whose payment was never made', async () => {
  const unpaid = { paymentMethod: 'Razorpay', payment: false };
  const { screen } = await ordersOf([[withPhoto('a'), 1]], REF, undefined, unpaid);
  expect(await screen.findByRole('button', { name: /^Order again/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Send your photo/ })).toBeNull();
});

test('a shopper whose page was closed meanwhile says in My Orders that it was sent; an order without a number is named by its id', async () => {
  const { screen, user } = await ordersOf([[withPhoto('a'), 1]], '');
  await user.click(await screen.findByRole('button', { name: 'I have sent it' }));
  expect(screen.queryByRole('heading', { name: 'Photo not sent yet' })).toBeNull();
  expect(await screen.findByText('Thank you. You can send it again from the order below.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send photo again: order order' }));
  const dialog = within(await screen.findByRole('dialog'));
  const whatsapp = await dialog.findByRole('link', { name: /^Message us on WhatsApp/ });
  expect(decodeURIComponent(whatsapp.getAttribute('href') ?? '')).toMatch(/text=Order order: I am sending/);
});

test.each([
  ['a browser without a share sheet', [pdf('a.pdf')], () => Reflect.deleteProperty(navigator, 'canShare')],
  ['eleven files', Array.from({ length: 11 }, (_, at) => pdf(`${at}.pdf`)), () => {}],
  ['more than 50 MB', [new File([new Uint8Array(50_000_001)], 'a.pdf')], () => {}],
])('sharing is not offered with %s', async (_, files, before) => {
  before();
  documents = files;
  const { dialog } = await opened();
  expect(await dialog.findByRole('heading', { name: 'Step by step' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Share/ })).toBeNull();
});

test('the shopper sees which page is being made and can cancel; a file that cannot be made says what is safe, and can be tried again', async () => {
  documents = 'third page';
  const { dialog, user } = await opened();
  expect(await dialog.findByText('Page 3 of 12')).toBeVisible();
  const bar = dialog.getByRole('progressbar', { name: 'Making your print file…' });
  expect(bar).toHaveAttribute('value', '3');
  // A long list above it would push it off a phone's screen.
  const list = dialog.getByRole('list', { name: 'What is in the file' });
  expect(bar.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(dialog.getByText('Cancelled. Your photos and your order have not changed.')).toBeVisible();
  documents = 'refused';
  await user.click(dialog.getByRole('button', { name: 'Make the print file' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Your photos and your order are safe.');
  expect(dialog.getByText('JPEG pictures for a photo lab')).toBeVisible();
  documents = [pdf('kanuka-3F2A9C1B-r1.pdf')];
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('link', { name: /^Download PDF/ })).toBeVisible();
});

test('a photo that is not on the device is named, and leads to where it is chosen again', async () => {
  const { dialog } = await opened([[{ ...withPhoto('lost'), files: new Map() }, 1]]);
  expect(await dialog.findByRole('alert')).toHaveTextContent(/^A photo for Photo Mug is no longer on this device/);
  const link = dialog.getByRole('link', { name: 'Add the photo again' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/product\//));
});

test('R41: in an app’s browser the pictures for a photo lab are also shown to be pressed and held', async () => {
  const agent = 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/130.0.0.0 Mobile Safari/537.36 Instagram 355.1.0';
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  const { dialog, user } = await opened([
    [withPhoto('a'), 1],
    [withPhoto('b'), 1],
  ]);
  await user.click(await dialog.findByText('JPEG pictures for a photo lab'));
  expect(dialog.queryByRole('link', { name: /picture/ }), 'made when asked for').toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Make the pictures' }));
  const link = await dialog.findByRole('link', { name: /^Download 2 pictures as a zip file/ });
  expect(link).toHaveAttribute('download', 'kanuka-3f2a9c1b-pictures.zip');
  expect(dialog.getByText('Not saved? Press and hold the picture, then choose Save.')).toBeVisible();
  expect(dialog.getByRole('img', { name: 'Print 2 of 2' })).toHaveAttribute('src', expect.stringMatching(/^blob:/));
});

test('a design with text only is never called a photo while sent, in any language', async () => {
  onTestFinished(() => setLanguage('en'));
  const { screen, user } = await ordersOf([
    [textOnly('a'), 1],
    [textOnly('b'), 1],
  ]);
  const panel = await screen.findByRole('region', { name: 'Designs not sent yet' });
  await user.click(within(panel).getByRole('button', { name: 'Send your design to the shop' }));
  const dialog = await screen.findByRole('dialog');
  for (const tag of ['en', 'te', 'hi'] as const) {
    await act(() => setLanguage(tag));
    const { send, personalise } = messagesOf(personaliseMessages);
    const t = messagesOf(sendingMessages);
    expect(dialog).toHaveAccessibleName(t.title.design);
    await within(dialog).findByRole('link', { name: t.download('0.1 MB') });
    expect(panel, 'the dialog is in it').toHaveAccessibleName(send.design.waiting(2));
    // This test's product is a Photo Mug.
    const others = ['Photo Mug', 'photo-mug', personalise.empty(1, 1), t.asPhoto, t.lab.title, t.lab.help];
    const messages = [...panel.querySelectorAll('a')].map(({ href }) => decodeURIComponent(href));
    const shown = [panel.textContent, ...messages].join('\n');
    const text = others.reduce((all, part) => all.replaceAll(part, ''), shown);
    expect(text).toContain('3F2A9C1B');
    expect(text).not.toMatch(/photo|ఫోటో|फ़ोटो/i);
  }
});

test('with data saved, nothing is made before the shopper asks for it', async () => {
  deviceStorage.write('kanuka.data', 'low');
  onTestFinished(() => deviceStorage.remove('kanuka.data'));
  const { screen, user, button } = await justPlaced();
  await new Promise((resolve) => void setTimeout(resolve, 500));
  expect(asked).toBe(0);
  await user.click(button);
  await within(await screen.findByRole('dialog')).findByRole('link', { name: /^Download PDF/ });
  expect(asked).toBe(1);
});
