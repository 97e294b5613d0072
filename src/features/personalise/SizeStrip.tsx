import { useMessages } from '#content/language.ts';
import { designingMessages } from '#content/designingMessages.ts';
import { checkInSize } from '#domain/design/designCheck.ts';
import { printSizeOf } from '#domain/design/printSize.ts';
import { cx } from '#lib/cx.ts';
import { Choice } from './Choice.tsx';
import { SHARPNESS_TONES } from './sharpnessTones.ts';
import type { Designing } from './useDesigning.ts';

type SizeStripProps = { readonly designing: Designing; readonly onSize: (size: string) => void };

/** The sizes of the product, each with what it would do to the sharpness of this photo. */
export function SizeStrip({ designing: { product, size, content }, onSize }: SizeStripProps) {
  const t = useMessages(designingMessages).design;
  const optionOf = (value: string) => {
    const sharpness = checkInSize(content, product, value)?.sharpness;
    const text = (
      <>
        <span lang="en">{value}</span>
        {sharpness && (
          <span className={cx('block text-label font-medium', SHARPNESS_TONES[sharpness])}>
            {t.sharpness[sharpness]}
          </span>
        )}
      </>
    );
    return { value, text };
  };
  return (
    <div>
      <Choice
        label={t.size}
        options={product.sizes.map(optionOf)}
        chosen={size}
        onChoose={onSize}
        className="min-w-16 py-1 tabular-nums"
      />
      {size === '' && product.sizes.some((each) => printSizeOf(each)) && (
        <p className="mt-1.5 text-note text-ink-3">{t.chooseSize}</p>
      )}
    </div>
  );
}
