import { catalogueWords } from './catalogue.ts';
import { shellWords } from './shell.ts';

/** Names of categories in another language, by their English ones in small letters. */
const categories: Readonly<Record<string, string>> = {};

/** English: the words that every page has a use for. */
export const en = {
  ...shellWords,
  ...catalogueWords,
  categories,
};
