/** The languages of the shop: with one more, the type check names every text that it lacks. */
type Language = 'en';

/** The words of a part of the shop, or a long text, in every language. */
export type ByLanguage<T> = Readonly<Record<Language, T>>;

/** The language in use: no other file names one. */
function language(): Language {
  return 'en';
}

/** A part's words in the language in use. Asked for when they are needed, never kept by a module: a language may be chosen later. */
export function wordsOf<T>(part: ByLanguage<T>): T {
  return part[language()];
}
