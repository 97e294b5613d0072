/** A name of PDF's own, such as /DeviceRGB, is a plain string here; words that people read are a `PdfText`. */
export type PdfValue =
  | boolean
  | number
  | string
  | PdfReference
  | PdfText
  | readonly PdfValue[]
  | { readonly [key: string]: PdfValue | undefined };

/** An object of the file, by its number from 1. */
export class PdfReference {
  readonly number: number;
  constructor(number: number) {
    this.number = number;
  }
}

/** Text in any script. */
export class PdfText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type PdfDictionary = { readonly [key: string]: PdfValue | undefined };

/** One point is 1/72 inch: the unit of everything on a page. */
export const pointsOf = (mm: number): number => (mm * 72) / 25.4;

/** At most five decimals: 0.00001 points are less than a millionth of a millimetre… and no exponent, which PDF does not know. */
const numberText = (value: number): string => {
  if (!Number.isFinite(value)) throw new RangeError(`PDF has no number ${value}`);
  return Number.isInteger(value) ? value.toFixed(0) : value.toFixed(5).replace(/\.?0+$/, '');
};

/** Everything but letters, digits and a few signs is written by its number, as ISO 32000-1, 7.3.5 asks. */
const nameText = (name: string): string =>
  `/${[...new TextEncoder().encode(name)]
    .map((byte) => {
      const letter = String.fromCharCode(byte);
      return /[\w.+-]/.test(letter) ? letter : `#${byte.toString(16).padStart(2, '0')}`;
    })
    .join('')}`;

const hex = (value: number): string => value.toString(16).padStart(4, '0');

/** In hexadecimal, because no character needs to be escaped then: UTF-16 with its mark, or ASCII, which every reader compares alike. */
function textText({ text }: PdfText): string {
  const codes = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  if (codes.every((code) => code >= 0x20 && code < 0x7f)) return `<${codes.map((code) => code.toString(16)).join('')}>`;
  return `<feff${codes.map(hex).join('')}>`;
}

function serialize(value: PdfValue): string {
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'string') return nameText(value);
  if (value instanceof PdfReference) return `${value.number} 0 R`;
  if (value instanceof PdfText) return textText(value);
  if (Array.isArray(value)) return `[${value.map(serialize).join(' ')}]`;
  const entries = Object.entries(value as PdfDictionary).flatMap(([key, entry]) =>
    entry === undefined ? [] : [`${nameText(key)} ${serialize(entry)}`],
  );
  return `<<${entries.join(' ')}>>`;
}

/** The second line's bytes above 127 tell mail and file programs that this is no text. */
const HEADER = new Uint8Array([...new TextEncoder().encode('%PDF-1.7\n%'), 0xe2, 0xe3, 0xcf, 0xd3, 0x0a]);

/** A whole file is at most this many bytes long: the cross-reference table has ten digits for a place. */
const DIGITS = 10;

/**
 * Writes a PDF file (ISO 32000-1) as the parts of a Blob, one object after another. Streams may be Blobs themselves, which the
 * browser can leave on disk: a document of many photos is never in memory as a whole.
 */
export class PdfWriter {
  readonly #parts: (Uint8Array<ArrayBuffer> | Blob)[] = [HEADER];
  #length = HEADER.length;
  /** Where each object begins, in bytes; undefined for one that is reserved but not written yet. */
  readonly #places: (number | undefined)[] = [];

  /** How many bytes are written so far. */
  get length(): number {
    return this.#length;
  }

  #append(part: string | Uint8Array<ArrayBuffer> | Blob): void {
    const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part;
    this.#parts.push(bytes);
    this.#length += bytes instanceof Blob ? bytes.size : bytes.length;
  }

  #begin({ number }: PdfReference): void {
    if (this.#places[number - 1] !== undefined) throw new RangeError(`Object ${number} is written twice`);
    this.#places[number - 1] = this.#length;
    this.#append(`${number} 0 obj\n`);
  }

  /** A number for an object that others name before it is written. */
  reserve(): PdfReference {
    this.#places.push(undefined);
    return new PdfReference(this.#places.length);
  }

  /** Writes an object. */
  add(value: PdfValue, reference: PdfReference = this.reserve()): PdfReference {
    this.#begin(reference);
    this.#append(`${serialize(value)}\nendobj\n`);
    return reference;
  }

  /** Writes a stream as it is; `dictionary` says how its bytes are to be read. */
  addStream(
    dictionary: PdfDictionary,
    bytes: Uint8Array<ArrayBuffer> | Blob,
    reference: PdfReference = this.reserve(),
  ): PdfReference {
    const Length = bytes instanceof Blob ? bytes.size : bytes.length;
    this.#begin(reference);
    this.#append(`${serialize({ ...dictionary, Length })}\nstream\n`);
    this.#append(bytes);
    this.#append('\nendstream\nendobj\n');
    return reference;
  }

  /**
   * Ends the file with its table of contents. Throws a RangeError when an object was reserved and never written.
   * @param root The document's catalog.
   * @param info The document's title and the like.
   * @param id Sixteen bytes that tell this file from every other.
   */
  end(root: PdfReference, info: PdfReference, id: Uint8Array): Blob {
    const start = this.#length;
    const rows = this.#places.map((place, at) => {
      if (place === undefined) throw new RangeError(`Object ${at + 1} is not written`);
      return `${String(place).padStart(DIGITS, '0')} 00000 n \n`;
    });
    const idText = `<${[...id].map((byte) => byte.toString(16).padStart(2, '0')).join('')}>`;
    const size = rows.length + 1;
    this.#append(`xref\n0 ${size}\n${'0'.repeat(DIGITS)} 65535 f \n${rows.join('')}`);
    this.#append(
      `trailer\n<</Size ${size} /Root ${serialize(root)} /Info ${serialize(info)} /ID [${idText} ${idText}]>>\n` +
        `startxref\n${start}\n%%EOF\n`,
    );
    return new Blob(this.#parts, { type: 'application/pdf' });
  }
}

/** The same bytes compressed, as PDF's FlateDecode reads them. */
export async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const compressed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(compressed).arrayBuffer());
}
