import { createContext, use } from 'react';
import { Helmet } from 'react-helmet-async';
import { useLocation } from 'react-router-dom';

import { languageOfPath, withLanguage } from '#config/languages.ts';
import { settings } from '#config/settings.ts';
import type { Head } from '#domain/seo/head.ts';
import { headTags } from './headTags.ts';
import { inlineJson } from './inlineJson.ts';
import { titleOf } from './site.ts';

/** Where a page is prerendered: takes the head, which the build then writes into the document itself. docs/decisions/0027 */
export const HeadWriter = createContext<((head: Head) => void) | null>(null);

/** Facts for search engines (JSON-LD), escaped so that nothing breaks out of the element. */
const jsonLd = (data: object, key?: number) => (
  <script key={key} type="application/ld+json">
    {inlineJson(data)}
  </script>
);

/** A page's head. Exactly one per page: on React 19 Helmet does not merge two of them, so that two would leave two titles. */
export function Seo({ head: english }: { readonly head: Head }) {
  const { pathname } = useLocation();
  const { canonicalPath } = english;
  // A page of another language is one of its own.
  const language = languageOfPath(pathname);
  const head =
    language && canonicalPath ? { ...english, canonicalPath: withLanguage(canonicalPath, language) } : english;
  const write = use(HeadWriter);
  write?.(head);
  // Structured data is part of a prerendered page and is hydrated; title, meta and link are the page writer's there.
  return (
    <Helmet>
      {write === null && <title>{titleOf(head.title)}</title>}
      {write === null && headTags(head).map(({ tag: Tag, attributes }, index) => <Tag key={index} {...attributes} />)}
      {head.structured?.map(jsonLd)}
    </Helmet>
  );
}

/** The title of a page whose file is still on its way: the document always has one (WCAG 2.4.2), and the page before took its own along. */
export function SeoLoading() {
  return (
    <Helmet>
      <title>{settings.shopFullName}</title>
    </Helmet>
  );
}

/** Facts about a part of a page, beside what its head says. */
export function StructuredData({ data }: { readonly data: object }) {
  return <Helmet>{jsonLd(data)}</Helmet>;
}
