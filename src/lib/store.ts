/** A value that others can watch. Its identity never changes, so handing it down never re-renders a tree. */
export type Store<S> = {
  readonly get: () => S;
  /** What it began with: a page that was built before is taken over in this state. */
  readonly initial: S;
  /** Replaces parts of the state and tells every subscriber. */
  readonly set: (change: Partial<S> | ((state: S) => Partial<S>)) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export function createStore<S extends object>(initial: S): Store<S> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    initial,
    set: (change) => {
      state = { ...state, ...(typeof change === 'function' ? change(state) : change) };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
