/** The catalogue as the backend spells it (docs/backend.md, Lists), older shapes included. */

export interface CatalogueMedia {
  _id: string;
  type: 'image' | 'video' | 'audio';
  url: string;
}

interface CatalogueReview {
  _id: string;
  reviewer: string;
  comment: string;
  rating: number;
}

export interface CatalogueProduct {
  _id: string;
  name: string;
  description: string;
  /** Rupees; a few have paise. */
  price: number;
  bestseller: boolean;
  category: string | { name: string };
  subCategory?: string;
  sizes: string[];
  rating: number;
  customers: number;
  reviews: CatalogueReview[];
  /** Absent on products of the older generation, which have `image` only. */
  media?: CatalogueMedia[];
  /** The older list of picture URLs. It may stand, empty, beside `media`. */
  image?: string[];
  /** When it was added, in milliseconds. */
  date: number;
}

interface Stored {
  _id: string;
  createdAt: string;
  updatedAt: string;
  __v: number;
}

export interface CatalogueSlide extends Stored {
  name: string;
  image: string[];
}

export interface CatalogueCategory extends Stored {
  name: string;
  image: string[];
}

export interface CatalogueKeyword extends Stored {
  slug: string;
  keyword: string;
  description: string;
  content: string;
}

/**
 * What the shop sells. Items are unknown, because some catalogues are made of items that no backend should send.
 * Products stand oldest first; slides, categories and keywords newest first, as the backend sends them.
 */
export interface Catalogue {
  readonly products: readonly unknown[];
  readonly slides: readonly unknown[];
  readonly categories: readonly unknown[];
  readonly keywords: readonly unknown[];
}
