import { useEffect, useId, useRef, useState, type Ref } from 'react';

import { designingMessages } from '#content/designingMessages.ts';
import { useMessages } from '#content/messages.ts';
import {
  MAX_TEXTS,
  printableText,
  TEXT_COLOURS,
  TEXT_PRESETS,
  TEXT_SIZE,
  TEXT_SURFACES,
  TYPEFACES,
  writtenTexts,
  type DesignText,
  type TextColour,
  type TextSurface,
  type Typeface,
} from '#domain/design/designText.ts';
import { mountOf } from '#domain/design/mount.ts';
import type { Point } from '#domain/design/photoPlacement.ts';
import type { PressShape } from '#domain/design/pressTable.ts';
import { questionOf } from '#domain/design/productQuestion.ts';
import {
  isTooSmall,
  movedTo,
  nextText,
  PRESETS_ON,
  withoutText,
  withText,
  withTextAt,
} from '#domain/design/textChanges.ts';
import { cx } from '#lib/cx.ts';
import { useDataSaver } from '#lib/preferences.ts';
import { familyOf, loadTypeface, missingLetters } from '#photo/typefaces.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Choice } from './Choice.tsx';
import { TextFrame } from './TextFrame.tsx';
import type { Designing } from './useDesigning.ts';

const COLOURS = Object.keys(TEXT_COLOURS) as readonly TextColour[];
const PRESET_NAMES = Object.keys(TEXT_PRESETS) as readonly (keyof typeof TEXT_PRESETS)[];
const ALIGNMENTS = ['left', 'centre', 'right'] as const;
const isSamePoint = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

/** The `font-family` of each typeface whose letters for its own name are loaded; none with the data saver. */
function useOwnFaces(names: Readonly<Record<Typeface, string>>): Partial<Record<Typeface, string>> {
  const [isDataSaverOn] = useDataSaver();
  const [families, setFamilies] = useState<Partial<Record<Typeface, string>>>({});
  useEffect(() => {
    if (isDataSaverOn) return;
    let isCurrent = true;
    const load = async (typeface: Typeface): Promise<void> => {
      const isLoaded = await loadTypeface(typeface, names[typeface]);
      if (isLoaded && isCurrent) setFamilies((now) => ({ ...now, [typeface]: familyOf(typeface) }));
    };
    for (const typeface of TYPEFACES) void load(typeface);
    return () => {
      isCurrent = false;
    };
  }, [isDataSaverOn, names]);
  return families;
}

type TextStyleProps = {
  readonly text: DesignText;
  /** True where the product has a mount that text can be printed on. */
  readonly hasMount: boolean;
  /** The outline of the print. */
  readonly outline: PressShape;
  /** Changes the text; quick changes of one kind are one step of undo. */
  readonly set: (kind: string, to: (now: DesignText) => DesignText) => void;
};

/** Surface, typeface, colour, size and place of a text. */
function TextStyle({ text, hasMount, outline, set }: TextStyleProps) {
  const t = useMessages(designingMessages).design.text;
  const families = useOwnFaces(t.typefaces);
  const surface = hasMount ? text.surface : 'print';
  const presets = PRESET_NAMES.flatMap((name) => {
    const at = PRESETS_ON[surface][name];
    return at ? [[name, at] as const] : [];
  });
  return (
    <>
      {hasMount && (
        <Choice
          label={t.surface}
          options={TEXT_SURFACES.map((value) => ({ value, text: t.surfaces[value] }))}
          chosen={surface}
          onChoose={(next) => set('surface', (now) => (now.surface === next ? now : movedTo(now, next, outline)))}
        />
      )}
      <Choice
        label={t.typeface}
        options={TYPEFACES.map((value) => ({
          value,
          text: <span style={{ fontFamily: families[value] }}>{t.typefaces[value]}</span>,
        }))}
        chosen={text.typeface}
        onChoose={(typeface) => set('typeface', (now) => ({ ...now, typeface }))}
        className="typeface text-body"
      />
      <div role="group" aria-label={t.colour} className="flex flex-wrap gap-2">
        {COLOURS.map((colour) => (
          <button
            key={colour}
            type="button"
            aria-label={t.colours[colour]}
            aria-pressed={colour === text.colour}
            onClick={() => set('colour', (now) => ({ ...now, colour }))}
            className="swatch"
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
        options={presets.map(([value]) => ({ value, text: t.positions[value] }))}
        chosen={presets.find(([, at]) => isSamePoint(at, text.at))?.[0] ?? null}
        onChoose={(name) => set('preset', (now) => ({ ...now, at: PRESETS_ON[surface][name] ?? now.at }))}
      />
    </>
  );
}

/** Letters drawn smaller than chosen by more than this share of the print's height are reported. */
const SHRUNK_BY = 0.004;

/** A ref of one identity: it runs when its element appears, and not at each render. */
const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** A text that was removed, and where it was. */
type Removed = { readonly text: DesignText; readonly index: number };

/** The prints that the texts of a design are on: the first one, and the mount of a collage frame. */
function surfacesOf({ arts, slots, offer }: Designing) {
  const [art] = arts;
  const sheet = slots[0]?.sheet;
  const mount = mountOf(offer);
  return {
    outline: art?.outline ?? 'rectangle',
    hasMount: mount?.piece != null,
    print: art && sheet && { art, sheet },
    mount: art?.mount && mount?.piece ? { art: art.mount, sheet: mount } : undefined,
  } as const;
}

/** The texts on the product: which there are, and the letters, look and place of the one that is edited. */
export function TextPanel({ designing }: { readonly designing: Designing }) {
  const t = useMessages(designingMessages).design.text;
  const { product, content, change, worker } = designing;
  const { texts } = content;
  const surfaces = surfacesOf(designing);
  const { outline, hasMount } = surfaces;
  const [chosen, setChosen] = useState(0);
  const active = Math.min(chosen, Math.max(0, texts.length - 1));
  const field = useRef<HTMLTextAreaElement>(null);
  // The drawn size, as a share of the print's height: text that is too long for the print is drawn smaller than chosen.
  const [drawn, setDrawn] = useState<number>(TEXT_SIZE.most);
  const [isCut, setCut] = useState(false);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const initial = nextText([], hasMount ? 'mount' : 'print', outline);
  const text = texts[active] ?? initial;
  const surface: TextSurface = hasMount ? text.surface : 'print';
  const shown = surfaces[surface];
  const isWritten = writtenTexts([text]).length > 0;

  const set = (kind: string, to: (now: DesignText) => DesignText): void =>
    change(`${kind} ${active}`, (now) => {
      const before = now.texts[active] ?? initial;
      const next = to(before);
      // A design without text has no empty box in it.
      return next.text === '' && now.texts.length < 2 ? { ...now, texts: [] } : withText(now, active, next);
    });
  const choose = (index: number): void => {
    setChosen(index);
    setCut(false);
    setDrawn(TEXT_SIZE.most);
  };
  const chooseToType = (index: number): void => {
    choose(index);
    field.current?.focus();
  };
  const add = (): void => {
    change('add text', (now) => withText(now, now.texts.length, nextText(texts, surface, outline)));
    chooseToType(texts.length);
  };
  const remove = (): void => {
    change('remove text', (now) => withoutText(now, active));
    setRemoved({ text, index: active });
    choose(Math.max(0, active - 1));
  };
  const putBack = ({ text, index }: Removed): void => {
    change('put text back', (now) => withTextAt(now, Math.min(index, now.texts.length), text));
    chooseToType(index);
  };
  // The dialog's own Undo may have put it back.
  const lost = removed && texts.length < MAX_TEXTS && !texts.includes(removed.text) ? removed : null;
  return (
    <div className="grid gap-4">
      {texts.length > 0 && <TextList {...{ texts, active }} onChoose={choose} onAdd={add} />}
      {lost && (
        <div className="flex flex-wrap items-center gap-x-3">
          <p className="text-small text-ink-2">{t.removed}</p>
          {/* The button that removed the text may be gone: the focus goes to the one that undoes it. */}
          <Button key={texts.length} ref={takeFocus} tone="quiet" size="small" onClick={() => putBack(lost)}>
            {t.putBack}
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {lost ? t.removed : ''}
      </p>
      <TextField
        text={text}
        ref={field}
        onRemove={texts.length > 1 ? remove : null}
        onType={(typed, isCut) => {
          setCut(isCut);
          set('text', (now) => ({ ...now, text: typed }));
        }}
      />
      <TextWarnings text={text} drawn={drawn} isCut={isCut} height={shown?.sheet.piece?.trim.height ?? null} />
      {isWritten && questionOf(product) === 'spelling' && (
        <p className="rounded-sm bg-cream px-3.5 py-2.5 text-small">
          <span>{`${t.spelling} `}</span>
          <strong translate="no" className="break-anywhere whitespace-pre-line">
            {text.text}
          </strong>
        </p>
      )}
      {shown && writtenTexts(texts).length > 0 && (
        <>
          <TextFrame
            {...shown}
            text={text}
            worker={worker}
            onDrawn={setDrawn}
            onChoose={(other) => choose(texts.indexOf(other))}
            onMove={(at) => set('place text', (now) => ({ ...now, at }))}
          />
          <TextStyle {...{ text, set, hasMount, outline }} />
        </>
      )}
    </div>
  );
}

type TextListProps = {
  readonly texts: readonly DesignText[];
  /** The index of the text that is edited. */
  readonly active: number;
  readonly onChoose: (index: number) => void;
  readonly onAdd: () => void;
};

/** The texts of a design: one is chosen to be edited, and a further one added. */
function TextList({ texts, active, onChoose, onAdd }: TextListProps) {
  const t = useMessages(designingMessages).design.text;
  return (
    <div role="group" aria-label={t.texts} className="flex flex-wrap gap-2">
      {texts.map(({ text }, index) => (
        <button
          key={index}
          type="button"
          aria-label={text.trim() === '' ? t.number(index + 1) : `${t.number(index + 1)}: ${text}`}
          aria-pressed={index === active}
          onClick={() => onChoose(index)}
          className={cx(
            'max-w-full min-h-11 rounded-sm border px-3.5 text-small',
            index === active
              ? 'border-maroon bg-ivory font-semibold text-maroon ring-1 ring-maroon'
              : 'border-line-ui bg-white hover:border-ink',
          )}
        >
          <span className="block max-w-44 truncate">
            {text.trim() === '' ? t.number(index + 1) : text.replaceAll('\n', ' ')}
          </span>
        </button>
      ))}
      {texts.length < MAX_TEXTS && (
        <button
          type="button"
          onClick={onAdd}
          className="flex min-h-11 items-center gap-2 rounded-sm border border-dashed border-line-ui px-3.5 text-small font-semibold text-gold-text hover:border-ink"
        >
          <Icon name="plus" size="small" />
          <span>{t.add}</span>
        </button>
      )}
    </div>
  );
}

type TextFieldProps = {
  readonly text: DesignText;
  readonly ref: Ref<HTMLTextAreaElement>;
  /** `isCut`: more was typed than can be printed. */
  readonly onType: (text: string, isCut: boolean) => void;
  /** Removes the text; null where it is the only one. */
  readonly onRemove: (() => void) | null;
};

/** The letters of the text. */
function TextField({ text: { text }, ref, onType, onRemove }: TextFieldProps) {
  const t = useMessages(designingMessages).design.text;
  const id = useId();
  // The text as typed: writing the normalised text back into the field would move the cursor to its end.
  const [typed, setTyped] = useState(text);
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={id} className="text-small font-medium text-ink-2">
          {t.label}
        </label>
        {onRemove && (
          <Button tone="quiet" size="small" onClick={onRemove} className="-my-2">
            <Icon name="trash" />
            <span>{t.remove}</span>
          </Button>
        )}
      </div>
      <textarea
        id={id}
        ref={ref}
        rows={3}
        value={printableText(typed).text === text ? typed : text}
        onChange={({ target }) => {
          const { text, isCut } = printableText(target.value);
          setTyped(isCut ? text : target.value);
          onType(text, isCut);
        }}
        aria-describedby="text-help"
        className="w-full rounded-sm border border-line-ui bg-white px-3.5 py-2.5"
      />
      <span id="text-help" className="text-note text-ink-3">
        {t.help}
      </span>
    </div>
  );
}

type TextWarningsProps = {
  readonly text: DesignText;
  /** The height of a drawn line, as a share of the print's height. */
  readonly drawn: number;
  readonly isCut: boolean;
  /** The height of the finished print, in millimetres; null where the shop confirms it. */
  readonly height: number | null;
};

/** What of the text will not be printed as it was typed. */
function TextWarnings({ text, drawn, isCut, height }: TextWarningsProps) {
  const t = useMessages(designingMessages).design.text;
  const missing = missingLetters(text.text);
  const isUnreadable = height !== null && isTooSmall(Math.min(text.size, drawn), height);
  const hasLetters = writtenTexts([text]).length > 0;
  return (
    <>
      <div role="status" className="grid gap-1 text-small font-medium text-error empty:hidden">
        {isCut && <p>{t.cut}</p>}
        {missing.length > 0 && <p>{t.missing(missing.join(' '))}</p>}
        {hasLetters && isUnreadable && <p>{t.tooSmall}</p>}
      </div>
      <p role="status" className="text-small text-ink-2 empty:hidden">
        {hasLetters && !isUnreadable && drawn < text.size - SHRUNK_BY ? t.shrunk : ''}
      </p>
    </>
  );
}
