/** Reads PDF files as a print room's programs do. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pdfReaderPath } from '../../../scripts/test/installedPrograms.mjs';
import type { Picture } from './photo.ts';

type Program = Parameters<typeof pdfReaderPath>[0];

/** What a program writes. @throws Error with what it reports, when it fails */
function output(program: Program, ...options: readonly string[]): Buffer {
  return execFileSync(pdfReaderPath(program), options, { maxBuffer: 200_000_000, stdio: ['ignore', 'pipe', 'pipe'] });
}

type PageBoxes = Readonly<Record<'MediaBox' | 'BleedBox' | 'TrimBox', readonly number[]>>;

/** A portable pixmap as red, green, blue, alpha. */
function pictureIn(ppm: Buffer): Picture {
  const head = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(ppm.subarray(0, 60).toString('latin1'));
  if (!head) throw new Error('not a pixmap');
  const [width, height] = [Number(head[1]), Number(head[2])];
  const data = Buffer.alloc(width * height * 4, 255);
  for (let from = head[0].length, to = 0; to < data.length; from += 3, to += 4) ppm.copy(data, to, from, from + 3);
  return { width, height, data };
}

export class PdfFile {
  readonly #folder = mkdtempSync(join(tmpdir(), 'kanuka-pdf-'));
  readonly #path = join(this.#folder, 'file.pdf');
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    writeFileSync(this.#path, bytes);
  }

  close(): void {
    rmSync(this.#folder, { recursive: true });
  }

  /** @throws Error when qpdf finds a mistake */
  check(): void {
    output('qpdf', '--check', this.#path);
  }

  /** Everything in it without compression. */
  text(): string {
    return output('qpdf', '--qdf', '--object-streams=disable', this.#path, '-').toString('latin1');
  }

  contains(text: string): boolean {
    return this.#bytes.includes(text);
  }

  /** The boxes of each page in points. */
  boxes(): readonly PageBoxes[] {
    const text = output('pdfinfo', '-box', '-f', '1', '-l', '999', this.#path).toString();
    const found = new Map<number, Record<string, readonly number[]>>();
    for (const [, page, name = '', box = ''] of text.matchAll(/^Page\s+(\d+) (\w+Box):\s+(.+)$/gm))
      found.set(Number(page), { ...found.get(Number(page)), [name]: box.trim().split(/\s+/).map(Number) });
    return [...found.values()] as unknown as readonly PageBoxes[];
  }

  /** The pictures embedded in its pages, as pdfimages lists them: 'image' or 'stencil'. */
  pictures() {
    const rows = output('pdfimages', '-list', this.#path).toString().trim().split('\n').slice(2);
    return rows.map((row) => {
      const cells = row.trim().split(/\s+/);
      const ppi = Math.min(Number(cells[12]), Number(cells[13]));
      return { page: Number(cells[0]), kind: cells[2], ppi };
    });
  }

  /** What exiftool finds in the JPEG files of a page. */
  metadata(page: number): readonly Readonly<Record<string, unknown>>[] {
    output('pdfimages', '-j', '-f', String(page), '-l', String(page), this.#path, join(this.#folder, `page-${page}`));
    const pictures = readdirSync(this.#folder).filter((name) => name.startsWith(`page-${page}-`));
    const paths = pictures.filter((name) => name.endsWith('.jpg')).map((name) => join(this.#folder, name));
    return JSON.parse(output('exiftool', '-json', '-G', ...paths).toString()) as Readonly<Record<string, unknown>>[];
  }

  attachment(name: string): string {
    output('pdfdetach', '-savefile', name, '-o', join(this.#folder, name), this.#path);
    return readFileSync(join(this.#folder, name), 'utf8');
  }

  /** A page drawn by poppler or by mupdf, `scale` pixels a millimetre. */
  drawn(page: number, scale: number, by: 'pdftoppm' | 'mutool' = 'pdftoppm'): Picture {
    const [number, ppi] = [String(page), String(scale * 25.4)];
    return pictureIn(
      by === 'pdftoppm'
        ? output('pdftoppm', '-f', number, '-l', number, '-r', ppi, this.#path)
        : output('mutool', 'draw', '-q', '-F', 'ppm', '-c', 'rgb', '-r', ppi, '-o', '-', this.#path, number),
    );
  }
}

/** The same photo as a phone stores it: lying on its side, with the place and the phone's model. */
export function asPhonePhoto(jpeg: Buffer): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'kanuka-photo-'));
  const path = join(folder, 'photo.jpg');
  writeFileSync(path, jpeg);
  const tags = ['-Orientation#=6', '-Make=Kodak', '-Model=Phone 15', '-GPSLatitude=16.24', '-GPSLongitude=80.64'];
  output('exiftool', '-q', '-overwrite_original', ...tags, '-GPSLatitudeRef=N', '-GPSLongitudeRef=E', path);
  const tagged = readFileSync(path);
  rmSync(folder, { recursive: true });
  return tagged;
}
