// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { categories, keywords, products, slides } from '#sandbox/catalogue/demo.ts';
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

const categoryOf = ({ category }: CatalogueProduct) =>
  (typeof category === 'string' ? category : category.name).toLowerCase();

const duplicates = (values: readonly (string | undefined)[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').trim();

describe('the products of the demo shop', () => {
  it('are at least 48, oldest first, in all ten categories', () => {
    const dates = products.map((product) => product.date);
    expect(products.length).toBeGreaterThanOrEqual(48);
    expect(dates).toEqual(dates.toSorted((a, b) => a - b));
    expect(new Set(products.map(categoryOf))).toEqual(new Set(categories.map(({ name }) => name.toLowerCase())));
  });

  it('have ids of their own that begin with the time of adding', () => {
    const ids = products.flatMap(({ _id, media = [], reviews }) => [
      _id,
      ...[...media, ...reviews].map((part) => part._id),
    ]);
    expect(duplicates(ids)).toEqual([]);
    expect(ids.filter((id) => !/^[0-9a-f]{24}$/.test(id))).toEqual([]);
    for (const { _id, date } of products) expect(Number.parseInt(_id.slice(0, 8), 16) * 1000).toBe(date);
  });

  it('each lead with a picture that no other product leads with', () => {
    const leads = products.map((product) => urlsOf(product).find(isPicture));
    expect(leads).not.toContain(undefined);
    expect(duplicates(leads)).toEqual([]);
  });

  it('show only pictures, films and sounds that the kit has', () => {
    expect(products.flatMap(urlsOf).filter((url) => !isInKit(url))).toEqual([]);
    expect(products.filter((product) => urlsOf(product).length < 1 || urlsOf(product).length > 5)).toEqual([]);
  });

  it('cost between ₹149 and ₹4,999, to the paisa', () => {
    for (const { price } of products) {
      expect(price).toBeGreaterThanOrEqual(149);
      expect(price).toBeLessThanOrEqual(4999);
      expect(Number(price.toFixed(2))).toBe(price);
    }
  });

  it('are rated as their reviewers rated them, and count no others', () => {
    for (const { reviews, rating, customers } of products) {
      expect(customers).toBe(reviews.length);
      if (reviews.length === 0) {
        expect([0, 4]).toContain(rating);
        continue;
      }
      const average = reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length;
      expect(Math.abs(rating - average)).toBeLessThanOrEqual(0.05 + Number.EPSILON);
    }
  });

  it('keep the shapes that a real backend sends', () => {
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

  it('include six to eight best sellers', () => {
    const count = products.filter(({ bestseller }) => bestseller).length;
    expect(count).toBeGreaterThanOrEqual(6);
    expect(count).toBeLessThanOrEqual(8);
  });
});

describe('the other lists of the demo shop', () => {
  it('arrive newest first', () => {
    for (const list of [slides, categories, keywords]) {
      const times = list.map(({ createdAt }) => createdAt);
      expect(times).toEqual(times.toSorted().toReversed());
      expect(duplicates(list.map(({ _id }) => _id))).toEqual([]);
    }
  });

  it('show ten categories with a picture each, and four slides with a film as the third', () => {
    expect(categories).toHaveLength(10);
    expect(categories.at(-1)?.name).toBe('Photo Frames');
    expect(slides.toReversed().map(({ image }) => image[0])).toEqual([
      '/media/slides/slide-1.jpg',
      '/media/slides/slide-2.jpg',
      '/media/video/our-story.mp4',
      '/media/slides/slide-3.jpg',
    ]);
    expect([...slides, ...categories].flatMap(({ image }) => image).filter((url) => !isInKit(url))).toEqual([]);
  });

  it('have twelve keyword pages that a search result and a reader can use', () => {
    expect(keywords).toHaveLength(12);
    expect(duplicates(keywords.map(({ slug }) => slug))).toEqual([]);
    for (const { slug, description, content } of keywords) {
      const words = textOf(content).split(/\s+/).length;
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(description.length).toBeGreaterThanOrEqual(120);
      expect(description.length).toBeLessThanOrEqual(155);
      expect(words).toBeGreaterThanOrEqual(350);
      expect(words).toBeLessThanOrEqual(600);
    }
  });

  it('link only to pages of the shop', () => {
    const slugs = keywords.map(({ slug }) => `/keyword/${slug}`);
    const categoryLinks = categories.map(({ name }) => `/collections?category=${encodeURIComponent(name)}`);
    const known = ['/collection', '/contact', '/privacypolicy', ...slugs, ...categoryLinks];
    const links = keywords.flatMap(({ content }) => [...content.matchAll(/href="([^"]*)"/g)].map(([, href]) => href));
    expect(links.length).toBeGreaterThan(24);
    expect(links.filter((href) => href === undefined || !known.includes(href))).toEqual([]);
  });
});
