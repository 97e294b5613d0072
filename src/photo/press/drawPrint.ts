/** What one print of an order becomes in the document for the press: its photos as pictures, its text as stencils. */
import { TEXT_COLOURS, type DesignText } from '#domain/design/designText.ts';
import { contourOf } from '#domain/design/contour.ts';
import type { Rect } from '#domain/design/layouts.ts';
import { MM_PER_INCH } from '#domain/design/pressTable.ts';
import type { Dimensions } from '#domain/design/printSharpness.ts';
import { CALENDAR_INKS, paintMonthPage, writtenOn, type CalendarInk } from '#photo/calendarPage.ts';
import { paintText, paintTexts } from '#photo/compose.ts';
import { offscreenCanvas, type Context } from '#photo/offscreenCanvas.ts';
import { drawnSoundly, type Draw } from '#photo/readBack.ts';
import { fontOf, loadTypeface, requireTypefaces } from '#photo/typefaces.ts';
import { MAX_PIXELS, pictureOf, type PrintedPage } from './printedPage.ts';
import { emojiOf, stencilOf, type Picture } from './pdfImage.ts';
import { drawPlace } from './drawPlace.ts';
import type { Area, Drawn, PagePoint, Rgb } from './pdfPage.ts';
import { paintOnThumbnail, paintTrimLine, thumbnailOf, type Thumbnail } from './thumbnail.ts';

/** Letters are stencils of this many pixels an inch: what a press resolves at all. */
const TEXT_PPI = 600;
/** Reading a canvas's pixels takes as much memory again, so that stencils are drawn in smaller strips than photos. */
const MAX_STENCIL_PIXELS = MAX_PIXELS / 4;
/** The slug is between the crop marks below the bleed: its letters' size and what its lines may fill, in millimetres. */
const SLUG = { size: 2.1, pitch: 1.3, height: 9, aside: 1 } as const;
/** A slug beside a tiny print is this wide, in millimetres. */
const MIN_SLUG_MM = 20;
/** The longer side of the canvas on which ink is searched for, in pixels. */
const SMALL_SIDE = 400;

/** A file by its hash. @throws Error where the device has it no more */
export type FileOf = (hash: string) => Blob;

/** A print that is drawn but in no document yet. */
export type DrawnPrint = {
  readonly parts: readonly Drawn<Picture>[];
  readonly thumbnail: Thumbnail;
  /** Pixels an inch of its photos, the least of them; null without a photo. */
  readonly ppi: number | null;
  /** True where a canvas could not hold them as sharp as they are. */
  readonly isLowered: boolean;
  /** The height of a line of each of its texts, in millimetres. */
  readonly textMm: readonly number[];
};

const rgbOf = (hex: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [number, number, number];

/** The strips of what is drawn in this area, from the top, as `partsOf` makes them. */
async function stencilStrips(
  area: Area,
  draw: Draw,
  partsOf: (context: Context, area: Area) => Promise<readonly Drawn<Picture>[]>,
): Promise<readonly Drawn<Picture>[]> {
  // Rounded up: a press counts the pixels that there are.
  const pixelsOf = (mm: number): number => Math.max(1, Math.ceil((mm / MM_PER_INCH) * TEXT_PPI));
  const whole = { width: pixelsOf(area.width), height: pixelsOf(area.height) };
  const most = Math.max(1, Math.floor(MAX_STENCIL_PIXELS / whole.width));
  // All strips have one height: one of a few rows could not be compared with its drawing.
  const rows = Math.ceil(whole.height / Math.ceil(whole.height / most));
  const mmPerRow = area.height / whole.height;
  const parts: Drawn<Picture>[] = [];
  for (let top = 0; top < whole.height; top += rows) {
    const height = Math.min(rows, whole.height - top);
    const { context } = drawnSoundly(
      { width: whole.width, height },
      (context) => {
        context.translate(0, -top);
        context.scale(whole.width / area.width, whole.height / area.height);
        draw(context);
      },
      { isOpaque: false },
    );
    const strip = { x: area.x, y: area.y + top * mmPerRow, width: area.width, height: height * mmPerRow };
    parts.push(...(await partsOf(context, strip)));
  }
  return parts;
}

/** The part of an area where something is drawn, in its unit; null where nothing is. Found on a small canvas. */
function inkBox(area: Area, draw: Draw): Area | null {
  const scale = SMALL_SIDE / Math.max(area.width, area.height);
  const { canvas, context } = offscreenCanvas(
    { width: area.width * scale, height: area.height * scale },
    { isOpaque: false },
  );
  context.scale(scale, scale);
  context.translate(-area.x, -area.y);
  draw(context);
  const { width, height } = canvas;
  const { data } = context.getImageData(0, 0, width, height);
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let at = 3; at < data.length; at += 4) {
    if (data[at] === 0) continue;
    const [x, y] = [((at - 3) / 4) % width, Math.floor((at - 3) / 4 / width)];
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
  }
  if (right < 0) return null;
  // Smaller parts of letters may not show at this size.
  const [x, y] = [Math.max(0, left - 2), Math.max(0, top - 2)];
  return {
    x: area.x + x / scale,
    y: area.y + y / scale,
    width: (Math.min(width, right + 3) - x) / scale,
    height: (Math.min(height, bottom + 3) - y) / scale,
  };
}

/** What is drawn in one colour in an area of the page, in millimetres, as stencils; with `hasEmoji` its emoji as pictures. */
async function inkOf(
  area: Area,
  colour: Rgb,
  draw: Draw,
  { hasEmoji = false } = {},
): Promise<readonly Drawn<Picture>[]> {
  const [red, green, blue] = colour;
  const ink = [red * 255, green * 255, blue * 255] as const;
  const moved: Draw = (context) => {
    context.translate(-area.x, -area.y);
    draw(context);
  };
  return stencilStrips(area, moved, async (context, strip) => {
    const emoji = hasEmoji ? await emojiOf(context, ink) : null;
    const letters = { kind: 'stencil', image: await stencilOf(context, ink), area: strip, colour } as const;
    return emoji ? [letters, { kind: 'image', image: emoji, area: strip }] : [letters];
  });
}

/** What is written on a page around its print: a month, one ink after another. */
async function drawPage({ art: { page }, piece: { trim } }: PrintedPage): Promise<readonly Drawn<Picture>[]> {
  if (!page) return [];
  const parts: Drawn<Picture>[] = [];
  for (const [ink, colour] of Object.entries(CALENDAR_INKS)) {
    const draw: Draw = (context) => paintMonthPage(context, page, [ink as CalendarInk]);
    const box = inkBox({ x: 0, y: 0, ...trim }, draw);
    if (box) parts.push(...(await inkOf(box, rgbOf(colour), draw)));
  }
  return parts;
}

/** A text as two stencils, contour and letters, at the press's own resolution: sharp however large the print is. Emoji come with the letters. */
async function drawText(print: PrintedPage, text: DesignText) {
  const { art } = print;
  const { x, y, width, height } = pictureOf(print);
  // Where the text is does not depend on how many pixels it is drawn with.
  const box = paintText(offscreenCanvas({ width: 1, height: 1 }).context, text, art, { width, height });
  const area = {
    x: x + box.x * width,
    y: y + box.y * height,
    width: box.width * width,
    height: box.height * height,
  };
  const parts: Drawn<Picture>[] = [];
  for (const layer of ['contour', 'fill'] as const) {
    const draw: Draw = (context) => {
      context.translate(x, y);
      paintText(context, text, art, { width, height }, [layer]);
    };
    const hasEmoji = layer === 'fill';
    parts.push(...(await inkOf(area, rgbOf(TEXT_COLOURS[text.colour][layer]), draw, { hasEmoji })));
  }
  return { parts, mm: box.size * height };
}

/** The corners of a part of a piece, in millimetres. */
function cornersOf({ x, y, width, height }: Rect, trim: Dimensions): readonly PagePoint[] {
  const [left, top, right, bottom] = [
    x * trim.width,
    y * trim.height,
    (x + width) * trim.width,
    (y + height) * trim.height,
  ];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** White ink lies under the whole print, bleed included. */
function whiteOf({ piece: { trim, bleed, special } }: PrintedPage): readonly Drawn<Picture>[] {
  if (!special.includes('white')) return [];
  const area = { x: -bleed, y: -bleed, width: trim.width + 2 * bleed, height: trim.height + 2 * bleed };
  return [{ kind: 'white', area }];
}

/** The line around a piece that is cut, or has a shape of its own; a die of the shop's own needs none. A mount has lines around its openings. */
function cutOf({ art: { openings }, piece: { shape, trim, special } }: PrintedPage): readonly Drawn<Picture>[] {
  if (openings) return openings.map((opening) => ({ kind: 'cut', line: cornersOf(opening, trim) }));
  const line = special.includes('cut') || shape !== 'rectangle' ? contourOf(shape, trim) : null;
  return line === null ? [] : [{ kind: 'cut', line }];
}

/** Breaks the parts of a slug into lines of a width, in shares of the letters' size. */
function slugLines(context: Context, parts: readonly string[], width: number): readonly string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const longer = `${lines.at(-1)} · ${part}`;
    if (lines.length > 0 && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}

/** The slug's lines between the two crop marks below the bleed, in letters of every script that the shop writes. */
async function drawSlug(
  parts: readonly string[],
  { trim, bleed }: PrintedPage['piece'],
): Promise<readonly Drawn<Picture>[]> {
  await loadTypeface('modern', parts.join(' '));
  const width = Math.max(MIN_SLUG_MM, trim.width - 2 * SLUG.aside);
  const { context: measuring } = offscreenCanvas({ width: 1, height: 1 });
  const SET_PX = 100;
  measuring.font = fontOf('modern', SET_PX);
  let [size, lines] = [SLUG.size as number, parts];
  for (;;) {
    lines = slugLines(measuring, parts, (width / size) * SET_PX);
    const widest = Math.max(...lines.map((line) => measuring.measureText(line).width)) / SET_PX;
    if (lines.length * size * SLUG.pitch <= SLUG.height && widest * size <= width) break;
    size *= 0.95;
  }
  const area = { x: SLUG.aside, y: trim.height + bleed + 2, width, height: lines.length * size * SLUG.pitch };
  return inkOf(area, [0, 0, 0], (context) => {
    context.translate(area.x, area.y);
    context.scale(size / SET_PX, size / SET_PX);
    context.font = fontOf('modern', SET_PX);
    for (const [at, line] of lines.entries()) context.fillText(line, 0, (at * SLUG.pitch + 1) * SET_PX);
  });
}

/**
 * Draws one print. Photos are decoded one at a time, and canvases stay below what a phone can draw on.
 * @param slug What is written for the press beside the print, in parts.
 * @throws Error when a photo's file is not on the device any more, or a typeface cannot be loaded; UnsoundCanvasError where no canvas shows what is drawn
 */
export async function drawPrint(
  print: PrintedPage,
  slug: readonly string[],
  { fileOf, signal }: { readonly fileOf: FileOf; readonly signal: AbortSignal },
): Promise<DrawnPrint> {
  const { art } = print;
  const thumbnail = thumbnailOf(print);
  const parts = [...whiteOf(print)];
  const sharpness: number[] = [];
  let isLowered = false;
  for (const place of art.places) {
    signal.throwIfAborted();
    const drawn = place.photo === null ? null : await drawPlace(print, place, fileOf(place.photo), thumbnail);
    if (!drawn) continue;
    parts.push(...drawn.parts);
    sharpness.push(drawn.ppi);
    isLowered ||= drawn.isLowered;
  }
  signal.throwIfAborted();
  await requireTypefaces([...art.texts, ...(art.page ? [writtenOn(art.page)] : [])]);
  const textMm: number[] = [];
  for (const text of art.texts) {
    const drawn = await drawText(print, text);
    parts.push(...drawn.parts);
    textMm.push(drawn.mm);
  }
  paintOnThumbnail(thumbnail, print, (context, size) => paintTexts(context, art, size));
  if (art.page) paintMonthPage(thumbnail.context, art.page);
  const page = await drawPage(print);
  paintTrimLine(thumbnail, print);
  return {
    parts: [...parts, ...page, ...cutOf(print), ...(await drawSlug(slug, print.piece))],
    thumbnail,
    ppi: sharpness.length === 0 ? null : Math.floor(Math.min(...sharpness) + 1e-6),
    isLowered,
    textMm,
  };
}
