import type { DesignContent } from '#domain/design/design.ts';
import { firstSize, type Product } from '#domain/product/product.ts';
import { usePendingDesign } from '#shop/designs/useDesigns.ts';
import { ownPictures, pictureKey, useOwnPictures, type ShownPhoto } from './OwnPicture.tsx';

/** What of the shopper's own a product's page shows, and its pieces are made with. */
export type ShownDesign = {
  /** The product with it. */
  readonly url: string;
  readonly content: DesignContent;
  /** The photo for all products; null for the product's design. */
  readonly photo: ShownPhoto | null;
};

/** What of the shopper's own the page shows in a size, in the first one for ''; null for the shop's picture. */
export function useShownDesign(product: Product): (size: string) => ShownDesign | null {
  const design = usePendingDesign(product.id);
  // Other products' pictures do not render it again.
  useOwnPictures(({ parts, urls, shopPictures }) =>
    [
      parts !== null,
      shopPictures.has(product.id),
      ...product.sizes.map((size) => urls.get(pictureKey(product, size))),
    ].join(),
  );
  return (chosen) => {
    const size = chosen || firstSize(product);
    const photo = ownPictures.get().parts?.photoIn({ product, size }, design);
    if (photo) return { ...photo, photo };
    return design ? { url: design.previewUrl, content: design.design, photo: null } : null;
  };
}
