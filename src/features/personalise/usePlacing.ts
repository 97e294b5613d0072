import { useEffect, useRef, useState } from 'react';

import { wordsOf } from '#content/language.ts';
import { designingWords } from '#content/designingWords.ts';
import { withPlace, type PlacedPhoto } from '#domain/design.ts';
import type { Slot } from '#domain/designCheck.ts';
import { CENTRED, moved, settled, zoomed, type PhotoPlacement, type Point } from '#domain/photoPlacement.ts';
import type { Changes } from './useGestures.ts';
import type { Designing } from './useDesigning.ts';

export type Placing = Changes & {
  readonly zoomTo: (zoom: number) => void;
  readonly tiltTo: (degrees: number) => void;
};

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
  const now = useRef({ placement, hasMoved: true });
  useEffect(() => {
    now.current = { ...now.current, placement };
  }, [placement]);

  const change = (
    kind: 'move' | 'zoom' | 'tilt' | 'turn' | 'reset',
    to: (placement: PhotoPlacement) => PhotoPlacement,
  ): void => {
    const before = settled(pixels, shape, now.current.placement);
    const placement = to(before);
    now.current = { placement, hasMoved: placement.x !== before.x || placement.y !== before.y };
    changeDesign(`${kind} ${index}`, (content) => {
      const placed = content.places[index];
      return placed ? withPlace(content, index, { ...placed, placement }) : content;
    });
  };

  const { said: texts } = wordsOf(designingWords).design;
  const moveBy = (by: Point): void => change('move', (placement) => moved(pixels, shape, placement, by));
  const zoomBy = (factor: number, at: Point): void =>
    change('zoom', (placement) => zoomed(pixels, shape, placement, placement.zoom * factor, at));
  const placing: Placing = {
    moveBy,
    zoomBy,
    zoomTo: (zoom) => change('zoom', (placement) => zoomed(pixels, shape, placement, zoom, MIDDLE)),
    tiltTo: (tilt) => change('tilt', (placement) => settled(pixels, shape, { ...placement, tilt })),
    press: {
      move: ({ x, y }) => {
        moveBy({ x: x * STEP.move, y: y * STEP.move });
        setSaid(now.current.hasMoved ? texts.moved : texts.edge);
      },
      zoom: (isIn) => {
        zoomBy(isIn ? STEP.zoom : 1 / STEP.zoom, MIDDLE);
        setSaid(texts.zoom(now.current.placement.zoom));
      },
      turn: (quarters) => {
        change('turn', (placement) => settled(pixels, shape, { ...placement, turns: placement.turns + quarters }));
        setSaid(texts.turned);
      },
      reset: () => {
        change('reset', () => CENTRED);
        setSaid(texts.reset);
      },
    },
  };
  return { placing, said };
}
