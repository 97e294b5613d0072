import { typeInto, type Field } from './typedFields.ts';

declare global {
  /** Controls that were clicked and forms that were sent before hydration; index.html keeps them. */
  var queuedActions: readonly HTMLElement[] | undefined;
}

/** Whether a shopper has filled a field in, or chosen in it. */
const isFilled = (field: Field): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some((option) => option.selected !== option.defaultSelected)
    : field.value !== field.defaultValue;

/** A prerendered page is hydrated: what the shopper did in it before happens now. docs/decisions/0018 */
export function replayEvents(root: Element): void {
  root.removeAttribute('data-waiting');
  const early = globalThis.queuedActions ?? [];
  globalThis.queuedActions = [];
  // Read before anything is told: a field that the shop does not know of is emptied with its next change.
  const filled = [...root.querySelectorAll<Field>('input:not([type=file]), textarea, select')]
    .filter(isFilled)
    .map((field) => [field, field.value] as const);
  for (const [field, value] of filled) typeInto(field, value);
  // Not within React's own work: a click there could not have its section hydrated first, and would be lost.
  queueMicrotask(() => {
    for (const control of early) {
      if (control instanceof HTMLFormElement) control.requestSubmit();
      else control.click();
    }
  });
}

/** A page whose file does not come holds nothing back for longer, in milliseconds. */
const HYDRATION_TIMEOUT_MS = 10_000;

const isHydrated = (): boolean => document.querySelector('[data-waiting]') === null;

/** Settles when the page is hydrated. */
export function whenHydrated(): Promise<void> {
  if (isHydrated()) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      watch.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const watch = new MutationObserver(() => isHydrated() && done());
    watch.observe(document, { subtree: true, attributeFilter: ['data-waiting'] });
    const timer = setTimeout(done, HYDRATION_TIMEOUT_MS);
  });
}

/** Begins something once the page is hydrated, at once if it is already. Returns how to end it. */
export function onceHydrated(begin: () => () => void): () => void {
  if (isHydrated()) return begin();
  let end = (): void => {};
  let isOver = false;
  const beginNow = (): void => {
    if (!isOver) end = begin();
  };
  void whenHydrated().then(beginNow);
  return () => {
    isOver = true;
    end();
  };
}
