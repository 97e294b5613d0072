import { cx } from '#lib/cx.ts';

/** Five stars, filled to the rating; decoration beside the rating in words. Widths come in steps of a tenth of a star. */
export function Stars({ rating, className }: { readonly rating: number; readonly className?: string }) {
  const share = `${Math.round((Math.min(Math.max(rating, 0), 5) / 5) * 100)}%`;
  return (
    <span
      aria-hidden="true"
      className={cx('stars', className)}
      ref={(node) => node?.style.setProperty('--share', share)}
    />
  );
}
