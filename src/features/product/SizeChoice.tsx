import { useId } from 'react';

import { shopWords } from '#content/shopWords.ts';
import { STANDARD_SIZE } from '#domain/product.ts';
import { cx } from '#lib/cx.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { Icon } from '#ui/Icon.tsx';

type SizeChoiceProps = {
  readonly sizes: readonly string[];
  readonly chosen: string;
  readonly onChoose: (size: string) => void;
  /** What is missing, said beside the sizes. */
  readonly problem: string | null;
};

/** The sizes as buttons; the chosen one is marked by its edge as well as its colour. */
export function SizeChoice({ sizes, chosen, onChoose, problem }: SizeChoiceProps) {
  const t = useWords(shopWords);
  const id = useId();
  if (sizes.length === 1 && sizes[0] === STANDARD_SIZE) return null;
  return (
    <div role="group" aria-labelledby={id} className="mb-6">
      <p id={id} className="mb-2.5 font-semibold">
        {t.product.size}
      </p>
      <div className="flex flex-wrap gap-2.5">
        {sizes.map((size) => (
          <button
            key={size}
            type="button"
            aria-pressed={size === chosen}
            onClick={() => onChoose(size)}
            className={cx(
              'min-h-12 max-w-full min-w-18 break-anywhere rounded-sm border px-4.5 tabular-nums',
              size === chosen
                ? 'border-maroon bg-ivory font-semibold text-maroon ring-1 ring-maroon'
                : 'border-line-ui bg-white font-medium hover:border-ink',
            )}
          >
            {size}
          </button>
        ))}
      </div>
      <p role="alert" className="mt-2.5 flex min-h-5.5 items-start gap-2 text-small font-medium text-error">
        {problem && (
          <>
            <Icon name="alert" />
            {problem}
          </>
        )}
      </p>
    </div>
  );
}
