import { printSizeOf } from '#domain/design/printSize.ts';

/**
 * A size as the shopper reads it: '8 × 10 in' for '8 x 10', whose sides are inches. Every other size stays as the shop wrote
 * it ('325 ml', 'A4', 'Standard'). For screens only: the cart, orders and the shop's own papers have the size verbatim.
 */
export function sizeText(size: string): string {
  const inches = printSizeOf(size);
  return inches ? `${inches.width} × ${inches.height} in` : size;
}
