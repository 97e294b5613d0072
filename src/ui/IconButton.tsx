import type { ComponentProps } from 'react';

import { cx } from '#lib/cx.ts';
import { Icon, type IconName } from './Icon.tsx';

const tones = { bare: '', line: 'border border-line-ui bg-ivory', glass: 'bg-ivory/94 shadow-glass' } as const;

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  readonly icon: IconName;
  /** Accessible name. */
  readonly label: string;
  readonly tone?: keyof typeof tones;
};

/** A round button with only an icon, 44 px. */
export function IconButton({ icon, label, tone = 'bare', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={cx(
        'inline-grid size-11 flex-none place-items-center rounded-full text-ink hover:text-maroon',
        tones[tone],
        className,
      )}
    >
      <Icon name={icon} size={tone === 'bare' ? 'large' : 'medium'} />
    </button>
  );
}
