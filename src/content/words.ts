import { en } from './en.ts';

/** The shape every language fills; a missing key fails the type check. */
export type Words = typeof en;

/** The words of the language in use, for code that runs outside React. */
export const words: Words = en;
