/** The states for undo and redo: earlier ones, the current one, and undone ones. */
export type History<T> = {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
  /** The latest change; null after undo and redo. Changes of one kind that follow closely are one step. */
  readonly step: { readonly kind: string; readonly at: number } | null;
};

/** At most this many steps are remembered; the oldest are dropped. */
const MAX_STEPS = 100;
/** A change of the same kind within this time belongs to the previous step, in milliseconds. */
const SAME_STEP_MS = 800;

/** A history with one state and nothing to undo. */
export function startHistory<T>(now: T): History<T> {
  return { past: [], now, future: [], step: null };
}

/**
 * Adds a change made at a time in milliseconds. Undone states are dropped. With `sameStepMs` it belongs to the previous
 * step of its kind for longer: Infinity for the parts of one change.
 */
export function withChange<T>(
  history: History<T>,
  now: T,
  kind: string,
  at: number,
  sameStepMs = SAME_STEP_MS,
): History<T> {
  if (now === history.now) return history;
  const { step } = history;
  const isSameStep = step !== null && step.kind === kind && at - step.at < sameStepMs;
  const past = isSameStep ? history.past : [...history.past, history.now].slice(-MAX_STEPS);
  return { past, now, future: [], step: { kind, at } };
}

/** Goes one step back; the same history without an earlier state. */
export function undo<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future], step: null };
}

/** Restores the latest undone state; the same history without one. */
export function redo<T>(history: History<T>): History<T> {
  const [next] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.now], now: next, future: history.future.slice(1), step: null };
}
