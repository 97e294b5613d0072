// @vitest-environment node
import { expect, test } from 'vitest';

import { lighterWidth, PICTURE_WIDTHS, previewUrl, sizedUrl, srcSetOf } from '#domain/product/pictureUrl.ts';

const CLOUDINARY = 'https://res.cloudinary.com/demo/image/upload/v17/kanuka/mug.jpg';

test('a picture on the image CDN is asked for in its width and best format', () => {
  expect(sizedUrl(CLOUDINARY, 480)).toBe(
    'https://res.cloudinary.com/demo/image/upload/f_auto,q_auto,c_limit,w_480/v17/kanuka/mug.jpg',
  );
});

test.each([
  ['/media/mug.jpg', ''],
  ['/api/media/mug.jpg', ''],
  ['http://localhost:4000/media/mug.jpg', 'http://localhost:4000'],
  ['https://shop.example/v1/media/mug.jpg', 'https://shop.example/v1'],
])('the embedded backend resizes %s', (url, backendUrl) => {
  expect(sizedUrl(url, 360, backendUrl)).toBe(`${url}?w=360`);
  expect(srcSetOf(url, 240, backendUrl)).toBe(`${url}?w=240 240w`);
});

test.each(['', 'https://api.shop.example'])(
  'with the backend at "%s" a folder /media/ of any other host is left alone',
  (backendUrl) => {
    for (const url of ['https://cdn.example/media/mug.jpg', 'https://api.shop.example.evil.example/media/mug.jpg'])
      expect(sizedUrl(url, 360, backendUrl)).toBeNull();
  },
);

test.each([
  'https://elsewhere.example/mug.jpg',
  'https://res.cloudinary.com.evil.example/demo/image/upload/v1/mug.jpg',
  'https://res.cloudinary.com/demo/video/upload/v1/mug.mp4',
  '/api/media/mug.jpg?v=2',
  '/default-product.svg',
  `x${CLOUDINARY}`,
  'x/media/mug.jpg',
  '/pictures/our-story.webp?v=2',
])('%s stays unchanged', (url) => {
  expect(sizedUrl(url, 360)).toBeNull();
  expect(srcSetOf(url, 1080)).toBeUndefined();
});

test('the browser is offered every width up to the widest that can be of use', () => {
  const offered = srcSetOf('/api/media/mug.jpg', 720)?.split(', ');
  expect(offered).toEqual(['240', '360', '480', '720'].map((width) => `/api/media/mug.jpg?w=${width} ${width}w`));
  expect(srcSetOf(CLOUDINARY, 1920)?.split(', c_limit').length ?? 0).toBe(1);
  expect(srcSetOf(CLOUDINARY, 1920)?.match(/ \d+w/g)).toHaveLength(PICTURE_WIDTHS.length);
  expect(srcSetOf('/api/media/mug.jpg', 100)).toBeUndefined();
});

test('a preview is asked for where the host can make one', () => {
  expect(previewUrl(CLOUDINARY)).toBe(
    'https://res.cloudinary.com/demo/image/upload/f_jpg,q_auto,c_pad,b_auto,w_1200,h_630/v17/kanuka/mug.jpg',
  );
  expect(previewUrl('/api/media/mug.jpg')).toBe('/api/media/mug.jpg?w=1200&h=630&fm=jpg');
  for (const url of ['/media/mug.jpg', '/api/media/mug.jpg?w=1', 'https://x.example/api/media/mug.jpg', '/api/media/'])
    expect(previewUrl(url)).toBeNull();
});

test('a picture that travels with the shop comes in the widths it has', () => {
  expect(sizedUrl('/pictures/our-story.webp', 720)).toBe('/pictures/our-story-720.webp');
  expect(sizedUrl('/pictures/our-story.webp', 360)).toBeNull();
  expect(sizedUrl('/pictures/our-story.jpg', 720)).toBeNull();
  expect(sizedUrl('x/pictures/our-story.webp', 720)).toBeNull();
  expect(srcSetOf('/pictures/our-story.webp', 1920)).toBe(
    [480, 720, 1080, 1440].map((width) => `/pictures/our-story-${width}.webp ${width}w`).join(', '),
  );
});

test('a shopper who spares data gets a picture half as wide, and still sees the gift', () => {
  expect([100, 240, 480, 720, 960, 1080, 1440, 1920, 2400].map(lighterWidth)).toEqual([
    100, 240, 480, 480, 480, 480, 720, 720, 1080,
  ]);
});
