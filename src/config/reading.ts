/**
 * How a setting was read. `set`: as written. `default`, `off`: nothing was written, or `none`. `read`: written in another way,
 * but meant beyond doubt. `guessed`: meant in all likelihood. `doubtful`: used, though hardly meant. `placeholder`: the
 * demo's. `unusable`: nothing can be made of it.
 */
export type ReadingState = 'set' | 'default' | 'off' | 'read' | 'guessed' | 'doubtful' | 'placeholder' | 'unusable';

/** The value of a setting together with how it was found, so that shop and doctor cannot disagree. */
export type Reading<T> = {
  readonly value: T;
  readonly state: ReadingState;
  /** What an owner reads of it: the value, or why there is none and what to write. */
  readonly note: string;
};

export function reading<T>(state: ReadingState, value: T, note: string): Reading<T> {
  return { state, value, note };
}

/** A value as it was written; the note repeats it. */
export function asSet<T>(value: T, note = String(value)): Reading<T> {
  return reading('set', value, note);
}

/** The same reading, with a value made of its own. */
export function mapReading<T, U>({ state, value, note }: Reading<T>, to: (value: T) => U): Reading<U> {
  return { state, value: to(value), note };
}

/** An owner writes `none` where a default is to be switched off. */
export function isNone(text: string): boolean {
  return /^none$/i.test(text);
}
