import { act, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { speak } from '#content/language.ts';
import type { Answer, Numbered, Task } from '#photo/messages.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { demoProduct } from '#tests/support/shopper.ts';

/** The months of the latest picture that the dialog asked for. */
let drawn: readonly (string | undefined)[] = [];

/** jsdom has no workers: a fake that answers every request for a picture. */
class DrawingWorker extends EventTarget {
  postMessage({ id, message }: Numbered<Task>): void {
    if (message.kind === 'board') drawn = message.arts.map(({ page }) => page && `${page.name} ${page.year}`);
    const bitmap = { close: () => {} } as ImageBitmap;
    const done: Answer = { status: 'composed', bitmap, texts: [], isFontMissing: false };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { id, message: done } })));
  }
  terminate(): void {}
}

beforeEach(() => {
  drawn = [];
  vi.stubGlobal('Worker', DrawingWorker);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    transferFromImageBitmap: () => {},
  } as unknown as ReturnType<HTMLCanvasElement['getContext']>);
});
afterEach(() => act(() => speak('en')));

test('a calendar begins with next month; another first month or language changes all pages, and Undo goes back', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-06-15T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const calendar = demoProduct('Photo Desk Calendar');
  const { screen, user } = renderScreen(`/product/${calendar._id}`);
  await user.click(await screen.findByRole('button', { name: `Add photo to ${calendar.name}` }));
  const dialog = within(await screen.findByRole('dialog'));
  const select = await dialog.findByRole('combobox', { name: 'First month' });
  expect(select).toHaveDisplayValue('July 2027');
  await waitFor(() => expect(drawn).toHaveLength(12));
  expect([drawn[0], drawn[11]]).toEqual(['July 2027', 'June 2028']);
  expect(select).not.toHaveAccessibleDescription();

  await user.selectOptions(select, 'February 2028');
  await waitFor(() => expect(drawn[0]).toBe('February 2028'));
  expect(select).toHaveAccessibleDescription('Holidays are printed up to December 2028. Later months show dates only.');

  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(drawn[0]).toBe('July 2027'));
  expect(select).toHaveDisplayValue('July 2027');

  await act(() => speak('te'));
  await waitFor(() => expect(drawn[0]).toBe('జులై 2027'));
});
