import { compactProduct, expandProduct, type CompactProduct } from '#domain/product/compactProduct.ts';
import { ready, type Remote } from '#domain/remote.ts';
import type { PrerenderedPage } from '#shop/state.ts';

/** A built page's data as they stand in its document: thousands of them lie on a server, so they are kept short. */
export type PageSnapshot = Omit<PrerenderedPage, 'products' | 'categoryNames'> & {
  readonly products?: readonly CompactProduct[];
  readonly categoryNames?: readonly string[];
};

/** What a list holds; nothing of one that has not come. */
function dataOf<T>(list: Remote<T> | undefined): T | undefined {
  return list?.status === 'ready' ? list.data : undefined;
}

/** The data that a page's document carries. */
export function serializeSnapshot({ products, categoryNames, ...rest }: PrerenderedPage): PageSnapshot {
  const listed = dataOf(products);
  const names = dataOf(categoryNames);
  return {
    ...rest,
    ...(listed && { products: listed.map(compactProduct) }),
    ...(names && { categoryNames: names.map(({ name }) => name) }),
  };
}

/** The page that its document carried. Of a category in the footer only the name is read: its place serves as its id. */
export function parseSnapshot({ products, categoryNames, ...rest }: PageSnapshot): PrerenderedPage {
  return {
    ...rest,
    ...(products && { products: ready(products.map(expandProduct)) }),
    ...(categoryNames && {
      categoryNames: ready(categoryNames.map((name, index) => ({ id: String(index), name, picture: null }))),
    }),
  };
}
