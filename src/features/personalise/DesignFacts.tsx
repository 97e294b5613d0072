import { checkInSize } from '#config/productPrints.ts';
import { useMessages } from '#content/language.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import { countEmpty, type Design } from '#domain/design/design.ts';
import type { PrintVerdict } from '#domain/design/printSize.ts';

/** The text colour of each verdict. */
export const VERDICT_TONES: Readonly<Record<PrintVerdict, string>> = {
  sharp: 'text-success',
  good: 'text-gold-text',
  blur: 'text-error',
  unconfirmed: 'text-ink-2',
};

/** How sharp a design prints in a size, or that the shop confirms the size. */
export function DesignSharpness({ design, size }: { readonly design: Design; readonly size: string }) {
  const t = useMessages(personaliseMessages).personalise;
  const check = checkInSize(design, design.gift, size);
  if (!check) return null;
  const verdict = check === 'unconfirmed' ? check : check.sharpness;
  return <p className={`text-small font-semibold ${VERDICT_TONES[verdict]}`}>{t.printsAt[verdict](size)}</p>;
}

/** How many places of a design have no photo; nothing where all of them have one. */
export function EmptyPlaces({ design }: { readonly design: Design }) {
  const t = useMessages(personaliseMessages).personalise;
  const empty = countEmpty(design);
  if (empty === 0) return null;
  return <p className="text-small font-semibold text-ink-2">{t.empty(empty, design.places.length)}</p>;
}
