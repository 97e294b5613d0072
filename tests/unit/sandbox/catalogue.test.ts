// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { categories, keywords, products } from '#sandbox/catalogue/demo.ts';
import type { CatalogueProduct } from '#sandbox/catalogue/product-draft.ts';

const MEDIA = new URL('../../../sandbox/media/', import.meta.url);
const pictures: object = JSON.parse(readFileSync(new URL('manifest.json', MEDIA), 'utf8')) as object;

const urlsOf = (product: CatalogueProduct): string[] =>
  product.media?.map((medium) => medium.url) ?? product.image ?? [];

const isPicture = (url: string) => url.endsWith('.jpg');

/** Pictures are listed by name in the manifest, since the server picks width and format; the rest are files. */
function isInKit(url: string): boolean {
  const name = url.replace(/^\/media\//, '');
  return isPicture(url) ? Object.hasOwn(pictures, name.replace(/\.jpg$/, '')) : existsSync(new URL(name, MEDIA));
}

const duplicates = (values: readonly (string | undefined)[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the products of the demo shop', () => {
  it('each have a first picture that no other product has first', () => {
    const leads = products.map((product) => urlsOf(product).find(isPicture));
    expect(leads).not.toContain(undefined);
    expect(duplicates(leads)).toEqual([]);
  });

  it('show only pictures, films and sounds that the kit has', () => {
    expect(products.flatMap(urlsOf).filter((url) => !isInKit(url))).toEqual([]);
    expect(products.filter((product) => urlsOf(product).length < 1 || urlsOf(product).length > 5)).toEqual([]);
  });

  it('have the shapes of a real backend', () => {
    expect(products.filter(({ media, image }) => media === undefined && image !== undefined)).toHaveLength(3);
    expect(products.filter(({ media, image }) => media !== undefined && image?.length === 0)).toHaveLength(1);
    expect(products.filter(({ category }) => typeof category === 'object')).toHaveLength(1);
    expect(products.filter(({ sizes }) => sizes.length === 0)).toHaveLength(2);
    expect(products.flatMap(({ sizes }) => sizes)).toEqual(
      expect.arrayContaining(['12 x 15 ', '1.5 x 2', 'FREE SIZE']),
    );
    expect(new Set(products.map(({ media }) => media?.[0]?.type))).toEqual(
      new Set(['image', 'video', 'audio', undefined]),
    );
  });
});

describe('the other lists of the demo shop', () => {
  it('link only to pages of the shop', () => {
    const slugs = keywords.map(({ slug }) => `/keyword/${slug}`);
    const categoryLinks = categories.map(({ name }) => `/collections?category=${encodeURIComponent(name)}`);
    const known = ['/collection', '/contact', '/privacypolicy', ...slugs, ...categoryLinks];
    const links = keywords.flatMap(({ content }) => [...content.matchAll(/href="([^"]*)"/g)].map(([, href]) => href));
    expect(links.length).toBeGreaterThan(24);
    expect(links.filter((href) => href === undefined || !known.includes(href))).toEqual([]);
  });
});
