import { useMessages } from '#content/language.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import { countEmpty, type Design } from '#domain/design/design.ts';
import { checkInSize } from '#domain/design/designCheck.ts';
import type { Sharpness } from '#domain/design/printSize.ts';

/** The text colour of each degree of sharpness. */
export const SHARPNESS_TONES: Readonly<Record<Sharpness, string>> = {
  sharp: 'text-success',
  good: 'text-gold-text',
  blur: 'text-error',
};

/** How sharp a design prints in a size; nothing where the size does not give inches. */
export function DesignSharpness({ design, size }: { readonly design: Design; readonly size: string }) {
  const t = useMessages(personaliseMessages).personalise;
  const check = checkInSize(design, design.gift, size);
  if (!check) return null;
  return (
    <p className={`text-small font-semibold ${SHARPNESS_TONES[check.sharpness]}`}>
      {t.printsAt[check.sharpness](size)}
    </p>
  );
}

/** How many places of a design have no photo; nothing where all of them have one. */
export function EmptyPlaces({ design }: { readonly design: Design }) {
  const t = useMessages(personaliseMessages).personalise;
  const empty = countEmpty(design);
  if (empty === 0) return null;
  return <p className="text-small font-semibold text-ink-2">{t.empty(empty, design.places.length)}</p>;
}
