const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0] as const;
const BIG_ENDIAN = 0x4d4d;
const LITTLE_ENDIAN = 0x4949;
const EXIF_DIRECTORY = 0x8769;
const DATE_TIME_ORIGINAL = 0x9003;
const DATE = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)/;
const DATE_LENGTH = 19;
const ENTRY_LENGTH = 12;

/**
 * When a photo was taken, as its camera wrote it (EXIF DateTimeOriginal), in milliseconds; null without. Cameras write no
 * time zone: the number orders photos, but is not the time of day.
 */
export function takenAt(bytes: Uint8Array): number | null {
  for (let at = bytes.indexOf(EXIF[0]); at !== -1; at = bytes.indexOf(EXIF[0], at + 1)) {
    if (EXIF.every((byte, step) => bytes[at + step] === byte)) return dateIn(bytes.subarray(at + EXIF.length));
  }
  return null;
}

/** The date in a TIFF block, whose offsets count from its beginning. Bytes that are not there read as null. */
function dateIn(tiff: Uint8Array): number | null {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const order = tiff.length < 8 ? 0 : view.getUint16(0);
  if (order !== BIG_ENDIAN && order !== LITTLE_ENDIAN) return null;
  const isLittle = order === LITTLE_ENDIAN;
  const number = (at: number, size: 2 | 4): number => {
    if (at + size > tiff.length) return 0;
    return size === 2 ? view.getUint16(at, isLittle) : view.getUint32(at, isLittle);
  };
  /** The value of a tag in the directory that begins at an offset; 0 when it has none. */
  const valueOf = (directory: number, tag: number): number => {
    for (let entry = 0; entry < number(directory, 2); entry += 1) {
      const at = directory + 2 + entry * ENTRY_LENGTH;
      if (number(at, 2) === tag) return number(at + 8, 4);
    }
    return 0;
  };
  const directory = valueOf(number(4, 4), EXIF_DIRECTORY);
  const at = directory === 0 ? 0 : valueOf(directory, DATE_TIME_ORIGINAL);
  if (at === 0) return null;
  const [, ...parts] = DATE.exec(String.fromCodePoint(...tiff.subarray(at, at + DATE_LENGTH))) ?? [];
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map(Number);
  // Cameras whose clock was never set write zeros.
  return year === 0 || month === 0 || day === 0 ? null : Date.UTC(year, month - 1, day, hour, minute, second);
}
