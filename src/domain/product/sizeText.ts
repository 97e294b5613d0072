import type { Dimensions } from '#domain/design/printSharpness.ts';

/** Inches, at most three digits before and after the point. */
const SIDE = String.raw`\s*(\d{1,3}(?:\.\d{1,3})?)\s*(?:["”″]|in\.?|inch(?:es)?)?\s*`;
const TWO_SIDES = new RegExp(`^${SIDE}[x×*]${SIDE}$`, 'i');
const MIN_IN = 0.5;
const MAX_IN = 120;

/** A size with two sides such as '8 x 12' is a print of that many inches; null for any other size. */
export function printSizeOf(size: string): Dimensions | null {
  const [width = 0, height = 0] = TWO_SIDES.exec(size)?.slice(1).map(Number) ?? [];
  return Math.min(width, height) >= MIN_IN && Math.max(width, height) <= MAX_IN ? { width, height } : null;
}

/**
 * A size as the shopper reads it: '8 × 10 in' for '8 x 10', whose sides are inches; `unit` is the word for those. Every other size stays as the shop wrote
 * it ('325 ml', 'A4', 'Standard'). For screens only: the cart, orders and the shop's own papers have the size verbatim.
 */
export function sizeText(size: string, unit = 'in'): string {
  const inches = printSizeOf(size);
  return inches ? `${inches.width} × ${inches.height} ${unit}` : size;
}
