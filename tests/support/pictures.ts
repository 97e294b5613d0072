import { crc32, deflateSync } from 'node:zlib';

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number];

function chunk(kind: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG whose pixels a function paints. */
export function pngOf(width: number, height: number, paint: (x: number, y: number) => Colour): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows.set(paint(x, y), y * (1 + width * 3) + 1 + x * 3);
  }
  return pngWith(width, height, deflateSync(rows, { level: 1 }));
}

/** A PNG of this size with these chunks before its pixel data. */
export function pngWith(width: number, height: number, pixels: Uint8Array, ...before: readonly Uint8Array[]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const end = [chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([start, chunk('IHDR', head), ...before, ...end]);
}

/** The chunk of an animated PNG: this many frames, in an endless loop. */
export function animationControl(frames: number): Buffer {
  const data = Buffer.alloc(8);
  data.writeUInt32BE(frames, 0);
  return chunk('acTL', data);
}

/** The header of a JPEG as far as the checks read it; a browser could not draw it. */
export function jpegLike(width: number, height: number, { isWhole = true } = {}): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]);
  // A thumbnail in the header has an end marker too; only the one after the scan counts.
  const thumbnail = Buffer.from([0xff, 0xe1, 0, 8, 0xff, 0xd8, 0xff, 0xd9, 0, 0]);
  const scan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 7, 7, 0xff, 0, 7, 7]);
  const parts = [Buffer.from([0xff, 0xd8]), thumbnail, frame, scan];
  return Buffer.concat(isWhole ? [...parts, Buffer.from([0xff, 0xd9])] : parts);
}

/** The same JPEG with this EXIF data. */
function withExif(jpeg: Uint8Array, tiff: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, (body.length + 2) >> 8, (body.length + 2) & 255]);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

/** The same JPEG with an EXIF orientation: 6 is a quarter turn to the right, 3 a half turn. */
export function withOrientation(jpeg: Uint8Array, orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  return withExif(jpeg, tiff);
}

/** A GIF of this many frames, each of one pixel. */
export function gifOf(frames: number): Buffer {
  const screen = Buffer.from('474946383961010001008000000000ffffff', 'hex');
  const frame = Buffer.from('21f904000a0000002c00000000010001000002024c0100', 'hex');
  return Buffer.concat([screen, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

/** The same JPEG with an EXIF date, as cameras write it: '2026:03:08 17:45:09'. */
export function withDate(jpeg: Uint8Array, date: string, order: 'big' | 'little' = 'big'): Buffer {
  const isBig = order === 'big';
  const two = (value: number): Buffer => Buffer.from(isBig ? [value >> 8, value & 255] : [value & 255, value >> 8]);
  const four = (value: number): Buffer => Buffer.concat(isBig ? [two(0), two(value)] : [two(value), two(0)]);
  const entry = (tag: number, kind: number, count: number, value: number): Buffer =>
    Buffer.concat([two(tag), two(kind), four(count), four(value)]);
  const directory = (...entries: readonly Buffer[]): Buffer =>
    Buffer.concat([two(entries.length), ...entries, four(0)]);
  const tiff = Buffer.concat([
    Buffer.from(isBig ? 'MM' : 'II', 'latin1'),
    two(42),
    four(8),
    // The photo's own directory begins where this one ends, and the date where that one does.
    directory(entry(0x8769, 4, 1, 26)),
    directory(entry(0x9003, 2, 20, 44)),
    Buffer.from(`${date}\0`, 'latin1'),
  ]);
  return withExif(jpeg, tiff);
}
