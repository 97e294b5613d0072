import { useMessages } from '#content/language.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import type { Design } from '#domain/design/design.ts';
import { checkInSize } from '#domain/design/designCheck.ts';
import { SHARPNESS_TONES } from './sharpnessTones.ts';

/** How sharp a design prints in a size; silent where the size says nothing in inches. */
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
