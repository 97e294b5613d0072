// @vitest-environment node
import { expect, test } from 'vitest';

import { lighterWidth, PICTURE_WIDTHS, previewUrl, sizedUrl, srcSetOf } from '#domain/product/pictureWidths.ts';

const CLOUDINARY = 'https://res.cloudinary.com/demo/image/upload/v17/kanuka/mug.jpg';

const cloudinary = (changes: string): string => CLOUDINARY.replace('v17', `${changes}/v17`);

test('a picture on the image CDN is requested in its width and best format', () => {
  expect(sizedUrl(CLOUDINARY, 480)).toBe(cloudinary('f_auto,q_auto,c_limit,w_480'));
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

test.each([
  ['https://elsewhere.example/media/mug.jpg', ''],
  ['https://api.shop.example.evil.example/media/mug.jpg', 'https://api.shop.example'],
  ['https://res.cloudinary.com.evil.example/demo/image/upload/v1/mug.jpg', ''],
  ['https://res.cloudinary.com/demo/video/upload/v1/mug.mp4', ''],
  ['/api/media/mug.jpg?v=2', ''],
  ['/default-product.svg', ''],
  [`x${CLOUDINARY}`, ''],
  ['/pictures/our-story.webp?v=2', ''],
])('%s stays unchanged', (url, backend) => {
  expect(sizedUrl(url, 360, backend)).toBeNull();
  expect(srcSetOf(url, 1080, backend)).toBeUndefined();
});

test('the srcset has every width up to the widest useful one', () => {
  const offered = srcSetOf('/api/media/mug.jpg', 720)?.split(', ');
  expect(offered).toEqual([240, 360, 480, 720].map((width) => `/api/media/mug.jpg?w=${width} ${width}w`));
  expect(srcSetOf(CLOUDINARY, 1920)?.match(/ \d+w/g)).toHaveLength(PICTURE_WIDTHS.length);
  expect(srcSetOf('/api/media/mug.jpg', 100)).toBeUndefined();
});

test('a preview is requested from hosts that can create one', () => {
  expect(previewUrl(CLOUDINARY)).toBe(cloudinary('f_jpg,q_auto,c_pad,b_auto,w_1200,h_630'));
  expect(previewUrl('/api/media/mug.jpg')).toBe('/api/media/mug.jpg?w=1200&h=630&fm=jpg');
  for (const url of ['/media/mug.jpg', '/api/media/mug.jpg?w=1', 'https://x.example/api/media/mug.jpg', '/api/media/'])
    expect(previewUrl(url)).toBeNull();
});

test('a picture of the build has the widths of its files', () => {
  expect(sizedUrl('/pictures/our-story.webp', 720)).toBe('/pictures/our-story-720.webp');
  expect(sizedUrl('/pictures/our-story.webp', 360)).toBeNull();
  expect(sizedUrl('/pictures/our-story.jpg', 720)).toBeNull();
  expect(sizedUrl('x/pictures/our-story.webp', 720)).toBeNull();
  expect(srcSetOf('/pictures/our-story.webp', 1920)).toBe(
    [480, 720, 1080, 1440].map((width) => `/pictures/our-story-${width}.webp ${width}w`).join(', '),
  );
});

test('with Save-Data a picture is half as wide, but never narrower than needed to recognise the product', () => {
  const light = [100, 480, 960, 1080, 1440, 1920, 2400].map(lighterWidth);
  expect(light).toEqual([100, 480, 480, 480, 720, 720, 1080]);
});
