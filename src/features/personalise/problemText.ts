import { wordsOf } from '#content/language.ts';
import { designingWords } from '#content/designingWords.ts';
import type { PhotoProblem } from '#domain/imageFile.ts';
import type { Dimensions } from '#domain/printSize.ts';

/** Why a file cannot be used, and what to do about it. */
export function problemText(problem: PhotoProblem, size: Dimensions | null): string {
  const text = wordsOf(designingWords).design.problems[problem];
  return typeof text === 'function' ? text(size) : text;
}
