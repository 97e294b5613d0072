/** A search-engine landing page; content is untrusted HTML that only RichText may show. */
export type Keyword = {
  readonly slug: string;
  readonly keyword: string;
  readonly description: string;
  readonly content: string;
};

/** So many other guides stand beside a guide. */
const OTHERS = 6;

/** The guides that follow the one at a place, and from the list's end again from the top; the first where it has none. */
export function keywordsAfter(keywords: readonly Keyword[], at: number): readonly Keyword[] {
  const fromTop = Math.min(Math.max(0, at), OTHERS);
  return [...keywords.slice(at + 1, at + 1 + OTHERS), ...keywords.slice(0, fromTop)].slice(0, OTHERS);
}
