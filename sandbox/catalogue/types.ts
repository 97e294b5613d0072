/**
 * What the shop sells. Items are unknown, because some catalogues are made of items that no backend should send.
 * Products are listed oldest first; slides, categories and keywords newest first, as the backend sends them.
 */
export interface Catalogue {
  readonly products: readonly unknown[];
  readonly slides: readonly unknown[];
  readonly categories: readonly unknown[];
  readonly keywords: readonly unknown[];
}
