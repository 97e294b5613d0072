import { fold, type Product } from '#domain/product/product.ts';

/** What shows the kind of a product: its category, sub-category and name, for comparison. */
export function kindText({ category, subCategory, name }: Pick<Product, 'category' | 'subCategory' | 'name'>): string {
  return fold(`${category} ${subCategory} ${name}`);
}
