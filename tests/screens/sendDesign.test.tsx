import { act, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { speak, messagesOf } from '#content/language.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import { emptyContent } from '#domain/design/design.ts';
import { NEW_TEXT } from '#domain/design/designText.ts';
import type { Answer, Numbered, Task } from '#photo/messages.ts';
import { withOrders } from '#tests/support/beforeScreens.ts';
import { aDesign } from '#tests/support/designs.ts';
import { rawOrder, rawProduct } from '#tests/support/factories.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';

/** jsdom has no workers: a fake that answers every request for a print. */
class PrintingWorker extends EventTarget {
  postMessage({ id, message }: Numbered<Task>): void {
    const done: Answer =
      message.kind === 'zip'
        ? { status: 'zipped', archive: new Blob(['zip']) }
        : { status: 'printed', picture: new Blob(['print']), ppi: 300, pixels: { width: 1, height: 1 } };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { id, message: done } })));
  }
  terminate(): void {}
}

const { createObjectURL, revokeObjectURL } = URL;
beforeEach(() => {
  let made = 0;
  vi.stubGlobal('Worker', PrintingWorker);
  Object.assign(URL, { createObjectURL: () => `blob:${(made += 1)}`, revokeObjectURL: () => {} });
  Object.assign(navigator, { canShare: () => true });
});
afterEach(async () => {
  Object.assign(URL, { createObjectURL, revokeObjectURL });
  Reflect.deleteProperty(navigator, 'canShare');
  await speak('en');
});

const REF = '3f2a9c1b-0000-4000-a000-000000000000';
const withPhoto = (id: string) => aDesign(id, { kind: 'product', productId: id });
const textOnly = (id: string) => ({
  ...withPhoto(id),
  content: { ...emptyContent('one', 1), words: { ...NEW_TEXT, text: 'Amma' } },
  files: new Map<string, Blob>(),
});

/** My Orders with an order that was made from these designs, which are on this device. */
async function ordersOf(...designs: readonly ReturnType<typeof aDesign>[]) {
  const records = designs.map(({ id }) => ({ id, pieces: 1, photos: 0, words: 'Amma', note: '' }));
  const item = { ...rawProduct(), size: 'M', quantity: designs.length, ref: REF, designs: records };
  await withOrders(rawOrder({ items: [item] }));
  const view = renderScreen('/orders');
  for (const design of designs) await act(() => view.shop.actions.saveDesign(design));
  return view;
}

/** The text of an element, and the prefilled messages of its links. */
const textAndMessages = (element: HTMLElement): string =>
  [element.textContent, ...[...element.querySelectorAll('a')].map(({ href }) => decodeURIComponent(href))].join('\n');

test.each([
  ['en', 'My design for order 3F2A9C1B:', 'Designs for order 3F2A9C1B'],
  ['te', 'My design for order 3F2A9C1B:', 'Designs for order 3F2A9C1B'],
  ['hi', 'My design for order 3F2A9C1B', 'Designs for order 3F2A9C1B'],
] as const)(
  'a design with text only is never called a photo while it is being sent (%s)',
  async (tag, message, subject) => {
    const { screen, user } = await ordersOf(textOnly('a'), textOnly('b'));
    await act(() => speak(tag));
    const { design } = messagesOf(personaliseMessages).send;
    const panel = await screen.findByRole('region', { name: design.waiting(2) });
    expect(textAndMessages(panel)).not.toMatch(/photo|ఫోటో|फ़ोटो/i);
    await user.click(within(panel).getByRole('button', { name: design.button }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findAllByRole('list');
    const text = textAndMessages(dialog).replaceAll(messagesOf(personaliseMessages).personalise.empty(1, 1), '');
    expect(text).toContain(message);
    expect(text).toContain(subject);
    // This test's product is a Photo Mug.
    expect(text.replaceAll(/photo[ -]mug/gi, '')).not.toMatch(/photo|ఫోటో|फ़ोटो/i);
  },
);

test('a single design with text only is called a design on the save button', async () => {
  const { screen, user } = await ordersOf(textOnly('a'));
  await user.click(await screen.findByRole('button', { name: 'Send your design to the shop' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send your design' }));
  expect(await dialog.findByRole('link', { name: /^Download/ })).toHaveTextContent('Download the design');
  expect(dialog.getByText('Save the design')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Share design and order' })).toBeVisible();
});

test('a design with a photo is called a photo', async () => {
  const { screen, user } = await ordersOf(withPhoto('a'));
  await user.click(await screen.findByRole('button', { name: 'Send your photo to the shop' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send your photo' }));
  expect(await dialog.findByText('Save the photo')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Download the photo' })).toBeVisible();
  const whatsapp = dialog.getByRole('link', { name: /^Open WhatsApp/ });
  expect(decodeURIComponent(whatsapp.getAttribute('href') ?? '')).toContain('My photo for order 3F2A9C1B:');
});
