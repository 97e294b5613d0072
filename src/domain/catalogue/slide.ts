import type { SlideMedia } from '#domain/product/media.ts';

/** One slide of the home page's slideshow. */
export type Slide = {
  readonly id: string;
  readonly name: string;
  readonly media: SlideMedia;
  /** A square version for phones: the second picture of the slide; null when it has only one. */
  readonly phoneUrl: string | null;
};
