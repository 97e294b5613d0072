import { objectId } from './databaseFields.ts';

/** What differs between the products of one kind; ids, media types and the rating follow from it. */
interface Details {
  description: string;
  /** Overrides the kind's own. */
  category?: string | { name: string };
  subCategory?: undefined;
  sizes?: string[];
  isBestseller?: boolean;
  /** The lead first: a picture of the kind by its number or by what is printed on it, anything else by its path. */
  media: (number | string)[];
  /** How the backend stored the media: the older generation had picture URLs only. */
  shape?: 'image list only' | 'empty image list beside media';
  /** The rating shown while there are no reviews; the backend's own default was 4. */
  unratedAs?: 0 | 4;
  reviews?: ReviewDraft[];
}

type ReviewDraft = [reviewer: string, rating: number, comment: string];

export type ProductDraft = ReturnType<ReturnType<typeof draftsOf>>;

/** A product as the backend spells it (docs/backend.md, Lists), older shapes included. */
export type CatalogueProduct = ReturnType<typeof productFrom>;

/** How the products of a kind are written down: its pictures are named for `picture`, and most come in these sizes. */
export function draftsOf(category: string, subCategory: string | undefined, picture: string, sizes: string[]) {
  const urlOf = (medium: number | string): string => {
    if (typeof medium === 'number') return `/media/products/${picture}-${medium}.jpg`;
    return medium.startsWith('/') ? medium : `/media/variants/${picture}--${medium}.jpg`;
  };
  /**
   * `added` is day and time in India. It orders the list, so no two products share one. The price is in rupees; a few
   * have paise.
   */
  return (added: string, name: string, price: number, { media, ...details }: Details) => ({
    category,
    subCategory,
    sizes,
    ...details,
    added,
    name,
    price,
    media: media.map(urlOf),
  });
}

/** Products in the backend's stored order, oldest first. */
export function productsFrom(drafts: readonly ProductDraft[]) {
  return drafts.toSorted((a, b) => addedMs(a) - addedMs(b)).map((draft, index) => productFrom(draft, index + 1));
}

function productFrom(draft: ProductDraft, position: number) {
  const date = addedMs(draft);
  const reviews = draft.reviews ?? [];
  return {
    _id: objectId('product', date, position),
    name: draft.name,
    description: draft.description,
    price: draft.price,
    bestseller: draft.isBestseller ?? false,
    category: draft.category,
    ...(draft.subCategory === undefined ? {} : { subCategory: draft.subCategory }),
    sizes: draft.sizes,
    rating: reviews.length === 0 ? (draft.unratedAs ?? 0) : averageOf(reviews),
    customers: reviews.length,
    reviews: reviews.map(([reviewer, rating, comment], index) => ({
      _id: objectId('review', date, position * 16 + index),
      reviewer,
      comment,
      rating,
    })),
    ...storedMedia(draft, date, position),
    date,
  };
}

function storedMedia(draft: ProductDraft, date: number, position: number) {
  if (draft.shape === 'image list only') return { image: draft.media };
  const media = draft.media.map((url, index) => ({
    _id: objectId('media', date, position * 16 + index),
    type: mediaTypeOf(url),
    url,
  }));
  return draft.shape === undefined ? { media } : { image: [], media };
}

function mediaTypeOf(url: string) {
  if (url.endsWith('.mp4')) return 'video';
  return url.endsWith('.mp3') ? 'audio' : 'image';
}

function averageOf(reviews: readonly ReviewDraft[]): number {
  const sum = reviews.reduce((total, [, rating]) => total + rating, 0);
  return Math.round((sum / reviews.length) * 10) / 10;
}

function addedMs(draft: ProductDraft): number {
  return Date.parse(`${draft.added}:00+05:30`);
}
