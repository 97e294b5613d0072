import { afterPaint, TYPING_PAUSE_MS } from './afterPaint.ts';

/** A requested query and its history entry, identified by key and query, because entries without a state share one key. */
type Asked = { readonly key: string; readonly from: string; readonly search: string };

export type UrlAhead = ReturnType<typeof urlAhead>;

/** Events of the shopper's next action: the URL must be right before it. */
const ACTS = ['pointerdown', 'keydown', 'click'] as const;

/**
 * Typing and ticking in a field request another query without navigating, so that several letters or ticks in a row
 * change the URL once. Escape may close a dialog, and a key with a modifier belongs to the browser.
 */
const isInField = (event: Event): boolean =>
  event.target instanceof Element &&
  event.target.closest('input, select, label') !== null &&
  !(event instanceof KeyboardEvent && (event.key === 'Escape' || event.altKey || event.ctrlKey || event.metaKey));

const isIn = (asked: Asked, key: string, search: string): boolean => asked.key === key && asked.from === search;

/**
 * The query that is requested while the URL still has another. `replace` changes the URL, a moment after the next paint
 * or before the shopper's next action. If the URL has changed by other means in the meantime, it stays unchanged.
 */
export function urlAhead(replace: (search: string) => void) {
  let asked: Asked | null = null;
  /** Queries that the URL has been replaced by, while the screen does not show them. */
  const sent = new Set<string>();
  /** Cancels the pending change of the URL. */
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
    /** The requested query if the screen has this entry and query, while it is ahead of them. */
    asked: (key: string, search: string): string | null =>
      asked && (isIn(asked, key, search) || sent.has(search)) ? asked.search : null,
    ask: (key: string, from: string, search: string): void => {
      callOff();
      due = plan();
      tell({ key, from, search });
    },
    /** The screen shows an entry: nothing is ahead of it, unless another query was requested in the meantime. */
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
