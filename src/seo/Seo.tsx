import { createContext, use } from 'react';
import { Helmet } from 'react-helmet-async';
import { useLocation } from 'react-router-dom';

import { LANGUAGES, languageOfPath, withLanguage, withoutLanguage } from '#config/languages.ts';
import { isTranslated } from '#config/routes.ts';
import { settings } from '#config/settings.ts';
import { inlineJson } from './escaped.ts';
import { titleOf, absoluteUrl } from './site.ts';

/** Everything in a page's head for search engines and link previews. Texts are plain; the renderer escapes them. */
export type Head = {
  readonly title: string;
  readonly description: string;
  readonly keywords?: string;
  /** Path of the canonical URL. Private and missing screens have none, and are not indexed. */
  readonly canonicalPath?: string;
  /** Not indexed either, because another URL is the canonical one. */
  readonly isVariant?: boolean;
  /** URL of a preview picture, a JPEG of 1200 x 630 pixels; default: the shop's share card. */
  readonly picture?: string;
  /** Rupees as a decimal string, on a product's page. */
  readonly price?: string;
  /** schema.org objects. */
  readonly structured?: readonly object[];
};

/** One element of the head, with its attributes by React's names. */
export type HeadTag = { readonly tag: 'meta' | 'link'; readonly attributes: Readonly<Record<string, string>> };

/** The size of every preview picture in pixels. */
const PREVIEW = { width: '1200', height: '630' } as const;

function named(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property: name, content } };
}

function pictureTags(url: string, alt: string): readonly HeadTag[] {
  return [
    property('og:image', url),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', PREVIEW.width),
    property('og:image:height', PREVIEW.height),
    property('og:image:alt', alt),
  ];
}

/** The same page in each language, where search engines find it in all of them. */
function alternates(canonicalPath: string): readonly HeadTag[] {
  const path = withoutLanguage(canonicalPath);
  if (!isTranslated(path)) return [];
  return [...LANGUAGES, null].flatMap((language) => {
    const href = absoluteUrl(withLanguage(path, language ?? 'en'));
    return href ? [{ tag: 'link', attributes: { rel: 'alternate', hrefLang: language ?? 'x-default', href } }] : [];
  });
}

/**
 * A page's head without its title: the browser renders it (`Seo`) and the build writes it into HTML. Tags that
 * need the site's public URL are omitted if it is not set.
 */
export function headTags(head: Head): readonly HeadTag[] {
  const title = titleOf(head.title);
  const canonical = head.canonicalPath === undefined ? null : absoluteUrl(head.canonicalPath);
  const isIndexed = head.canonicalPath !== undefined && !head.isVariant;
  const picture = absoluteUrl(head.picture ?? settings.shareCard);
  return [
    named('description', head.description),
    named('robots', isIndexed ? 'index, follow' : 'noindex, follow'),
    ...(head.keywords ? [named('keywords', head.keywords)] : []),
    ...(canonical ? [{ tag: 'link', attributes: { rel: 'canonical', href: canonical } } as const] : []),
    property('og:type', head.price ? 'product' : 'website'),
    property('og:site_name', settings.shopFullName),
    property('og:title', title),
    property('og:description', head.description),
    ...(canonical ? [property('og:url', canonical)] : []),
    ...(picture ? pictureTags(picture, head.picture ? head.title : settings.shopFullName) : []),
    ...(head.price ? [property('product:price:amount', head.price), property('product:price:currency', 'INR')] : []),
    named('twitter:card', 'summary_large_image'),
    ...(isIndexed ? alternates(head.canonicalPath) : []),
  ];
}

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
  // A page in another language is a page of its own, where there is one: a single category has none.
  const language = languageOfPath(pathname);
  const head =
    language && canonicalPath && isTranslated(canonicalPath)
      ? { ...english, canonicalPath: withLanguage(canonicalPath, language) }
      : english;
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
