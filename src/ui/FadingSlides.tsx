import type { ReactNode } from 'react';

import { cx } from '#lib/cx.ts';

type FadingSlide = { readonly id: string; readonly label: string; readonly content: ReactNode };

type FadingSlidesProps = {
  readonly slides: readonly FadingSlide[];
  /** Which of them is on show; the others are out of reach. */
  readonly current: number;
  /** What a screen reader calls one of them. */
  readonly role: string;
  /** Of each slide; it says how long a change takes. */
  readonly className: string;
};

/** Slides on one place, as high as the highest: one fades in while the one before it fades out. */
export function FadingSlides({ slides, current, role, className }: FadingSlidesProps) {
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
