import { useCallback, useMemo } from 'react';

import { designingMessages } from '#content/designingMessages.ts';
import { useMessages } from '#content/language.ts';
import { LOOKS, type Look, type PlacedPhoto } from '#domain/design/design.ts';
import { WHOLE } from '#domain/design/layouts.ts';
import { cropOf } from '#domain/design/photoPlacement.ts';
import { cx } from '#lib/cx.ts';
import type { SheetArt } from '#photo/art.ts';
import type { PhotoWorker } from '#photo/photoWorker.ts';
import { Choice } from './Choice.tsx';
import type { Designing } from './useDesigning.ts';

/** The looks, each as a thumbnail of the shopper's own photo; by name alone while there is no open photo. */
export function LookPanel({ designing }: { readonly designing: Designing }) {
  const t = useMessages(designingMessages).design;
  const { content, active, photos, worker, change } = designing;
  const placed = [content.places[active], ...content.places].find((place) => place && photos.has(place.photo));
  const choose = (look: Look): void => change('look', (now) => ({ ...now, look }));
  if (!placed) {
    const options = LOOKS.map((value) => ({ value, text: t.looks[value] }));
    return <Choice label={t.panel.look} options={options} chosen={content.look} onChoose={choose} />;
  }
  return (
    <div role="group" aria-label={t.panel.look} className="design-four grid gap-2">
      {LOOKS.map((look) => (
        <button
          key={look}
          type="button"
          aria-pressed={look === content.look}
          onClick={() => choose(look)}
          className={cx(
            'grid content-start overflow-hidden rounded-sm border text-label',
            look === content.look
              ? 'border-maroon bg-ivory font-semibold text-maroon ring-1 ring-maroon'
              : 'border-line-ui bg-white hover:border-ink',
          )}
        >
          <LookThumbnail look={look} placed={placed} worker={worker} />
          <span className="px-1 py-2">{t.looks[look]}</span>
        </button>
      ))}
    </div>
  );
}

/** The side of a thumbnail in pixels: twice that on the screen of a phone. */
const SIDE_PX = 176;

type LookThumbnailProps = { readonly look: Look; readonly placed: PlacedPhoto; readonly worker: PhotoWorker };

/** The photo in one look, drawn in the worker. */
function LookThumbnail({ look, placed: { photo, pixels, placement }, worker }: LookThumbnailProps) {
  const art = useMemo(
    (): SheetArt => ({
      shape: 1,
      outline: 'rectangle',
      safe: { top: 0, right: 0, bottom: 0, left: 0, corner: 0 },
      look,
      texts: [],
      places: [{ rect: WHOLE, photo, pixels, crop: cropOf(pixels, 1, placement) }],
    }),
    [look, photo, pixels, placement],
  );
  const draw = useCallback(
    (canvas: HTMLCanvasElement) => {
      const shown = new AbortController();
      const compose = async (): Promise<void> => {
        const pixels = { width: SIDE_PX, height: SIDE_PX };
        const answer = await worker.askLater({ kind: 'compose', art, pixels }, shown.signal);
        if (answer.status !== 'composed') return;
        if (!shown.signal.aborted) canvas.getContext('2d')?.drawImage(answer.bitmap, 0, 0);
        answer.bitmap.close();
      };
      void compose();
      return () => shown.abort();
    },
    [art, worker],
  );
  return (
    <canvas ref={draw} width={SIDE_PX} height={SIDE_PX} aria-hidden="true" className="aspect-square w-full bg-cream" />
  );
}
