import type { Head } from '#domain/seo/head.ts';
import { settings } from '#config/settings.ts';
import { absoluteUrl, titleOf } from './site.ts';

/** One element of the head, with its attributes by their HTML names. */
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

/**
 * A page's head without its title: the browser renders it (seo/Seo.tsx) and the build writes it into HTML. Tags that
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
  ];
}
