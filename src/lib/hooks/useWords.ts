import { wordsOf, type ByLanguage } from '#content/language.ts';

/** A part's words in the language in use, for components; other code asks `wordsOf`. */
export function useWords<T>(part: ByLanguage<T>): T {
  return wordsOf(part);
}
