import { catalogueMessages } from './catalogue.ts';
import { shellMessages } from './shell.ts';

/** Names of categories in another language, by their English ones in small letters. */
const categories: Readonly<Record<string, string>> = {};

/** English: the messages that every page may use. */
export const en = {
  ...shellMessages,
  ...catalogueMessages,
  categories,
  /** The unit of a size with two sides. */
  inches: 'in',
};
