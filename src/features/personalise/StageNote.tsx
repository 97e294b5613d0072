import { useWords } from '#content/language.ts';
import { designingWords } from '#content/designingWords.ts';
import type { PlacesOffer } from '#domain/layouts.ts';
import { isTrimmed, type PrintArea } from '#domain/mockup.ts';
import type { Product } from '#domain/product.ts';
import { cx } from '#lib/cx.ts';
import { isTrueDrawing } from '#photo/drawing.ts';

type StageNoteProps = {
  readonly area: PrintArea;
  readonly offer: PlacesOffer;
  readonly product: Product;
  readonly isBare: boolean;
};

/** What the drawing of the gift shows truly, and what not. */
export function StageNote({ area, offer, product, isBare }: StageNoteProps) {
  const t = useWords(designingWords).design;
  const text = isTrueDrawing(area, offer, product.name) ? (isTrimmed(area) ? t.trimNote : t.previewNote) : t.cropNote;
  return <p className={cx('mt-2 px-4 text-note text-ink-3 md:px-0', !isBare && 'text-center md:text-left')}>{text}</p>;
}
