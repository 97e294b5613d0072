import { en } from './en/shop.ts';
import type { ByLanguage } from './language.ts';

export type ShopWords = typeof en;

/** The words that every page has a use for: in the first bundle. */
export const shopWords: ByLanguage<ShopWords> = { en };
