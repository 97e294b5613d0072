import { useCallback, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

import { designingMessages } from '#content/designingMessages.ts';
import { useMessages } from '#content/messages.ts';
import type { DesignText } from '#domain/design/designText.ts';
import { WHOLE, type PrintSheet } from '#domain/design/layouts.ts';
import type { Point } from '#domain/design/photoPlacement.ts';
import type { SheetArt } from '#photo/art.ts';
import type { PhotoWorker } from '#photo/photoWorker.ts';
import type { DrawnText } from '#photo/textLayout.ts';
import { ARROWS } from './PlaceCrop.tsx';
import { TrimLines } from './TrimLines.tsx';

type TextFrameProps = {
  /** The print, or the mount, with the texts on it. */
  readonly art: SheetArt;
  readonly sheet: PrintSheet;
  /** The text that is edited; it is not on `art` while it has no letters. */
  readonly text: DesignText;
  readonly worker: PhotoWorker;
  /** A text of `art` is to be edited. */
  readonly onChoose: (text: DesignText) => void;
  /** The edited text has another place. */
  readonly onMove: (at: Point) => void;
  /** Called with the height of a drawn line of the edited text, as a share of the print's height. */
  readonly onDrawn: (size: number) => void;
};

const LONG_SIDE_PX = 640;
const STEP = 0.02;

const share = (value: number): number => Math.min(1, Math.max(0, value));
const percent = (value: number): string => `${value * 100}%`;

const isIn = ({ x, y, width, height }: DrawnText, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/** What the canvas shows: texts, and their boxes. */
type Drawn = { readonly texts: readonly DesignText[]; readonly boxes: readonly DrawnText[] };

/** Where a text is seen: one that would be too close to an edge or an opening is drawn beside its place. */
function placeOf({ at }: DesignText, { texts, boxes }: Drawn): Point {
  const index = texts.findIndex((text) => text.at === at);
  const box = boxes[index];
  if (!box) return at;
  const seen = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return Math.max(Math.abs(seen.x - at.x), Math.abs(seen.y - at.y)) > STEP ? seen : at;
}

/** A pointer that moves the edited text, in shares of the print: where both began. */
type Drag = { readonly pointer: Point; readonly at: Point };

/** The print laid flat: a tap chooses one of its texts, dragging and the arrow keys move it. */
export function TextFrame({ art, sheet, text, worker, onChoose, onMove, onDrawn }: TextFrameProps) {
  const t = useMessages(designingMessages).design.text;
  const drag = useRef<Drag | null>(null);
  const [drawn, setDrawn] = useState<Drawn>({ texts: [], boxes: [] });
  const [isFontMissing, setFontMissing] = useState(false);
  const { shape } = art;
  const width = Math.round(LONG_SIDE_PX * Math.min(1, shape));
  const height = Math.round(LONG_SIDE_PX / Math.max(1, shape));
  const edited = art.texts.indexOf(text);

  const draw = useCallback(
    (canvas: HTMLCanvasElement) => {
      let isCurrent = true;
      const compose = async (): Promise<void> => {
        const answer = await worker.ask({ kind: 'compose', art, pixels: { width, height } });
        if (answer.status !== 'composed') return;
        if (isCurrent) {
          canvas.getContext('2d')?.drawImage(answer.bitmap, 0, 0);
          setFontMissing(answer.isFontMissing);
          setDrawn({ texts: art.texts, boxes: answer.texts });
          const box = answer.texts[edited];
          if (box) onDrawn(box.size);
        }
        answer.bitmap.close();
      };
      void compose();
      return () => {
        isCurrent = false;
      };
    },
    [art, worker, width, height, edited, onDrawn],
  );

  // While a change is being drawn, the outline stays where the text is still seen.
  const box = drawn.boxes[edited];
  const moveTo = ({ x, y }: Point): void => onMove({ x: share(x), y: share(y) });
  const pointIn = ({ currentTarget, clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  const release = (): void => {
    drag.current = null;
  };
  return (
    <>
      <div
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a widget of its own: keys move the text
        tabIndex={0}
        aria-label={t.frame}
        aria-describedby="text-frame-help"
        className="dragged relative mx-auto w-fit"
        onPointerDown={(event: PointerEvent) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          const pointer = pointIn(event);
          const under = art.texts[drawn.boxes.findLastIndex((box) => isIn(box, pointer))] ?? text;
          drag.current = { pointer, at: placeOf(under, drawn) };
          if (under !== text) onChoose(under);
        }}
        onPointerMove={(event: PointerEvent) => {
          if (!drag.current) return;
          const { pointer, at } = drag.current;
          const { x, y } = pointIn(event);
          moveTo({ x: at.x + x - pointer.x, y: at.y + y - pointer.y });
        }}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={(event: KeyboardEvent) => {
          const arrow = ARROWS[event.key];
          if (!arrow) return;
          event.preventDefault();
          const at = placeOf(text, drawn);
          moveTo({ x: at.x + arrow.x * STEP, y: at.y + arrow.y * STEP });
        }}
      >
        <canvas
          ref={draw}
          width={width}
          height={height}
          aria-hidden="true"
          className="text-print max-w-full rounded-sm shadow-soft"
        />
        <TrimLines sheet={sheet} frame={WHOLE} />
        {box && art.texts.length > 1 && (
          <span
            aria-hidden="true"
            className="text-chosen pointer-events-none absolute rounded-xs"
            style={{
              left: percent(box.x),
              top: percent(box.y),
              width: percent(box.width),
              height: percent(box.height),
            }}
          />
        )}
      </div>
      <p id="text-frame-help" className="text-note text-ink-3">
        {art.texts.length > 1 ? t.frameHelpMany : t.frameHelp}
      </p>
      <p role="status" className="sr-only">
        {t.positionAt(text.at.x, text.at.y)}
      </p>
      {isFontMissing && <p className="text-small text-ink-2">{t.fontMissing}</p>}
    </>
  );
}
