import { useCallback } from 'react';

import type { OpenPhoto } from '#photo/messages.ts';
import { cx } from '#lib/cx.ts';
import { Icon } from '#ui/Icon.tsx';

type PlaceButtonProps = {
  /** What a screen reader says. */
  readonly name: string;
  readonly number: number;
  readonly photo: OpenPhoto | undefined;
  readonly isActive: boolean;
  readonly onPress: () => void;
  /** The photo of another place was dropped here. */
  readonly onSwap: (from: number) => void;
};

const SIDE_PX = 112;
const DRAG_TYPE = 'application/x-kanuka-place';

/** A place as a small picture of its photo: pressed to work on it, dragged onto another to change with it. */
export function PlaceButton({ name, number, photo, isActive, onPress, onSwap }: PlaceButtonProps) {
  const small = photo?.small;
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      const context = small && canvas?.getContext('2d');
      if (!context) return;
      const scale = SIDE_PX / Math.min(small.width, small.height);
      const [width, height] = [small.width * scale, small.height * scale];
      context.drawImage(small, (SIDE_PX - width) / 2, (SIDE_PX - height) / 2, width, height);
    },
    [small],
  );
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={isActive}
      onClick={onPress}
      draggable={photo !== undefined}
      onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAG_TYPE, String(number - 1))}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(DRAG_TYPE)) event.preventDefault();
      }}
      onDrop={(event) => {
        const from = event.dataTransfer.getData(DRAG_TYPE);
        if (from === '') return;
        event.preventDefault();
        event.stopPropagation();
        onSwap(Number(from));
      }}
      className={cx(
        'relative grid size-14 place-items-center overflow-hidden rounded-sm border bg-cream',
        isActive ? 'border-maroon ring-1 ring-maroon' : photo ? 'border-line-ui' : 'border-dashed border-line-ui',
      )}
    >
      {photo ? (
        <canvas ref={draw} width={SIDE_PX} height={SIDE_PX} aria-hidden="true" className="size-full" />
      ) : (
        <Icon name="plus" className="text-ink-3" />
      )}
      <span
        aria-hidden="true"
        className="absolute right-0 bottom-0 rounded-tl-sm bg-ivory/94 px-1 text-label tabular-nums"
      >
        {number}
      </span>
    </button>
  );
}
