import { products } from '#sandbox/catalogue/demo.ts';
import type { Product } from '#domain/product/product.ts';
import { aProduct, rupees } from './factories.ts';

/** The demo catalogue as the shop reads it: newest first. */
export const demoList: readonly Product[] = products.toReversed().map((product) =>
  aProduct({
    id: product._id,
    name: product.name,
    description: product.description,
    isBestseller: product.bestseller,
    price: rupees(product.price),
    category: typeof product.category === 'string' ? product.category : product.category.name,
    subCategory: product.subCategory ?? '',
    sizes: product.sizes,
  }),
);
