import { useState } from 'react';

import { messagesOf } from '#content/language.ts';
import { designingMessages } from '#content/designingMessages.ts';
import { withPlace, type PlacedPhoto } from '#domain/design/design.ts';
import type { Slot } from '#domain/design/designCheck.ts';
import { CENTRED, moved, settled, zoomed, type PhotoPlacement, type Point } from '#domain/design/photoPlacement.ts';
import { useLatest } from '#lib/hooks/useLatest.ts';
import type { Designing } from './useDesigning.ts';

/** What can be done to the photo behind the frame. Steps are shares of the frame; points count from its middle. */
export type Placing = ReturnType<typeof usePlacing>['placing'];

/** One press of a key or button. */
const STEP = { move: 0.05, zoom: 1.1 } as const;
const MIDDLE: Point = { x: 0, y: 0 };

/** Moves, zooms and turns the photo of one place, and keeps what was done in words for screen readers. */
export function usePlacing(
  changeDesign: Designing['change'],
  { index, shape }: Slot,
  { pixels, placement }: Pick<PlacedPhoto, 'pixels' | 'placement'>,
) {
  const [said, setSaid] = useState('');
  /** How the photo lies after every change so far: the next one may come before the screen shows the one before. */
  const [now, setLatest] = useLatest(placement);

  /** False where nothing has moved, as at an edge. */
  const change = (
    kind: 'move' | 'zoom' | 'tilt' | 'turn' | 'reset',
    to: (placement: PhotoPlacement) => PhotoPlacement,
  ): boolean => {
    const before = settled(pixels, shape, now());
    const placement = to(before);
    setLatest(placement);
    changeDesign(`${kind} ${index}`, (content) => {
      const placed = content.places[index];
      return placed ? withPlace(content, index, { ...placed, placement }) : content;
    });
    return placement.x !== before.x || placement.y !== before.y;
  };

  const { said: texts } = messagesOf(designingMessages).design;
  const moveBy = (by: Point): boolean => change('move', (placement) => moved(pixels, shape, placement, by));
  const zoomBy = (factor: number, at: Point): void =>
    void change('zoom', (placement) => zoomed(pixels, shape, placement, placement.zoom * factor, at));
  const placing = {
    moveBy,
    zoomBy,
    zoomTo: (zoom: number): void => void change('zoom', (placement) => zoomed(pixels, shape, placement, zoom, MIDDLE)),
    tiltTo: (tilt: number): void => void change('tilt', (placement) => settled(pixels, shape, { ...placement, tilt })),
    /** One press of a key or button; what it has done is said in words. */
    press: {
      move: ({ x, y }: Point): void => {
        const hasMoved = moveBy({ x: x * STEP.move, y: y * STEP.move });
        setSaid(hasMoved ? texts.moved : texts.edge);
      },
      zoom: (isIn: boolean): void => {
        zoomBy(isIn ? STEP.zoom : 1 / STEP.zoom, MIDDLE);
        setSaid(texts.zoom(now().zoom));
      },
      turn: (quarters: number): void => {
        change('turn', (placement) => settled(pixels, shape, { ...placement, turns: placement.turns + quarters }));
        setSaid(texts.turned);
      },
      reset: (): void => {
        change('reset', () => CENTRED);
        setSaid(texts.reset);
      },
    },
  };
  return { placing, said };
}
