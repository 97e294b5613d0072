/**
 * Opens dialogs so that the browser's Back closes them, as shoppers on a phone expect, and a second Back leaves the
 * page. An open dialog has its own entry in the session history, with the page's URL and the router's state. Chrome on
 * Android closes a dialog by itself; other browsers only go back. docs/behaviour.md, Layout.
 */

/** What the router (`idx`) and this module (`dialogs`) store in an entry of the session history. */
type EntryState = { readonly idx?: number; readonly dialogs?: number } | null;

/** Open dialogs, the topmost last. */
const openDialogs: HTMLDialogElement[] = [];

/** How many dialogs are open. */
export const countOpenDialogs = (): number => openDialogs.length;

/** The current entry: its URL and its index in the history. */
let current = { url: '', position: 0 };
/** True from a call of `history.back` or `history.go` until the browser has changed the entry, on a slow device much later. */
let isTraversing = false;

const entryState = (): EntryState => history.state as EntryState;

/** Number of dialogs open in the current entry of the history. */
const dialogsOfEntry = (): number => entryState()?.dialogs ?? 0;

/** Entries of dialogs follow their page's entry: later entries have greater numbers. */
const position = (): number => (entryState()?.idx ?? 0) + dialogsOfEntry() / 100;

const recordEntry = (): void => {
  current = { url: location.pathname + location.search + location.hash, position: position() };
};

/** Removes the history entry of a closed dialog, if it is still the current one. */
function dropEntry(): void {
  if (isTraversing || dialogsOfEntry() <= openDialogs.length) return;
  isTraversing = true;
  history.back();
}

/** Gives the newest dialog an entry of its own. */
function addEntry(): void {
  const dialogs = dialogsOfEntry();
  // A link to a part of the page leaves an entry without a state: the router counts its next one from `idx`.
  const state = { idx: 0, ...entryState() };
  // The entry to return to is marked as well, because no other entry belongs to this page.
  history.replaceState({ ...state, dialogs }, '');
  // The shopper may scroll before the browser has returned to it, and must stay there.
  history.scrollRestoration = 'manual';
  history.pushState({ ...state, dialogs: dialogs + 1 }, '');
  history.scrollRestoration = 'auto';
  recordEntry();
}

function release(dialog: HTMLDialogElement): void {
  const at = openDialogs.indexOf(dialog);
  if (at === -1) return;
  openDialogs.splice(at, 1);
  // After a navigation in the same task, which Back would undo.
  setTimeout(dropEntry);
}

/** Shows a dialog over the page; Back closes it. Does nothing while it is open. */
export function openModal(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  dialog.showModal();
  openDialogs.push(dialog);
  // The browser is about to leave the current entry: onPopState adds one to the entry to which it goes.
  if (!isTraversing) addEntry();
  dialog.addEventListener('close', () => release(dialog), { once: true });
}

/** Call when a dialog's component is unmounted: it may have left the document without having been closed. */
export function forgetModal(dialog: HTMLDialogElement): void {
  // In development, StrictMode also calls this for a component that stays.
  if (!dialog.isConnected) release(dialog);
}

/**
 * Follows the session history from the start of the page until the returned clean-up is called. `replaceUrl` gives the
 * current entry another URL: a choice made in a dialog, such as a filter, stays after the dialog's entry is removed.
 */
export function watchHistory(replaceUrl: (url: string) => void): () => void {
  const onPopState = (): void => {
    const { url, position: before } = current;
    const isOwn = isTraversing;
    isTraversing = false;
    recordEntry();
    if (dialogsOfEntry() > openDialogs.length) {
      // A closed dialog's entry, left behind when a link in it was followed: skip it.
      const isForward = current.position > before;
      // There may be no entry to go forward to.
      isTraversing = !isForward;
      history.go(isForward ? 1 : -1);
      return;
    }
    // After the browser has decided whether to restore this entry's scroll position.
    setTimeout(() => (history.scrollRestoration = 'auto'));
    const isMarked = entryState()?.dialogs !== undefined;
    const isOfSamePage = isMarked && Math.floor(before) === Math.floor(current.position) && before > current.position;
    // Dialogs that have no entry were opened while the browser removed that of another one, or Back has just left theirs.
    if (!isOwn) while (openDialogs.length > dialogsOfEntry()) openDialogs.pop()?.close();
    if (isOfSamePage && url !== current.url) replaceUrl(url);
    while (openDialogs.length > dialogsOfEntry()) addEntry();
  };
  recordEntry();
  // Registered before the router's listener, which renders the entry: the browser may act between two listeners.
  globalThis.addEventListener('popstate', onPopState, { capture: true });
  // After a reload the dialog of this entry no longer exists.
  dropEntry();
  return () => globalThis.removeEventListener('popstate', onPopState, { capture: true });
}

/**
 * Call after the router has replaced the current entry or moved to another one; a replaced entry still belongs to its
 * dialog.
 */
export function recordNavigation(isReplaced: boolean): void {
  // A push cancels a traversal that has not begun.
  if (!isReplaced) isTraversing = false;
  const { length } = openDialogs;
  if (isReplaced && length > 0) history.replaceState({ ...entryState(), dialogs: length }, '');
  recordEntry();
}
