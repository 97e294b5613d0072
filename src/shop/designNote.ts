import type { Design } from '#domain/design.ts';

/** What screens know of a design that is kept on this device. */
export type DesignNote = {
  readonly design: Design;
  /** A small picture of the gift with it. */
  readonly preview: Blob;
  /** URL of that picture; lives as long as the page knows the design. */
  readonly previewUrl: string;
  /** Of the design and its photos, as far as no later design has them. */
  readonly bytes: number;
  /** False when the browser refused, and it goes with the page. */
  readonly isKept: boolean;
};
