import { useCallback, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

import { designingMessages } from '#content/designingMessages.ts';
import { useMessages } from '#content/language.ts';
import {
  isTooSmall,
  NEW_TEXT,
  startOf,
  printableText,
  TEXT_COLOURS,
  TEXT_PRESETS,
  TEXT_SIZE,
  TYPEFACES,
  type DesignText,
  type TextColour,
} from '#domain/design/designText.ts';
import { WHOLE, type PrintSheet } from '#domain/design/layouts.ts';
import type { Point } from '#domain/design/photoPlacement.ts';
import { withText } from '#domain/design/design.ts';
import { questionOf } from '#domain/design/productQuestion.ts';
import { cx } from '#lib/cx.ts';
import type { SheetArt } from '#photo/art.ts';
import { missingLetters } from '#photo/missingLetters.ts';
import type { PhotoWorker } from '#photo/photoWorker.ts';
import { Choice } from './Choice.tsx';
import type { Designing } from './useDesigning.ts';
import { ARROWS } from './PlaceCrop.tsx';
import { PrintLines } from './PrintLines.tsx';

const COLOURS = Object.keys(TEXT_COLOURS) as readonly TextColour[];
const ALIGNMENTS = ['left', 'centre', 'right'] as const;
const isSamePoint = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;
const PRESETS = Object.keys(TEXT_PRESETS) as readonly (keyof typeof TEXT_PRESETS)[];

/** The text on the product: its letters, its look and its place. */
export function TextPanel({ designing }: { readonly designing: Designing }) {
  const t = useMessages(designingMessages).design.words;
  const { product, slots, content, change, worker } = designing;
  // The text is printed on the first print.
  const [art] = designing.arts;
  const sheet = slots[0]?.sheet;
  /** Of the finished print, in millimetres. */
  const height = sheet?.piece?.trim.height ?? null;
  const [isCut, setCut] = useState(false);
  // The drawn size, as a share of the print's height: text that is too long for the print is drawn smaller than chosen.
  const [drawn, setDrawn] = useState<number>(TEXT_SIZE.most);
  const initial = { ...NEW_TEXT, at: startOf(art?.outline ?? 'rectangle') };
  const [first] = content.texts;
  const designText = first ?? initial;
  const set = (kind: string, to: (now: DesignText) => DesignText): void =>
    change(kind, (now) => {
      const next = to(now.texts[0] ?? initial);
      return next.text === '' ? { ...now, texts: [] } : withText(now, 0, next);
    });
  // The text as typed: writing the normalised text back into the field would move the cursor to its end.
  const [typed, setTyped] = useState(designText.text);
  const shown = printableText(typed).text === designText.text ? typed : designText.text;
  const missing = missingLetters(designText.text);
  const type = (next: string): void => {
    const { text, isCut } = printableText(next);
    setCut(isCut);
    setTyped(isCut ? text : next);
    set('words', (now) => ({ ...now, text }));
  };
  return (
    <div className="grid gap-4">
      <label className="grid gap-1.5">
        <span className="text-small font-medium text-ink-2">{t.label}</span>
        <textarea
          rows={3}
          value={shown}
          onChange={({ target }) => type(target.value)}
          aria-describedby="words-help"
          className="w-full rounded-sm border border-line-ui bg-white px-3.5 py-2.5"
        />
        <span id="words-help" className="text-note text-ink-3">
          {t.help}
        </span>
      </label>
      <div role="status" className="grid gap-1 text-small font-medium text-error empty:hidden">
        {isCut && <p>{t.cut}</p>}
        {missing.length > 0 && <p>{t.missing(missing.join(' '))}</p>}
        {first && height !== null && isTooSmall(Math.min(designText.size, drawn), height) && <p>{t.tooSmall}</p>}
      </div>
      {first && questionOf(product) === 'spelling' && (
        <p className="rounded-sm bg-cream px-3.5 py-2.5 text-small">
          <span>{`${t.spelling} `}</span>
          <strong translate="no" className="break-anywhere whitespace-pre-line">
            {designText.text}
          </strong>
        </p>
      )}
      {first && art && sheet && (
        <>
          <TextFrame
            art={art}
            sheet={sheet}
            text={designText}
            worker={worker}
            onDrawn={setDrawn}
            onMove={(at) => set('place words', (now) => ({ ...now, at }))}
          />
          <TextStyle text={designText} set={set} />
        </>
      )}
    </div>
  );
}

type TextStyleProps = {
  readonly text: DesignText;
  /** Changes the text; quick changes of one kind are one step of undo. */
  readonly set: (kind: string, to: (now: DesignText) => DesignText) => void;
};

/** Typeface, colour, size and place of the text. */
function TextStyle({ text, set }: TextStyleProps) {
  const t = useMessages(designingMessages).design.words;
  return (
    <>
      <Choice
        label={t.typeface}
        options={TYPEFACES.map((value) => ({ value, text: t.typefaces[value] }))}
        chosen={text.typeface}
        onChoose={(typeface) => set('typeface', (now) => ({ ...now, typeface }))}
      />
      <div role="group" aria-label={t.colour} className="flex flex-wrap gap-2">
        {COLOURS.map((colour) => (
          <button
            key={colour}
            type="button"
            aria-label={t.colours[colour]}
            aria-pressed={colour === text.colour}
            onClick={() => set('colour', (now) => ({ ...now, colour }))}
            className={cx(
              'size-11 rounded-full border-4',
              colour === text.colour ? 'border-ivory ring-2 ring-maroon' : 'border-ivory ring-1 ring-line-ui',
            )}
            style={{ background: TEXT_COLOURS[colour].fill }}
          />
        ))}
      </div>
      <label className="grid grid-cols-[88px_minmax(0,1fr)] items-center">
        <span className="text-small font-medium text-ink-2">{t.size}</span>
        <input
          type="range"
          min={TEXT_SIZE.least}
          max={TEXT_SIZE.most}
          step={0.005}
          value={text.size}
          aria-valuetext={t.percent(text.size)}
          onChange={({ target }) => set('size', (now) => ({ ...now, size: Number(target.value) }))}
          className="slider min-h-11 w-full min-w-0"
        />
      </label>
      <Choice
        label={t.align}
        options={ALIGNMENTS.map((value) => ({ value, text: t.alignments[value] }))}
        chosen={text.align}
        onChoose={(align) => set('align', (now) => ({ ...now, align }))}
      />
      <Choice
        label={t.position}
        options={PRESETS.map((value) => ({ value, text: t.positions[value] }))}
        chosen={PRESETS.find((name) => isSamePoint(TEXT_PRESETS[name], text.at)) ?? null}
        onChoose={(name) => set('preset', (now) => ({ ...now, at: TEXT_PRESETS[name] }))}
      />
    </>
  );
}

type TextFrameProps = {
  readonly art: SheetArt;
  readonly sheet: PrintSheet;
  readonly text: DesignText;
  readonly worker: PhotoWorker;
  readonly onMove: (at: Point) => void;
  /** Called with the height of a drawn line, as a share of the print's height. */
  readonly onDrawn: (size: number) => void;
};

const LONG_SIDE_PX = 640;
const STEP = 0.02;

const share = (value: number): number => Math.min(1, Math.max(0, value));

/** The print laid flat; dragging and the arrow keys move its text. */
function TextFrame({ art, sheet, text, worker, onMove, onDrawn }: TextFrameProps) {
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
          const [box] = answer.texts;
          if (box) onDrawn(box.size);
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
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a widget of its own: keys move the text
        tabIndex={0}
        aria-label={t.frame}
        aria-describedby="words-frame-help"
        className="relative mx-auto w-fit cursor-grab touch-none active:cursor-grabbing"
        onPointerDown={(event: PointerEvent) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = { pointer: { x: event.clientX, y: event.clientY }, at: text.at };
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
          moveTo({ x: text.at.x + arrow.x * STEP, y: text.at.y + arrow.y * STEP });
        }}
      >
        <canvas
          ref={draw}
          width={width}
          height={height}
          aria-hidden="true"
          className="max-h-60 max-w-full rounded-sm shadow-soft"
        />
        <PrintLines sheet={sheet} frame={WHOLE} />
      </div>
      <p id="words-frame-help" className="text-note text-ink-3">
        {t.frameHelp}
      </p>
      <p role="status" className="sr-only">
        {t.standsAt(text.at.x, text.at.y)}
      </p>
      {isFontMissing && <p className="text-small text-ink-2">{t.fontMissing}</p>}
    </>
  );
}
