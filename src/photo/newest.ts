/** Draws one thing at a time; of those that come meanwhile only the newest is kept. */
export type Newest<T> = {
  readonly add: (next: T) => void;
  /** Resolves when nothing is left to draw. */
  readonly settled: () => Promise<void>;
  /** Draws nothing more; what is being drawn is finished. */
  readonly end: () => void;
};

export function newestOf<T>(draw: (next: T) => Promise<void>): Newest<T> {
  let waiting: { readonly next: T } | null = null;
  let work: Promise<void> | null = null;
  let isOver = false;

  const drawAll = async (): Promise<void> => {
    while (waiting) {
      const { next } = waiting;
      waiting = null;
      await draw(next);
    }
    work = null;
  };
  return {
    add: (next) => {
      if (isOver) return;
      waiting = { next };
      work ??= drawAll();
    },
    settled: () => work ?? Promise.resolve(),
    end: () => {
      isOver = true;
      waiting = null;
    },
  };
}
