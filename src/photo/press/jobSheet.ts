/** The first pages of a document for the press: what is to be made, for whom, with boxes to tick. */
import { generate } from 'lean-qr';

import {
  designNumberText,
  designText,
  finishedText,
  identityText,
  modelText,
  piecesText,
  productText,
  shortId,
  SPECIAL_LABELS,
  type PressJob,
  type PressJobDesign,
  type PressJobText,
  type PrintInJob,
} from '#domain/design/pressJob.ts';
import { MM_PER_INCH } from '#domain/design/pressTable.ts';
import { offscreenCanvas, type Context } from '#photo/offscreenCanvas.ts';
import { drawnSoundly } from '#photo/readBack.ts';
import { fontOf, loadTypeface } from '#photo/typefaces.ts';
import type { PdfReference, PdfWriter } from './pdf.ts';
import { addImage, stencilOf } from './pdfImage.ts';
import { addSheetPage } from './pdfPage.ts';
import { ditheredRows, type Thumbnail } from './thumbnail.ts';

/** A4, in millimetres. */
const SHEET = { width: 210, height: 297 } as const;
const PPI = 300;
const MARGIN_MM = 12;
const RIGHT_MM = SHEET.width - MARGIN_MM;
const BOTTOM_MM = SHEET.height - MARGIN_MM;
const GAP_MM = 4;
/** Two columns of prints. */
const CELL = { width: (RIGHT_MM - MARGIN_MM - GAP_MM) / 2, height: 30, picture: 24 } as const;
const QR_MM = 28;
const BODY_MM = 3.2;
const LINE = 1.45;
const TICKS = ['printed', 'cut', 'packed'] as const;

/** A print of a job with its picture. */
export type SheetRow = PrintInJob & { readonly thumbnail: Thumbnail };

/** Something on a sheet, drawn in millimetres from its upper left corner. */
type Mark = (context: Context) => void;

/** What one sheet shows. */
export type Sheet = { readonly marks: readonly Mark[] };

function setFont(context: Context, size: number): void {
  context.font = fontOf('modern', size);
  context.textBaseline = 'alphabetic';
}

/** Breaks a text at spaces where it is wider than its column, and a word that is wider where it ends. */
function brokenText(context: Context, text: string, size: number, width: number): readonly string[] {
  setFont(context, size);
  const fits = (line: string): boolean => context.measureText(line).width <= width;
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    for (const word of paragraph.split(' ')) {
      const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines.flatMap((line) => (fits(line) ? [line] : cutLine(line, fits)));
  });
}

function cutLine(line: string, fits: (line: string) => boolean): readonly string[] {
  const parts = [''];
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    const longer = `${parts.at(-1)}${segment}`;
    if (parts.at(-1) === '' || fits(longer)) parts[parts.length - 1] = longer;
    else parts.push(segment);
  }
  return parts;
}

type Column = { readonly x: number; readonly width: number };
const WHOLE: Column = { x: MARGIN_MM, width: RIGHT_MM - MARGIN_MM };

/** Lays out sheets from top to bottom; what does not fit begins another one. */
class Layout {
  readonly #measuring = offscreenCanvas({ width: 1, height: 1 }).context;
  readonly #sheets: { marks: Mark[] }[] = [{ marks: [] }];
  y = MARGIN_MM;

  get sheets(): readonly Sheet[] {
    return this.#sheets;
  }

  draw(mark: Mark): void {
    this.#sheets.at(-1)?.marks.push(mark);
  }

  /** Begins another sheet where so many millimetres do not fit on this one. */
  need(height: number): void {
    if (this.y + height <= BOTTOM_MM) return;
    this.#sheets.push({ marks: [] });
    this.y = MARGIN_MM;
  }

  /** Writes paragraphs one below the other; returns the y below them. */
  writeAt(y: number, { x, width }: Column, text: string, size = BODY_MM): number {
    if (text === '') return y;
    const lines = brokenText(this.#measuring, text, size, width);
    this.draw((context) => {
      setFont(context, size);
      for (const [at, line] of lines.entries()) context.fillText(line, x, y + (at * LINE + 1) * size);
    });
    return y + lines.length * LINE * size;
  }

  heightOf(text: string, { width }: Column, size = BODY_MM): number {
    return text === '' ? 0 : brokenText(this.#measuring, text, size, width).length * LINE * size;
  }

  write(text: string, size = BODY_MM, column = WHOLE): void {
    this.need(this.heightOf(text, column, size));
    this.y = this.writeAt(this.y, column, text, size);
  }

  rule(): void {
    const y = this.y + 1;
    this.draw((context) => context.fillRect(MARGIN_MM, y, RIGHT_MM - MARGIN_MM, 0.3));
    this.y += 3;
  }

  /** Writes a text in a frame. */
  writeFramed(title: string, text: string): void {
    const column = { x: WHOLE.x + 3, width: WHOLE.width - 6 };
    const height = this.heightOf(title, column) + this.heightOf(text, column, 4.2) + 5;
    this.need(height);
    const top = this.y;
    this.draw((context) => context.strokeRect(WHOLE.x, top, WHOLE.width, height));
    this.y = this.writeAt(this.writeAt(top + 2, column, title), column, text, 4.2) + 4;
  }
}

const known = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

function paintQr(context: Context, text: string, x: number, y: number): void {
  const code = generate(text);
  const side = QR_MM / code.size;
  for (let row = 0; row < code.size; row += 1)
    for (let column = 0; column < code.size; column += 1)
      if (code.get(column, row)) context.fillRect(x + column * side, y + row * side, side, side);
}

/** What the QR code says: the order, its revision and part, the phone's last digits, and the designs. */
const qrText = (job: PressJob): string =>
  [identityText(job), `${job.part}/${job.parts}`, ...job.items.flatMap(({ designs }) => designs.map(shortId))].join(
    '\n',
  );

function layOutHead(layout: Layout, job: PressJob): void {
  const column = { x: MARGIN_MM, width: WHOLE.width - QR_MM - GAP_MM };
  const top = layout.y;
  const part = job.parts > 1 ? ` · part ${job.part} of ${job.parts}` : '';
  layout.draw((context) => paintQr(context, qrText(job), RIGHT_MM - QR_MM, top));
  layout.write(`${job.shop} · ${job.reference} · revision ${job.revision}${part}`, 6, column);
  layout.write(
    known(
      job.orderedOn === '' ? '' : `Ordered ${job.orderedOn}`,
      job.wantedBy === '' ? 'Wanted by ________' : `Wanted by ${job.wantedBy}`,
      job.payment,
      job.hidesPrice ? 'Gift: no price in the parcel' : '',
    ),
    4,
    column,
  );
  layout.write(known(job.customer, job.phone), 4, column);
  layout.write(job.address, BODY_MM, column);
  layout.y = Math.max(layout.y, top + QR_MM) + 3;
  if (job.giftMessage !== '') layout.writeFramed('Card message:', job.giftMessage);
  layout.rule();
}

/** How a text is set: 'telugu, latin · modern · gold · 12 mm'. */
function typographyText({ scripts, typeface, colour, mm }: PressJobText): string {
  return known(scripts.join(', '), typeface, colour, `${Number(mm.toFixed(1))} mm`);
}

/** 'Text', or 'Text 2, on the mount'. */
function textTitle({ texts }: PressJobDesign, at: number): string {
  const number = texts.length > 1 ? ` ${at + 1}` : '';
  return `Text${number}${texts[at]?.surface === 'mount' ? ', on the mount' : ''}`;
}

function layOutDesign(layout: Layout, { number, item, design }: PrintInJob, of: number): void {
  const empty = design.emptyPlaces === 0 ? '' : `${design.emptyPlaces} without a photo`;
  const first = design.firstMonth === '' ? '' : `first month ${design.firstMonth}`;
  const look = known(`look ${design.look}`, `layout ${design.layout}`, first, empty);
  const texts = [
    [`Item ${number}/${of} · ${piecesText(design)} of ${item.quantity} · ${productText(item)}`, 4.6],
    [known(designText(design), look), BODY_MM],
    ...design.texts.flatMap((text, at) => [
      [`${textTitle(design, at)}: ${text.text.replaceAll('\n', ' / ')}`, 4.2] as const,
      [typographyText(text), BODY_MM] as const,
    ]),
    [modelText(design), 4.2],
    [design.note === '' ? '' : `Note: ${design.note}`, 4.2],
  ] as const;
  // A heading stays with its first prints.
  layout.need(texts.reduce<number>((sum, [text, size]) => sum + layout.heightOf(text, WHOLE, size), CELL.height));
  for (const [text, size] of texts) layout.write(text, size);
  layout.y += 1.5;
}

function paintThumbnail(context: Context, thumbnail: Thumbnail, x: number, y: number): void {
  const rows = ditheredRows(thumbnail);
  const side = CELL.picture / Math.max(rows.length, rows[0]?.length ?? 1);
  for (const [row, dots] of rows.entries())
    for (const [column, isBlack] of dots.entries())
      if (isBlack) context.fillRect(x + column * side, y + row * side, side, side);
}

function layOutPrint(layout: Layout, { number, design, print, thumbnail }: SheetRow, x: number, y: number): void {
  layout.draw((context) => paintThumbnail(context, thumbnail, x, y));
  const column = { x: x + CELL.picture + 3, width: CELL.width - CELL.picture - 3 };
  const sharp = print.ppi === null ? 'text only' : `${print.ppi} ppi, ${print.sharpness}`;
  const special = print.special.map((name) => SPECIAL_LABELS[name]).join(', ');
  let below = layout.writeAt(y - 1, column, known(`Page ${print.page}`, print.piece), 4);
  below = layout.writeAt(below, column, known(finishedText(print.finished), piecesText(design)));
  below = layout.writeAt(below, column, known(sharp, `item ${number}`, designNumberText(design)));
  layout.writeAt(below, column, special);
  for (const [at, name] of TICKS.entries()) {
    const left = column.x + at * 19;
    layout.draw((context) => context.strokeRect(left, y + 21, 3.2, 3.2));
    layout.writeAt(y + 20.6, { x: left + 4.4, width: 20 }, name, 2.9);
  }
}

function layOutRows(layout: Layout, rows: readonly SheetRow[], of: number): void {
  let column = 0;
  let before: PressJobDesign | null = null;
  for (const row of rows) {
    if (row.design !== before) {
      if (before !== null) {
        if (column > 0) layout.y += CELL.height;
        layout.rule();
      }
      layOutDesign(layout, row, of);
      column = 0;
      before = row.design;
    }
    if (column === 0) layout.need(CELL.height);
    layOutPrint(layout, row, MARGIN_MM + column * (CELL.width + GAP_MM), layout.y + 1);
    column = 1 - column;
    if (column === 0) layout.y += CELL.height;
  }
  if (column > 0) layout.y += CELL.height;
}

/** What has no print in these documents, so that the parcel is complete all the same. */
function layOutRest(layout: Layout, job: PressJob): void {
  const rest = job.items.flatMap((item, at) =>
    item.piecesWithoutDesign > 0
      ? [`Item ${at + 1}/${job.items.length} · ${item.piecesWithoutDesign} of ${item.quantity} · ${productText(item)}`]
      : [],
  );
  if (rest.length === 0) return;
  layout.rule();
  layout.write('Without a design in this document:', 4);
  for (const text of rest) layout.write(text);
}

/** What the sheets of a part show, as many as its rows need. */
export function layOutSheets(job: PressJob, rows: readonly SheetRow[]): readonly Sheet[] {
  const layout = new Layout();
  layOutHead(layout, job);
  layOutRows(layout, rows, job.items.length);
  layOutRest(layout, job);
  return layout.sheets;
}

/** Loads the letters of a job: its lines are broken where their real width says. */
export async function loadSheetLetters(job: PressJob): Promise<void> {
  await loadTypeface('modern', JSON.stringify(job));
}

/** Draws sheets and adds them as pages. */
export async function addSheetPages(
  pdf: PdfWriter,
  parent: PdfReference,
  profile: PdfReference,
  sheets: readonly Sheet[],
): Promise<readonly PdfReference[]> {
  const pages: PdfReference[] = [];
  const scale = PPI / MM_PER_INCH;
  for (const { marks } of sheets) {
    const { context } = drawnSoundly(
      { width: SHEET.width * scale, height: SHEET.height * scale },
      (context) => {
        context.scale(scale, scale);
        context.fillStyle = '#000';
        context.strokeStyle = '#000';
        context.lineWidth = 0.3;
        for (const mark of marks) mark(context);
      },
      { isOpaque: false },
    );
    const image = addImage(pdf, await stencilOf(context), profile);
    pages.push(
      addSheetPage(pdf, parent, SHEET, [{ kind: 'stencil', image, area: { x: 0, y: 0, ...SHEET }, colour: [0, 0, 0] }]),
    );
  }
  return pages;
}
