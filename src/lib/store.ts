export type Store<S extends object> = ReturnType<typeof createStore<S>>;

/** A value that others can subscribe to. Its identity never changes, so passing it down never re-renders a tree. */
export function createStore<S extends object>(initial: S) {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: (): S => state,
    /** The initial state: a prerendered page is hydrated with it. */
    initial,
    /** Replaces parts of the state and notifies every subscriber. */
    set: (change: Partial<S> | ((state: S) => Partial<S>)): void => {
      state = { ...state, ...(typeof change === 'function' ? change(state) : change) };
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
