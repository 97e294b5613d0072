/** Everything in a page's head for search engines and link previews. Texts are plain; the renderer escapes them. */
export type Head = {
  readonly title: string;
  readonly description: string;
  readonly keywords?: string;
  /** Path of the canonical URL. Private and missing screens have none, and are not indexed. */
  readonly canonicalPath?: string;
  /** Not indexed either, because another URL is the canonical one. */
  readonly isVariant?: boolean;
  /** URL of a preview picture, a JPEG of 1200 x 630 pixels; default: the shop's share card. */
  readonly picture?: string;
  /** Rupees as a decimal string, on a product's page. */
  readonly price?: string;
  /** schema.org objects. */
  readonly structured?: readonly object[];
};
