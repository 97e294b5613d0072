import { documentName, identityText, printsIn, slugParts, type PressJob } from '#domain/design/pressJob.ts';
import { sharpnessOf } from '#domain/design/printSharpness.ts';
import { addSheetPages, layOutSheets, loadSheetLetters, type SheetRow } from './jobSheet.ts';
import type { PrintedPage } from './printedPage.ts';
import { PdfWriter, type PdfReference } from './pdf.ts';
import { addImage, type Picture } from './pdfImage.ts';
import { addPrintPage, endDocument, type Drawn } from './pdfPage.ts';
import { drawPrint, type DrawnPrint, type FileOf } from './drawPrint.ts';
import { srgbProfile } from './srgb.ts';
import type { Thumbnail } from './thumbnail.ts';

/** What the worker makes the documents from. */
export type PressDocument = {
  /** One for each print of `job`, in its order. */
  readonly prints: readonly PrintedPage[];
  /** Written on the job sheet, and attached as `job.json` for the shop's programs. */
  readonly job: PressJob;
  /** The photos' files by hash. */
  readonly files: Readonly<Record<string, Blob>>;
};

export type MadeDocument = {
  /** One, or several where it is too large for a mail. */
  readonly files: readonly File[];
  /** The same job with the pages, and the sharpness and text that were drawn. */
  readonly job: PressJob;
  /** The prints, by their place in `prints`, that a canvas of this device could not hold as sharp as their photos are. */
  readonly lowered: readonly number[];
};

/** A mail takes 25 MB, and codes three bytes as four: what is larger is split, in bytes. */
const MAX_BYTES = 18_000_000;

/** One file while it is written. */
class Part {
  readonly pdf = new PdfWriter();
  readonly tree = this.pdf.reserve();
  readonly profile = this.pdf.addStream({ N: 3 }, srgbProfile());
  readonly pages: PdfReference[] = [];
  /** Which prints it has, by their place in the document, and how they look in small. */
  readonly prints: { readonly at: number; readonly thumbnail: Thumbnail }[] = [];
  readonly #photos = new Map<string, PdfReference>();

  #add(picture: Picture): PdfReference {
    const photo = picture.kind === 'jpeg' ? picture.photo : null;
    const known = photo === null ? undefined : this.#photos.get(photo);
    const reference = known ?? addImage(this.pdf, picture, this.profile);
    if (photo !== null) this.#photos.set(photo, reference);
    return reference;
  }

  /** How many bytes longer it would get. */
  room({ parts }: DrawnPrint): number {
    const pictures = parts.flatMap((part) => ('image' in part ? [part.image] : []));
    return pictures.reduce((sum, picture) => {
      if (picture.kind === 'stencil') return sum + picture.bytes.length;
      return picture.photo !== null && this.#photos.has(picture.photo)
        ? sum
        : sum + picture.bytes.size + (picture.mask?.bytes.length ?? 0);
    }, 0);
  }

  add({ parts, thumbnail }: DrawnPrint, { piece }: PrintedPage, at: number): void {
    const drawn = parts.map((part): Drawn => ('image' in part ? { ...part, image: this.#add(part.image) } : part));
    this.pages.push(addPrintPage(this.pdf, this.tree, piece, drawn));
    this.prints.push({ at, thumbnail });
  }
}

/** The job with what was drawn, and the pages of these parts, whose sheets come before the prints. */
function pagedJob(
  job: PressJob,
  drawn: readonly DrawnPrint[],
  parts: readonly Part[],
  sheets: readonly number[],
): PressJob {
  let at = -1;
  const places = parts.flatMap(({ prints }, part) =>
    prints.map((print, index) => ({ ...print, part: part + 1, page: (sheets[part] ?? 1) + index + 1 })),
  );
  return {
    ...job,
    parts: parts.length,
    items: job.items.map((item) => ({
      ...item,
      designs: item.designs.map((design) => {
        const mm = drawn.slice(at + 1, at + 1 + design.prints.length).flatMap(({ textMm }) => textMm);
        return {
          ...design,
          texts: design.texts.map((text, index) => ({ ...text, mm: mm[index] ?? text.mm })),
          prints: design.prints.map((print) => {
            at += 1;
            const ppi = drawn[at]?.ppi ?? null;
            const { part = 1, page = 0 } = places.find((place) => place.at === at) ?? {};
            return { ...print, part, page, ppi, sharpness: ppi === null ? null : sharpnessOf(ppi) };
          }),
        };
      }),
    })),
  };
}

/** The rows of a part's job sheets. */
function rowsOf(job: PressJob, { prints }: Part): readonly SheetRow[] {
  const all = printsIn(job);
  return prints.flatMap(({ at, thumbnail }) => {
    const found = all[at];
    return found ? [{ ...found, thumbnail }] : [];
  });
}

const nameOf = (job: PressJob): string =>
  `${documentName(job)}${job.parts > 1 ? `-${job.part}-of-${job.parts}` : ''}.pdf`;

async function ended(part: Part, job: PressJob, madeAt: Date): Promise<File> {
  const sheets = await addSheetPages(part.pdf, part.tree, part.profile, layOutSheets(job, rowsOf(job, part)));
  const blob = endDocument(part.pdf, {
    pages: [...sheets, ...part.pages],
    pageTree: part.tree,
    profile: part.profile,
    title: `${job.shop} · ${identityText(job)}`,
    attachment: { name: 'job.json', json: JSON.stringify(job, null, 2) },
    id: crypto.getRandomValues(new Uint8Array(16)),
    madeAt,
  });
  return new File([blob], nameOf(job), { type: 'application/pdf' });
}

/**
 * The documents for the press: in each the job sheet, then one page a print, in real millimetres. docs/decisions/0036-press-document.md
 * @param progress.onPage Called before each print is drawn, with its number from 1 and how many there are.
 * @throws Error when a photo's file is missing; UnsoundCanvasError without memory; the signal's reason
 */
export async function pressDocument(
  { prints, job, files }: PressDocument,
  { onPage, signal }: { readonly onPage: (page: number, pages: number) => void; readonly signal: AbortSignal },
): Promise<MadeDocument> {
  const fileOf: FileOf = (hash) => {
    const file = files[hash];
    if (!file) throw new Error(`no file of the photo ${hash}`);
    return file;
  };
  const facts = printsIn(job);
  const drawn: DrawnPrint[] = [];
  const parts = [new Part()];
  let part = parts[0] ?? new Part();
  for (const [at, print] of prints.entries()) {
    signal.throwIfAborted();
    onPage(at + 1, prints.length);
    const found = facts[at];
    const made = await drawPrint(print, found ? slugParts(job, found) : [], { fileOf, signal });
    if (part.prints.length > 0 && part.pdf.length + part.room(made) > MAX_BYTES) {
      part = new Part();
      parts.push(part);
    }
    part.add(made, print, at);
    // Its pictures are in the document now.
    drawn.push({ ...made, parts: [] });
  }
  await loadSheetLetters(job);
  // How many sheets there are does not depend on the numbers of the pages, which follow from it.
  const sheets = parts.map((part) => layOutSheets(job, rowsOf(job, part)).length);
  const paged = pagedJob(job, drawn, parts, sheets);
  const madeAt = new Date();
  const made: File[] = [];
  for (const [index, part] of parts.entries()) {
    signal.throwIfAborted();
    made.push(await ended(part, { ...paged, part: index + 1 }, madeAt));
  }
  return {
    files: made,
    job: paged,
    lowered: drawn.flatMap(({ isLowered }, at) => (isLowered ? [at] : [])),
  };
}
