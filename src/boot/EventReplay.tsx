import { useEffect } from 'react';

import { typeInto, type Field } from './typedFields.ts';

declare global {
  /** Controls clicked and forms submitted before hydration, recorded by the inline script of index.html. */
  var queuedActions: readonly HTMLElement[] | undefined;
}

/** True if a shopper has filled in a field or chosen an option in it. */
const isFilled = (field: Field): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some((option) => option.selected !== option.defaultSelected)
    : field.value !== field.defaultValue;

/** Call after hydration: replays what the shopper did in the prerendered page. docs/decisions/0018 */
function replayEvents(root: Element): void {
  root.removeAttribute('data-hydrating');
  const early = globalThis.queuedActions ?? [];
  globalThis.queuedActions = [];
  // Read all fields before any event: React's next render empties a field whose change it has not seen.
  const filled = [...root.querySelectorAll<Field>('input:not([type=file]), textarea, select')]
    .filter(isFilled)
    .map((field) => [field, field.value] as const);
  for (const [field, value] of filled) typeInto(field, value);
  // Outside React's own work: a click inside it could not hydrate its section first and would be lost.
  queueMicrotask(() => {
    for (const control of early) {
      if (control instanceof HTMLFormElement) control.requestSubmit();
      else control.click();
    }
  });
}

/**
 * Renders nothing. Rendered after a page: its effect runs once React has hydrated the page, and replays earlier events.
 */
export function EventReplay() {
  useEffect(() => {
    const root = document.querySelector('#root[data-hydrating]');
    if (root) replayEvents(root);
  }, []);
  return null;
}
