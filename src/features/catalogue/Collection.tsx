import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { CategoryName } from '#components/CategoryName.tsx';
import { SUGGESTION_LIMIT } from '#config/constants.ts';
import { paths } from '#config/paths.ts';
import type { Label } from '#content/categoryLabel.ts';
import { messagesOf, useMessages } from '#content/language.ts';
import { shopMessages, type ShopMessages } from '#content/shopMessages.ts';
import { countByCategory } from '#domain/catalogue/catalogue.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { fold, type Product } from '#domain/product/product.ts';
import { itemsOf, type Remote } from '#domain/remote.ts';
import { searchProducts, type Found } from '#domain/search/search.ts';
import { suggestCategories } from '#domain/search/searchCategories.ts';
import { useStableCallback } from '#lib/hooks/useStableCallback.ts';
import type { CollectionCounts } from '#shop/state.ts';
import { Breadcrumbs, type BreadcrumbItem } from '#ui/Breadcrumbs.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';
import { Chips, CollectionTitle, FilterHeading, SortSelect } from './CollectionHead.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { NothingFound } from './NothingFound.tsx';
import { Results } from './Results.tsx';
import type { CatalogueQueryState } from './useCatalogueQuery.ts';

type CollectionProps = {
  readonly query: CatalogueQueryState;
  readonly heading: Label;
  readonly products: Remote<readonly Product[]>;
  readonly categories: Remote<readonly Category[]>;
  /** How many products there are, where the list holds the first of them only. */
  readonly builtCounts: CollectionCounts | undefined;
  readonly onRetry: (list: 'products' | 'categories') => void;
};

const NOTHING: readonly never[] = [];

/** Names, from the text that tells one choice of them from another. */
const namesIn = (choice: string): readonly string[] => (choice === '' ? [] : choice.split('\n'));

/** Categories that the text may mean and that are not ticked already. */
function suggestionsFor(known: readonly Category[], { search, categories }: CatalogueQueryState): readonly Category[] {
  if (search === '') return NOTHING;
  const ticked = new Set(categories.map(fold));
  return suggestCategories(known, search, SUGGESTION_LIMIT).filter(({ name }) => !ticked.has(fold(name)));
}

type View = { readonly found: Found; readonly total: number };

/** The products that fit the query, in the shop's order, and how many fit; more than were found while only the first are known. */
function useView({ products, query: { categories, search }, builtCounts }: CollectionProps): View {
  const all = itemsOf(products);
  const ticked = categories.join('\n');
  // Another order finds the same products.
  const found = useMemo(() => searchProducts(all, { categories: namesIn(ticked), search }), [all, ticked, search]);
  const count = found.named.length + found.related.length;
  return { found, total: search === '' ? (builtCounts?.total ?? count) : count };
}

/** How many products that are, in words. */
function countIn(t: ShopMessages, { search }: CatalogueQueryState, { found, total }: View): string {
  if (search === '') return t.collection.count(total);
  return t.collection.countFor(found.named.length, found.related.length, search);
}

/** The boxes to tick, drawn anew for another choice only. */
function useFilter({ products, categories, query, builtCounts, onRetry }: CollectionProps): ReactNode {
  const counts = useMemo(() => {
    if (builtCounts) return new Map(builtCounts.byCategory);
    return products.status === 'ready' ? countByCategory(products.data) : null;
  }, [products, builtCounts]);
  const ticked = query.categories.join('\n');
  const toggle = useStableCallback(query.toggleCategory);
  const retry = useStableCallback(onRetry);
  return useMemo(
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
}

/** The whole collection: categories to tick, a sort order, and the products that fit. */
export function Collection(props: CollectionProps) {
  const { query, heading, products, categories, onRetry } = props;
  const t = useMessages(shopMessages);
  const known = itemsOf(categories);
  const { found, total } = useView(props);
  const filter = useFilter(props);
  const suggested = useMemo(() => suggestionsFor(known, query), [known, query]);
  return (
    <div className="wrap pb-section-phone md:pb-section">
      {query.search !== '' && <CategorySuggestions categories={suggested} />}
      <Breadcrumbs trail={collectionTrail()} />
      <div className="md:grid md:grid-cols-[208px_minmax(0,1fr)] md:items-start md:gap-8 lg:grid-cols-[232px_minmax(0,1fr)] lg:gap-14">
        <aside aria-label={t.collection.categories} className="hidden md:block">
          <FilterHeading query={query} />
          {filter}
        </aside>
        <div className="min-w-0">
          <div className="mb-3 md:flex md:items-end md:justify-between md:gap-8">
            <CollectionTitle
              heading={heading}
              count={products.status === 'ready' ? countIn(t, query, { found, total }) : ''}
              suggested={suggested}
            />
            <div className="my-4 flex flex-wrap gap-3 md:my-0 md:block">
              <FilterSheet found={total} hasBoxes={categories.status === 'ready'} onClear={query.clearCategories}>
                {filter}
              </FilterSheet>
              <SortSelect query={query} />
            </div>
          </div>
          <div className="mb-6 md:mb-8">
            <Chips query={query} />
          </div>
          <Results
            view={[...query.categories, query.search, query.sort].join('\n')}
            products={products}
            found={found}
            order={query.sort}
            total={total}
            nothing={
              <NothingFound
                search={query.search}
                isNarrowed={query.categories.length > 0 || query.search !== ''}
                products={itemsOf(products)}
                categories={known}
                onShowAll={query.clearAll}
              />
            }
            onRetry={() => onRetry('products')}
          />
        </div>
      </div>
    </div>
  );
}

type CategorySuggestionsProps = {
  readonly categories: readonly Category[];
};

/**
 * Categories that a search may mean, right below its bar; the count of the products reads them out. Their row is there for
 * every search, and one row only, so that nothing moves when the categories come late, or when a letter changes what is meant.
 */
function CategorySuggestions({ categories }: CategorySuggestionsProps) {
  const t = useMessages(shopMessages);
  if (categories.length === 0) return <div className="h-14 md:h-12" />;
  return (
    <nav
      aria-labelledby="suggested"
      className="-mx-4 flex items-center gap-2 overflow-x-auto scroll-px-12 px-4 pt-2 pb-1 md:mx-0 md:flex-wrap md:overflow-visible md:px-0 md:pt-3 md:pb-0"
    >
      <p id="suggested" className="mr-1 shrink-0 text-small text-ink-3">
        {t.collection.suggestions}
      </p>
      {categories.map(({ id, name }) => (
        <Link
          key={id}
          to={paths.category(name)}
          className="inline-flex min-h-11 max-w-full shrink-0 items-center rounded-full bg-sand px-3.5 text-small font-medium hover:bg-line md:min-h-9"
        >
          <CategoryName name={name} className="truncate" />
        </Link>
      ))}
    </nav>
  );
}

/** The way to the collection, whatever of it is shown. */
export function collectionTrail(): readonly BreadcrumbItem[] {
  const { breadcrumbs } = messagesOf(shopMessages);
  return [{ label: breadcrumbs.home, to: paths.home }, { label: breadcrumbs.collection }];
}
