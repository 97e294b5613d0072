import { render } from '@testing-library/react';
import fc from 'fast-check';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { HOSTILE_MARKUP } from '#sandbox/faults/hostileValues.ts';
import { inlineJson } from '#seo/escaped.ts';
import { Seo, SeoLoading, type Head } from '#seo/Seo.tsx';
import { forAll } from '#tests/support/properties.ts';

const HOSTILE = '</script><script>alert(1)</script>';

const mug: Head = {
  title: `Mug ${HOSTILE}`,
  description: 'A mug with “your” photo & name',
  keywords: 'mug, photo',
  canonicalPath: '/product/mug',
  price: '299',
  structured: [{ '@type': 'Product', name: HOSTILE }, { '@type': 'BreadcrumbList' }],
};
const cart: Head = { title: 'Your Cart', description: 'What is in it' };

const tagsIn = (root: ParentNode): readonly string[] =>
  [...root.querySelectorAll('title, meta, link')].map(
    (tag) =>
      `${tag.getAttribute('name') ?? tag.getAttribute('property') ?? tag.getAttribute('rel') ?? tag.localName}: ${
        tag.getAttribute('content') ?? tag.getAttribute('href') ?? tag.textContent
      }`,
  );

const structuredIn = (root: ParentNode): readonly unknown[] =>
  [...root.querySelectorAll('script')].map(({ type, text }) => [type, JSON.parse(text) as unknown]);

const at = (url: string, head: Head) => (
  <MemoryRouter initialEntries={[url]}>
    <Seo head={head} />
  </MemoryRouter>
);

// What is prerendered: tests/unit/prerender/pages.test.ts; its hydration: tests/e2e/prerenderedPages.spec.ts.
test('a page’s head elements are in the document once, and give way to the shop’s name while a page loads', () => {
  const { rerender, unmount, container } = render(at('/product/mug', mug), { reactStrictMode: true });
  expect(tagsIn(document.head)).toEqual([
    `title: Mug ${HOSTILE} | Kanuka`,
    'description: A mug with “your” photo & name',
    'robots: index, follow',
    'keywords: mug, photo',
    'og:type: product',
    'og:site_name: Kanuka Photo Gifts',
    `og:title: Mug ${HOSTILE} | Kanuka`,
    'og:description: A mug with “your” photo & name',
    'product:price:amount: 299',
    'product:price:currency: INR',
    'twitter:card: summary_large_image',
  ]);
  expect(structuredIn(container)).toEqual([
    ['application/ld+json', { '@type': 'Product', name: HOSTILE }],
    ['application/ld+json', { '@type': 'BreadcrumbList' }],
  ]);

  rerender(<SeoLoading />);
  expect(tagsIn(document.head)).toEqual(['title: Kanuka Photo Gifts']);
  rerender(at('/cart', cart));
  const tags = tagsIn(document.head);
  expect(tags).toHaveLength(8);
  expect(tags).toEqual(expect.arrayContaining(['title: Your Cart | Kanuka', 'robots: noindex, follow']));
  expect(structuredIn(container)).toEqual([]);

  unmount();
  expect(tagsIn(document.head)).toEqual([]);
});

test('S6: a page’s data block is read back unchanged, and cannot be ended by its data', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('</script>', '<!--', ']]>', '\u2028', ...HOSTILE_MARKUP),
  );
  forAll(fc.oneof(fc.jsonValue(), fc.dictionary(text, text), fc.array(text)), (value) => {
    const written = inlineJson(value);
    expect(written).not.toMatch(/[<>\u2028\u2029]/);
    expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(value)));
  });
});
