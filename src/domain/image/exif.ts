const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0] as const;
const BIG_ENDIAN = 0x4d4d;
const LITTLE_ENDIAN = 0x4949;
const MAKE = 0x010f;
const MODEL = 0x0110;
const EXIF_DIRECTORY = 0x8769;
const DATE_TIME_ORIGINAL = 0x9003;
const DATE = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)/;
const DATE_LENGTH = 19;
const ENTRY_LENGTH = 12;

/** What a camera wrote into a photo. */
export type CameraData = {
  /**
   * When the photo was taken (EXIF DateTimeOriginal), in milliseconds; null without. Cameras write no time zone: the number
   * orders photos, but is not the time of day.
   */
  readonly takenAt: number | null;
  /** False for a picture that no camera made, or that a program stripped of its data. */
  readonly hasCamera: boolean;
};

const NONE: CameraData = { takenAt: null, hasCamera: false };

/** The camera's data in a file of any format that holds an EXIF block. */
export function cameraData(bytes: Uint8Array): CameraData {
  for (let at = bytes.indexOf(EXIF[0]); at !== -1; at = bytes.indexOf(EXIF[0], at + 1)) {
    if (EXIF.every((byte, step) => bytes[at + step] === byte)) return dataIn(bytes.subarray(at + EXIF.length));
  }
  return NONE;
}

/** The data in a TIFF block, whose offsets count from its beginning. Bytes that are not there read as 0. */
function dataIn(tiff: Uint8Array): CameraData {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const order = tiff.length < 8 ? 0 : view.getUint16(0);
  if (order !== BIG_ENDIAN && order !== LITTLE_ENDIAN) return NONE;
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
  const main = number(4, 4);
  const directory = valueOf(main, EXIF_DIRECTORY);
  const date = directory === 0 ? 0 : valueOf(directory, DATE_TIME_ORIGINAL);
  const taken = date === 0 ? null : dateIn(tiff.subarray(date, date + DATE_LENGTH));
  return { takenAt: taken, hasCamera: taken !== null || valueOf(main, MAKE) !== 0 || valueOf(main, MODEL) !== 0 };
}

function dateIn(text: Uint8Array): number | null {
  const [, ...parts] = DATE.exec(String.fromCodePoint(...text)) ?? [];
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map(Number);
  // Cameras whose clock was never set write zeros.
  return year === 0 || month === 0 || day === 0 ? null : Date.UTC(year, month - 1, day, hour, minute, second);
}
