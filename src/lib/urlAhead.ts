import { afterPaint, TYPING_PAUSE_MS } from './afterPaint.ts';

/** A query that is asked for, and the history's entry in which it is: by key and query, for entries without a state share one key. */
type Asked = { readonly key: string; readonly from: string; readonly search: string };

export type UrlAhead = ReturnType<typeof urlAhead>;

/** What the shopper can do next: the URL has to be right before it. */
const ACTS = ['pointerdown', 'keydown', 'click'] as const;

/**
 * What is done in a field asks for something else and goes nowhere, so that letters or ticks in a row change the URL once.
 * Escape may close a dialog, and with a modifier a key is the browser's.
 */
const isInField = (event: Event): boolean =>
  event.target instanceof Element &&
  event.target.closest('input, select, label') !== null &&
  !(event instanceof KeyboardEvent && (event.key === 'Escape' || event.altKey || event.ctrlKey || event.metaKey));

const isIn = (asked: Asked, key: string, search: string): boolean => asked.key === key && asked.from === search;

/**
 * The query that is asked for while the URL still says another. `replace` changes the URL; that is due
 * a moment after the next paint, or when the shopper does something else. A URL that has changed by other means meanwhile stays as it is.
 */
export function urlAhead(replace: (search: string) => void) {
  let asked: Asked | null = null;
  /** Queries that the URL has been replaced by, while the screen does not show them. */
  const sent = new Set<string>();
  /** Calls off the change of the URL that is due. */
  let due: (() => void) | null = null;
  const listeners = new Set<() => void>();

  const tell = (next: Asked | null): void => {
    asked = next;
    for (const listener of listeners) listener();
  };
  const callOff = (): void => {
    due?.();
    due = null;
  };
  const plan = (): (() => void) => {
    const { href } = location;
    const follow = (): void => {
      callOff();
      if (!asked || location.href !== href) return;
      sent.add(asked.search);
      replace(asked.search);
    };
    const onAct = (event: Event): void => {
      if (!isInField(event)) follow();
    };
    const stop = afterPaint(follow, TYPING_PAUSE_MS);
    for (const act of ACTS) document.addEventListener(act, onAct, { capture: true });
    return () => {
      stop();
      for (const act of ACTS) document.removeEventListener(act, onAct, { capture: true });
    };
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** What is asked for where the screen has this entry and query, as long as it is ahead of them. */
    asked: (key: string, search: string): string | null =>
      asked && (isIn(asked, key, search) || sent.has(search)) ? asked.search : null,
    ask: (key: string, from: string, search: string): void => {
      callOff();
      due = plan();
      tell({ key, from, search });
    },
    /** The screen has come to an entry: nothing is ahead of it, unless more was asked for on the way. */
    arrive: (key: string, search: string): void => {
      if (!asked || isIn(asked, key, search)) return;
      if (sent.delete(search) && (due || asked.search !== search))
        return tell({ key, from: search, search: asked.search });
      callOff();
      sent.clear();
      tell(null);
    },
  };
}
