import { databaseFields } from './databaseFields.ts';

/** A keyword page as written in keywords/. The content is HTML and begins below the page's own heading. */
export interface KeywordDraft {
  slug: string;
  keyword: string;
  /** What a search result shows: 120 to 155 characters. */
  description: string;
  content: string;
}

const FIRST_WRITTEN_MS = Date.parse('2025-04-01T10:00:00+05:30');
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Pages given oldest first, one a week, come out newest first as the backend sends them. */
export function keywordsFrom(drafts: readonly KeywordDraft[]) {
  return drafts
    .map((draft, index) => ({
      ...databaseFields('keyword', new Date(FIRST_WRITTEN_MS + index * WEEK_MS).toISOString(), index + 1),
      ...draft,
      content: draft.content.trim(),
    }))
    .toReversed();
}
