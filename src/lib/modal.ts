/**
 * Opens dialogs so that the browser's Back closes them, as shoppers on a phone expect, and a second Back leaves the page.
 * An open dialog has an entry of its own in the session history, with the page's URL and the router's state. Chrome on
 * Android closes a dialog by itself; other browsers only go back. docs/behaviour.md, Layout.
 */

/** What the router (`idx`) and this module (`dialogs`) keep in an entry of the session history. */
type EntryState = { readonly idx?: number; readonly dialogs?: number } | null;

/** Dialogs that lie over the page, the topmost last. */
const openDialogs: HTMLDialogElement[] = [];

/** The entry that the shopper is at: its URL, and its place in the history. */
let current = { url: '', position: 0 };
let isGoingBack = false;

const entryState = (): EntryState => history.state as EntryState;

/** How many dialogs were open in the current entry. */
const dialogsOfEntry = (): number => entryState()?.dialogs ?? 0;

/** Entries of dialogs follow the one of their page: later entries have greater numbers. */
const position = (): number => (entryState()?.idx ?? 0) + dialogsOfEntry() / 100;

const recordEntry = (): void => {
  current = { url: location.pathname + location.search + location.hash, position: position() };
};

/** Takes the entry of a closed dialog out of the history, where it is still the current one. */
function dropEntry(): void {
  if (isGoingBack || dialogsOfEntry() <= openDialogs.length) return;
  isGoingBack = true;
  history.back();
}

function release(dialog: HTMLDialogElement): void {
  const at = openDialogs.indexOf(dialog);
  if (at === -1) return;
  openDialogs.splice(at, 1);
  // After a navigation in the same task, which Back would undo.
  setTimeout(dropEntry);
}

/** Shows a dialog over the page; Back closes it. Nothing happens while it is open. */
export function openModal(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  dialog.showModal();
  // The entry to come back to is marked as well: no other one belongs to this page.
  history.replaceState({ ...entryState(), dialogs: openDialogs.length }, '');
  openDialogs.push(dialog);
  history.pushState({ ...entryState(), dialogs: openDialogs.length }, '');
  recordEntry();
  dialog.addEventListener('close', () => release(dialog), { once: true });
}

/** A dialog has left the document, perhaps without having been closed. */
export function forgetModal(dialog: HTMLDialogElement): void {
  release(dialog);
}

/**
 * Follows the session history from the start of the page until the returned clean-up is called. `replaceUrl` gives the
 * current entry another URL: what was chosen in a dialog, such as a filter, holds after the dialog's entry is gone.
 */
export function watchHistory(replaceUrl: (url: string) => void): () => void {
  const onPopState = (): void => {
    const { url, position: before } = current;
    isGoingBack = false;
    recordEntry();
    if (dialogsOfEntry() > openDialogs.length) {
      // The entry of a dialog that is closed, left behind when a link in it was followed: not a place to be.
      history.go(current.position > before ? 1 : -1);
      return;
    }
    const isMarked = entryState()?.dialogs !== undefined;
    const isOfSamePage = isMarked && Math.floor(before) === Math.floor(current.position) && before > current.position;
    while (openDialogs.length > dialogsOfEntry()) openDialogs.pop()?.close();
    if (isOfSamePage && url !== current.url) replaceUrl(url);
  };
  recordEntry();
  // Before the router's listener, which draws what the entry says: a browser may do that between two listeners.
  globalThis.addEventListener('popstate', onPopState, { capture: true });
  // After a reload the dialog of this entry is gone.
  dropEntry();
  return () => globalThis.removeEventListener('popstate', onPopState, { capture: true });
}

/** The router has changed the current entry, or has gone to a new one; a changed one still belongs to its dialog. */
export function recordNavigation(isReplaced: boolean): void {
  const { length } = openDialogs;
  if (isReplaced && length > 0) history.replaceState({ ...entryState(), dialogs: length }, '');
  recordEntry();
}
