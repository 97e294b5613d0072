// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { cameraData } from '#domain/image/exif.ts';
import { withDate, jpegLike, withOrientation } from '#tests/support/pictures.ts';
import { copyOf } from '#domain/image/photoOrigin.ts';
import { forAll } from '#tests/support/properties.ts';

const JPEG = jpegLike(640, 480);
const takenAt = (bytes: Uint8Array) => cameraData(bytes).takenAt;

test.each(['big', 'little'] as const)('the date of a photo is read (%s-endian)', (order) => {
  expect(takenAt(withDate(JPEG, '2026:03:08 17:45:09', order))).toBe(Date.UTC(2026, 2, 8, 17, 45, 9));
});

test.each([
  ['no header', JPEG],
  ['another header', withOrientation(JPEG, 6)],
  ['a clock that was never set', withDate(JPEG, '0000:00:00 00:00:00')],
  ['no date', withDate(JPEG, 'yesterday at seven!')],
  ['nothing after its name', new TextEncoder().encode('Exif\0\0')],
])('a photo with %s has no date', (_, bytes) => {
  expect(takenAt(bytes)).toBeNull();
});

test('a date or a camera’s name is the data of a camera; the orientation alone is not', () => {
  // The orientation's tag, 0x0112, becomes that of the camera's model.
  const named = withOrientation(JPEG, 6);
  named[named.indexOf(Buffer.from([0x01, 0x12])) + 1] = 0x10;
  const photos = [withDate(JPEG, '2026:03:08 17:45:09'), named, withOrientation(JPEG, 6), JPEG];
  expect(photos.map((bytes) => cameraData(bytes).hasCamera)).toEqual([true, true, false, false]);
});

test('reading the date of a damaged photo never throws', () => {
  const whole = withDate(JPEG, '2026:03:08 17:45:09');
  const place = fc.nat(whole.length - 1);
  forAll(fc.array(fc.tuple(place, fc.nat(255)), { maxLength: 8 }), place, (changes, end) => {
    const bytes = Uint8Array.from(whole);
    for (const [at, byte] of changes) bytes[at] = byte;
    const { takenAt: found, hasCamera } = cameraData(bytes.subarray(0, end));
    expect(found === null || (Number.isFinite(found) && hasCamera)).toBe(true);
  });
});

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
