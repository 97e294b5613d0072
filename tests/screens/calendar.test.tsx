import { act, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { setLanguage } from '#content/messages.ts';
import { answerTasks } from '#tests/support/openingWorker.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { demoProduct } from '#tests/support/shopper.ts';

/** The month of the page that the dialog drew last. */
let drawn = '';

beforeEach(() => {
  drawn = '';
  answerTasks((task) => {
    if (task.kind === 'page' && task.art.page) drawn = `${task.art.page.name} ${task.art.page.year}`;
    return { status: 'composed', bitmap: { close: () => {} } as ImageBitmap, texts: [], isFontMissing: false };
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    transferFromImageBitmap: () => {},
  } as unknown as ReturnType<HTMLCanvasElement['getContext']>);
});
afterEach(() => act(() => setLanguage('en')));

test('a calendar begins with next month; another first month or language changes all pages, and Undo goes back', async () => {
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
