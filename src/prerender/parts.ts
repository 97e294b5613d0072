import { BEST_SELLER_LIMIT, COLLECTION_PAGE_SIZE, GUIDE_PRODUCTS, MARQUEE_PRODUCTS } from '#config/constants.ts';
import { countByCategory, filterProducts } from '#domain/catalogue/catalogue.ts';
import { productsOfGuide } from '#domain/catalogue/guideProducts.ts';
import type { Keyword } from '#domain/catalogue/keyword.ts';
import { bestSellers, latestProducts, STANDARD_SIZE, type Product } from '#domain/product/product.ts';
import { cutAt } from '#domain/text/text.ts';

/** Limits of what a page embeds: how many reviews, and how much of each text; the rest comes with the list. */
const REVIEWS = 5;
const DESCRIPTION_LENGTH = 4000;
const CARD_MEDIA = 2;

/** A product on its own page. A description with markup is sanitised, unless it is too long to embed. */
export function onPage(product: Product, sanitise: (html: string) => string): Product {
  const { markup } = product;
  const isCarried = markup !== null && markup.html.length <= DESCRIPTION_LENGTH;
  return {
    ...product,
    markup: isCarried ? { html: sanitise(markup.html), isClean: true } : null,
    description: cutAt(product.description, DESCRIPTION_LENGTH),
    reviews: product.reviews.slice(0, REVIEWS),
  };
}

/** A product in a grid: what a card shows at first, and the fields that products are sorted and filtered by. */
function onCard(product: Product): Product {
  return {
    ...product,
    description: '',
    markup: null,
    reviews: [],
    sizes: [STANDARD_SIZE],
    addedAt: null,
    media: product.media.slice(0, CARD_MEDIA).map((media) => ({ ...media, source: '' })),
  };
}

/** The products that home shows, in the shop's order. */
export function homeProducts(products: readonly Product[]): readonly Product[] {
  const shown = new Set([...latestProducts(products, MARQUEE_PRODUCTS), ...bestSellers(products, BEST_SELLER_LIMIT)]);
  return products.filter((product) => shown.has(product)).map(onCard);
}

/** The products that a guide speaks of, as cards. */
export function guideProducts(guide: Keyword, products: readonly Product[]): readonly Product[] {
  return productsOfGuide(guide, products, GUIDE_PRODUCTS).map(onCard);
}

/** The products of the collection or of one category, the first of them as cards, and their number. */
export function collectionProducts(products: readonly Product[], category?: string) {
  const found = filterProducts(products, { categories: category === undefined ? [] : [category], search: '' });
  return {
    found,
    listed: found.slice(0, COLLECTION_PAGE_SIZE).map(onCard),
    counts: { total: found.length, byCategory: [...countByCategory(products)] },
  };
}
