import type { Copy } from './copy.ts';
import { sessionWords } from './en/session.ts';

/* The words of profile, payment return and order mail: a file of their own, since no other page has a use for them. */

export const profileCopy: Copy<(typeof sessionWords)['profile']> = { en: sessionWords.profile };
export const verifyCopy: Copy<(typeof sessionWords)['verify']> = { en: sessionWords.verify };
export const orderMailCopy: Copy<(typeof sessionWords)['orderMail']> = { en: sessionWords.orderMail };
