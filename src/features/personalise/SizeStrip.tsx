import { personaliseWords } from '#content/personaliseWords.ts';
import { printAreaOf } from '#domain/mockup.ts';
import { cropOf } from '#domain/photoPlacement.ts';
import { printCheck, printSizeOf } from '#domain/printSize.ts';
import type { Product } from '#domain/product.ts';
import { cx } from '#lib/cx.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import type { PlacedPhoto } from './placedPhoto.ts';

const tones = { sharp: 'text-success', good: 'text-gold-text', blur: 'text-error' } as const;

type SizeStripProps = {
  readonly product: Product;
  readonly size: string;
  readonly placed: PlacedPhoto | null;
  readonly onSize: (size: string) => void;
};

/** The sizes of the gift, each with what it would do to the sharpness of this photo. */
export function SizeStrip({ product, size, placed, onSize }: SizeStripProps) {
  const t = useWords(personaliseWords).personalise;
  const sharpnessAt = (size: string) => {
    const { stated, shape } = printAreaOf(product, size);
    return placed && stated && printCheck(cropOf(placed.photo.size, shape, placed.placement), stated).sharpness;
  };
  return (
    <div role="group" aria-label={t.size}>
      <div className="flex flex-wrap gap-2">
        {product.sizes.map((each) => {
          const sharpness = sharpnessAt(each);
          return (
            <button
              key={each}
              type="button"
              aria-pressed={each === size}
              onClick={() => onSize(each)}
              className={cx(
                'min-h-11 min-w-16 rounded-sm border px-3.5 py-1 text-small tabular-nums',
                each === size
                  ? 'border-maroon bg-ivory font-semibold text-maroon ring-1 ring-maroon'
                  : 'border-line-ui bg-white hover:border-ink',
              )}
            >
              {each}
              {sharpness && (
                <span className={cx('block text-label font-medium', tones[sharpness])}>{t.sharpness[sharpness]}</span>
              )}
            </button>
          );
        })}
      </div>
      {size === '' && product.sizes.some((each) => printSizeOf(each)) && (
        <p className="mt-1.5 text-note text-ink-3">{t.chooseSize}</p>
      )}
    </div>
  );
}
