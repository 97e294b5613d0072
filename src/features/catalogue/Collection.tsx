import { useMemo } from 'react';

import { SUGGESTION_LIMIT } from '#config/constants.ts';
import { categoryLabel, type Label } from '#content/categoryLabel.ts';
import { useWords } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';
import { countByCategory, sortProducts } from '#domain/catalogue.ts';
import { fold, type Product } from '#domain/product.ts';
import { dataOr, type Remote } from '#domain/remote.ts';
import { searchProducts, suggestCategories, type Found } from '#domain/search.ts';
import type { Category } from '#domain/shop.ts';
import { useStable } from '#lib/hooks/useStable.ts';
import type { CollectionCounts } from '#shop/state.ts';
import { Crumbs } from '#ui/Crumbs.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';
import { CategorySuggestions } from './CategorySuggestions.tsx';
import { Chips, SortSelect } from './CollectionHead.tsx';
import { collectionTrail } from './collectionTrail.ts';
import { FilterSheet } from './FilterSheet.tsx';
import { NothingFound } from './NothingFound.tsx';
import { Results } from './Results.tsx';
import type { CatalogueAddress } from './useCatalogueQuery.ts';

type CollectionProps = {
  /** What the address asks for, and what of it is drawn by now. */
  readonly asked: CatalogueAddress;
  readonly drawn: CatalogueAddress;
  readonly heading: Label;
  readonly products: Remote<readonly Product[]>;
  readonly categories: Remote<readonly Category[]>;
  /** How many gifts there are, where the list holds the first of them only. */
  readonly builtCounts: CollectionCounts | undefined;
  readonly onRetry: (list: 'products' | 'categories') => void;
};

const NOTHING: readonly never[] = [];

/** Names, from the text that tells one choice of them from another. */
const namesIn = (choice: string): readonly string[] => (choice === '' ? [] : choice.split('\n'));

/** Categories that the text may mean and that are not ticked already. */
function suggestionsFor(known: readonly Category[], { search, categories }: CatalogueAddress): readonly Category[] {
  if (search === '') return NOTHING;
  const ticked = new Set(categories.map(fold));
  return suggestCategories(known, search, SUGGESTION_LIMIT).filter(({ name }) => !ticked.has(fold(name)));
}

/** The whole collection: categories to tick, a sort order, and the gifts that fit. */
export function Collection({ asked, drawn, heading, products, categories, builtCounts, onRetry }: CollectionProps) {
  const t = useWords(shopWords);
  const all = dataOr(products, NOTHING);
  const known = dataOr(categories, NOTHING);
  const found = useMemo((): Found => {
    const { named, related } = searchProducts(all, drawn);
    return { named: sortProducts(named, drawn.sort), related: sortProducts(related, drawn.sort) };
  }, [all, drawn]);
  const suggested = useMemo(() => suggestionsFor(known, drawn), [known, drawn]);
  const isKnown = products.status === 'ready';
  const counts = useMemo(() => {
    if (builtCounts) return new Map(builtCounts.byCategory);
    return isKnown ? countByCategory(all) : null;
  }, [all, builtCounts, isKnown]);
  const foundCount = found.named.length + found.related.length;
  const total = drawn.search === '' ? (builtCounts?.total ?? foundCount) : foundCount;
  // A text, so that the boxes are drawn anew for another choice only.
  const ticked = asked.categories.join('\n');
  const toggle = useStable(asked.toggleCategory);
  const retry = useStable(onRetry);
  const filter = useMemo(
    () => (
      <CategoryFilter
        categories={categories}
        counts={counts}
        ticked={namesIn(ticked)}
        onToggle={toggle}
        onRetry={() => retry('categories')}
      />
    ),
    [categories, counts, ticked, toggle, retry],
  );
  const showAll = useStable(asked.clearAll);
  const results = useMemo(
    () => (
      <Results
        view={[...drawn.categories, drawn.search, drawn.sort].join('\n')}
        products={products}
        found={found}
        total={total}
        nothing={
          <NothingFound
            search={drawn.search}
            isNarrowed={drawn.categories.length > 0 || drawn.search !== ''}
            products={all}
            categories={known}
            onShowAll={showAll}
          />
        }
        onRetry={() => retry('products')}
      />
    ),
    [drawn, products, found, total, all, known, showAll, retry],
  );
  return (
    <div className="wrap pb-section-phone md:pb-section">
      <CategorySuggestions categories={suggested} />
      <Crumbs trail={collectionTrail()} />
      <div className="md:grid md:grid-cols-[208px_minmax(0,1fr)] md:items-start md:gap-8 lg:grid-cols-[232px_minmax(0,1fr)] lg:gap-14">
        <aside aria-label={t.collection.categories} className="hidden md:block">
          <h2 className="mb-2 flex items-center justify-between border-b border-gold-soft pb-2 font-sans text-body font-semibold tracking-normal">
            {t.collection.categories}
            {drawn.categories.length > 0 && (
              <button
                type="button"
                onClick={asked.clearCategories}
                className="text-small text-gold-text underline underline-offset-4"
              >
                {t.collection.clear}
              </button>
            )}
          </h2>
          {filter}
        </aside>
        <div className="min-w-0">
          <div className="mb-3 md:flex md:items-end md:justify-between md:gap-8">
            <div className="min-w-0">
              <h1
                tabIndex={-1}
                lang={heading.lang}
                className="-mb-1 line-clamp-3 pb-1 text-h1-phone break-anywhere md:text-h1"
              >
                {heading.label}
              </h1>
              <p role="status" className="mt-2 min-h-5.5 text-ink-3 break-anywhere">
                {products.status === 'ready' &&
                  (drawn.search === ''
                    ? t.collection.count(total)
                    : t.collection.countFor(found.named.length, found.related.length, drawn.search))}
                {suggested.length > 0 && (
                  <span className="sr-only">
                    {t.collection.suggested(suggested.map(({ name }) => categoryLabel(t, name).label).join(', '))}
                  </span>
                )}
              </p>
            </div>
            <div className="my-4 flex flex-wrap gap-3 md:my-0 md:block">
              <FilterSheet found={total} onClear={asked.clearCategories}>
                {filter}
              </FilterSheet>
              <SortSelect query={asked} />
            </div>
          </div>
          <div className="mb-6 md:mb-8">
            <Chips query={drawn} />
          </div>
          {results}
        </div>
      </div>
    </div>
  );
}
