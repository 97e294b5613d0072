import { catalogueWords } from './en/catalogue.ts';
import { homeWords } from './en/home.ts';
import { shellWords } from './en/shell.ts';

/** English: the words of the interface that every page has a use for; those of its parts have files of their own. Exact texts of docs/behaviour.md live here and nowhere else. */
export const en = {
  ...shellWords,
  ...catalogueWords,
  ...homeWords,
};
