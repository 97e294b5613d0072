import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import { Seo } from '#seo/Seo.tsx';

vi.hoisted(() => vi.stubEnv('VITE_SITE_URL', 'https://shop.example'));

test.each([
  ['/te/about', '/about', '/te/about', ['en', 'te', 'hi', 'x-default']],
  ['/about', '/about', '/about', ['en', 'te', 'hi', 'x-default']],
  // No route has a single category in another language.
  ['/te/collection?category=Prints', '/collections?category=Prints', '/collections?category=Prints', []],
  ['/product/mug?lang=te', '/product/mug', '/product/mug', []],
])(
  '%s has a canonical URL that exists, and links to itself in the languages it has',
  (url, canonicalPath, canonical, languages) => {
    render(
      <MemoryRouter initialEntries={[url]}>
        <Seo head={{ title: 'A page', description: 'Of the shop', canonicalPath }} />
      </MemoryRouter>,
    );
    const { head } = document;
    expect(head.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `https://shop.example${canonical}`);
    const links = [...head.querySelectorAll('link[rel="alternate"]')];
    expect(links.map((link) => link.getAttribute('hreflang'))).toEqual(languages);
  },
);

test('the links to a page in other languages are its own URLs there', () => {
  render(
    <MemoryRouter initialEntries={['/hi/about']}>
      <Seo head={{ title: 'A page', description: 'Of the shop', canonicalPath: '/about' }} />
    </MemoryRouter>,
  );
  const links = [...document.head.querySelectorAll('link[rel="alternate"]')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/about', '/te/about', '/hi/about', '/about'].map((path) => `https://shop.example${path}`));
});
