import type { DesignContent } from './design.ts';
import { kindText, type Product } from '#domain/product/product.ts';

/** What the shop needs to know for a product besides photo and text; null for most. */
export type ProductQuestion = 'phoneModel' | 'spelling' | null;

/** True for a design that does not yet answer a question without which it cannot be made. */
export function lacksAnswer(
  product: Pick<Product, 'name' | 'category' | 'subCategory'>,
  { answer }: Pick<DesignContent, 'answer'>,
): boolean {
  return questionOf(product) === 'phoneModel' && answer.trim() === '';
}

/** A phone cover needs the model of the phone; a name is printed as spelled, so its spelling is to be checked. */
export function questionOf(product: Pick<Product, 'name' | 'category' | 'subCategory'>): ProductQuestion {
  const text = kindText(product);
  if (/\b(?:phone|mobile)\b.*\b(?:covers?|cases?)\b/.test(text)) return 'phoneModel';
  return /\bnames?\b/.test(text) ? 'spelling' : null;
}
