/** A search-engine landing page; content is untrusted HTML that only RichText may show. */
export type Keyword = {
  readonly slug: string;
  readonly keyword: string;
  readonly description: string;
  readonly content: string;
};

/** How many other guides a guide links to. */
const LINKED_GUIDES = 6;

/** The guides that follow the one at an index, continuing from the top at the list's end; the first ones for index -1. */
export function keywordsAfter(keywords: readonly Keyword[], index: number): readonly Keyword[] {
  const fromTop = Math.min(Math.max(0, index), LINKED_GUIDES);
  return [...keywords.slice(index + 1, index + 1 + LINKED_GUIDES), ...keywords.slice(0, fromTop)].slice(
    0,
    LINKED_GUIDES,
  );
}
