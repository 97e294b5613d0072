/** What one print of an order becomes in the document for the press: its photos in strips, its text as stencils. */
import { TEXT_COLOURS } from '#domain/design/designText.ts';
import { contourOf } from '#domain/design/contour.ts';
import type { PressPiece } from '#domain/design/pressTable.ts';
import { photosIn, type SheetArt } from '#photo/art.ts';
import { paintPhoto, paintText } from '#photo/compose.ts';
import { offscreenCanvas } from '#photo/offscreenCanvas.ts';
import { loadTypeface } from '#photo/typefaces.ts';
import type { PdfReference, PdfWriter } from './pdf.ts';
import { addJpeg, addPrintPage, type Drawn, type PageSize, type Rgb } from './printPage.ts';
import { stencilOf } from './stencil.ts';

const MM_PER_INCH = 25.4;
/** A canvas larger than this comes out black in Safari, without an error (4096 x 4096). */
const MOST_PIXELS = 16_000_000;
/** Letters are stencils of this many pixels an inch: what a press resolves at all. */
const TEXT_PPI = 600;
/** 1 has Chromium keep the colour of every pixel (4:4:4). */
const QUALITY = 1;
/** The slug's line, in millimetres, and its resolution. */
const SLUG_MM_HIGH = 3;
const SLUG_PPI = 400;

export type PagePrint = {
  readonly art: SheetArt;
  readonly piece: Pick<PressPiece, 'trim' | 'bleed' | 'shape' | 'special'>;
  /** How many pixels an inch the photos are drawn with, at most 300. */
  readonly ppi: number;
  /** One line for the press beside the print. */
  readonly slug: string;
};

/** A file by its hash. @throws Error where the device has it no more */
export type FileOf = (hash: string) => Promise<Blob>;

const pixelsOf = (mm: number, ppi: number): number => Math.max(1, Math.round((mm / MM_PER_INCH) * ppi));

/** Draws the photos from the page's upper left corner on, bleed included, in strips no larger than a canvas may be. */
async function addPhotos(
  pdf: PdfWriter,
  { art, piece, ppi }: PagePrint,
  fileOf: FileOf,
  profile: PdfReference,
): Promise<readonly Drawn[]> {
  const print = { width: pixelsOf(piece.trim.width, ppi), height: pixelsOf(piece.trim.height, ppi) };
  const bleed = pixelsOf(piece.bleed, ppi);
  const [width, height] = [print.width + 2 * bleed, print.height + 2 * bleed];
  const rows = Math.max(1, Math.floor(MOST_PIXELS / width));
  const mmPerPixel = MM_PER_INCH / ppi;
  const drawn: Drawn[] = [];
  for (let top = 0; top < height; top += rows) {
    const strip = { width, height: Math.min(rows, height - top) };
    const { canvas, context } = offscreenCanvas(strip);
    context.translate(bleed, bleed - top);
    for (const photo of photosIn([art])) {
      const bitmap = await createImageBitmap(await fileOf(photo));
      paintPhoto(context, art, print, [photo, bitmap], bleed);
      bitmap.close();
    }
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
    drawn.push({
      kind: 'image',
      image: addJpeg(pdf, jpeg, strip, profile),
      area: {
        x: -piece.bleed,
        y: top * mmPerPixel - piece.bleed,
        width: width * mmPerPixel,
        height: strip.height * mmPerPixel,
      },
    });
  }
  return drawn;
}

const rgbOf = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [number, number, number];

/** Text as two stencils, contour and letters, at the press's own resolution: sharp however large the print is. */
async function addText(pdf: PdfWriter, { art, piece }: PagePrint): Promise<readonly Drawn[]> {
  const { text } = art;
  if (!text) return [];
  await loadTypeface(text.typeface, text.text);
  const { trim } = piece;
  // Where the text lies does not depend on how many pixels it is drawn with.
  const { context: small } = offscreenCanvas({ width: trim.width, height: trim.height });
  const box = paintText(small, art, trim);
  if (!box) return [];
  const area = {
    x: box.x * trim.width,
    y: box.y * trim.height,
    width: box.width * trim.width,
    height: box.height * trim.height,
  };
  const wanted = { width: pixelsOf(area.width, TEXT_PPI), height: pixelsOf(area.height, TEXT_PPI) };
  const share = Math.min(1, Math.sqrt(MOST_PIXELS / (wanted.width * wanted.height)));
  const ppi = TEXT_PPI * share;
  const pixels = { width: pixelsOf(area.width, ppi), height: pixelsOf(area.height, ppi) };
  const print = { width: (trim.width / MM_PER_INCH) * ppi, height: (trim.height / MM_PER_INCH) * ppi };
  const drawn: Drawn[] = [];
  for (const layer of ['contour', 'fill'] as const) {
    const { context } = offscreenCanvas(pixels, { isOpaque: false });
    context.translate(-box.x * print.width, -box.y * print.height);
    paintText(context, art, print, [layer]);
    const image = await stencilOf(pdf, context, pixels);
    drawn.push({ kind: 'stencil', image, area, colour: rgbOf(TEXT_COLOURS[text.colour][layer]) });
  }
  return drawn;
}

/** White ink lies under the whole print, bleed included. */
function whiteOf({ piece: { trim, bleed, special } }: PagePrint): readonly Drawn[] {
  if (!special.includes('white')) return [];
  const area = { x: -bleed, y: -bleed, width: trim.width + 2 * bleed, height: trim.height + 2 * bleed };
  return [{ kind: 'white', area }];
}

/** The cutter's line around the finished piece; a die of the shop's own needs none. */
function cutOf({ piece: { shape, trim, special } }: PagePrint): readonly Drawn[] {
  const line = special.includes('cut') ? contourOf(shape, trim) : null;
  return line === null ? [] : [{ kind: 'cut', line }];
}

/** The slug's line, 3 mm high. */
async function addSlug(pdf: PdfWriter, text: string) {
  const height = pixelsOf(SLUG_MM_HIGH, SLUG_PPI);
  const font = `${height * 0.7}px system-ui, sans-serif`;
  const { context: measuring } = offscreenCanvas({ width: 1, height: 1 });
  measuring.font = font;
  const pixels = { width: Math.ceil(measuring.measureText(text).width) + 2, height };
  const { context } = offscreenCanvas(pixels, { isOpaque: false });
  context.font = font;
  context.textBaseline = 'middle';
  context.fillText(text, 1, height / 2);
  const image = await stencilOf(pdf, context, pixels);
  return { image, size: { width: (pixels.width / SLUG_PPI) * MM_PER_INCH, height: SLUG_MM_HIGH } };
}

/**
 * Adds the page of one print. Photos are decoded one at a time, and canvases stay below what a phone can draw on.
 * @throws Error when a photo's file is not on the device any more
 */
export async function addPrint(
  pdf: PdfWriter,
  parent: PdfReference,
  print: PagePrint,
  { fileOf, profile }: { readonly fileOf: FileOf; readonly profile: PdfReference },
): Promise<PdfReference> {
  const size: PageSize = print.piece;
  const drawn = [
    ...whiteOf(print),
    ...(await addPhotos(pdf, print, fileOf, profile)),
    ...(await addText(pdf, print)),
    ...cutOf(print),
  ];
  return addPrintPage(pdf, parent, size, drawn, await addSlug(pdf, print.slug));
}
