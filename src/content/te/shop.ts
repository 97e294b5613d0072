import type { en } from '#content/en/shop.ts';
import { catalogueWords } from './catalogue.ts';
import { categories } from './categories.ts';
import { shellWords } from './shell.ts';

/** Telugu: the words that every page has a use for. */
export const te: typeof en = {
  ...shellWords,
  ...catalogueWords,
  categories,
};
