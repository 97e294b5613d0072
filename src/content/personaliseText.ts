import type { Copy } from './copy.ts';
import { personaliseWords } from './en/personalise.ts';

/* The words of the photo on the gift: a file of their own, since no other page has a use for them. */

export const personaliseCopy: Copy<(typeof personaliseWords)['personalise']> = { en: personaliseWords.personalise };
export const sendCopy: Copy<(typeof personaliseWords)['send']> = { en: personaliseWords.send };
