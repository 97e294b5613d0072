import { beforeEach, expect, test, vi } from 'vitest';

import { openModal, watchHistory } from '#lib/dialogHistory.ts';

const dialogsOfEntry = (): unknown => (history.state as { readonly dialogs?: number } | null)?.dialogs;

beforeEach(() => {
  const unwatch = watchHistory(() => {});
  return () => {
    unwatch();
    document.body.replaceChildren();
  };
});

const addDialog = (): HTMLDialogElement => document.body.appendChild(document.createElement('dialog'));

/** Calls `during` as soon as the page asks the browser to go Back, which the browser does later. */
function onceBackIsAsked(during: () => void): void {
  const goBack = history.back.bind(history);
  vi.spyOn(history, 'back').mockImplementationOnce(() => {
    goBack();
    during();
  });
}

const popped = (): Promise<unknown> =>
  new Promise((resolve) => globalThis.addEventListener('popstate', resolve, { once: true }));

test('R50: a dialog opened while the entry of a closed one is removed stays open, and Back closes it', async () => {
  const [first, second] = [addDialog(), addDialog()];
  openModal(first);
  expect(dialogsOfEntry()).toBe(1);
  onceBackIsAsked(() => openModal(second));
  first.close();
  await popped();
  expect(second.open).toBe(true);
  expect(dialogsOfEntry(), 'it has an entry of its own').toBe(1);
  history.back();
  await popped();
  expect(second.open).toBe(false);
  expect(dialogsOfEntry()).toBe(0);
});

test('a dialog that opens and closes while the entry of another one is removed leaves no entry', async () => {
  const [first, second] = [addDialog(), addDialog()];
  openModal(first);
  onceBackIsAsked(() => {
    openModal(second);
    second.close();
  });
  first.close();
  await popped();
  expect(dialogsOfEntry()).toBe(0);
});
