import { useParams } from 'react-router-dom';

import { settings } from '#config/settings.ts';
import { useLanguage, messagesOf } from '#content/messages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import type { Product } from '#domain/product/product.ts';
import { dataOr, itemsOf } from '#domain/remote.ts';
import { StaleNotice } from '#features/catalogue/StaleNotice.tsx';
import { OwnPhotoChip } from '#features/ownPhoto/OwnPhotoChip.tsx';
import { PersonaliseCard } from '#features/personalise/PersonaliseCard.tsx';
import { LazyPersonaliseDialog } from '#features/personalise/usePersonaliseDialog.ts';
import { ProductLoading, useProduct } from '#features/product/useProduct.tsx';
import { ProductScreen } from '#features/product/ProductScreen.tsx';
import { productHead } from '#features/product/productHead.ts';
import { WishlistAndRecentRow } from '#features/catalogue/WishlistAndRecentRow.tsx';
import { useList } from '#shop/ShopContext.tsx';
import type { ListName } from '#shop/state.ts';
import { Seo, type Head } from '#seo/Seo.tsx';

/** A product's head; without a product the page stays out of search engines. */
export function head(product: Product | undefined): Head {
  if (product) return productHead(product);
  const { product: productText, home } = messagesOf(commonMessages);
  return { title: productText.loadingTitle, description: home.description([], settings.shopTown) };
}

export function ProductPage() {
  const { productId = '' } = useParams();
  // Head and breadcrumbs have texts too: render again in another language.
  useLanguage();
  const view = useProduct(productId);
  const product = dataOr(view.product, undefined);
  const all = itemsOf(useList('products'));
  return (
    <>
      <Seo head={head(product)} />
      <StaleNotice lists={LISTS} />
      {product ? (
        // Another product resets the chosen size and picture.
        <>
          <ProductScreen
            key={product.id}
            product={product}
            all={all}
            ownPhoto={<OwnPhotoChip />}
            loadPhotoDialog={LazyPersonaliseDialog.load}
            renderPersonalise={({ size, choose, add }) => (
              <PersonaliseCard product={product} size={size} onSize={choose} onAdd={() => add()} />
            )}
          />
          <WishlistAndRecentRow list="recent" without={product.id} />
        </>
      ) : (
        <ProductLoading view={view} />
      )}
    </>
  );
}

const LISTS: readonly ListName[] = ['products'];
