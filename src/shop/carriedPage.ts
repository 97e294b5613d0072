import { builtProduct, productFromBuilt, type BuiltProduct } from '#domain/builtProduct.ts';
import { ready, type Remote } from '#domain/remote.ts';
import type { BuiltPage } from './state.ts';

/** A built page's data as they stand in its document: thousands of them lie on a server, so they are kept short. */
export type CarriedPage = Omit<BuiltPage, 'products' | 'categoryNames'> & {
  readonly products?: readonly BuiltProduct[];
  readonly categoryNames?: readonly string[];
};

/** What a list holds; nothing of one that has not come. */
function dataOf<T>(list: Remote<T> | undefined): T | undefined {
  return list?.status === 'ready' ? list.data : undefined;
}

/** The data that a page's document carries. */
export function carriedFrom({ products, categoryNames, ...rest }: BuiltPage): CarriedPage {
  const listed = dataOf(products);
  const names = dataOf(categoryNames);
  return {
    ...rest,
    ...(listed && { products: listed.map(builtProduct) }),
    ...(names && { categoryNames: names.map(({ name }) => name) }),
  };
}

/** The page that its document carried. Of a category in the footer only the name is read: its place serves as its id. */
export function pageFromCarried({ products, categoryNames, ...rest }: CarriedPage): BuiltPage {
  return {
    ...rest,
    ...(products && { products: ready(products.map(productFromBuilt)) }),
    ...(categoryNames && {
      categoryNames: ready(categoryNames.map((name, index) => ({ id: String(index), name, picture: null }))),
    }),
  };
}
