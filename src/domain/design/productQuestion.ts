import { fold, type Product } from '#domain/product/product.ts';

/** What the shop needs to know for a product besides photo and text; null for most. */
export type ProductQuestion = 'phoneModel' | 'spelling' | null;

/** A phone cover needs the model of the phone; a name is printed as spelled, so its spelling is to be checked. */
export function questionOf({
  name,
  category,
  subCategory,
}: Pick<Product, 'name' | 'category' | 'subCategory'>): ProductQuestion {
  const text = fold(`${category} ${subCategory} ${name}`);
  if (/\b(?:phone|mobile)\b.*\b(?:covers?|cases?)\b/.test(text)) return 'phoneModel';
  return /\bnames?\b/.test(text) ? 'spelling' : null;
}
