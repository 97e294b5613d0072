/** A photo's own JPEG for a document, without what its camera wrote about place, time and device. */

/** How a stored picture is turned to be upright (EXIF 1 to 8). */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** A JPEG that a document can contain unchanged. */
export type PlainJpeg = {
  /** Only what is needed to decode the picture. */
  readonly bytes: Blob;
  /** As stored, which may be on its side. */
  readonly pixels: { readonly width: number; readonly height: number };
  readonly orientation: Orientation;
};

const MARKER = { soi: 0xd8, eoi: 0xd9, sos: 0xda, app1: 0xe1, app2: 0xe2, app14: 0xee };
/** Frames that every reader of PDF decodes: baseline, extended and progressive, all with Huffman codes. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** Other frames: lossless, hierarchical, arithmetic. */
const OTHER_FRAMES = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
/** Segments that every decoder needs: Huffman codes, scans, quantization, and the interval of restarts. */
const TABLES = new Set([0xc4, MARKER.sos, 0xdb, 0xdd]);
/** Bytes of Adobe's segment, which says how the three colours are coded, with its marker. */
const ADOBE_BYTES = 16;
const COLOURS = 3;

type Segment = { readonly marker: number; readonly start: number; readonly end: number };

/** Where the data of a scan ends: at the next marker that is neither a stuffed byte nor a restart. */
function scanEnd(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return -1;
}

/** The segments of a JPEG up to its end mark, scans with their data; null for a file that ends before. */
function segmentsOf(bytes: Uint8Array): readonly Segment[] | null {
  if (bytes[0] !== 0xff || bytes[1] !== MARKER.soi) return null;
  const segments: Segment[] = [];
  let at = 2;
  while (at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return null;
    if (marker === MARKER.eoi) return segments;
    if (marker === 0xff) at += 1;
    else {
      const header = at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
      const end = marker === MARKER.sos ? scanEnd(bytes, header) : header;
      if (end === -1 || end > bytes.length) return null;
      segments.push({ marker, start: at, end });
      at = end;
    }
  }
  return null;
}

const textOf = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** A profile names its colour space in its description; without one, browsers take the picture for sRGB. */
const isSrgb = (profile: Uint8Array): boolean => /s\0?R\0?G\0?B/.test(textOf(profile.subarray(0, 4096)));

const EXIF = 'Exif\0\0';
const ORIENTATION = 0x0112;
const ENTRY_BYTES = 12;

/** The orientation that EXIF says; 1 without. */
function orientationIn(segment: Uint8Array): Orientation {
  const [header, tiff] = [4, 4 + EXIF.length];
  if (textOf(segment.subarray(header, tiff)) !== EXIF || segment.length < tiff + 8) return 1;
  const view = new DataView(segment.buffer, segment.byteOffset + tiff, segment.length - tiff);
  const isLittle = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > view.byteLength) return 1;
  const count = view.getUint16(directory, isLittle);
  for (let entry = 0; entry < count; entry += 1) {
    const at = directory + 2 + entry * ENTRY_BYTES;
    if (at + ENTRY_BYTES > view.byteLength) return 1;
    if (view.getUint16(at, isLittle) !== ORIENTATION) continue;
    const value = view.getUint16(at + 8, isLittle);
    return value >= 1 && value <= 8 ? (value as Orientation) : 1;
  }
  return 1;
}

/**
 * The same picture without metadata, thumbnails and whatever follows its end. Null where it has to be drawn instead: it is no JPEG,
 * not whole, not in colours of 8 bits, or not in sRGB.
 */
export async function plainJpeg(file: Blob): Promise<PlainJpeg | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const segments = segmentsOf(bytes);
  const frames = segments?.filter(({ marker }) => FRAMES.has(marker) || OTHER_FRAMES.has(marker)) ?? [];
  const [frame] = frames;
  if (!segments || !frame || frames.length > 1 || !FRAMES.has(frame.marker)) return null;
  const view = new DataView(bytes.buffer, frame.start + 4);
  if (view.getUint8(0) !== 8 || view.getUint8(5) !== COLOURS) return null;
  let orientation: Orientation = 1;
  for (const { marker, start, end } of segments) {
    const segment = bytes.subarray(start, end);
    const name = textOf(segment.subarray(4, 18));
    if (marker === MARKER.app1 && name.startsWith(EXIF)) orientation = orientationIn(segment);
    if (marker === MARKER.app2 && name.startsWith('ICC_PROFILE') && !isSrgb(segment)) return null;
  }
  const isOfAdobe = ({ marker, start }: Segment): boolean =>
    marker === MARKER.app14 && textOf(bytes.subarray(start + 4, start + 9)) === 'Adobe';
  if (segments.some((segment) => isOfAdobe(segment) && segment.end - segment.start !== ADOBE_BYTES)) return null;
  const needed = segments.filter(
    (segment) => FRAMES.has(segment.marker) || TABLES.has(segment.marker) || isOfAdobe(segment),
  );
  const mark = (name: number): Uint8Array<ArrayBuffer> => new Uint8Array([0xff, name]);
  const parts = needed.map(({ start, end }) => file.slice(start, end));
  return {
    bytes: new Blob([mark(MARKER.soi), ...parts, mark(MARKER.eoi)], { type: 'image/jpeg' }),
    pixels: { width: view.getUint16(3), height: view.getUint16(1) },
    orientation,
  };
}

/** Where a point of the stored picture is on the upright one; both in shares of their sides, from the upper left corner. */
export function uprightPoint(orientation: Orientation, x: number, y: number): readonly [x: number, y: number] {
  const places = {
    1: [x, y],
    2: [1 - x, y],
    3: [1 - x, 1 - y],
    4: [x, 1 - y],
    5: [y, x],
    6: [1 - y, x],
    7: [1 - y, 1 - x],
    8: [y, 1 - x],
  } as const;
  return places[orientation];
}
