import { textOf, type Copy } from '#content/copy.ts';

/** Long copy, or the words of a part of the shop, in the language in use. */
export function useCopy<T>(copy: Copy<T>): T {
  return textOf(copy);
}
