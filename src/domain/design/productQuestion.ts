import { fold, type Product } from '#domain/product/product.ts';

/** What a product has to be told besides photo and words; null when nothing. */
export type ProductQuestion = 'phoneModel' | 'spelling' | null;

/** A cover is made for a model of phone; a name is printed as it is spelled. */
export function questionOf({
  name,
  category,
  subCategory,
}: Pick<Product, 'name' | 'category' | 'subCategory'>): ProductQuestion {
  const text = fold(`${category} ${subCategory} ${name}`);
  if (/\b(?:phone|mobile)\b.*\b(?:covers?|cases?)\b/.test(text)) return 'phoneModel';
  return /\bnames?\b/.test(text) ? 'spelling' : null;
}
