/** Holds back the hydration of one section of a prerendered page until it is opened. */
export type Gate = {
  /** The name of its section. */
  readonly section: string;
  /** Resolves when the gate opens; React's `use` sees that at once, not only after a microtask. */
  readonly promise: Promise<void>;
  readonly isOpen: () => boolean;
  readonly open: () => void;
};

/** What may change a section from elsewhere, lead to another page or print this one opens all gates. */
const OPENING_ALL = ['keydown', 'click', 'popstate', 'beforeprint'] as const;
/** A touch, which often only scrolls, or the focus opens the gate of its own section. */
const OPENING_ONE = ['pointerdown', 'focusin'] as const;

/** Closed gates in document order; null when new gates start open. */
let closed: Set<Gate> | null = null;

/** A translator marks the root element before it changes texts; React could not hydrate changed texts. */
let translation: MutationObserver | undefined;

function openAll(): void {
  const gates = closed ?? [];
  closed = null;
  translation?.disconnect();
  for (const type of OPENING_ALL) removeEventListener(type, openAll, true);
  for (const type of OPENING_ONE) removeEventListener(type, openOne, true);
  for (const gate of gates) gate.open();
}

function openOne({ target }: Event): void {
  const around = target instanceof Element ? target.closest<HTMLElement>('[data-section]') : null;
  if (around) for (const gate of closed ?? []) if (gate.section === around.dataset['section']) gate.open();
}

/**
 * From now on new gates are closed until they are opened, or an input opens them. They open before an event reaches React,
 * which then hydrates the section at once and dispatches the event.
 */
export function startGates(): void {
  closed = new Set();
  for (const type of OPENING_ALL) addEventListener(type, openAll, { capture: true, once: true });
  for (const type of OPENING_ONE) addEventListener(type, openOne, { capture: true });
  translation = new MutationObserver(openAll);
  translation.observe(document.documentElement, { attributeFilter: ['class', 'lang'] });
}

/** Creates the gate of the section of this name; open unless the page is being hydrated. */
export function createGate(section: string): Gate {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => (resolve = done));
  let isOpen = false;
  const gate: Gate = {
    section,
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
