import { useEffect, useRef, useState } from 'react';

import { wordsOf } from '#content/language.ts';
import { designingWords } from '#content/designingWords.ts';
import { withPlace, type PlacedPhoto } from '#domain/design.ts';
import type { Slot } from '#domain/designCheck.ts';
import { CENTRED, moved, settled, zoomed, type PhotoPlacement } from '#domain/photoPlacement.ts';
import type { Changes } from './useGestures.ts';
import type { Designing } from './useDesigning.ts';

type Placing = Changes & {
  readonly zoomTo: (zoom: number) => void;
  readonly tiltTo: (degrees: number) => void;
};

type Step = 'move' | 'zoom' | 'tilt' | 'turn' | 'reset';

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

  const change = (kind: Step, to: (placement: PhotoPlacement) => PhotoPlacement): void => {
    const before = settled(pixels, shape, now.current.placement);
    const placement = to(before);
    now.current = { placement, hasMoved: placement.x !== before.x || placement.y !== before.y };
    changeDesign(`${kind} ${index}`, (content) => {
      const placed = content.places[index];
      return placed ? withPlace(content, index, { ...placed, placement }) : content;
    });
  };

  const { said: texts } = wordsOf(designingWords).design;
  const say = (what: 'moved' | 'zoom' | 'tilt' | 'turned' | 'reset'): void => {
    const { placement, hasMoved } = now.current;
    if (what === 'zoom') setSaid(texts.zoom(placement.zoom));
    else if (what === 'tilt') setSaid(texts.tilt(placement.tilt));
    else if (what === 'moved') setSaid(hasMoved ? texts.moved : texts.edge);
    else setSaid(texts[what]);
  };

  const placing: Placing = {
    moveBy: (by) => change('move', (placement) => moved(pixels, shape, placement, by)),
    zoomBy: (factor, at) =>
      change('zoom', (placement) => zoomed(pixels, shape, placement, placement.zoom * factor, at)),
    zoomTo: (zoom) => change('zoom', (placement) => zoomed(pixels, shape, placement, zoom, { x: 0, y: 0 })),
    tiltTo: (tilt) => change('tilt', (placement) => settled(pixels, shape, { ...placement, tilt })),
    turn: (quarters) =>
      change('turn', (placement) => settled(pixels, shape, { ...placement, turns: placement.turns + quarters })),
    reset: () => change('reset', () => CENTRED),
    say,
  };
  return { placing, said };
}
