import { expect, test } from 'vitest';

import { isPrerenderedFor, readPrerenderedPage } from '#boot/pageSnapshot.ts';

const at = (url: string): { pathname: string; search: string } => {
  const { pathname, search } = new URL(url, 'https://shop.example');
  return { pathname, search };
};

test.each([
  ['/about', '/about', true],
  ['/about', '/about?utm_source=x#top', true],
  ['/about', '/about/', false],
  ['/product/1', '/product/2', false],
  ['/product/1', '/product/1?fbclid=x', true],
  ['/collection', '/collection?sort=low-high', false],
  ['/collection', '/collection?search=mug', false],
  ['/collections?category=Custom%20Mugs', '/collections?category=Custom+Mugs', true],
  ['/collections?category=Custom%20Mugs', '/collections?category=Prints', false],
  ['/collections?category=Custom%20Mugs', '/collections?category=Custom%20Mugs&category=Prints', false],
  ['/contact', '/contact?subject=Hi', true],
])('a page prerendered for %s and opened at %s is used: %s', (url, opened, isUsed) => {
  expect(isPrerenderedFor({ url }, at(opened))).toBe(isUsed);
});

test('the prerendered page of unknown URLs is used for all of them, and for no known URL', () => {
  expect(isPrerenderedFor({ url: '*' }, at('/nowhere'))).toBe(true);
  expect(isPrerenderedFor({ url: '*' }, at('/cart'))).toBe(false);
});

test('a page’s data block is read; a missing or truncated one counts as none', () => {
  expect(readPrerenderedPage()).toBeNull();
  document.body.innerHTML = '<script type="application/json" id="built">{"url":"/about"}</script>';
  expect(readPrerenderedPage()).toEqual({ url: '/about' });
  document.body.innerHTML = '<script type="application/json" id="built">{"url":"/ab</script>';
  expect(readPrerenderedPage()).toBeNull();
});
