import { useEffect, useState } from 'react';

import { designingMessages } from '#content/designingMessages.ts';
import { useMessages } from '#content/language.ts';
import {
  TEXT_COLOURS,
  TEXT_PRESETS,
  TEXT_SIZE,
  TEXT_SURFACES,
  TYPEFACES,
  type DesignText,
  type TextColour,
  type Typeface,
} from '#domain/design/designText.ts';
import type { Point } from '#domain/design/photoPlacement.ts';
import type { PressShape } from '#domain/design/pressTable.ts';
import { movedTo, PRESETS_ON } from '#domain/design/textBoxes.ts';
import { useDataSaver } from '#lib/preferences.ts';
import { familyOf, loadTypeface } from '#photo/typefaces.ts';
import { Choice } from './Choice.tsx';

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
  /** Of the print. */
  readonly outline: PressShape;
  /** Changes the text; quick changes of one kind are one step of undo. */
  readonly set: (kind: string, to: (now: DesignText) => DesignText) => void;
};

/** Surface, typeface, colour, size and place of a text. */
export function TextStyle({ text, hasMount, outline, set }: TextStyleProps) {
  const t = useMessages(designingMessages).design.words;
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
