import type { ReactNode } from 'react';

import { cx } from '#lib/cx.ts';

type ChoiceProps<T extends string> = {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly text: ReactNode }[];
  readonly chosen: T | null;
  readonly onChoose: (value: T) => void;
  /** Further classes of each button. */
  readonly className?: string;
};

/** A few options, one of them chosen. */
export function Choice<T extends string>({ label, options, chosen, onChoose, className }: ChoiceProps<T>) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {options.map(({ value, text }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className={cx(
            'min-h-11 rounded-sm border px-3.5 text-small',
            value === chosen
              ? 'border-maroon bg-ivory font-semibold text-maroon ring-1 ring-maroon'
              : 'border-line-ui bg-white hover:border-ink',
            className,
          )}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
