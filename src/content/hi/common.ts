import type { en } from '#content/en/common.ts';
import { catalogueMessages } from './catalogue.ts';
import { categories } from './categories.ts';
import { shellMessages } from './shell.ts';

/** Hindi: the messages that every page may use. */
export const hi: typeof en = {
  ...shellMessages,
  ...catalogueMessages,
  categories,
  inches: 'इंच',
};
