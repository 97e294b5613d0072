import { typeInto, type Field } from './typedFields.ts';

declare global {
  /** Controls that were clicked and forms that were sent before they were alive; index.html keeps them. */
  var earlyActions: readonly HTMLElement[] | undefined;
}

/** Whether a shopper has filled a field in, or chosen in it. */
const isFilled = (field: Field): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some((option) => option.selected !== option.defaultSelected)
    : field.value !== field.defaultValue;

/**
 * A region of a built page is alive: what the shopper did in it before happens now. A region in it that is not alive yet
 * keeps its own. docs/decisions/0018
 */
export function comeAlive(region: Element): void {
  region.removeAttribute('data-waiting');
  const kept = globalThis.earlyActions ?? [];
  const isWaiting = (control: HTMLElement): boolean => control.closest('[data-waiting]') !== null;
  globalThis.earlyActions = kept.filter(isWaiting);
  // Read before anything is told: a field that the shop does not know of is emptied with its next change.
  const filled = [...region.querySelectorAll<Field>('input:not([type=file]), textarea, select')]
    .filter((field) => isFilled(field) && !isWaiting(field))
    .map((field) => [field, field.value] as const);
  for (const [field, value] of filled) typeInto(field, value);
  for (const control of kept) {
    if (isWaiting(control)) continue;
    if (control instanceof HTMLFormElement) control.requestSubmit();
    else control.click();
  }
}

/** A part whose file does not come holds nothing back for longer, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Settles when no region of the page waits any more. */
export function allAlive(): Promise<void> {
  const isAlive = (): boolean => document.querySelector('[data-waiting]') === null;
  if (isAlive()) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      watch.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const watch = new MutationObserver(() => isAlive() && done());
    watch.observe(document, { subtree: true, attributeFilter: ['data-waiting'] });
    const timer = setTimeout(done, PATIENCE_MS);
  });
}
