import type { Dimensions } from '#domain/design/printSize.ts';

/** Where prints stand: the corner of each paper, and how large paper is. */
export type Grid = { readonly paper: Dimensions; readonly corners: readonly (readonly [x: number, y: number])[] };

/** Equal papers of a shape (width / height) in the rows that let them be largest, the fewest of those; the last row stands in the middle. */
export function gridOf(count: number, shape: number, room: Dimensions, gap: number): Grid {
  const fitted = Array.from({ length: count }, (_, index) => {
    const columns = index + 1;
    const rows = Math.ceil(count / columns);
    const height = Math.min(
      (room.height - gap * (rows - 1)) / rows,
      (room.width - gap * (columns - 1)) / columns / shape,
    );
    return { columns, rows, height };
  });
  const { columns, rows, height } = fitted.reduce((best, other) => (other.height >= best.height ? other : best));
  const paper = { width: height * shape, height };
  const top = (room.height - rows * height - (rows - 1) * gap) / 2;
  const corners = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    const left = (room.width - inRow * paper.width - (inRow - 1) * gap) / 2;
    return [left + (index % columns) * (paper.width + gap), top + row * (height + gap)] as const;
  });
  return { paper, corners };
}
