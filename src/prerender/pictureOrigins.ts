import { parsed } from '#domain/text/url.ts';
import type { Catalogue } from './catalogue.ts';

const PICTURE = /<img\b[^>]*?\bsrc\s*=\s*["']?(https?:[^"'\s>]+)/gi;

function* urlsIn({ products, slides, categories, keywords }: Catalogue): Generator<string> {
  for (const { media } of products ?? []) for (const { url } of media) yield url;
  for (const { media, phoneUrl } of slides ?? []) {
    if ('url' in media) yield media.url;
    yield phoneUrl ?? '';
  }
  for (const { picture } of categories ?? []) yield picture ?? '';
  for (const { content } of keywords ?? []) for (const [, url = ''] of content.matchAll(PICTURE)) yield url;
}

/** Origins of the catalogue's pictures, clips and sounds, in order, without the shop's own and its backend's. */
export function pictureOrigins(catalogue: Catalogue, own: readonly string[]): readonly string[] {
  const origins = new Set<string>();
  for (const url of urlsIn(catalogue)) {
    const origin = url.startsWith('http') ? parsed(url)?.origin : undefined;
    if (origin !== undefined) origins.add(origin);
  }
  for (const url of own) origins.delete(parsed(url)?.origin ?? '');
  return [...origins].toSorted();
}
