import { fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { refused } from '#domain/image/photoCheck.ts';
import type { Answer, Message } from '#photo/workerMessages.ts';
import { answerTasks, openedPhoto, replaceCanvases } from '#tests/support/openingWorker.ts';
import { renderScreen } from '#tests/support/renderScreen.tsx';
import { demoProduct } from '#tests/support/shopper.ts';

/** The texts of each thumbnail that the worker was asked for, in order. */
const drawn: (readonly string[])[] = [];

/** Opens every file as a photo, and draws a picture without pixels. */
function answerTo(task: Message): Answer | null {
  if (task.kind === 'open') return openedPhoto(task.file);
  // Without an answer thumbnails would wait for it.
  if (task.kind !== 'compose') return task.kind === 'cancel' ? null : refused('damaged');
  drawn.push(task.art.texts.map(({ text }) => text.replaceAll('\n', ' ')));
  return { status: 'composed', bitmap: { width: 9, height: 9, close: () => {} }, texts: [], isFontMissing: false };
}

beforeEach(() => {
  drawn.length = 0;
  replaceCanvases();
  answerTasks(answerTo);
});

test('ready-made designs are offered once a photo is placed; a tap applies one, its fields fill in the texts, one undo goes back', async () => {
  const pathname = `/product/${demoProduct('Personalised Photo Mug')._id}`;
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
  const field = element.querySelector('input[type=file]') as HTMLInputElement;
  await user.upload(field, new File(['photo'], 'a.jpg', { type: 'image/jpeg' }));
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
