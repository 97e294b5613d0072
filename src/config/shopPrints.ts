import type { DesignContent } from '#domain/design/design.ts';
import { designCheck, fittedTo, isSizeUnknown, type DesignCheck } from '#domain/design/slots.ts';
import { printsFor, type ProductPrints } from '#domain/design/productPrints.ts';
import { pressTable } from '#own/press.ts';

type PrintedProduct = Parameters<typeof printsFor>[1];

/** What is printed of a product in one size, by the shop's own table (docs/own-folder.md). */
export function productPrints(product: PrintedProduct, size: string): ProductPrints {
  return printsFor(pressTable, product, size);
}

/** A design as it is printed in a size, which may have other places than the one it was made in; unchanged for ''. */
export function designInSize<Made extends DesignContent & { readonly gift: PrintedProduct }>(
  design: Made,
  size: string,
): Made {
  return size === '' ? design : fittedTo(design, productPrints(design.gift, size).offer);
}

/**
 * How sharp a design prints on a product in one of its sizes. 'unconfirmed': the table does not know the size, so the shop confirms
 * it; null without a photo.
 */
export function checkInSize(
  content: DesignContent,
  product: PrintedProduct,
  size: string,
): DesignCheck | 'unconfirmed' | null {
  const { offer } = productPrints(product, size);
  return isSizeUnknown(offer) ? 'unconfirmed' : designCheck(fittedTo(content, offer), offer);
}
