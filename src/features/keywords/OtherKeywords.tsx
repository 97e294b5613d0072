import { Link } from 'react-router-dom';

import { paths } from '#config/paths.ts';
import { accountMessages } from '#content/accountMessages.ts';
import { useMessages } from '#content/language.ts';
import { keywordsAfter, type Keyword } from '#domain/catalogue/keyword.ts';
import { Reveal } from '#ui/Reveal.tsx';

type OtherKeywordsProps = { readonly keywords: readonly Keyword[]; readonly slug: string };

/** A few other guides to read. */
export function OtherKeywords({ keywords, slug }: OtherKeywordsProps) {
  const keywordsText = useMessages(accountMessages).keywords;
  const others = keywordsAfter(
    keywords,
    keywords.findIndex((keyword) => keyword.slug === slug),
  );
  if (others.length === 0) return null;
  return (
    <Reveal as="aside" name="others" aria-labelledby="others" className="lg:sticky lg:top-26 print:hidden">
      <h2 id="others" className="border-b border-gold-soft pb-4 text-h3">
        {keywordsText.others}
      </h2>
      <ul>
        {others.map((other) => (
          <li key={other.slug} className="border-b border-line">
            <Link
              to={paths.keyword(other.slug)}
              lang="en"
              className="flex min-h-13 items-center py-3 break-anywhere hover:text-maroon hover:underline"
            >
              {other.keyword}
            </Link>
          </li>
        ))}
      </ul>
    </Reveal>
  );
}
