import type { SlideMedia } from '#domain/product/media.ts';

/** One slide of the home page's slideshow. */
export type Slide = {
  readonly id: string;
  readonly name: string;
  readonly media: SlideMedia;
  /** A square cut for phones, when the slide's list of pictures has a second one. */
  readonly phoneUrl: string | null;
};
