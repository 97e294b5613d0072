import { useCallback, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

import { useMessages } from '#content/language.ts';
import { designingMessages } from '#content/designingMessages.ts';
import type { DesignText } from '#domain/design/designText.ts';
import type { Point } from '#domain/design/photoPlacement.ts';
import type { SheetArt } from '#photo/art.ts';
import type { PhotoWorker } from '#photo/photoWorker.ts';
import { ARROWS } from './useGestures.ts';

type TextFrameProps = {
  readonly art: SheetArt;
  readonly words: DesignText;
  readonly worker: PhotoWorker;
  readonly onMove: (at: Point) => void;
  /** Hears how high a line came out, as a share of the print's height. */
  readonly onDrawn: (size: number) => void;
};

const LONG_SIDE_PX = 640;
const STEP = 0.02;

const share = (value: number): number => Math.min(1, Math.max(0, value));

/** The print laid flat: its words follow the hand and the arrow keys. */
export function TextFrame({ art, words, worker, onMove, onDrawn }: TextFrameProps) {
  const t = useMessages(designingMessages).design.words;
  const from = useRef<{ readonly pointer: Point; readonly at: Point } | null>(null);
  const [isFontMissing, setFontMissing] = useState(false);
  const { shape } = art;
  const width = Math.round(LONG_SIDE_PX * Math.min(1, shape));
  const height = Math.round(LONG_SIDE_PX / Math.max(1, shape));

  const draw = useCallback(
    (canvas: HTMLCanvasElement) => {
      let isCurrent = true;
      const compose = async (): Promise<void> => {
        const answer = await worker.ask({ kind: 'compose', art, pixels: { width, height } });
        if (answer.status !== 'composed') return;
        if (isCurrent) {
          canvas.getContext('2d')?.drawImage(answer.bitmap, 0, 0);
          setFontMissing(answer.isFontMissing);
          if (answer.words) onDrawn(answer.words.size);
        }
        answer.bitmap.close();
      };
      void compose();
      return () => {
        isCurrent = false;
      };
    },
    [art, worker, width, height, onDrawn],
  );

  const moveTo = ({ x, y }: Point): void => onMove({ x: share(x), y: share(y) });
  const release = (): void => {
    from.current = null;
  };
  return (
    <>
      <div
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a widget of its own: keys move the words
        tabIndex={0}
        aria-label={t.frame}
        aria-describedby="words-frame-help"
        className="mx-auto w-fit cursor-grab touch-none active:cursor-grabbing"
        onPointerDown={(event: PointerEvent) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = { pointer: { x: event.clientX, y: event.clientY }, at: words.at };
        }}
        onPointerMove={({ currentTarget, clientX, clientY }) => {
          if (!from.current) return;
          const { pointer, at } = from.current;
          const box = currentTarget.getBoundingClientRect();
          moveTo({ x: at.x + (clientX - pointer.x) / box.width, y: at.y + (clientY - pointer.y) / box.height });
        }}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={(event: KeyboardEvent) => {
          const arrow = ARROWS[event.key];
          if (!arrow) return;
          event.preventDefault();
          moveTo({ x: words.at.x + arrow.x * STEP, y: words.at.y + arrow.y * STEP });
        }}
      >
        <canvas
          ref={draw}
          width={width}
          height={height}
          aria-hidden="true"
          className="max-h-60 max-w-full rounded-sm shadow-soft"
        />
      </div>
      <p id="words-frame-help" className="text-note text-ink-3">
        {t.frameHelp}
      </p>
      <p role="status" className="sr-only">
        {t.standsAt(words.at.x, words.at.y)}
      </p>
      {isFontMissing && <p className="text-small text-ink-2">{t.fontMissing}</p>}
    </>
  );
}
