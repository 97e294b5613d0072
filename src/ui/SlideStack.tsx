import type { ReactNode } from 'react';

import { cx } from '#lib/cx.ts';

type StackedSlide = { readonly id: string; readonly label: string; readonly content: ReactNode };

type SlideStackProps = {
  readonly slides: readonly StackedSlide[];
  /** The visible slide; the others are inert. */
  readonly current: number;
  /** Accessible name of a slide. */
  readonly role: string;
  /** Class of each slide, which sets how long a change takes (`--fade`); without it slides change at once. */
  readonly className: string;
};

/**
 * Slides stacked in one place, as high as the highest. The slide `current` is visible; after a change it fades in while the
 * previous one fades out. The caller decides when.
 */
export function SlideStack({ slides, current, role, className }: SlideStackProps) {
  return (
    <div className="isolate grid">
      {slides.map(({ id, label, content }, index) => (
        <div
          key={id}
          role="group"
          aria-roledescription={role}
          aria-label={label}
          inert={index !== current}
          className={cx('fading', index !== current && 'invisible opacity-0', className)}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
