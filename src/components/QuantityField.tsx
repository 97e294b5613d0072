import { useState, type KeyboardEvent } from 'react';

import { MAX_QUANTITY } from '#domain/cart/cart.ts';
import { withoutInvisibleMarks, withPlainDigits } from '#domain/text/text.ts';
import { Icon } from '#ui/Icon.tsx';

type QuantityFieldProps = {
  readonly quantity: number;
  /** Names of the field and its two buttons, and the text for a quantity above the maximum. */
  readonly labels: { readonly field: string; readonly less: string; readonly more: string; readonly most: string };
  readonly onChange: (quantity: number) => void;
};

/**
 * The quantity of a line. Empty and 0 are ignored, so that a slip of the finger does not remove the line; the bin does.
 * A text field with a numeric keyboard, because a number field changes under the mouse wheel and refuses digits of
 * Indian scripts.
 */
export function QuantityField({ quantity, labels, onChange }: QuantityFieldProps) {
  // The typed text while it differs from the cart; null shows the cart's quantity.
  const [draft, setDraft] = useState<string | null>(null);
  const [isCapped, setCapped] = useState(false);
  const want = (pieces: number): void => {
    setCapped(pieces > MAX_QUANTITY);
    onChange(Math.min(pieces, MAX_QUANTITY));
  };
  const type = (text: string): void => {
    setDraft(text);
    const plain = withPlainDigits(withoutInvisibleMarks(text));
    if (/^\d+$/.test(plain) && Number(plain) >= 1) want(Number(plain));
  };
  const step = (by: number): void => {
    setDraft(null);
    want(Math.max(1, quantity + by));
  };
  const stepByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  };
  const button = 'grid size-11 place-items-center aria-disabled:text-line-ui';
  return (
    <>
      <div className="inline-flex items-center rounded-sm border border-line-ui bg-white">
        <button
          type="button"
          aria-label={labels.less}
          aria-disabled={quantity <= 1}
          onClick={() => quantity > 1 && step(-1)}
          className={button}
        >
          <Icon name="minus" />
        </button>
        <input
          type="text"
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-valuenow={quantity}
          aria-valuemin={1}
          aria-valuemax={MAX_QUANTITY}
          aria-label={labels.field}
          value={draft ?? String(quantity)}
          onChange={(event) => type(event.target.value)}
          onKeyDown={stepByKey}
          onBlur={() => setDraft(null)}
          className="h-11 w-12 bg-transparent text-center text-body tabular-nums"
        />
        <button type="button" aria-label={labels.more} onClick={() => step(1)} className={button}>
          <Icon name="plus" />
        </button>
      </div>
      <p role="status" className="max-w-44 text-small text-ink-2">
        {isCapped && labels.most}
      </p>
    </>
  );
}
