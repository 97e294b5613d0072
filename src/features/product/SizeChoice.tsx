import { useId } from 'react';

import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import type { Product } from '#domain/product/product.ts';
import { cx } from '#lib/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { StepNumber } from '#ui/StepNumber.tsx';
import type { AddToCart } from './useAddToCart.ts';

type SizeChoiceProps = { readonly product: Product; readonly adding: AddToCart };

/** The sizes as buttons; the chosen one is marked by its edge as well as its colour. */
export function SizeChoice({ product, adding }: SizeChoiceProps) {
  const { size: chosen, choose, problem, sizes } = adding;
  const t = useMessages(shopMessages);
  const id = useId();
  return (
    <div ref={sizes} role="group" aria-labelledby={id} className="mb-6">
      <p id={id} className="mb-2.5 font-semibold">
        <StepNumber number={2} />
        <span>{t.product.size}</span>
      </p>
      <div className="flex flex-wrap gap-2.5">
        {product.sizes.map((size) => (
          <button
            key={size}
            type="button"
            lang="en"
            aria-pressed={size === chosen}
            onClick={() => choose(size)}
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
        {problem && !adding.isButtonProblem && (
          <>
            <Icon name="alert" />
            <span>{problem}</span>
          </>
        )}
      </p>
    </div>
  );
}
