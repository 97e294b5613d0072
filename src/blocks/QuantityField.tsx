import { useState } from 'react';

import { MAX_QUANTITY } from '#domain/cart.ts';
import { Icon } from '#ui/Icon.tsx';

type QuantityFieldProps = {
  readonly quantity: number;
  /** Names for the field and its two buttons, and what is said when more is wanted than there can be. */
  readonly labels: { readonly field: string; readonly less: string; readonly more: string; readonly most: string };
  readonly onChange: (quantity: number) => void;
};

/** How many of a line. Empty and 0 are ignored: the bin takes a line out, a slip of the finger does not. */
export function QuantityField({ quantity, labels, onChange }: QuantityFieldProps) {
  // What is being typed, while it differs from the cart; null shows the cart's own number.
  const [draft, setDraft] = useState<string | null>(null);
  const [isCapped, setCapped] = useState(false);
  const want = (pieces: number): void => {
    setCapped(pieces > MAX_QUANTITY);
    onChange(Math.min(pieces, MAX_QUANTITY));
  };
  const type = (text: string): void => {
    setDraft(text);
    if (/^\d+$/.test(text) && Number(text) >= 1) want(Number(text));
  };
  const step = (by: number): void => {
    setDraft(null);
    want(Math.max(1, quantity + by));
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
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_QUANTITY}
          aria-label={labels.field}
          value={draft ?? String(quantity)}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setDraft(null)}
          className="no-spin h-11 w-12 bg-transparent text-center text-body tabular-nums"
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
