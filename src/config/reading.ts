/**
 * How a setting was read. `set`: as written. `default`, `off`: nothing was written, or `none`. `read`: written
 * differently, but the meaning is certain. `guessed`: the meaning is likely. `doubtful`: used, although probably a
 * mistake. `placeholder`: the demo's. `unusable`: it has no meaning.
 */
export type ReadingState = 'set' | 'default' | 'off' | 'read' | 'guessed' | 'doubtful' | 'placeholder' | 'unusable';

/** The value of a setting and how it was read, in one result, so that shop and doctor cannot disagree. */
export type Reading<T> = {
  readonly value: T;
  readonly state: ReadingState;
  /** What the owner reads: the value, or why there is none and what to write. */
  readonly note: string;
};

export function reading<T>(state: ReadingState, value: T, note: string): Reading<T> {
  return { state, value, note };
}

/** A value as it was written; the note repeats it. */
export function asSet<T>(value: T, note = String(value)): Reading<T> {
  return reading('set', value, note);
}

/** The same reading with a derived value. */
export function mapReading<T, U>({ state, value, note }: Reading<T>, to: (value: T) => U): Reading<U> {
  return { state, value: to(value), note };
}

/** An owner writes `none` to switch off a default. */
export function isNone(text: string): boolean {
  return /^none$/i.test(text);
}
