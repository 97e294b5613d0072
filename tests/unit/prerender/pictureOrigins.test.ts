// @vitest-environment node
import { expect, test } from 'vitest';

import { NO_CATALOGUE, pictureOrigins } from '#prerender/catalogue.ts';
import { aProduct } from '#tests/support/factories.ts';

const media = (url: string, kind: 'image' | 'video' = 'image') => ({ kind, url, source: url });
const hosts = (...urls: readonly string[]) => aProduct({ media: urls.map((url) => media(url)) });
const slide = { id: 's', name: 'S', media: { kind: 'image' as const, url: 'https://slides.example/a.jpg' } };

const GUIDE = `<p><img alt="" src='https://words.example/a.jpg'><a href="https://not.example">`;

test('the hosts of the catalogue’s pictures, clips and sounds are listed once, without the shop’s own', () => {
  const catalogue = {
    ...NO_CATALOGUE,
    products: [
      aProduct({ media: [media('https://clips.example:8443/a.mp4', 'video')] }),
      hosts('https://res.cloudinary.com/x/a.jpg', 'https://res.cloudinary.com/x/b.jpg'),
      hosts('/api/media/a.jpg', 'https://shop.example/a.jpg', 'https://api.example/b.jpg'),
    ],
    slides: [
      { ...slide, phoneUrl: 'http://phone.example/a.jpg' },
      { ...slide, media: { kind: 'missing' as const }, phoneUrl: null },
    ],
    categories: [{ id: 'c', name: 'C', picture: 'https://c.example/a.jpg' }],
    keywords: [{ slug: 'k', keyword: 'K', description: '', content: GUIDE }],
  };
  expect(pictureOrigins(catalogue, ['https://shop.example', 'https://api.example/base', ''])).toEqual([
    'http://phone.example',
    'https://c.example',
    'https://clips.example:8443',
    'https://res.cloudinary.com',
    'https://slides.example',
    'https://words.example',
  ]);
});
