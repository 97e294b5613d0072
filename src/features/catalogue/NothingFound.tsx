import { SUGGESTION_LIMIT } from '#config/constants.ts';
import { paths } from '#config/paths.ts';
import { categoryLabel } from '#content/categoryLabel.ts';
import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { bestSellers, type Product } from '#domain/product/product.ts';
import type { Lexicon } from '#domain/search/meanings.ts';
import type { Found } from '#domain/search/search.ts';
import { nearestCategory } from '#domain/search/searchCategories.ts';
import { focusHeading } from '#lib/focusHeading.ts';
import { ProductGrid } from '#components/ProductGrid.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Reveal } from '#ui/Reveal.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';

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
  const t = useMessages(shopMessages);
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
          <SectionHead id="best" title={isClose ? t.collection.nearestGifts : t.collection.best} />
          <ProductGrid products={best} layout="four" />
        </Reveal>
      )}
    </>
  );
}
