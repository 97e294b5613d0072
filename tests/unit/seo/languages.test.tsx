import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import { Seo } from '#seo/Seo.tsx';

vi.hoisted(() => vi.stubEnv('VITE_SITE_URL', 'https://shop.example'));

const OF_ABOUT = ['en /about', 'te /te/about', 'hi /hi/about', 'x-default /about'];

test.each([
  ['/te/about', '/about', '/te/about', OF_ABOUT],
  ['/about', '/about', '/about', OF_ABOUT],
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
    const hrefsOf = (rel: string) =>
      [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)].map(({ hreflang, href }) =>
        `${hreflang} ${href.replace('https://shop.example', '')}`.trim(),
      );
    expect(hrefsOf('canonical')).toEqual([canonical]);
    expect(hrefsOf('alternate')).toEqual(languages);
  },
);
