import type { Copy } from './copy.ts';
import { accountWords } from './en/account.ts';

/* The words of login and the pages of information: a file of their own, since no other page has a use for them. */

export const loginCopy: Copy<(typeof accountWords)['login']> = { en: accountWords.login };
export const aboutCopy: Copy<(typeof accountWords)['about']> = { en: accountWords.about };
export const contactCopy: Copy<(typeof accountWords)['contact']> = { en: accountWords.contact };
export const policyCopy: Copy<(typeof accountWords)['policy']> = { en: accountWords.policy };
export const keywordsCopy: Copy<(typeof accountWords)['keywords']> = { en: accountWords.keywords };
