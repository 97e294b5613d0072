import { useState } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '#config/paths.ts';
import { accountWords } from '#content/accountWords.ts';
import { useWords } from '#content/language.ts';
import type { Keyword } from '#domain/shop.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

/** Thousands of keywords at once would freeze the page: they come in portions of this size. */
const PORTION = 60;

/** Every guide with its first lines, a portion at a time. */
export function KeywordList({ keywords }: { readonly keywords: readonly Keyword[] }) {
  const keywordsText = useWords(accountWords).keywords;
  const [count, setCount] = useState(PORTION);
  const shown = keywords.slice(0, count);
  return (
    <>
      <ul className="grid gap-x-6 md:grid-cols-2 lg:grid-cols-3">
        {shown.map(({ slug, keyword, description }) => (
          <li key={slug} className="border-t border-line lg:nth-[-n+3]:border-gold-soft">
            <Link to={paths.keyword(slug)} className="group flex h-full items-start gap-4 py-5 md:pt-6 md:pb-8">
              <span lang="en" className="min-w-0 flex-1 break-anywhere">
                <span className="block font-serif text-h4 group-hover:underline md:text-h3">{keyword}</span>
                <span className="mt-1.5 line-clamp-3 text-fine text-ink-2">{description}</span>
              </span>
              <Icon name="arrow" className="mt-0.5 text-gold-text md:mt-1" />
            </Link>
          </li>
        ))}
      </ul>
      {keywords.length > PORTION && (
        <div className="mt-10 grid justify-items-center gap-4">
          <p role="status" className="text-small text-ink-3">
            {keywordsText.showing(shown.length, keywords.length)}
          </p>
          {shown.length < keywords.length && (
            <Button onClick={() => setCount(count + PORTION)}>{keywordsText.showMore}</Button>
          )}
        </div>
      )}
    </>
  );
}
