// @vitest-environment node
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { checkPhoto, formatNamed, PHOTO_LIMITS, sizeProblem } from '#domain/image/photoCheck.ts';
import { animationControl, gifOf, jpegLike, pngOf, pngWith, withOrientation } from '#tests/support/pictures.ts';
import { forAll } from '#tests/support/properties.ts';

const text = (words: string): Uint8Array => new TextEncoder().encode(words);
const grey = pngOf(120, 110, () => [128, 128, 128]);
const nothing = deflateSync(Buffer.alloc(0));

/** A WebP header of one of three kinds. */
function webpLike(kind: 'VP8X' | 'VP8L' | 'VP8 ', width: number, height: number, flags = 0): Uint8Array {
  const bytes = Buffer.alloc(64);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write(`WEBP${kind}`, 8, 'latin1');
  if (kind === 'VP8X') {
    bytes[20] = flags;
    bytes.writeUIntLE(width - 1, 24, 3);
    bytes.writeUIntLE(height - 1, 27, 3);
  } else if (kind === 'VP8L') bytes.writeUInt32LE(width - 1 + (height - 1) * 16_384, 21);
  else {
    bytes.writeUInt16LE(width, 26);
    bytes.writeUInt16LE(height, 28);
  }
  return bytes;
}

const heic = (brand: string): Uint8Array => text(`\0\0\0\u0018ftyp${brand}\0\0\0\0mif1heic`);

/** A JPEG of 400 x 300 with inserted bytes; its frame segment is 13 bytes from the 12th. */
function spliced(at: number, bytes: readonly number[]): Buffer {
  const jpeg = jpegLike(400, 300);
  return Buffer.concat([jpeg.subarray(0, at), Buffer.from(bytes), jpeg.subarray(at)]);
}

/** A progressive JPEG without an end mark, in which the last scans of these of its three components have begun. */
function progressive(refined: readonly number[]): Buffer {
  const [baseline, frame] = [jpegLike(400, 300, { isWhole: false }), 12];
  const all = [0xff, 0xda, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 0, 1, 7, 7];
  const scans = refined.flatMap((component) => [0xff, 0xda, 0, 8, 1, component, 0, 1, 63, 0x10, 7, 7]);
  const head = Buffer.from(baseline.subarray(0, frame + 13));
  head[frame + 1] = 0xc2;
  return Buffer.concat([head, Buffer.from([...all, ...scans])]);
}

/** Segments without a size: tables, text, and unused kinds. */
const NO_SIZE = [0, 9, 8, 9, 9, 9, 9, 1, 1];
const METADATA = [0xc4, 0xc8, 0xcc, 0xe1, 0xfe, 0x02, 0xbf, 0xd0].flatMap((kind) => [0xff, kind, ...NO_SIZE]);

const DEMO = readFileSync('sandbox/media/products/photo-mug-1-640.jpg');

test.each([
  ['a JPEG', jpegLike(4000, 3000), 'jpeg', 4000, 3000],
  ['a turned JPEG', withOrientation(jpegLike(400, 300), 6), 'jpeg', 400, 300],
  ['a JPEG padded before its frame', spliced(12, [0xff, 0xff]), 'jpeg', 400, 300],
  ['a JPEG with metadata after its frame', spliced(25, METADATA), 'jpeg', 400, 300],
  ['a photo of the demo', DEMO, 'jpeg', 640, 640],
  ['a PNG', grey, 'png', 120, 110],
  ['an extended WebP', webpLike('VP8X', 16_000, 200), 'webp', 16_000, 200],
  ['a lossless WebP', webpLike('VP8L', 700, 900), 'webp', 700, 900],
  ['a simple WebP', webpLike('VP8 ', 640, 480), 'webp', 640, 480],
  ['a HEIC', heic('heic'), 'heic', 0, 0],
  ['a HEIC of another make', heic('hevc'), 'heic', 0, 0],
])('%s is recognised', (_, bytes, format, width, height) => {
  const size = width === 0 ? null : { width, height };
  expect(checkPhoto(bytes)).toEqual({ status: 'fine', lacksEnd: false, format, size });
});

test('a progressive JPEG without an end mark is left to the decoder, as a plain one is', () => {
  for (const bytes of [jpegLike(4000, 3000, { isWhole: false }), progressive([3, 2, 1])])
    expect(checkPhoto(bytes)).toMatchObject({ status: 'fine', lacksEnd: true });
});

const NO_FRAMES = Buffer.from([0x21, 0xf9, 0, 0x21, 0xfe, 4, 0x21, 0xf9, 0]);
const frameless = Buffer.concat([jpegLike(400, 300).subarray(0, 12), jpegLike(400, 300).subarray(25)]);

test.each([
  ['nothing at all', new Uint8Array(), 'empty'],
  ['a PDF', text('%PDF-1.7 ...'), 'notImage'],
  ['a film', text('\0\0\0\u0018ftypisom\0\0\0\0'), 'notImage'],
  ['an SVG with a script', text('<?xml version="1.0"?><svg xmlns="x"><script>alert(1)</script></svg>'), 'svg'],
  ['a moving GIF', gifOf(3), 'moving'],
  ['a moving PNG', pngWith(120, 120, nothing, animationControl(2)), 'moving'],
  ['a moving WebP', webpLike('VP8X', 200, 200, 2), 'moving'],
  ['a HEIC film', heic('msf1'), 'moving'],
  ['a HEIC film of another make', heic('avis'), 'moving'],
  ['a GIF that is still, with marks of frames that are none', Buffer.concat([gifOf(1), NO_FRAMES]), 'otherFormat'],
  ['a bitmap', text('BM......'), 'otherFormat'],
  ['a text with a drawing far below', text(`${'.'.repeat(1100)}<svg>`), 'notImage'],
  ['a sound in a RIFF file', text('RIFF\u0038\0\0\0WAVEVP8 '), 'notImage'],
  ['what only names WebP', text('RIFX\u0038\0\0\0WEBPVP8 '), 'notImage'],
  ['what only names HEIC', text('\0\0\0\u0018nopeheic\0\0\0\0'), 'notImage'],
  ['what only begins like a JPEG', Buffer.from([0xff, 0xd8, 0, 0, 0, 0]), 'notImage'],
  ['what begins unlike a JPEG', Buffer.from([0, 0xd8, 0xff, 0, 0, 0]), 'notImage'],
  ['what only begins like a PNG', Buffer.from(grey).fill(0, 12, 16), 'notImage'],
  ['what begins unlike a PNG', Buffer.from(grey).fill(0, 0, 8), 'notImage'],
  ['a JPEG without a frame', frameless, 'damaged'],
  ['a JPEG with rubbish between its parts', spliced(25, [0, 0, 0, 3, 0xff, 0xda, 0xff, 0xd9]), 'damaged'],
  ['a WebP that ends a little early', webpLike('VP8 ', 640, 480).subarray(0, 60), 'damaged'],
  ['a progressive JPEG cut off before its last scan', progressive([3, 2]), 'damaged'],
  ['a progressive JPEG cut off after its first scan', progressive([]), 'damaged'],
  ['a PNG cut off', grey.subarray(0, grey.length - 5), 'damaged'],
  ['a WebP as wide as no other format can be', webpLike('VP8X', 70_000, 200), 'tooWide'],
])('%s is refused with a reason', (_, bytes, problem) => {
  expect(checkPhoto(bytes)).toMatchObject({ status: 'refused', problem });
});

test.each([
  [8192, 6144, null],
  [PHOTO_LIMITS.mostSide, 100, null],
  [8500, 6000, null],
  [8500, 6001, 'tooManyPixels'],
  [5000, 99, 'tooSmall'],
])('a photo of %i x %i pixels has the problem: %s', (width, height, problem) => {
  expect(sizeProblem({ width, height })).toBe(problem);
});

test('for all bytes the check never throws, and a truncated file is refused or known to lack its end', () => {
  const starts = [jpegLike(300, 200), grey, Buffer.from(webpLike('VP8X', 300, 200)), gifOf(2)];
  forAll(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 64 }), fc.nat(80), (start, noise, at) => {
    const damaged = Buffer.concat([start.subarray(0, at), noise, start.subarray(at + noise.length)]);
    expect(['fine', 'refused']).toContain(checkPhoto(damaged).status);
    expect(['fine', 'refused']).toContain(checkPhoto(noise).status);
    const cut = start.subarray(0, Math.min(start.length - 3, at));
    const check = checkPhoto(cut);
    expect(check.status === 'refused' || check.lacksEnd).toBe(true);
  });
});

test('only a file name’s extension names a format', () => {
  const formats = ['a.JPG', 'a.jpeg', 'a.jfif', 'a.png', 'a.webp', 'IMG_1.HEIC', 'a.heif'].map(formatNamed);
  expect(formats).toEqual(['jpeg', 'jpeg', 'jpeg', 'png', 'webp', 'heic', 'heic']);
  for (const name of ['a.gif', 'a.jpg.exe', 'jpg', '']) expect(formatNamed(name), name).toBeNull();
});
