import { rectsOf, type LayoutName } from '#domain/design/layouts.ts';

const SIDE = 24;

/** A layout as a small drawing of its places. */
export function LayoutIcon({ layout }: { readonly layout: LayoutName }) {
  return (
    <svg
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      width={SIDE}
      height={SIDE}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {rectsOf(layout, 1).map(({ x, y, width, height }) => (
        <rect
          key={`${x}/${y}`}
          x={1 + x * (SIDE - 2)}
          y={1 + y * (SIDE - 2)}
          width={width * (SIDE - 2)}
          height={height * (SIDE - 2)}
        />
      ))}
    </svg>
  );
}
