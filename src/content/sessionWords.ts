import { en } from './en/session.ts';
import type { ByLanguage } from './language.ts';

/** The words of profile, payment return and order mail, loaded with these. */
export const sessionWords: ByLanguage<typeof en> = { en };
