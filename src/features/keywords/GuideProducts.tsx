import { useMemo } from 'react';

import { ProductGrid } from '#components/ProductGrid.tsx';
import { GUIDE_PRODUCTS } from '#config/constants.ts';
import { accountMessages } from '#content/accountMessages.ts';
import { useMessages } from '#content/language.ts';
import { productsOfGuide } from '#domain/catalogue/guideProducts.ts';
import type { Keyword } from '#domain/catalogue/keyword.ts';
import { productsByIds } from '#domain/product/product.ts';
import { itemsOf } from '#domain/remote.ts';
import { useList, useShop } from '#shop/ShopContext.tsx';
import { Reveal } from '#ui/Reveal.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';

/** The products that a guide speaks of; a prerendered page brings along which. Nothing where it speaks of none. */
export function GuideProducts({ guide }: { readonly guide: Keyword }) {
  const keywordsText = useMessages(accountMessages).keywords;
  const products = itemsOf(useList('products'));
  const snapshot = useShop(({ prerendered }) =>
    prerendered?.keyword?.slug === guide.slug ? prerendered.products : undefined,
  );
  const shown = useMemo(
    () =>
      snapshot
        ? productsByIds(
            itemsOf(snapshot).map(({ id }) => id),
            products,
          )
        : productsOfGuide(guide, products, GUIDE_PRODUCTS),
    [guide, products, snapshot],
  );
  if (shown.length === 0) return null;
  return (
    <Reveal name="products" aria-labelledby="guide-products" className="mt-12 print:hidden">
      <SectionHead id="guide-products" title={keywordsText.products} />
      <ProductGrid products={shown} layout="prose" />
    </Reveal>
  );
}
