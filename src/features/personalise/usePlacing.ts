import { useRef, useState } from 'react';

import { wordsOf } from '#content/language.ts';
import { personaliseWords } from '#content/personaliseWords.ts';
import { CENTRED, moved, settled, zoomed, type PhotoPlacement } from '#domain/photoPlacement.ts';
import type { Changes } from './useGestures.ts';
import type { PlacedPhoto } from './placedPhoto.ts';
import type { Personalising } from './usePersonalising.ts';

export type Placing = Changes & {
  readonly zoomTo: (zoom: number) => void;
  readonly tiltTo: (degrees: number) => void;
};

/** Moves, zooms and turns the photo in hand, and keeps what was done in words for screen readers. */
export function usePlacing(place: Personalising['place'], shape: number): { placing: Placing; said: string } {
  const [said, setSaid] = useState('');
  const latest = useRef<{ readonly placement: PhotoPlacement; readonly hasMoved: boolean }>({
    placement: CENTRED,
    hasMoved: true,
  });

  const change = (to: (placed: PlacedPhoto) => PhotoPlacement): void =>
    place((placed) => {
      const placement = to(placed);
      const { x, y } = settled(placed.photo.size, shape, placed.placement);
      latest.current = { placement, hasMoved: placement.x !== x || placement.y !== y };
      return placement;
    });

  const { said: texts } = wordsOf(personaliseWords).personalise;
  const say = (what: 'moved' | 'zoom' | 'tilt' | 'turned' | 'reset'): void => {
    const { placement, hasMoved } = latest.current;
    if (what === 'zoom') setSaid(texts.zoom(placement.zoom));
    else if (what === 'tilt') setSaid(texts.tilt(placement.tilt));
    else if (what === 'moved') setSaid(hasMoved ? texts.moved : texts.edge);
    else setSaid(texts[what]);
  };

  const placing: Placing = {
    moveBy: (by) => change(({ photo, placement }) => moved(photo.size, shape, placement, by)),
    zoomBy: (factor, at) =>
      change(({ photo, placement }) => {
        const now = settled(photo.size, shape, placement);
        return zoomed(photo.size, shape, now, now.zoom * factor, at);
      }),
    zoomTo: (zoom) => change(({ photo, placement }) => zoomed(photo.size, shape, placement, zoom, { x: 0, y: 0 })),
    tiltTo: (tilt) => change(({ photo, placement }) => settled(photo.size, shape, { ...placement, tilt })),
    turn: (quarters) =>
      change(({ photo, placement }) => settled(photo.size, shape, { ...placement, turns: placement.turns + quarters })),
    reset: () => change(() => CENTRED),
    say,
  };
  return { placing, said };
}
