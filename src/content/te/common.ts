import type { en } from '#content/en/common.ts';
import { catalogueMessages } from './catalogue.ts';
import { categories } from './categories.ts';
import { shellMessages } from './shell.ts';

/** Telugu: the messages that every page may use. */
export const te: typeof en = {
  ...shellMessages,
  ...catalogueMessages,
  categories,
  inches: 'అంగుళాలు',
};
