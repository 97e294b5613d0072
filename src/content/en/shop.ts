import { catalogueWords } from './catalogue.ts';
import { homeWords } from './home.ts';
import { shellWords } from './shell.ts';

/** English: the words that every page has a use for. */
export const en = {
  ...shellWords,
  ...catalogueWords,
  ...homeWords,
};
