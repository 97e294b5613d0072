import { useMemo, useState, type RefObject } from 'react';

import { designingMessages } from '#content/designingMessages.ts';
import { useMessages } from '#content/language.ts';
import { isEmpty } from '#domain/design/design.ts';
import { isTrimmed } from '#domain/design/mockup.ts';
import { isTrueDrawing } from '#photo/drawing.ts';
import { LargePreview } from './LargePreview.tsx';
import { Stage, type StageHandle } from './Stage.tsx';
import type { Designing } from './useDesigning.ts';

type StageColumnProps = { readonly designing: Designing; readonly stage: RefObject<StageHandle | null> };

/** The drawn product, which a press shows as large as the screen, and a note on how true the drawing is. */
export function StageColumn({ designing, stage }: StageColumnProps) {
  const { product, mockup, offer, content, photos, artsShown: arts, worker } = designing;
  const t = useMessages(designingMessages).design;
  const [isLarge, setLarge] = useState(false);
  const isBare = isEmpty(content);
  const isOpen = content.places.every((place) => place === null || photos.has(place.photo));
  const isTrue = isTrueDrawing({ mockup, offer }, product.name);
  // A calendar without photos shows its months.
  const bare = useMemo(
    () => (content.firstMonth ? arts.map((art) => ({ ...art, places: [], texts: [] })) : null),
    [content.firstMonth, arts],
  );
  const name = product.name;
  return (
    <div className="design-stage">
      <Stage
        {...{ mockup, offer, worker, name }}
        arts={isBare || !isOpen ? bare : arts}
        handle={stage}
        onEnlarge={() => setLarge(true)}
      />
      <p className="text-note text-ink-3">
        {isTrue ? (isTrimmed(mockup, arts[0]?.shape ?? 1) ? t.trimNote : t.previewNote) : t.cropNote}
      </p>
      {isLarge && <LargePreview name={name} stage={stage} onClose={() => setLarge(false)} />}
    </div>
  );
}
