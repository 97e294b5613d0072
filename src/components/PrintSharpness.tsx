import { useSizeText } from '#components/useSizeText.ts';
import { checkInSize } from '#config/shopPrints.ts';
import { useMessages } from '#content/messages.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import type { DesignContent } from '#domain/design/design.ts';
import type { PrintVerdict } from '#domain/design/printSharpness.ts';
import type { Product } from '#domain/product/product.ts';

/** The text colour of each verdict. */
export const VERDICT_TONES: Readonly<Record<PrintVerdict, string>> = {
  sharp: 'text-success',
  good: 'text-gold-text',
  blur: 'text-error',
  unconfirmed: 'text-ink-2',
};

type PrintSharpnessProps = {
  readonly content: DesignContent;
  readonly product: Pick<Product, 'name' | 'category' | 'subCategory'>;
  readonly size: string;
  /** True beside the size, which the verdict then does not repeat. */
  readonly isBesideSize?: boolean;
};

/** How sharp a design prints on a product in a size, or that the shop confirms the size. Nothing without a photo. */
export function PrintSharpness({ content, product, size, isBesideSize = false }: PrintSharpnessProps) {
  const sizeText = useSizeText();
  const { personalise: t, sharpness } = useMessages(personaliseMessages);
  const check = checkInSize(content, product, size);
  if (!check) return null;
  const verdict = check === 'unconfirmed' ? check : check.sharpness;
  return (
    <span className={`block font-semibold ${isBesideSize ? 'text-note' : 'text-small'} ${VERDICT_TONES[verdict]}`}>
      {isBesideSize ? sharpness[verdict] : t.printsAt[verdict](sizeText(size))}
    </span>
  );
}
