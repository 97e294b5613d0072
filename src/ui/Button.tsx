import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { cx } from '#lib/cx.ts';
import { Icon, type IconName } from './Icon.tsx';

const tones = {
  primary: 'border-transparent bg-maroon text-white hover:bg-maroon-deep',
  gold: 'border-transparent bg-gold-soft text-ink hover:bg-gold',
  line: 'border-line-ui bg-ivory text-ink hover:border-ink hover:bg-white',
  // Its padding and border hang outside its column, which its text begins with.
  quiet: '-mx-2.25 border-transparent bg-transparent px-2 text-gold-text hover:underline underline-offset-4',
} as const;

const sizes = {
  medium: 'min-h-12 text-fine',
  large: 'button-large min-h-14 text-body',
  small: 'button-small min-h-11 text-small',
} as const;

type Look = {
  readonly tone?: keyof typeof tones | undefined;
  readonly size?: keyof typeof sizes | undefined;
  readonly isWide?: boolean | undefined;
};

function looks({ tone = 'line', size = 'medium', isWide = false }: Look, className?: string): string {
  return cx('button', sizes[size], tones[tone], isWide && 'w-full px-4', className);
}

type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'disabled'> & {
    /** A call is in progress: the button keeps its width, says so and ignores clicks. */
    readonly isBusy?: boolean;
    /** Disabled, but still focusable, so that a click can explain why. */
    readonly isOff?: boolean;
    readonly children: ReactNode;
  };

/** The shop's button. */
export function Button({
  tone,
  size,
  isWide,
  isBusy = false,
  isOff = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(isOff ? { 'aria-disabled': true } : {})}
      {...(isBusy ? { 'aria-busy': true } : {})}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
      className={looks({ tone, size, isWide }, className)}
    >
      {children}
    </button>
  );
}

/** A link that looks like the shop's button. */
export function ButtonLink({ tone, size, isWide, className, ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link {...rest} className={looks({ tone, size, isWide }, className)} />;
}

const iconTones = { bare: '', line: 'border border-line-ui bg-ivory', glass: 'bg-ivory/94 shadow-glass' } as const;

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  readonly icon: IconName;
  /** Accessible name. */
  readonly label: string;
  readonly tone?: keyof typeof iconTones;
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
        iconTones[tone],
        className,
      )}
    >
      <Icon name={icon} size={tone === 'bare' ? 'large' : 'medium'} />
    </button>
  );
}
