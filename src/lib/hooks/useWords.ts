import { words, type Words } from '#content/words.ts';

/** The words of the language in use. */
export function useWords(): Words {
  return words;
}
