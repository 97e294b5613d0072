// @vitest-environment node
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { plainJpeg, uprightPoint, type Orientation } from '#photo/press/plainJpeg.ts';
import { srgbProfile } from '#photo/press/srgb.ts';
import { withDate, withOrientation } from '#tests/support/pictures.ts';

const KITE = readFileSync('tests/e2e/photos/family-kite.jpg');

const segment = (marker: number, body: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255]), body]);

const withSegment = (marker: number, body: Uint8Array): Buffer =>
  Buffer.concat([KITE.subarray(0, 2), segment(marker, body), KITE.subarray(2)]);

const profile = (description: string): Buffer =>
  Buffer.concat([
    Buffer.from('ICC_PROFILE\0\u0001\u0001', 'latin1'),
    srgbProfile().subarray(0, 128),
    Buffer.from(description),
  ]);

const plain = (jpeg: Uint8Array<ArrayBuffer> | Buffer) => plainJpeg(new Blob([new Uint8Array(jpeg)]));
const markersOf = (bytes: Buffer): readonly number[] => {
  const markers: number[] = [];
  for (let at = 2; bytes[at + 1] !== 0xda; at += 2 + bytes.readUInt16BE(at + 2)) markers.push(bytes[at + 1] ?? 0);
  return markers;
};

test('only what decodes the picture is left of a photo: no date, place, thumbnail, comment or second picture', async () => {
  const tagged = Buffer.concat([
    withDate(withSegment(0xfe, Buffer.from('Ravi’s phone')), '2026:03:08 17:45:09'),
    // Phones append films and depth maps.
    Buffer.from('MotionPhoto'),
    KITE,
  ]);
  const made = await plain(tagged);
  const bytes = Buffer.from((await made?.bytes.arrayBuffer()) ?? new ArrayBuffer(0));
  expect(markersOf(bytes).filter((marker) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe)).toEqual([]);
  expect(bytes.includes('2026:03')).toBe(false);
  expect(bytes.includes('Motion')).toBe(false);
  expect([bytes.at(-2), bytes.at(-1)]).toEqual([0xff, 0xd9]);
  expect(made).toMatchObject({ pixels: { width: 1500, height: 1500 }, orientation: 1 });
});

test.each([
  ['of Adobe, how the colours are coded', 0xee, 'Adobe\0d\0\0\0\0\u0001', true],
  ['of Adobe, and more', 0xee, 'Adobe\0d\0\0\0\0\u0001Ravi', false],
  ['of another program', 0xee, 'Ravi in 16.24 N', false],
  // Decoders skip it.
  ['with the number of lines', 0xdc, 'Ravi in 16.24 N', false],
  ['of a kind that no decoder knows', 0xf0, 'Ravi in 16.24 N', false],
])('a segment %s (marker %i, %j) stays: %s', async (_, marker, text, stays) => {
  const body = Buffer.from(text, 'latin1');
  const made = await plain(withSegment(marker, body));
  expect(Buffer.from((await made?.bytes.arrayBuffer()) ?? new ArrayBuffer(0)).includes(body)).toBe(stays);
});

test('its orientation is read before it is left out', async () => {
  expect(await plain(withOrientation(KITE, 6))).toMatchObject({ orientation: 6 });
  expect(await plain(withOrientation(KITE, 9))).toMatchObject({ orientation: 1 });
});

test('corners of a turned picture are where EXIF says', () => {
  const cornerOf = (orientation: Orientation) => uprightPoint(orientation, 0, 0);
  const corners = ([1, 2, 3, 4, 5, 6, 7, 8] as const).map((orientation) => cornerOf(orientation).join(','));
  expect(corners.join(' ')).toBe('0,0 1,0 1,1 0,1 0,0 1,0 1,1 0,1');
  // A quarter turn to the right brings the stored upper right corner down.
  expect(uprightPoint(6, 1, 0)).toEqual([1, 1]);
  expect(uprightPoint(8, 1, 0)).toEqual([0, 0]);
});

const GREY = segment(0xc0, Buffer.from([8, 0, 9, 0, 9, 1, 1, 17, 0]));

test.each([
  ['is in Display P3', () => withSegment(0xe2, profile('Display P3')), false],
  ['ends before its end mark', () => KITE.subarray(0, -2), false],
  ['is no JPEG', () => Buffer.from('\u0089PNG'), false],
  ['is in grey', () => Buffer.concat([KITE.subarray(0, 2), GREY, KITE.subarray(2)]), false],
  ['says sRGB', () => withSegment(0xe2, profile('sRGB IEC61966-2.1')), true],
])('a photo that %s is stored as it came, or else drawn', async (_, file, isStored) => {
  expect((await plain(file())) !== null).toBe(isStored);
});
