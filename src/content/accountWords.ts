import { en } from './en/account.ts';
import type { ByLanguage } from './language.ts';

/** The words of login and of the pages of information, loaded with these. */
export const accountWords: ByLanguage<typeof en> = { en };
