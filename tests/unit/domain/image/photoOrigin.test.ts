// @vitest-environment node
import { expect, test } from 'vitest';

import { copyOf } from '#domain/image/photoOrigin.ts';

const shot = (width: number, height: number) => ({
  name: 'IMG_1.jpg',
  format: 'jpeg' as const,
  size: { width, height },
  hasCamera: false,
});

test.each([
  ['a photo from WhatsApp', shot(1200, 1600), 'messenger'],
  ['a photo from an older WhatsApp', shot(1280, 960), 'messenger'],
  ['a photo from WhatsApp in better quality', shot(1536, 2048), 'messenger'],
  ['a WhatsApp-sized photo with its camera’s data', { ...shot(1200, 1600), hasCamera: true }, null],
  ['a photo of another size', shot(3000, 4000), null],
  ['a phone’s screen as PNG', { ...shot(1080, 2400), format: 'png' as const }, 'screenshot'],
  ['a tablet’s drawing as PNG', { ...shot(1600, 1200), format: 'png' as const }, null],
  ['a file called a screenshot', { ...shot(1080, 2340), name: 'Screenshot_20261127_101500.jpg' }, 'screenshot'],
] as const)('%s: %#', (_, photo, copy) => {
  expect(copyOf(photo)).toBe(copy);
});
