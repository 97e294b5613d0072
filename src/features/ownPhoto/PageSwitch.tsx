import { useEffect } from 'react';

import type { ProductInSize } from '#components/ownPictures.ts';
import { usePendingDesign } from '#shop/designs/useDesigns.ts';
import { useCurrent, useOwnPicture, usePlace } from './current.ts';
import { PictureSwitch } from './PictureSwitch.tsx';

/** Has the open product's picture drawn first, and switches to the shop's where the product has no design of its own. */
export function PageSwitch({ product, size }: ProductInSize) {
  const drawer = useCurrent((state) => state.drawer);
  const isDrawn = useOwnPicture(product, size) !== undefined;
  const hasDesign = usePendingDesign(product.id) !== undefined;
  useEffect(() => drawer?.request(product, size, true), [drawer, product, size]);
  usePlace(isDrawn);
  return isDrawn && !hasDesign ? <PictureSwitch product={product} className="own-picture-page-switch" /> : null;
}
