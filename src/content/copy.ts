/** Long copy by language: a new language is one key more, and the type check names what is missing. */
type Language = 'en';
export type Copy<T> = Readonly<Record<Language, T>>;

/** A text in the language in use, for code that runs outside React. */
export function textOf<T>(copy: Copy<T>): T {
  return copy.en;
}
