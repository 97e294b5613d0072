import type { ReactNode } from 'react';

type SectionHeadProps = { readonly id: string; readonly title: string; readonly children?: ReactNode };

/** A section's heading, its gold rule, and a link. */
export function SectionHeading({ id, title, children }: SectionHeadProps) {
  return (
    <div className="mb-6 flex items-center gap-4 md:mb-10 md:gap-6">
      <h2 id={id} className="min-w-0 text-h2-phone md:text-h2">
        {title}
      </h2>
      <span className="thread" aria-hidden="true" />
      {children}
    </div>
  );
}
