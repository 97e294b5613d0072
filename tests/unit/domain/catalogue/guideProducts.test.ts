// @vitest-environment node
import { expect, test } from 'vitest';

import { productsOfGuide } from '#domain/catalogue/keyword.ts';
import { aProduct } from '#tests/support/factories.ts';

const gift = (name: string, category: string, subCategory = '', isBestseller = false) =>
  aProduct({ id: name.replace(' ', '-'), name, category, subCategory, isBestseller });

const PRODUCTS = [
  gift('Photo Mug', 'Custom Mugs', 'Ceramic Mugs'),
  gift('Magic Mug', 'Custom Mugs', 'Magic Mugs'),
  gift('Wedding Frame', 'Photo Frames'),
  gift('Oak Frame', 'photo frames', '', true),
  gift('Canvas', 'Prints'),
];

function namesFor(content: string, keyword = 'Gifts', limit = 6): readonly string[] {
  const guide = { slug: 'x', keyword, description: '', content };
  return productsOfGuide(guide, PRODUCTS, limit).map(({ name }) => name);
}

test('a guide shows what it links to, in the order of its text, and one of each before a second', () => {
  const frames = '<a href="/collections?category=Photo%20Frames">frames</a>';
  expect(
    namesFor(`<p>Some ${frames}, or <a class="x" href="https://shop.example/product/Magic-Mug">this mug</a>.</p>`),
  ).toEqual(['Oak Frame', 'Magic Mug', 'Wedding Frame']);
  expect(namesFor(`<a href="/collections?category=Prints&amp;sort=low-high">p</a> ${frames}`, 'Gifts', 2)).toEqual([
    'Canvas',
    'Oak Frame',
  ]);
});

test('names of categories and subcategories count in its text, single words only in its title and links', () => {
  expect(namesFor('<p>The <em>magic</em> mug changes. We print it.</p>')).toEqual(['Magic Mug']);
  expect(namesFor('<p>We print them all.</p>', 'Prints for a wall')).toEqual(['Canvas']);
});

test('products that have the words of its title come first', () => {
  expect(namesFor('<a href="/collections?category=photo+frames">x</a> photo frames', 'Gifts for a wedding')[0]).toBe(
    'Wedding Frame',
  );
});

test('a guide that names nothing of the shop shows nothing, whatever its links', () => {
  expect(namesFor('<p><a href="/contact">Ask</a> <a href="%E0%A4%A">x</a> <a href="">y</a></p>')).toEqual([]);
  expect(productsOfGuide({ slug: 'x', keyword: 'Photo frames', description: '', content: '' }, [], 6)).toEqual([]);
});
