import { beforeEach, expect, test, vi } from 'vitest';

import { openModal, recordNavigation, watchHistory } from '#lib/dialogHistory.ts';

const dialogsOfEntry = (): unknown => (history.state as { readonly dialogs?: number } | null)?.dialogs;

const replaceUrl = vi.fn();

beforeEach(() => {
  replaceUrl.mockClear();
  const unwatch = watchHistory(replaceUrl);
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

test('a filter chosen in a dialog stays, also after a link to a part of an earlier page and a link in the menu', async () => {
  const [menu, filter] = [addDialog(), addDialog()];
  // The browser itself follows it, and gives its entry no state.
  location.hash = 'account';
  await popped();
  openModal(menu);
  // As the router does.
  const { idx } = history.state as { readonly idx: number };
  history.pushState({ idx: idx + 1 }, '', '/collection');
  recordNavigation(false);
  menu.close();
  openModal(filter);
  history.replaceState({ idx: idx + 1 }, '', '/collection?category=Mugs');
  recordNavigation(true);
  filter.close();
  await popped();
  expect(replaceUrl.mock.calls).toEqual([['/collection?category=Mugs']]);
});
