let segmenter: Intl.Segmenter | undefined;

/** The letters of a text as a reader counts them: combined characters are one. */
export function lettersOf(text: string): readonly string[] {
  // Created when it is needed: a browser's first segmenter takes 50 ms on a cheap phone.
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}
