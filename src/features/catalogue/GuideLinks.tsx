import { useMemo } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '#config/paths.ts';
import { useMessages } from '#content/language.ts';
import { shopMessages } from '#content/shopMessages.ts';
import type { Keyword } from '#domain/catalogue/keyword.ts';
import type { Lexicon } from '#domain/search/meanings.ts';
import { searchGuides } from '#domain/search/searchGuides.ts';
import { useAfterPaint } from '#lib/hooks/useAfterPaint.ts';

const GUIDES = 3;

type GuideLinksProps = { readonly guides: readonly Keyword[]; readonly lexicon: Lexicon; readonly search: string };

/** The guides that a search is about, below what it found. The products are painted before them. */
export function GuideLinks({ guides, lexicon, search }: GuideLinksProps) {
  const t = useMessages(shopMessages);
  const painted = useAfterPaint(search);
  const found = useMemo(() => searchGuides(guides, painted, lexicon, GUIDES), [guides, painted, lexicon]);
  if (found.length === 0) return null;
  return (
    <nav aria-labelledby="guides" className="mt-10 border-t border-line pt-6">
      <h2 id="guides" className="text-h3">
        {t.collection.guides}
      </h2>
      <ul className="mt-3">
        {found.map(({ slug, keyword }) => (
          <li key={slug}>
            <Link
              to={paths.keyword(slug)}
              lang="en"
              className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4 hover:decoration-ink"
            >
              {keyword}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
