import { Link } from 'react-router-dom';

import { paths } from '#config/paths.ts';
import { accountWords } from '#content/accountWords.ts';
import type { Keyword } from '#domain/shop.ts';
import { useWords } from '#lib/hooks/useWords.ts';

const OTHERS_LIMIT = 6;

type OtherKeywordsProps = { readonly keywords: readonly Keyword[]; readonly slug: string };

/** The guides that follow this one in the shop's list, and from its end again from the top. */
function othersAfter(slug: string, keywords: readonly Keyword[]): readonly Keyword[] {
  const at = keywords.findIndex((keyword) => keyword.slug === slug);
  return [...keywords.slice(at + 1), ...keywords.slice(0, Math.max(0, at))].slice(0, OTHERS_LIMIT);
}

/** A few other guides to read. */
export function OtherKeywords({ keywords, slug }: OtherKeywordsProps) {
  const keywordsText = useWords(accountWords).keywords;
  const others = othersAfter(slug, keywords);
  if (others.length === 0) return null;
  return (
    <aside aria-labelledby="others" className="lg:sticky lg:top-6 print:hidden">
      <h2 id="others" className="border-b border-gold-soft pb-4 text-h3">
        {keywordsText.others}
      </h2>
      <ul>
        {others.map((other) => (
          <li key={other.slug} className="border-b border-line">
            <Link
              to={paths.keyword(other.slug)}
              className="flex min-h-13 items-center py-3 break-anywhere hover:text-maroon hover:underline"
            >
              {other.keyword}
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}
