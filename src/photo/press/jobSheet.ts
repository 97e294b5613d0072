/** The first page of the document for the press: what is to be made, for whom, with boxes to tick. */
import type { PressJob, PressJobRow } from '#domain/design/pressJob.ts';
import { offscreenCanvas, type Context } from '#photo/offscreenCanvas.ts';
import type { PdfReference, PdfWriter } from './pdf.ts';
import { addSheetPage, type Drawn } from './printPage.ts';
import { stencilOf } from './stencil.ts';

/** A4, in millimetres. */
const SHEET = { width: 210, height: 297 } as const;
const PPI = 200;
const MARGIN_MM = 14;
const FONT = 'system-ui, sans-serif';
const TICKS = ['Printed', 'Cut', 'Packed'] as const;
/** Rows further down stand on another sheet. */
const LAST_ROW_MM = 270;

/** A pen that writes downwards; sizes in millimetres. */
class Pen {
  readonly #context: Context;
  y = MARGIN_MM;

  constructor(context: Context) {
    this.#context = context;
    context.fillStyle = '#000';
    context.strokeStyle = '#000';
    context.lineWidth = 0.25;
    context.textBaseline = 'top';
  }

  /** Writes a paragraph, broken at spaces where it is wider than its column, and moves below it. */
  write(text: string, { size = 3.6, isBold = false, x = MARGIN_MM, width = SHEET.width - 2 * MARGIN_MM } = {}): void {
    if (text === '') return;
    this.#context.font = `${isBold ? 'bold ' : ''}${size}px ${FONT}`;
    for (const line of text.split('\n').flatMap((paragraph) => this.#broken(paragraph, width))) {
      this.#context.fillText(line, x, this.y);
      this.y += size * 1.4;
    }
  }

  #broken(paragraph: string, width: number): readonly string[] {
    const lines: string[] = [];
    for (const word of paragraph.split(' ')) {
      const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && this.#context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  rule(): void {
    this.#context.beginPath();
    this.#context.moveTo(MARGIN_MM, this.y);
    this.#context.lineTo(SHEET.width - MARGIN_MM, this.y);
    this.#context.stroke();
    this.y += 2;
  }

  ticks(): void {
    this.#context.font = `3.2px ${FONT}`;
    for (const [at, name] of TICKS.entries()) {
      const x = MARGIN_MM + 30 + at * 30;
      this.#context.strokeRect(x, this.y, 3.5, 3.5);
      this.#context.fillText(name, x + 5, this.y);
    }
    this.y += 6;
  }

  /** A frame around what was written since `top`. */
  frame(top: number): void {
    this.#context.strokeRect(MARGIN_MM - 2, top - 2, SHEET.width - 2 * MARGIN_MM + 4, this.y - top + 3);
    this.y += 4;
  }
}

const known = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

function writeHead(pen: Pen, job: PressJob): void {
  pen.write(`${job.shop} · ${job.reference} · revision ${job.revision}`, { size: 6, isBold: true });
  pen.write(known(`Ordered ${job.orderedOn}`, job.payment));
  pen.write(known(job.customer, job.phone));
  pen.write(job.address.join(', '));
  if (job.giftMessage === '') return pen.rule();
  pen.y += 3;
  const top = pen.y;
  pen.write('Gift message', { isBold: true });
  pen.write(job.giftMessage, { size: 4.4 });
  pen.frame(top);
}

function writeRow(pen: Pen, row: PressJobRow): void {
  const { page, product, size, finished, design, designs, pieces, ppi, sharpness } = row;
  pen.write(`Page ${page} · ${pieces} x ${product} · ${size}`, { size: 4.2, isBold: true });
  const x = MARGIN_MM + 30;
  const width = SHEET.width - MARGIN_MM - x;
  const sharp = ppi === null ? '' : `${ppi} ppi${sharpness === null ? '' : `, ${sharpness}`}`;
  const which = designs > 1 ? `design ${design} of ${designs}` : '';
  for (const text of [
    known(finished, which, sharp, row.special, row.look),
    row.text === '' ? '' : `Text: ${row.text.replaceAll('\n', ' / ')} (${row.typography})`,
    known(row.answer, row.note),
    `Design ${row.designId}`,
  ])
    pen.write(text, { x, width });
  pen.ticks();
  pen.rule();
}

/** Draws the sheets of a job, as many as its rows need, and adds them as pages. */
export async function addJobSheets(
  pdf: PdfWriter,
  parent: PdfReference,
  job: PressJob,
  thumbnails: ReadonlyMap<number, PdfReference>,
): Promise<readonly PdfReference[]> {
  const pages: PdfReference[] = [];
  const rows = [...job.rows];
  do {
    const pixels = { width: (SHEET.width / 25.4) * PPI, height: (SHEET.height / 25.4) * PPI };
    const { canvas, context } = offscreenCanvas(pixels, { isOpaque: false });
    context.scale(PPI / 25.4, PPI / 25.4);
    const pen = new Pen(context);
    const drawn: Drawn[] = [];
    if (pages.length === 0) writeHead(pen, job);
    while (rows[0] && pen.y < LAST_ROW_MM - 30) {
      const [row] = rows.splice(0, 1);
      if (!row) break;
      const image = thumbnails.get(row.page);
      if (image) drawn.push({ kind: 'image', image, area: { x: MARGIN_MM, y: pen.y + 6, width: 24, height: 24 } });
      const top = pen.y;
      writeRow(pen, row);
      pen.y = Math.max(pen.y, top + 34);
    }
    drawn.push({
      kind: 'stencil',
      image: await stencilOf(pdf, context, canvas),
      area: { x: 0, y: 0, ...SHEET },
      colour: [0, 0, 0],
    });
    pages.push(addSheetPage(pdf, parent, SHEET, drawn));
  } while (rows.length > 0);
  return pages;
}
