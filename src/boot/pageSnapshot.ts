import { compactProduct, expandProduct, type CompactProduct } from '#domain/product/compactProduct.ts';
import { ready, type Remote } from '#domain/remote.ts';
import type { PrerenderedPage } from '#shop/state.ts';

/** The data embedded in a prerendered page. A server stores thousands of these pages, so the format is compact. */
export type PageSnapshot = Omit<PrerenderedPage, 'products' | 'categoryNames'> & {
  readonly products?: readonly CompactProduct[];
  readonly categoryNames?: readonly string[];
};

/** The items of a list; undefined if the list is not loaded. */
function dataOf<T>(list: Remote<T> | undefined): T | undefined {
  return list?.status === 'ready' ? list.data : undefined;
}

/** Converts the state of a page to the data embedded in its document. */
export function serializeSnapshot({ products, categoryNames, ...rest }: PrerenderedPage): PageSnapshot {
  const listed = dataOf(products);
  const names = dataOf(categoryNames);
  return {
    ...rest,
    ...(listed && { products: listed.map(compactProduct) }),
    ...(names && { categoryNames: names.map(({ name }) => name) }),
  };
}

/** Restores the snapshot from a document. Footer categories carry only a name, so their index serves as id. */
export function parseSnapshot({ products, categoryNames, ...rest }: PageSnapshot): PrerenderedPage {
  return {
    ...rest,
    ...(products && { products: ready(products.map(expandProduct)) }),
    ...(categoryNames && {
      categoryNames: ready(categoryNames.map((name, index) => ({ id: String(index), name, picture: null }))),
    }),
  };
}
