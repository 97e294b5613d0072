import { useSizeText } from '#components/useSizeText.ts';
import { checkInSize } from '#config/productPrints.ts';
import { useMessages } from '#content/language.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import { countEmpty, type Design } from '#domain/design/design.ts';
import { lacksAnswer } from '#domain/design/productQuestion.ts';
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
  const sizeText = useSizeText();
  const t = useMessages(personaliseMessages).personalise;
  const check = checkInSize(design, design.gift, size);
  if (!check) return null;
  const verdict = check === 'unconfirmed' ? check : check.sharpness;
  return <p className={`text-small font-semibold ${VERDICT_TONES[verdict]}`}>{t.printsAt[verdict](sizeText(size))}</p>;
}

/** What a design still lacks: photos in its places, the model of a phone. Nothing for a complete one. */
export function Missing({ design }: { readonly design: Design }) {
  const t = useMessages(personaliseMessages).personalise;
  const empty = countEmpty(design);
  return (
    <>
      {empty > 0 && <p className="text-small font-semibold text-ink-2">{t.empty(empty, design.places.length)}</p>}
      {lacksAnswer(design.gift, design) && <p className="text-small font-semibold text-error">{t.noModel}</p>}
    </>
  );
}
