import { expect, test } from 'vitest';

import { listCategories, listSlides } from '#api/catalogue.ts';
import { getKeyword } from '#api/keywords.ts';
import { answers } from '#tests/support/shopper.ts';

test('a slide’s first URL is its picture or clip, the second the version for phones', async () => {
  const images = { none: [], bad: ['javascript:1'], other: ['/a.pdf'], clip: ['/a.mp4', '/b.mp4'], text: '/a.webp' };
  const slides = Object.entries(images).map(([_id, image]): object => ({ _id, image }));
  const one = { _id: 'one', name: 'One', image: ['/a.jpg', '/b.jpg'] };
  answers('/api/slides/list', { success: true, slides: [...slides, one] });
  const [first, ...others] = await listSlides();
  const media = { kind: 'image', url: '/api/a.jpg' };
  expect(first).toEqual({ id: 'one', name: 'One', media, phoneUrl: '/api/b.jpg' });
  const kinds = others.map((slide) => slide.media.kind);
  expect(kinds).toEqual(['image', 'video', 'unsupported', 'invalid', 'missing']);
  expect(others[1]).toMatchObject({ name: '', phoneUrl: null });
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
  for (const more of [{ keyword: null, content: 7 }, {}]) {
    answers('/api/keyword/plain', { success: true, keyword: { slug: 'plain', ...more } });
    const content = String(more.content ?? '');
    expect(await getKeyword('plain')).toEqual({ slug: 'plain', keyword: 'plain', description: '', content });
  }
  answers('/api/keyword/plain', { success: true, keyword: null });
  await expect(getKeyword('plain')).rejects.toMatchObject({ kind: 'shape' });
});
