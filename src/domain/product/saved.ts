import type { Product } from './product.ts';

/** The products behind ids, in the order of the ids; ids that are not sold any more are left out. */
export function productsByIds(ids: readonly string[], products: readonly Product[]): readonly Product[] {
  if (ids.length === 0) return [];
  const wanted = new Set(ids);
  const byId = new Map(products.filter(({ id }) => wanted.has(id)).map((product) => [product.id, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
