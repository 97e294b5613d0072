/** Everything a page tells search engines and link previews. Texts are plain; the renderer escapes them. */
export type Head = {
  readonly title: string;
  readonly description: string;
  readonly keywords?: string;
  /** Path of the canonical URL. Private and missing screens have none, and stay out of search engines. */
  readonly canonicalPath?: string;
  /** Not for search engines either, though another URL stands for it. */
  readonly isVariant?: boolean;
  /** URL of a preview picture, a JPEG of 1200 x 630 pixels; the shop's card stands in. */
  readonly picture?: string;
  /** Rupees as a number in text, where the page sells one thing. */
  readonly price?: string;
  /** schema.org objects. */
  readonly structured?: readonly object[];
};
