import type { Head } from '#seo/Seo.tsx';
import { escaped } from '#seo/escaped.ts';

/** The protocol's limit of URLs per file. */
const PER_FILE = 50_000;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export type SitemapEntry = {
  readonly url: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
};

type File = { readonly file: string; readonly text: string };

/** Whether the page at a URL is in the sitemap: only if its head names this URL as the canonical one. */
export const isListed = ({ canonicalPath }: Head, url: string): boolean => canonicalPath === url;

function xml(root: string, items: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${items.join('\n')}\n</${root}>\n`;
}

function item(kind: 'url' | 'sitemap', { url, changedAt }: SitemapEntry): string {
  const day = new Date(changedAt).toISOString().slice(0, 10);
  return `<${kind}><loc>${escaped(url)}</loc><lastmod>${day}</lastmod></${kind}>`;
}

/** sitemap.xml; for more URLs than one file may hold, an index and its files. */
export function sitemapFiles(entries: readonly SitemapEntry[], siteUrl: string, perFile = PER_FILE): readonly File[] {
  const urls = (part: readonly SitemapEntry[]): string =>
    xml(
      'urlset',
      part.map((entry) => item('url', entry)),
    );
  if (entries.length <= perFile) return [{ file: 'sitemap.xml', text: urls(entries) }];
  const parts = Array.from({ length: Math.ceil(entries.length / perFile) }, (_, index) =>
    entries.slice(index * perFile, (index + 1) * perFile),
  );
  const files = parts.map((part, index) => ({ file: `sitemap-${index + 1}.xml`, text: urls(part) }));
  const index = parts.map((part, at) =>
    item('sitemap', {
      url: `${siteUrl}/${files[at]?.file ?? ''}`,
      changedAt: part.reduce((latest, { changedAt }) => Math.max(latest, changedAt), 0),
    }),
  );
  return [{ file: 'sitemap.xml', text: xml('sitemapindex', index) }, ...files];
}
