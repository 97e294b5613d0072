import { createContext, use } from 'react';
import { Helmet } from 'react-helmet-async';
import { useLocation } from 'react-router-dom';

import { languageOfPath, withLanguage } from '#config/languages.ts';
import { settings } from '#config/settings.ts';
import type { Head } from '#domain/seo/head.ts';
import { headTags } from './headTags.ts';
import { inlineJson } from './escaped.ts';
import { titleOf } from './site.ts';

/**
 * Set in the prerender: receives the head, which the build then writes into the document itself. docs/decisions/0027
 */
export const HeadWriter = createContext<((head: Head) => void) | null>(null);

/** Facts for search engines (JSON-LD), escaped so that nothing breaks out of the element. */
const jsonLd = (data: object, key?: number) => (
  <script key={key} type="application/ld+json">
    {inlineJson(data)}
  </script>
);

/**
 * A page's head. Exactly one per page: on React 19 Helmet does not merge two heads, so two would produce two titles.
 */
export function Seo({ head: english }: { readonly head: Head }) {
  const { pathname } = useLocation();
  const { canonicalPath } = english;
  // A page in another language is a page of its own.
  const language = languageOfPath(pathname);
  const head =
    language && canonicalPath ? { ...english, canonicalPath: withLanguage(canonicalPath, language) } : english;
  const write = use(HeadWriter);
  write?.(head);
  // Structured data is part of a prerendered page and is hydrated; the prerender writes title, meta and link itself.
  return (
    <Helmet>
      {write === null && <title>{titleOf(head.title)}</title>}
      {write === null && headTags(head).map(({ tag: Tag, attributes }, index) => <Tag key={index} {...attributes} />)}
      {head.structured?.map(jsonLd)}
    </Helmet>
  );
}

/**
 * The title while a page's chunk loads: the document must always have one (WCAG 2.4.2), and the previous page's is
 * unmounted.
 */
export function SeoLoading() {
  return (
    <Helmet>
      <title>{settings.shopFullName}</title>
    </Helmet>
  );
}

/** Facts about a section of a page, in addition to the head's. */
export function StructuredData({ data }: { readonly data: object }) {
  return <Helmet>{jsonLd(data)}</Helmet>;
}
