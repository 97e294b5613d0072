import { SUGGESTION_LIMIT } from '#config/constants.ts';
import { paths } from '#config/paths.ts';
import { categoryLabel } from '#content/categoryLabel.ts';
import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { bestSellers, type Product } from '#domain/product/product.ts';
import { nearestCategory } from '#domain/search/searchCategories.ts';
import { ProductGrid } from '#components/ProductGrid.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Reveal } from '#ui/Reveal.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';

type NothingFoundProps = {
  readonly search: string;
  /** True where a category or a search text narrows the view. */
  readonly isNarrowed: boolean;
  readonly products: readonly Product[];
  readonly categories: readonly Category[];
  readonly onShowAll: () => void;
};

/** No product matches: a button that shows all, and for a search the nearest category and bestsellers. */
export function NothingFound({ search, isNarrowed, products, categories, onShowAll }: NothingFoundProps) {
  const t = useMessages(shopMessages);
  const nearest = search === '' ? undefined : nearestCategory(categories, search);
  const best = search === '' ? [] : bestSellers(products, SUGGESTION_LIMIT);
  return (
    <>
      <EmptyState title={t.collection.none} {...(isNarrowed && { text: t.collection.noneHelp })}>
        {nearest && (
          <ButtonLink tone="primary" to={paths.category(nearest.name)}>
            {t.collection.nearest(categoryLabel(t, nearest.name).label)}
          </ButtonLink>
        )}
        {isNarrowed && (
          <Button tone={nearest ? 'line' : 'primary'} onClick={onShowAll}>
            {t.collection.showAll}
          </Button>
        )}
      </EmptyState>
      {best.length > 0 && (
        <Reveal name="best" aria-labelledby="best" className="mt-6">
          <SectionHead id="best" title={t.collection.best} />
          <ProductGrid products={best} layout="four" />
        </Reveal>
      )}
    </>
  );
}
