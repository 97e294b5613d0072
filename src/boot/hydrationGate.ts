/** Holds back the hydration of one section of a prerendered page until it is opened. */
export type Gate = {
  /** Resolves when the gate opens; React's `use` sees that at once, not only after a microtask. */
  readonly promise: Promise<void>;
  readonly isOpen: () => boolean;
  readonly open: () => void;
};

/** Input that may concern a section or lead to another page opens all gates. */
const INPUTS = ['pointerdown', 'keydown', 'click', 'focusin', 'popstate', 'beforeprint'] as const;

/** Closed gates in document order; null when new gates start open. */
let closed: Set<Gate> | null = null;

/** A translator marks the root element before it changes texts; React could not hydrate changed texts. */
let translation: MutationObserver | undefined;

function openAll(): void {
  const gates = closed ?? [];
  closed = null;
  translation?.disconnect();
  for (const type of INPUTS) removeEventListener(type, openAll, true);
  for (const gate of gates) gate.open();
}

/**
 * From now on new gates are closed until the first input. The gates open before a click reaches React, which then
 * hydrates the clicked section at once and dispatches the click.
 */
export function startGates(): void {
  closed = new Set();
  for (const type of INPUTS) addEventListener(type, openAll, { capture: true, once: true });
  translation = new MutationObserver(openAll);
  translation.observe(document.documentElement, { attributeFilter: ['class', 'lang'] });
}

/** Creates the gate of one section; open unless the page is being hydrated. */
export function createGate(): Gate {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => (resolve = done));
  let isOpen = false;
  const gate: Gate = {
    promise,
    isOpen: () => isOpen,
    open: () => {
      isOpen = true;
      void Object.assign(promise, { status: 'fulfilled', value: undefined });
      closed?.delete(gate);
      resolve();
    },
  };
  if (closed) closed.add(gate);
  else gate.open();
  return gate;
}
