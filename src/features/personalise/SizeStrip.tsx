import { useWords } from '#content/language.ts';
import { designingWords } from '#content/designingWords.ts';
import { checkInSize } from '#domain/designCheck.ts';
import { printSizeOf } from '#domain/printSize.ts';
import { cx } from '#lib/cx.ts';
import { SHARPNESS_TONES } from './sharpnessTones.ts';
import type { Designing } from './useDesigning.ts';

type SizeStripProps = { readonly designing: Designing; readonly onSize: (size: string) => void };

/** The sizes of the gift, each with what it would do to the sharpness of this photo. */
export function SizeStrip({ designing: { product, size, content }, onSize }: SizeStripProps) {
  const t = useWords(designingWords).design;
  return (
    <div role="group" aria-label={t.size}>
      <div className="flex flex-wrap gap-2">
        {product.sizes.map((each) => {
          const sharpness = checkInSize(content, product, each)?.sharpness;
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
              <span lang="en">{each}</span>
              {sharpness && (
                <span className={cx('block text-label font-medium', SHARPNESS_TONES[sharpness])}>
                  {t.sharpness[sharpness]}
                </span>
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
