import type { ReactNode, Ref } from 'react';

import { Icon } from './Icon.tsx';

type CheckboxProps = {
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  /** Id of a text that explains what ticking does. */
  readonly describedBy?: string;
  /** The input element. */
  readonly ref?: Ref<HTMLInputElement>;
  /** Disabled, but still focusable, so that it can explain why. */
  readonly isOff?: boolean;
  /** The label, and anything at its right. */
  readonly children: ReactNode;
};

/** A checkbox whose whole row is the click target. */
export function Checkbox({ isChecked, onChange, describedBy, ref, isOff = false, children }: CheckboxProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <span className="relative grid size-5.5 flex-none">
        <input
          ref={ref}
          type="checkbox"
          checked={isChecked}
          aria-describedby={describedBy}
          {...(isOff && { 'aria-disabled': true })}
          onChange={(event) => onChange(event.target.checked)}
          className="peer size-5.5 appearance-none rounded-[4px] border-[1.5px] border-line-ui bg-white checked:border-maroon checked:bg-maroon aria-disabled:bg-sand"
        />
        <Icon
          name="check"
          size="small"
          className="pointer-events-none absolute inset-0 m-auto hidden text-white peer-checked:block"
        />
      </span>
      {children}
    </label>
  );
}
