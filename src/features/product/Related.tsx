import { useMemo } from 'react';

import { RELATED_LIMIT } from '#config/constants.ts';
import { paths } from '#config/paths.ts';
import { useWords } from '#content/language.ts';
import { shopWords } from '#content/shopWords.ts';
import { relatedProducts } from '#domain/catalogue.ts';
import type { Product } from '#domain/product.ts';
import { ProductGrid } from '#blocks/ProductGrid.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';

/** Gifts to see next; nothing when there are none. */
export function Related({ product, all }: { readonly product: Product; readonly all: readonly Product[] }) {
  const t = useWords(shopWords);
  const related = useMemo(() => relatedProducts(product, all, RELATED_LIMIT), [product, all]);
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related" className="drawn-near">
      {/* Nothing shows beyond what is drawn near: the rings of a focus at either end need the room beside the grid. */}
      <div className="wrap py-section-phone md:py-section">
        <SectionHead id="related" title={t.product.related} />
        <ProductGrid products={related} layout="five" linkTo={({ id }) => paths.product(id)} hasLead />
      </div>
    </section>
  );
}
