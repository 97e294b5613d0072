import { memo, useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { GiftIdeas } from '#components/GiftIdeas.tsx';
import { SUGGESTION_LIMIT } from '#config/constants.ts';
import { paths } from '#config/paths.ts';
import { categoryLabel, type Label } from '#content/categoryLabel.ts';
import { useMessages } from '#content/messages.ts';
import { commonMessages, type CommonMessages } from '#content/commonMessages.ts';
import { countByCategory, type Category } from '#domain/catalogue/catalogue.ts';
import type { Keyword } from '#domain/catalogue/keyword.ts';
import { fold, SORT_ORDERS, sortOrderOf, type Product, type SortOrder } from '#domain/product/product.ts';
import { itemsOf, type Remote } from '#domain/remote.ts';
import type { Lexicon } from '#domain/search/lexicon.ts';
import { searchProducts, searchGuides, type Found } from '#domain/search/search.ts';
import { suggestCategories } from '#domain/search/searchCategories.ts';
import { focusHeading } from '#lib/focusHeading.ts';
import { useAfterPaint } from '#lib/afterPaint.ts';
import { useMediaQuery } from '#lib/hooks/useMediaQuery.ts';
import { useStableCallback } from '#lib/hooks/useStableCallback.ts';
import type { CollectionCounts } from '#shop/state.ts';
import { Breadcrumbs, type BreadcrumbItem } from '#ui/Breadcrumbs.tsx';
import { ChipRow } from '#ui/ChipRow.tsx';
import { Icon } from '#ui/Icon.tsx';
import { CategoryFilter, FilterSheet } from './CategoryFilter.tsx';
import { NothingFound, Results } from './Results.tsx';
import type { CatalogueQueryState } from './useCatalogueQuery.ts';

type CollectionTitleProps = {
  readonly heading: Label;
  /** The text that says how many products match; '' while unknown. */
  readonly count: string;
  readonly suggested: readonly Category[];
  /** What was searched for and is not sold; null otherwise. */
  readonly notSold: string | null;
};

/** The heading of the view, and a status that announces the count and the suggestions of each new view. */
function CollectionTitle({ heading, count, suggested, notSold }: CollectionTitleProps) {
  const t = useMessages(commonMessages);
  return (
    <div className="min-w-0">
      <h1 tabIndex={-1} lang={heading.lang} className="-mb-1 line-clamp-3 pb-1 text-h1-phone break-anywhere md:text-h1">
        {heading.label}
      </h1>
      <p role="status" className="mt-2 min-h-5.5 text-ink-3 break-anywhere">
        <span>{count}</span>
        {notSold !== null && <span className="sr-only">{`. ${t.collection.notSold(notSold, undefined)}`}</span>}
        {suggested.length > 0 && (
          <span className="sr-only">
            {t.collection.suggested(suggested.map(({ name }) => categoryLabel(t, name).label).join(', '))}
          </span>
        )}
      </p>
    </div>
  );
}

/** The heading of the filter on a wide screen, with a button that unticks all. */
function FilterHeading({ query }: { readonly query: CatalogueQueryState }) {
  const t = useMessages(commonMessages);
  return (
    <h2 className="mb-2 flex items-center justify-between border-b border-gold-soft pb-2 font-sans text-body font-semibold tracking-normal">
      <span>{t.collection.categories}</span>
      {query.categories.length > 0 && (
        <button
          type="button"
          onClick={() => {
            query.clearCategories();
            focusHeading();
          }}
          className="text-small text-gold-text underline underline-offset-4"
        >
          {t.collection.clear}
        </button>
      )}
    </h2>
  );
}

type SortSelectProps = { readonly order: SortOrder; readonly onSort: (order: SortOrder) => void };

/** The order of the products. Memoised: a tick or a letter does not change it. */
const SortSelect = memo(function SortSelect({ order, onSort }: SortSelectProps) {
  const t = useMessages(commonMessages);
  return (
    <div className="relative min-w-50 flex-1">
      <select
        aria-label={t.collection.sort}
        value={order}
        onChange={(event) => onSort(sortOrderOf(event.target.value))}
        className="h-12 w-full appearance-none rounded-sm border border-line-ui bg-white pr-11 pl-4 text-body md:min-w-55"
      >
        {SORT_ORDERS.map((one) => (
          <option key={one} value={one}>
            {t.collection.sortLabels[one]}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" className="pointer-events-none absolute top-3.5 right-3" />
    </div>
  );
});

type ChipsProps = {
  readonly query: CatalogueQueryState;
  /** What the search finds in all categories, where that is more than the ticked ones have; otherwise 0. */
  readonly everywhere: number;
};

/** The search and the ticked categories as chips, each with a button that removes it, and a way out of the categories. */
function Chips({ query, everywhere }: ChipsProps) {
  const t = useMessages(commonMessages);
  const chips = [
    ...(query.search === '' ? [] : [{ label: `“${query.search}”`, lang: undefined, remove: query.clearSearch }]),
    ...query.categories.map((name) => ({ ...categoryLabel(t, name), remove: () => query.toggleCategory(name, false) })),
  ];
  if (chips.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {chips.map(({ label, lang, remove }) => (
        <li key={label} className="max-w-full">
          <button
            type="button"
            aria-label={t.collection.remove(label)}
            onClick={() => {
              remove();
              focusHeading();
            }}
            className="inline-flex min-h-11 max-w-full items-center gap-1 rounded-full bg-sand pr-2.5 pl-3.5 text-small font-medium hover:bg-line md:min-h-9"
          >
            <span lang={lang} className="truncate">
              {label}
            </span>
            <Icon name="close" size="small" />
          </button>
        </li>
      ))}
      {everywhere > 0 && (
        <li>
          <button
            type="button"
            onClick={() => {
              query.clearCategories();
              focusHeading();
            }}
            className="min-h-11 px-2 text-small font-semibold text-gold-text underline underline-offset-4 md:min-h-9"
          >
            {t.collection.seeAll(everywhere)}
          </button>
        </li>
      )}
    </ul>
  );
}

const GUIDES = 3;

type GuideLinksProps = { readonly guides: readonly Keyword[]; readonly lexicon: Lexicon; readonly search: string };

/** The guides that a search is about, below what it found. Memoised: they follow its products. */
const GuideLinks = memo(function GuideLinks({ guides, lexicon, search }: GuideLinksProps) {
  const t = useMessages(commonMessages);
  const found = useMemo(() => searchGuides(guides, search, lexicon, GUIDES), [guides, search, lexicon]);
  if (found.length === 0) return null;
  return (
    <nav aria-labelledby="guides" className="mt-10 border-t border-line pt-6">
      <h2 id="guides" className="text-h3">
        {t.collection.guides}
      </h2>
      <ul className="mt-3">
        {found.map(({ slug, keyword }) => (
          <li key={slug}>
            <Link
              to={paths.keyword(slug)}
              lang="en"
              className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4 hover:decoration-ink"
            >
              {keyword}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});

type CollectionProps = {
  readonly query: CatalogueQueryState;
  readonly heading: Label;
  readonly products: Remote<readonly Product[]>;
  readonly categories: Remote<readonly Category[]>;
  /** The shop's guides, as far as they are loaded. */
  readonly guides: readonly Keyword[];
  /** What shoppers type. */
  readonly lexicon: Lexicon;
  /** The number of products, where the list has only the first of them. */
  readonly snapshotCounts: CollectionCounts | undefined;
  readonly onRetry: (list: 'products' | 'categories') => void;
  /** The way to see the shopper's photo on all products. */
  readonly ownPhoto: ReactNode;
};

const NOTHING: readonly never[] = [];

/** In no name: api/fields.ts removes it. */
const SEPARATOR = '\0';

/** The names that were joined into a text, which is compared by useMemo. */
const namesIn = (choice: string): readonly string[] => (choice === '' ? [] : choice.split(SEPARATOR));

/** The categories that the search text may mean, without those that are ticked. */
function suggestionsFor(
  known: readonly Category[],
  { search, categories }: CatalogueQueryState,
  lexicon: Lexicon,
): readonly Category[] {
  if (search === '') return NOTHING;
  const ticked = new Set(categories.map(fold));
  return suggestCategories(known, search, SUGGESTION_LIMIT, lexicon).filter(({ name }) => !ticked.has(fold(name)));
}

type View = {
  readonly found: Found;
  readonly total: number;
  /** How many products the search finds in all categories, where the ticked ones have fewer of them; otherwise 0. */
  readonly everywhere: number;
};

const countOf = ({ named, related }: Found): number => named.length + related.length;

/**
 * The products that match the query, in the shop's order, and their number; larger than the list while it has only the
 * first products.
 */
function useView({ products, query: { categories, search }, snapshotCounts, lexicon }: CollectionProps): View {
  const all = itemsOf(products);
  const ticked = categories.join(SEPARATOR);
  // The sort order is left out: it does not change which products match.
  const found = useMemo(
    () => searchProducts(all, { categories: namesIn(ticked), search }, lexicon),
    [all, ticked, search, lexicon],
  );
  const count = countOf(found);
  const everywhere = useMemo(() => {
    if (search === '' || ticked === '') return 0;
    const wider = searchProducts(all, { categories: [], search }, lexicon);
    return countOf(wider) > count || (wider.match === 'all' && found.match === 'most') ? countOf(wider) : 0;
  }, [all, ticked, search, lexicon, found, count]);
  return { found, total: search === '' ? (snapshotCounts?.total ?? count) : count, everywhere };
}

/** The text that says how many products match. */
function countIn(
  t: CommonMessages,
  { search }: CatalogueQueryState,
  { found, total }: Pick<View, 'found' | 'total'>,
): string {
  if (search === '') return t.collection.count(total);
  if (found.match === 'most' && total > 0) return t.collection.countMost(found.related.length, search);
  return t.collection.countFor(found.named.length, found.related.length, search);
}

/** The filter, which renders again only when the choice or the categories change: a letter of a search changes its frame alone. */
function useFilter({ products, categories, query, snapshotCounts, onRetry }: CollectionProps): ReactNode {
  const counts = useMemo(() => {
    if (snapshotCounts) return new Map(snapshotCounts.byCategory);
    return products.status === 'ready' ? countByCategory(products.data) : null;
  }, [products, snapshotCounts]);
  const ticked = query.categories.join(SEPARATOR);
  const toggle = useStableCallback(query.toggleCategory);
  const retry = useStableCallback(onRetry);
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
  return <div data-searching={query.search === '' ? undefined : ''}>{filter}</div>;
}

/** The whole collection: categories to tick, a sort order, and the products that fit. */
export function Collection(props: CollectionProps) {
  const { query, heading, products, categories, guides, lexicon, onRetry, ownPhoto } = props;
  const t = useMessages(commonMessages);
  const known = itemsOf(categories);
  const { found, total, everywhere } = useView(props);
  const filter = useFilter(props);
  const setSort = useStableCallback(query.setSort);
  // On a phone the filter is in its sheet alone: a second, hidden one would take part in each tick.
  const isPhone = useMediaQuery('(max-width: 799px)');
  const trail = useMemo(() => collectionTrail(t), [t]);
  const suggested = useMemo(() => suggestionsFor(known, query, lexicon), [known, query, lexicon]);
  // The products of a letter are painted before the links that it suggests.
  const links = useAfterPaint(useMemo(() => ({ search: query.search, suggested }), [query.search, suggested]));
  return (
    <div className="wrap pb-section-phone md:pb-section">
      {links.suggested.length > 0 ? (
        <CategorySuggestions categories={links.suggested} />
      ) : (
        <GiftIdeas search={links.search} />
      )}
      <Breadcrumbs trail={trail} />
      <div className="md:grid md:grid-cols-[208px_minmax(0,1fr)] md:items-start md:gap-8 lg:grid-cols-[232px_minmax(0,1fr)] lg:gap-14">
        <aside aria-label={t.collection.categories} className="hidden md:block">
          {!isPhone && (
            <>
              <FilterHeading query={query} />
              {filter}
            </>
          )}
        </aside>
        <div className="min-w-0">
          <div className="mb-3 md:flex md:items-end md:justify-between md:gap-8">
            <CollectionTitle
              heading={heading}
              count={products.status === 'ready' ? countIn(t, query, { found, total }) : ''}
              suggested={suggested}
              notSold={products.status === 'ready' ? (found.notSold?.typed ?? null) : null}
            />
            <div className="my-4 flex flex-wrap gap-3 md:my-0 md:block">
              <FilterSheet
                found={total}
                ticked={query.categories.length}
                hasBoxes={categories.status === 'ready'}
                onClear={query.clearCategories}
              >
                {filter}
              </FilterSheet>
              <SortSelect order={query.sort} onSort={setSort} />
            </div>
          </div>
          <div className="mb-6 grid grid-cols-1 gap-3 md:mb-8">
            <Chips query={query} everywhere={total === 0 ? 0 : everywhere} />
            {ownPhoto}
          </div>
          <Results
            view={[...query.categories, query.search, query.sort].join('\n')}
            isPhone={isPhone}
            products={products}
            found={found}
            order={query.sort}
            total={total}
            nothing={
              <NothingFound
                search={query.search}
                notSold={found.notSold}
                everywhere={everywhere}
                lexicon={lexicon}
                isNarrowed={query.categories.length > 0 || query.search !== ''}
                products={itemsOf(products)}
                categories={known}
                onShowAll={query.clearAll}
                onSeeEverywhere={query.clearCategories}
              />
            }
            onRetry={() => onRetry('products')}
          />
          {links.search !== '' && <GuideLinks guides={guides} lexicon={lexicon} search={links.search} />}
        </div>
      </div>
    </div>
  );
}

type CategorySuggestionsProps = {
  readonly categories: readonly Category[];
};

/**
 * Categories that a search may mean, right below its bar, in place of the shortcuts; the status with the count announces
 * them. The place of the row is never empty, so that nothing moves when they are loaded late or change with a letter.
 * Memoised: they follow the products of a search.
 */
const CategorySuggestions = memo(function CategorySuggestions({ categories }: CategorySuggestionsProps) {
  const t = useMessages(commonMessages);
  const chips = categories.map(({ name }) => ({ ...categoryLabel(t, name), to: paths.category(name) }));
  return <ChipRow id="suggested" title={t.collection.suggestions} chips={chips} />;
});

/** The breadcrumbs of the collection, the same for every view of it. */
export function collectionTrail({ breadcrumbs }: CommonMessages): readonly BreadcrumbItem[] {
  return [{ label: breadcrumbs.home, to: paths.home }, { label: breadcrumbs.collection }];
}
