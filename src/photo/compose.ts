/** Draws a print: the same way for the preview and for the file that the shop prints. */
import type { Look } from '#domain/design/design.ts';
import { TEXT_COLOURS, type DesignText } from '#domain/design/designText.ts';
import type { Rect } from '#domain/design/layouts.ts';
import type { Dimensions } from '#domain/design/printSharpness.ts';
import { photosIn, type PlaceArt, type SheetArt } from './art.ts';
import type { Context } from './offscreenCanvas.ts';
import { fontOf } from './typefaces.ts';
import { CONTOUR_SHARE, layOutText, type DrawnText, type Ink } from './textLayout.ts';

/** Photos by content hash, shrunk or whole. */
export type Photos = ReadonlyMap<string, ImageBitmap>;

/** What each look draws over a photo, and by which operation: Safari has no canvas filters. */
const LOOKS: Readonly<
  Record<Exclude<Look, 'plain'>, { readonly how: GlobalCompositeOperation; readonly fill: string }>
> = {
  // Lighter middle tones; black stays black, and white white.
  brighter: { how: 'soft-light', fill: '#d8d8d8' },
  warmer: { how: 'soft-light', fill: 'rgb(255 150 50 / 0.45)' },
  mono: { how: 'saturation', fill: '#808080' },
};

/** The box of a place in whole pixels, so that no seam shows between neighbours. */
function boxOf({ x, y, width, height }: Rect, print: Dimensions): Rect {
  const [left, top] = [Math.round(x * print.width), Math.round(y * print.height)];
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.round((x + width) * print.width) - left),
    height: Math.max(1, Math.round((y + height) * print.height) - top),
  };
}

/** A place that touches the print's edge goes on into the bleed, `bleed` pixels beyond it. */
function withBleed(box: Rect, print: Dimensions, bleed: number): Rect {
  const left = box.x <= 0 ? bleed : 0;
  const top = box.y <= 0 ? bleed : 0;
  const right = box.x + box.width >= print.width ? bleed : 0;
  const bottom = box.y + box.height >= print.height ? bleed : 0;
  return {
    x: box.x - left,
    y: box.y - top,
    width: box.width + left + right,
    height: box.height + top + bottom,
  };
}

/** Mirror images of a photo around it, and the photo itself last: they overlap, or a light line would show between them. */
const MIRRORS = [-1, 1, 0].flatMap((column) => [-1, 1, 0].map((row) => [column, row] as const));
/** By so many pixels of the photo, which may be drawn smaller. */
const OVERLAP_PX = 4;

/** Draws a photo, and its mirror images around it: where its pixels run out within the bleed, they go on without a seam. */
function drawMirrored(context: Context, bitmap: ImageBitmap): void {
  const { width, height } = bitmap;
  const draw = (column: number, row: number): void => {
    context.save();
    context.translate(
      column === 0 ? 0 : column < 0 ? OVERLAP_PX : 2 * width - OVERLAP_PX,
      row === 0 ? 0 : row < 0 ? OVERLAP_PX : 2 * height - OVERLAP_PX,
    );
    context.scale(column === 0 ? 1 : -1, row === 0 ? 1 : -1);
    context.drawImage(bitmap, 0, 0);
    context.restore();
  };
  for (const [column, row] of MIRRORS) draw(column, row);
}

/** Draws one place with its photo; the context's own origin is the print's. */
function paintPlace(
  context: Context,
  place: PlaceArt,
  { look, print, bleed }: { readonly look: Look; readonly print: Dimensions; readonly bleed: number },
  bitmap: ImageBitmap,
): void {
  const { crop, pixels } = place;
  if (!crop || !pixels) return;
  const box = boxOf(place.rect, print);
  const shown = withBleed(box, print, bleed);
  const scale = pixels.width / bitmap.width;
  context.save();
  context.beginPath();
  context.rect(shown.x, shown.y, shown.width, shown.height);
  context.clip();
  context.save();
  context.translate(box.x + box.width / 2, box.y + box.height / 2);
  context.scale(box.width / crop.width, box.height / crop.height);
  context.rotate(crop.angle);
  context.scale(scale, scale);
  context.translate(-crop.centre.x / scale, -crop.centre.y / scale);
  if (bleed > 0) drawMirrored(context, bitmap);
  else context.drawImage(bitmap, 0, 0);
  context.restore();
  if (look !== 'plain') {
    context.globalCompositeOperation = LOOKS[look].how;
    context.fillStyle = LOOKS[look].fill;
    context.fillRect(shown.x, shown.y, shown.width, shown.height);
  }
  context.restore();
}

/**
 * Draws every place of a print that shows this photo.
 * @param bleed How many pixels beyond the print's edges it goes on.
 */
export function paintPhoto(
  context: Context,
  { places, look }: SheetArt,
  print: Dimensions,
  [photo, bitmap]: readonly [hash: string, bitmap: ImageBitmap],
  bleed = 0,
): void {
  for (const place of places) if (place.photo === photo) paintPlace(context, place, { look, print, bleed }, bitmap);
}

/** Text is measured and drawn at this size and then scaled, so that its layout is the same at every resolution. */
const TEXT_PX = 100;

function setText(context: Context, { typeface, colour }: DesignText): void {
  context.font = fontOf(typeface, TEXT_PX);
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.direction = 'ltr';
  if ('textRendering' in context) context.textRendering = 'geometricPrecision';
  context.lineJoin = 'round';
  context.lineWidth = CONTOUR_SHARE * TEXT_PX;
  context.strokeStyle = TEXT_COLOURS[colour].contour;
  context.fillStyle = TEXT_COLOURS[colour].fill;
}

function inkOf(context: Context, line: string): Ink {
  const metrics = context.measureText(line);
  return {
    width: metrics.width / TEXT_PX,
    left: metrics.actualBoundingBoxLeft / TEXT_PX,
    right: metrics.actualBoundingBoxRight / TEXT_PX,
    ascent: metrics.actualBoundingBoxAscent / TEXT_PX,
    descent: metrics.actualBoundingBoxDescent / TEXT_PX,
  };
}

/** The two layers of a text: its contour lies behind its letters. */
export type TextLayer = 'contour' | 'fill';

/** Draws a text of a print, whose typeface is loaded. Returns its box as shares of the print. */
export function paintText(
  context: Context,
  designText: DesignText,
  area: SheetArt,
  print: Dimensions,
  layers: readonly TextLayer[] = ['contour', 'fill'],
): DrawnText {
  context.save();
  setText(context, designText);
  const layout = layOutText(designText, area, print, (line) => inkOf(context, line));
  const each = (draw: (text: string) => void): void => {
    for (const { text, x, y } of layout.lines) {
      context.save();
      context.translate(x, y);
      context.scale(layout.size / TEXT_PX, layout.size / TEXT_PX);
      draw(text);
      context.restore();
    }
  };
  // The contour of one line never covers the letters of another.
  if (layers.includes('contour')) each((text) => context.strokeText(text, 0, 0));
  if (layers.includes('fill')) each((text) => context.fillText(text, 0, 0));
  context.restore();
  return layout.box;
}

/** Draws all texts of a print, whose typefaces are loaded. Returns their boxes as shares of the print. */
export function paintTexts(context: Context, art: SheetArt, print: Dimensions): readonly DrawnText[] {
  return art.texts.map((text) => paintText(context, text, art, print));
}

/**
 * Draws a print for the preview, from the context's origin; places without an open photo are white, as they are printed.
 * Returns the boxes of its texts as shares of the print.
 */
export function paintSheet(context: Context, art: SheetArt, print: Dimensions, photos: Photos): readonly DrawnText[] {
  context.fillStyle = '#fff';
  context.fillRect(0, 0, print.width, print.height);
  for (const photo of photosIn([art])) {
    const bitmap = photos.get(photo);
    if (bitmap) paintPhoto(context, art, print, [photo, bitmap]);
  }
  return paintTexts(context, art, print);
}
