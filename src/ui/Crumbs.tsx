import { Fragment } from 'react';
import { Link } from 'react-router-dom';

import { shopWords } from '#content/shopWords.ts';
import { useWords } from '#lib/hooks/useWords.ts';

/** One step of the way here; the last has no address. */
export type Crumb = { readonly label: string; readonly to?: string };

/** Where the shopper is. */
export function Crumbs({ trail }: { readonly trail: readonly Crumb[] }) {
  const t = useWords(shopWords);
  return (
    <nav
      aria-label={t.crumbs.label}
      className="flex gap-2 overflow-hidden py-0.5 text-small whitespace-nowrap text-ink-3 md:py-4"
    >
      {trail.map(({ label, to }, index) => (
        <Fragment key={`${to ?? ''}${label}`}>
          {index > 0 && (
            <span aria-hidden="true" className="crumb-gap">
              /
            </span>
          )}
          {to ? (
            <Link to={to} className="crumb">
              {label}
            </Link>
          ) : (
            <span aria-current="page" className="min-w-0 truncate leading-11 md:leading-6">
              {label}
            </span>
          )}
        </Fragment>
      ))}
    </nav>
  );
}
