import { expect, test } from 'vitest';

import { listCategories, listSlides } from '#api/catalogue.ts';
import { getKeyword } from '#api/keywords.ts';
import { answers } from '#tests/support/shopper.ts';

test('a slide’s first URL is its picture or clip, the second the version for phones', async () => {
  answers('/api/slides/list', {
    success: true,
    slides: [
      { _id: 'none', image: [] },
      { _id: 'bad', image: ['javascript:1'] },
      { _id: 'other', image: ['/a.pdf'] },
      { _id: 'clip', image: ['/a.mp4', '/b.mp4'] },
      { _id: 'one', name: 'One', image: ['/a.jpg', '/b.jpg'] },
      { _id: 'text', image: '/a.webp' },
    ],
  });
  const slides = new Map((await listSlides()).map((slide) => [slide.id, slide]));
  expect([...slides.values()].map(({ media }) => media.kind)).toEqual([
    'image',
    'image',
    'video',
    'unsupported',
    'invalid',
    'missing',
  ]);
  expect(slides.get('one')).toEqual({
    id: 'one',
    name: 'One',
    media: { kind: 'image', url: '/api/a.jpg' },
    phoneUrl: '/api/b.jpg',
  });
  expect(slides.get('clip')).toMatchObject({ name: '', phoneUrl: null });
});

test('a category without a name is dropped, one without a picture is listed', async () => {
  const catageres = [
    { _id: 'a', name: '  ' },
    { _id: 'b', name: 'Prints', image: ['data:x'] },
    { _id: 'c', name: 7 },
  ];
  answers('/api/catagere/list', { success: true, catageres });
  expect(await listCategories()).toEqual([
    { id: 'c', name: '7', picture: null },
    { id: 'b', name: 'Prints', picture: null },
  ]);
});

test('a guide without a title is named by its slug', async () => {
  answers('/api/keyword/plain', { success: true, keyword: { slug: 'plain', keyword: null, content: 7 } });
  expect(await getKeyword('plain')).toEqual({ slug: 'plain', keyword: 'plain', description: '', content: '7' });
  answers('/api/keyword/plain', { success: true, keyword: { slug: 'plain' } });
  expect(await getKeyword('plain')).toEqual({ slug: 'plain', keyword: 'plain', description: '', content: '' });
  answers('/api/keyword/plain', { success: true, keyword: null });
  await expect(getKeyword('plain')).rejects.toMatchObject({ kind: 'shape' });
});
