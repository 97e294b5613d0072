import { useState } from 'react';

import { COLLECTION_PAGE_SIZE } from '#config/constants.ts';
import { paths } from '#config/paths.ts';
import { shopWords } from '#content/shopWords.ts';
import type { Product } from '#domain/product.ts';
import type { Remote } from '#domain/remote.ts';
import { useWords } from '#lib/hooks/useWords.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { GridSkeleton, ProductGrid } from '#blocks/ProductGrid.tsx';
import { Waiting } from '#ui/Waiting.tsx';

type ResultsProps = {
  /** What is asked for, as a text: another view begins with its first page. */
  readonly view: string;
  readonly products: Remote<readonly Product[]>;
  /** The gifts that fit the query. */
  readonly found: readonly Product[];
  /** How many fit; more than were found while only the first are known. */
  readonly total: number;
  readonly isNarrowed: boolean;
  readonly onShowAll: () => void;
  readonly onRetry: () => void;
};

/** The gifts found, a page of them at a time; or why there are none, and what to do. */
export function Results({ view, products, found, total, isNarrowed, onShowAll, onRetry }: ResultsProps) {
  const t = useWords(shopWords);
  // Cards that stand in both views stay: only the count begins anew.
  const [reached, setReached] = useState({ view, limit: COLLECTION_PAGE_SIZE });
  const limit = reached.view === view ? reached.limit : COLLECTION_PAGE_SIZE;
  if (products.status === 'loading') {
    return (
      <>
        <div className="mb-6">
          <Waiting text={t.collection.loading} onRetry={onRetry} />
        </div>
        <GridSkeleton count={9} layout="three" />
      </>
    );
  }
  if (products.status === 'failed') {
    return (
      <EmptyState tone="failed" title={t.collection.none} text={products.message}>
        <Button onClick={onRetry}>{t.waiting.retry}</Button>
      </EmptyState>
    );
  }
  if (found.length === 0) {
    return (
      <EmptyState title={t.collection.none} {...(isNarrowed && { text: t.collection.noneHelp })}>
        {isNarrowed && (
          <Button tone="primary" onClick={onShowAll}>
            {t.collection.showAll}
          </Button>
        )}
      </EmptyState>
    );
  }
  return (
    <>
      {/* Between the page's heading and those of the cards. */}
      <h2 className="sr-only">{t.collection.gifts}</h2>
      <ProductGrid
        products={found.slice(0, limit)}
        layout="three"
        linkTo={(product) => paths.product(product.id)}
        priority={2}
      />
      {total > limit && (
        <div className="mt-10 grid justify-items-center gap-3">
          <p className="text-small text-ink-3">{t.collection.showing(limit, total)}</p>
          <Button onClick={() => setReached({ view, limit: limit + COLLECTION_PAGE_SIZE })}>{t.collection.more}</Button>
        </div>
      )}
    </>
  );
}
