import type { Plan } from './plan.ts';

/** A page that search engines are told of. */
type Listed = Pick<Plan, 'file' | 'changedAt'> & { readonly url: string };

/** Counts pages while they are written, because they are never all in memory. */
export function buildStats() {
  const listed: Listed[] = [];
  const inFolder: Record<string, number> = {};
  let [pages, productBytes, largestProduct] = [0, 0, 0];
  return {
    count: ({ file, changedAt, product }: Plan, text: string, url: string | null): void => {
      const [folder = ''] = file.split('/', 1);
      inFolder[folder] = (inFolder[folder] ?? 0) + 1;
      pages += 1;
      if (url !== null) listed.push({ url, file, changedAt });
      if (product === undefined) return;
      const bytes = new TextEncoder().encode(text).length;
      productBytes += bytes;
      largestProduct = Math.max(largestProduct, bytes);
    },
    /** What was written. */
    counted: () => ({
      pages,
      listed,
      products: inFolder['product'] ?? 0,
      categories: inFolder['collections'] ?? 0,
      guides: inFolder['keyword'] ?? 0,
      /** Bytes of the product pages: of all, and of the largest. */
      productBytes,
      largestProduct,
    }),
  };
}
