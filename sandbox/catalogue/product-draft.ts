import { objectId } from './stored.ts';
import type { CatalogueMedia, CatalogueProduct } from './types.ts';

/** A product as we write it down; ids, media types and the rating follow from it. */
export interface ProductDraft {
  /** Day and time of adding in India. It orders the list, so no two products share one. */
  added: string;
  name: string;
  description: string;
  price: number;
  category: string | { name: string };
  subCategory?: string;
  sizes: string[];
  isBestseller?: boolean;
  /** URLs under /media, the lead first. */
  media: string[];
  /** How the backend stored the media: the older generation had picture URLs only. */
  shape?: 'image list only' | 'empty image list beside media';
  /** The rating shown while nobody has reviewed it; the backend's own default was 4. */
  unratedAs?: 0 | 4;
  reviews?: ReviewDraft[];
}

type ReviewDraft = [reviewer: string, rating: number, comment: string];

/** Products as the backend keeps them, oldest first. */
export function productsFrom(drafts: readonly ProductDraft[]): CatalogueProduct[] {
  return drafts.toSorted((a, b) => addedMs(a) - addedMs(b)).map((draft, index) => productFrom(draft, index + 1));
}

function productFrom(draft: ProductDraft, position: number): CatalogueProduct {
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

function mediaTypeOf(url: string): CatalogueMedia['type'] {
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
