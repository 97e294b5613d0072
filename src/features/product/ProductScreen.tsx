import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';

import { RELATED_LIMIT } from '#config/constants.ts';
import { useMessages } from '#content/messages.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import { commonMessages } from '#content/commonMessages.ts';
import { relatedProducts } from '#domain/catalogue/catalogue.ts';
import type { Media } from '#domain/product/media.ts';
import { firstSize, type Product } from '#domain/product/product.ts';
import { useShopActions } from '#shop/ShopContext.tsx';
import { OwnPictureSwitch } from '#components/OwnPicture.tsx';
import { ProductGrid } from '#components/ProductGrid.tsx';
import { BelowFold } from '#ui/BelowFold.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx';
import { SectionBoundary } from '#ui/ErrorBoundary.tsx';
import { SectionHeading } from '#ui/Heading.tsx';
import { BuyBox } from './BuyBox.tsx';
import { Details, type Tab } from './Details.tsx';
import { Gallery } from './Gallery.tsx';
import { productTrail } from './productHead.ts';
import { StickyBar } from './StickyBar.tsx';
import { LazySamePhotoSheet, LazySizeSheet, useAddToCart, type AddToCart } from './useAddToCart.ts';

type ProductScreenProps = {
  readonly product: Product;
  readonly all: readonly Product[];
  /** Renders the first step, the shopper's own photo on the product, which needs the chosen size. */
  readonly renderPersonalise: (adding: AddToCart) => ReactNode;
  /** Loads the dialog of the first step. @throws Error with a sentence for the shopper */
  readonly loadPhotoDialog: () => Promise<void>;
  /** The way to see the shopper's photo on all products, shown with the related ones. */
  readonly ownPhoto: ReactNode;
};

const pictureAt = (url: string): Media => ({ kind: 'image', url, source: url });

/** A product's page: pictures, purchase, details and related products. */
export function ProductScreen({ product, all, renderPersonalise, loadPhotoDialog, ownPhoto }: ProductScreenProps) {
  const [tab, setTab] = useState<Tab>('description');
  const adding = useAddToCart(product);
  const size = adding.size || firstSize(product);
  const own = adding.shownDesignIn(size);
  const { lead: askPhoto } = useMessages(personaliseMessages).samePhoto;
  // The shopper's own design, or else their photo, is shown before the shop's pictures.
  const shown = own === null ? product : { ...product, media: [pictureAt(own.url), ...product.media] };
  const button = useRef<HTMLDivElement>(null);
  const { recordViewed } = useShopActions();
  useEffect(() => recordViewed(product.id), [recordViewed, product.id]);
  return (
    <>
      <div className="wrap">
        <Breadcrumbs trail={productTrail(product)} />
        <div className="grid items-start gap-3 md:grid-cols-2 md:gap-10 lg:grid-cols-[minmax(0,1fr)_412px] lg:gap-16">
          <SectionBoundary>
            <Gallery product={shown} overlay={<OwnPictureSwitch product={product} size={size} />} />
          </SectionBoundary>
          <BuyBox product={product} adding={adding} button={button} onShowReviews={() => setTab('reviews')}>
            <SectionBoundary>{renderPersonalise(adding)}</SectionBoundary>
          </BuyBox>
        </div>
      </div>
      <BelowFold name="details">
        <Details product={product} tab={tab} onTab={setTab} />
      </BelowFold>
      <BelowFold name="related" rises>
        <Related {...{ product, all, ownPhoto }} />
      </BelowFold>
      <StickyBar {...{ product, adding, button, loadPhotoDialog }} />
      {adding.isAskingPhoto && (
        <LazySamePhotoSheet lead={askPhoto} onAnswer={adding.answer} onClose={adding.closeQuestion} />
      )}
      {adding.isSheetOpen && <LazySizeSheet product={product} adding={adding} />}
    </>
  );
}

/** Related products; nothing when there are none. */
function Related({ product, all, ownPhoto }: Pick<ProductScreenProps, 'product' | 'all' | 'ownPhoto'>) {
  const t = useMessages(commonMessages);
  const related = useMemo(() => relatedProducts(product, all, RELATED_LIMIT), [product, all]);
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related">
      <div className="wrap py-section-phone md:py-section">
        <SectionHeading id="related" title={t.product.related} />
        <div className="-mt-2 mb-6 md:-mt-4">{ownPhoto}</div>
        <ProductGrid products={related} layout="five" hasLead />
      </div>
    </section>
  );
}
