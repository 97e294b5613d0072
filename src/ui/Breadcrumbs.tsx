import { Fragment, memo } from 'react';
import { Link } from 'react-router-dom';

import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { cx } from '#lib/cx.ts';

/** One step of the breadcrumb; the last has no URL. A name from the backend carries its language. */
export type BreadcrumbItem = { readonly label: string; readonly to?: string; readonly lang?: 'en' | undefined };

/**
 * The breadcrumb of the page; on a phone only the step above it, '‹ Custom Mugs' (styles/screen.css). Memoised: the collection
 * renders again with each tick.
 */
export const Breadcrumbs = memo(function Breadcrumbs({ trail }: { readonly trail: readonly BreadcrumbItem[] }) {
  const t = useMessages(commonMessages);
  return (
    <nav
      aria-label={t.breadcrumbs.label}
      className="crumbs flex gap-2 overflow-hidden py-0.5 text-small whitespace-nowrap text-ink-3 md:py-4"
    >
      {trail.map(({ label, to, lang }, index) => (
        <Fragment key={`${to ?? ''}${label}`}>
          {index > 0 && (
            <span aria-hidden="true" className="crumb-gap">
              /
            </span>
          )}
          {to ? (
            <Link to={to} lang={lang} className={cx('crumb', index === 0 && 'flex-none')}>
              {label}
            </Link>
          ) : (
            <span
              aria-current="page"
              lang={lang}
              className="min-w-0 shrink-9 truncate leading-[2.75rem] md:leading-[1.5rem]"
            >
              {label}
            </span>
          )}
        </Fragment>
      ))}
    </nav>
  );
});
