import type { Catalogue } from '../catalogue/types.ts';

/** One item in each list that makes careless rendering throw (fault R33), among items that are all right. */
export function poisonCatalogue(demo: Catalogue): Catalogue {
  return {
    products: inMiddle(demo.products, [
      {
        _id: 'poison-product',
        name: { text: 'an object where a name belongs' },
        description: ['a', { list: true }],
        price: { amount: 499 },
        bestseller: true,
        category: { name: { name: 'nested' } },
        sizes: 'M',
        rating: 'five',
        customers: null,
        reviews: [null, { reviewer: {}, comment: null, rating: [] }, 'text'],
        media: { type: 'image', url: 7 },
        image: [null, { url: null }],
        date: 'not a date',
      },
      null,
    ]),
    slides: inMiddle(demo.slides, [{ _id: 'poison-slide', name: {}, image: [{ url: null }, null] }, null]),
    categories: inMiddle(demo.categories, [{ _id: 'poison-category', name: { en: 'Frames' }, image: 5 }, null]),
    keywords: inMiddle(demo.keywords, [
      { _id: 'poison-keyword', slug: { path: 1 }, keyword: null, description: [], content: { html: '<p>' } },
      null,
    ]),
  };
}

function inMiddle(list: readonly unknown[], items: readonly unknown[]): unknown[] {
  const middle = Math.floor(list.length / 2);
  return list.toSpliced(middle, 0, ...items);
}
