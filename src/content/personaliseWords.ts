import { en } from './en/personalise.ts';
import type { ByLanguage } from './language.ts';

/** The words of the photo on the gift, loaded with the screens that need them. */
export const personaliseWords: ByLanguage<typeof en> = { en };
