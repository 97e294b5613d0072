import { cx } from '#lib/cx.ts';
import { icons, type IconName } from './icons.ts';

const sizes = { small: 'size-4', medium: 'size-5', large: 'size-6', huge: 'size-12 stroke-[1.25]' } as const;

type IconProps = { readonly name: IconName; readonly size?: keyof typeof sizes; readonly className?: string };

/** A decorative drawing; the control around it has the name. */
export function Icon({ name, size = 'medium', className }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={cx('icon', sizes[size], className)}>
      <path d={icons[name]} />
    </svg>
  );
}
