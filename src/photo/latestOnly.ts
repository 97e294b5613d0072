/** Draws one thing at a time; of those that are added meanwhile, only the newest is drawn next. */
export function latestOnly<T>(draw: (next: T) => Promise<void>) {
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
    add: (next: T): void => {
      if (isOver) return;
      waiting = { next };
      work ??= drawAll();
    },
    /** Resolves when nothing is left to draw. */
    settled: (): Promise<void> => work ?? Promise.resolve(),
    /** Drops what is waiting; a drawing that has started is finished. */
    end: (): void => {
      isOver = true;
      waiting = null;
    },
  };
}
