import { useMessages } from '#content/messages.ts';
import { personaliseMessages } from '#content/personaliseMessages.ts';
import { firstPicture } from '#domain/product/product.ts';
import type { CartLine } from '#domain/cart/cartView.ts';
import { cx } from '#lib/cx.ts';
import { hasPicture, useLineParts } from '#shop/designs/useDesigns.ts';
import { EnlargeablePicture } from '#ui/EnlargeablePicture.tsx';
import { Picture } from './Picture.tsx';

type ProductPictureProps = {
  /** The shop's own picture of the product. */
  readonly url: string | undefined;
  /** The product with the shopper's photo on it, if there is a design. */
  readonly photoUrl: string | undefined;
  readonly name: string;
  /** Side of the square, in CSS pixels. */
  readonly side: number;
  readonly className: string;
};

/** A product in a row: with the shopper's photo if there is a design, otherwise as in the shop. */
export function ProductPicture({ url, photoUrl, name, side, className }: ProductPictureProps) {
  const personaliseText = useMessages(personaliseMessages).personalise;
  if (photoUrl === undefined) {
    const upTo = side < 100 ? 240 : 360;
    return <Picture url={url} alt="" width={side} upTo={upTo} className={className} />;
  }
  const alt = personaliseText.preview(name);
  return <img src={photoUrl} alt={alt} width={side} height={side} className={cx('bg-cream object-cover', className)} />;
}

type LinePictureProps = Pick<ProductPictureProps, 'side' | 'className'> & {
  readonly line: CartLine;
  /** True where a tap enlarges the shopper's own design. */
  readonly isEnlargeable?: boolean;
};

/** The picture of a cart line. */
export function LinePicture({ line, isEnlargeable = false, ...look }: LinePictureProps) {
  const { line: t, personalise } = useMessages(personaliseMessages);
  const { product } = line;
  const photo = useLineParts(line).find(({ record }) => record && hasPicture(record))?.record;
  if (isEnlargeable && photo) {
    return (
      <EnlargeablePicture
        src={photo.previewUrl}
        alt={personalise.preview(product.name)}
        labels={{ enlarge: t.enlargeNamed(product.name, ''), close: t.closeLarge }}
        {...look}
      />
    );
  }
  return <ProductPicture url={firstPicture(product)?.url} photoUrl={photo?.previewUrl} name={product.name} {...look} />;
}
