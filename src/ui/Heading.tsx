import type { ReactNode } from 'react';

/** A page's one heading, and at its right anything that concerns the whole page. */
export function PageHeading({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pt-5 pb-4 md:pt-9 md:pb-8">
      <h1 tabIndex={-1} className="min-w-0 text-h1-phone break-anywhere md:text-h1">
        {title}
      </h1>
      {children}
    </div>
  );
}

type SectionHeadingProps = { readonly id: string; readonly title: string; readonly children?: ReactNode };

/** A section's heading, its gold rule, and a link. */
export function SectionHeading({ id, title, children }: SectionHeadingProps) {
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
