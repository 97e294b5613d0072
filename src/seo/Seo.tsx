import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';

import { languageOfPath, withLanguage } from '#config/languages.ts';

import type { Head } from '#domain/head.ts';
import { headTags } from './headTags.ts';
import { titleOf } from './site.ts';
import { StructuredData } from './StructuredData.tsx';

/** Where a page is written at build time: takes the head, which the build then writes into the document itself. */
export const HeadWriter = createContext<((head: Head) => void) | null>(null);

/** A page's head, which React puts into the document's. Exactly one per page: React does not merge, two would leave two titles. */
export function Seo({ head: english }: { readonly head: Head }) {
  const { pathname } = useLocation();
  const { canonicalPath } = english;
  // A page of another language is one of its own.
  const language = languageOfPath(pathname);
  const head =
    language && canonicalPath ? { ...english, canonicalPath: withLanguage(canonicalPath, language) } : english;
  const write = use(HeadWriter);
  write?.(head);
  return (
    <>
      {write === null && (
        <>
          <title>{titleOf(head.title)}</title>
          {headTags(head).map(({ tag: Tag, attributes }, index) => (
            <Tag key={index} {...attributes} />
          ))}
        </>
      )}
      {head.structured?.map((data, index) => (
        <StructuredData key={index} data={data} />
      ))}
    </>
  );
}
