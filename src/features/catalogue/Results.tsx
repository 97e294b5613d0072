import { useMemo, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';

import { GridSkeleton, ProductGrid } from '#components/ProductGrid.tsx';
import { COLLECTION_PAGE_SIZE, SUGGESTION_LIMIT } from '#config/constants.ts';
import { paths } from '#config/paths.ts';
import { categoryLabel } from '#content/categoryLabel.ts';
import { useMessages } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { firstSorted, type Category } from '#domain/catalogue/catalogue.ts';
import { bestSellers, type Product, type SortOrder } from '#domain/product/product.ts';
import type { Remote } from '#domain/remote.ts';
import type { Lexicon } from '#domain/search/lexicon.ts';
import type { Found } from '#domain/search/search.ts';
import { nearestCategory } from '#domain/search/searchCategories.ts';
import { focusHeading } from '#lib/focusHeading.ts';
import { useUrlQuery } from '#lib/hooks/UrlQuery.tsx';
import { useAfterPaint } from '#lib/afterPaint.ts';
import { useHydrated } from '#lib/hooks/useHydrated.ts';
import { useMediaQuery } from '#lib/hooks/useMediaQuery.ts';
import { useShop } from '#shop/ShopContext.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ListError } from '#ui/ListError.tsx';
import { LoadingState } from '#ui/LoadingState.tsx';
import { Reveal } from '#ui/Reveal.tsx';
import { SectionHeading } from '#ui/Heading.tsx';
import { useScrollPosition } from './useScrollPosition.ts';

type NothingFoundProps = {
  readonly search: string;
  /** The thing that was searched for, where the shop does not sell it. */
  readonly notSold: Found['notSold'];
  /** What the search finds in all categories, where the ticked ones have nothing; otherwise 0. */
  readonly everywhere: number;
  readonly lexicon: Lexicon;
  /** True where a category or a search text narrows the view. */
  readonly isNarrowed: boolean;
  readonly products: readonly Product[];
  readonly categories: readonly Category[];
  readonly onShowAll: () => void;
  readonly onSeeEverywhere: () => void;
};

/**
 * No product matches: a button that shows all, and for a search what other categories have, otherwise the nearest category, and bestsellers. A thing that the shop does
 * not sell is named, with the products nearest to it instead.
 */
export function NothingFound({
  search,
  notSold,
  everywhere,
  lexicon,
  isNarrowed,
  products,
  categories,
  onShowAll,
  onSeeEverywhere,
}: NothingFoundProps) {
  const t = useMessages(commonMessages);
  const closest = notSold?.nearest ?? [];
  const nearest = search === '' || everywhere > 0 ? undefined : nearestCategory(categories, search, lexicon, closest);
  const label = nearest && categoryLabel(t, nearest.name).label;
  const isClose = closest.length > 0;
  const best =
    search === '' ? [] : isClose ? closest.slice(0, SUGGESTION_LIMIT) : bestSellers(products, SUGGESTION_LIMIT);
  const help = notSold ? t.collection.notSold(notSold.typed, label) : t.collection.noneHelp;
  return (
    <>
      <EmptyState title={t.collection.none} {...(isNarrowed && { text: help })}>
        {everywhere > 0 && (
          <Button
            tone="primary"
            onClick={() => {
              onSeeEverywhere();
              focusHeading();
            }}
          >
            {t.collection.seeAll(everywhere)}
          </Button>
        )}
        {nearest && (
          <ButtonLink tone="primary" to={paths.category(nearest.name)}>
            {t.collection.nearest(label ?? nearest.name)}
          </ButtonLink>
        )}
        {isNarrowed && (
          <Button tone={nearest || everywhere > 0 ? 'line' : 'primary'} onClick={onShowAll}>
            {t.collection.showAll}
          </Button>
        )}
      </EmptyState>
      {best.length > 0 && (
        <Reveal name="best" aria-labelledby="best" className="mt-6">
          <SectionHeading id="best" title={isClose ? t.collection.nearestGifts : t.collection.best} />
          <ProductGrid products={best} layout="four" />
        </Reveal>
      )}
    </>
  );
}

type Named = Pick<Found, 'named' | 'related'>;

type ResultsProps = {
  /** The query as a text: another one starts with its first page. */
  readonly view: string;
  /** True where two products are side by side. */
  readonly isPhone: boolean;
  readonly products: Remote<readonly Product[]>;
  /** The products that match the query, in the shop's order. */
  readonly found: Named;
  readonly order: SortOrder;
  /** How many match; more than `found` while only the first products are loaded. */
  readonly total: number;
  /** Shown when nothing matches. */
  readonly nothing: ReactNode;
  readonly onRetry: () => void;
};

/**
 * How many products of a view are shown, and how to show more. The number is stored in the history entry: after going back
 * or reloading, the product that the shopper looked at is there again.
 */
function useLimit(view: string): readonly [limit: number, more: () => void] {
  const { search, state }: Location<unknown> = useLocation();
  const navigate = useNavigate();
  // A prerendered page has the first products only, and hydration must match it.
  const isHydrated = useHydrated();
  const entry = (state ?? {}) as { readonly view?: unknown; readonly limit?: unknown };
  const isSameView = isHydrated && entry.view === view;
  const limit = isSameView && typeof entry.limit === 'number' ? entry.limit : COLLECTION_PAGE_SIZE;
  const more = (): void =>
    void navigate({ search }, { replace: true, state: { view, limit: limit + COLLECTION_PAGE_SIZE } });
  return [limit, more];
}

/**
 * How many products of a view are rendered: the first rows at once, the rest after their paint, unless the view
 * changes.
 */
function useRenderedCount(view: string, limit: number, isPhone: boolean): number {
  // What the first screen shows: a row of three, two rows of two, or on a phone one of them (components/ProductGrid.tsx).
  const isWide = useMediaQuery('(min-width: 1200px)');
  const first = isPhone ? 2 : isWide ? 3 : 4;
  const [, , isAhead] = useUrlQuery(String);
  // The browser's history led here: what was there must render at once, so that its scroll position can be restored.
  const isFromHistory = useNavigationType() === NavigationType.Pop && !isAhead;
  // A new object for each change of the view: a view that comes back at once is rendered in the same two steps.
  const drawing = useMemo(() => ({ view }), [view]);
  const isSettled = useAfterPaint(drawing) === drawing;
  return isSettled || isFromHistory ? limit : Math.min(limit, first);
}

/** The first products of a view, in its order. */
function usePage({ named, related }: Named, order: SortOrder, limit: number): Named {
  return useMemo(
    () => ({
      named: firstSorted(named, order, limit),
      related: firstSorted(related, order, Math.max(0, limit - named.length)),
    }),
    [named, related, order, limit],
  );
}

type RelatedProps = {
  readonly products: readonly Product[];
  /** True where no product is named by the search: these are what it shows first. */
  readonly isFirst: boolean;
};

/** Products that a search is about but that do not have its words. What is shown first is in place at once, and does not rise. */
function Related({ products, isFirst }: RelatedProps) {
  const t = useMessages(commonMessages);
  const content = (
    <>
      <SectionHeading id="related" title={t.collection.related} />
      <ProductGrid products={products} layout="three" priority={isFirst ? 2 : 0} />
    </>
  );
  if (isFirst) return <section aria-labelledby="related">{content}</section>;
  return (
    <Reveal name="related" aria-labelledby="related" className="mt-12">
      {content}
    </Reveal>
  );
}

type MoreProductsProps = {
  /** True if more products were asked for than a prerendered page has. */
  readonly isWaiting: boolean;
  readonly onMore: () => void;
  readonly onRetry: () => void;
};

/** The button for more products, which keeps the focus during the wait for the shop's list; or why that failed. */
function MoreProducts({ isWaiting, onMore, onRetry }: MoreProductsProps) {
  const t = useMessages(commonMessages);
  const list = useShop((state) => state.products);
  if (isWaiting && list.status !== 'loading')
    return <ListError list={list} failed={t.waiting.failed.products} onRetry={onRetry} />;
  return (
    <>
      <Button isBusy={isWaiting} onClick={onMore}>
        {t.collection.more}
      </Button>
      {isWaiting && <LoadingState text={t.collection.loading} onRetry={onRetry} />}
    </>
  );
}

/** The products found, a page at a time; or why there are none, and what to do. */
export function Results({ view, isPhone, products, found, order, total, nothing, onRetry }: ResultsProps) {
  const t = useMessages(commonMessages);
  const [limit, showMore] = useLimit(view);
  const page = usePage(found, order, limit);
  const rendered = useRenderedCount(view, limit, isPhone);
  const count = page.named.length + page.related.length;
  useScrollPosition(limit > COLLECTION_PAGE_SIZE, rendered === limit && count === Math.min(limit, total));
  if (products.status === 'loading') {
    return (
      <>
        <div className="mb-6">
          <LoadingState text={t.collection.loading} onRetry={onRetry} />
        </div>
        <GridSkeleton count={9} layout="three" />
      </>
    );
  }
  if (products.status === 'failed') {
    return (
      <EmptyState tone="failed" title={t.waiting.failed.products} text={products.message}>
        <Button onClick={onRetry}>{t.waiting.retry}</Button>
      </EmptyState>
    );
  }
  if (count === 0) return nothing;
  const named = page.named.slice(0, rendered);
  const related = page.related.slice(0, rendered - named.length);
  return (
    <>
      {named.length > 0 && (
        <>
          {/* The heading level between the page's heading and those of the cards. */}
          <h2 className="sr-only">{t.collection.gifts}</h2>
          <ProductGrid products={named} layout="three" priority={2} />
        </>
      )}
      {related.length > 0 && <Related products={related} isFirst={named.length === 0} />}
      {total > count && (
        <div className="mt-10 grid justify-items-center gap-3">
          <p className="text-small text-ink-3">{t.collection.showing(count, total)}</p>
          <MoreProducts isWaiting={limit > Math.max(count, COLLECTION_PAGE_SIZE)} onMore={showMore} onRetry={onRetry} />
        </div>
      )}
    </>
  );
}
