import { createContext, use } from 'react';

import type { Head } from '#domain/head.ts';
import { headTags } from './headTags.ts';
import { titleOf } from './site.ts';
import { StructuredData } from './StructuredData.tsx';

/** Where a page is written at build time: takes the head, which the build then writes into the document itself. */
export const HeadWriter = createContext<((head: Head) => void) | null>(null);

/** A page's head, which React puts into the document's. Exactly one per page: React does not merge, two would leave two titles. */
export function Seo({ head }: { readonly head: Head }) {
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
