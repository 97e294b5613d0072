/** Draws a print: the same way for the preview and for the file that the shop prints. */
import type { Look } from '#domain/design/design.ts';
import { TEXT_COLOURS, type DesignText } from '#domain/design/designText.ts';
import type { Rect } from '#domain/design/layouts.ts';
import type { Dimensions } from '#domain/design/printSize.ts';
import { photosIn, type PlaceArt, type SheetArt } from './art.ts';
import type { Context } from './offscreenCanvas.ts';
import { fontOf } from './typefaces.ts';
import { CONTOUR_SHARE, layOutText, type DrawnText, type Ink } from './textLayout.ts';

/** Photos by content hash, shrunk or whole. */
export type Photos = ReadonlyMap<string, ImageBitmap>;

/** The colours of a place without a photo. */
const EMPTY = { fill: '#f5efe4', line: '#b7a78d' } as const;

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

/** Draws one place with its photo; the context's origin is the top left corner of the print. */
function paintPlace(context: Context, place: PlaceArt, look: Look, print: Dimensions, bitmap: ImageBitmap): void {
  const { crop, pixels } = place;
  if (!crop || !pixels) return;
  const { x, y, width, height } = boxOf(place.rect, print);
  const scale = pixels.width / bitmap.width;
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  context.save();
  context.translate(x + width / 2, y + height / 2);
  context.scale(width / crop.width, height / crop.height);
  context.rotate(crop.angle);
  context.scale(scale, scale);
  context.drawImage(bitmap, -crop.centre.x / scale, -crop.centre.y / scale);
  context.restore();
  if (look !== 'plain') {
    context.globalCompositeOperation = LOOKS[look].how;
    context.fillStyle = LOOKS[look].fill;
    context.fillRect(x, y, width, height);
  }
  context.restore();
}

/** Draws every place of a print that shows this photo. */
export function paintPhoto(
  context: Context,
  { places, look }: SheetArt,
  print: Dimensions,
  photo: string,
  bitmap: ImageBitmap,
): void {
  for (const place of places) if (place.photo === photo) paintPlace(context, place, look, print, bitmap);
}

function paintEmpty(context: Context, { rect }: PlaceArt, print: Dimensions): void {
  const { x, y, width, height } = boxOf(rect, print);
  const line = Math.max(1, Math.min(print.width, print.height) / 300);
  context.save();
  context.fillStyle = EMPTY.fill;
  context.fillRect(x, y, width, height);
  context.strokeStyle = EMPTY.line;
  context.lineWidth = line;
  context.setLineDash([line * 5, line * 4]);
  const inset = line * 4;
  context.strokeRect(x + inset, y + inset, Math.max(1, width - 2 * inset), Math.max(1, height - 2 * inset));
  context.restore();
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

/** Draws the text of a print, whose typeface is loaded. Returns its box as shares of the print; null without text. */
export function paintText(context: Context, { text: designText }: SheetArt, print: Dimensions): DrawnText | null {
  if (!designText) return null;
  context.save();
  setText(context, designText);
  const layout = layOutText(designText, print, (line) => inkOf(context, line));
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
  each((text) => context.strokeText(text, 0, 0));
  each((text) => context.fillText(text, 0, 0));
  context.restore();
  return layout.box;
}

/**
 * Draws a print for the preview, from the context's origin; places without an open photo are drawn as empty.
 * Returns the box of its text as shares of the print; null without text.
 */
export function paintSheet(context: Context, art: SheetArt, print: Dimensions, photos: Photos): DrawnText | null {
  context.fillStyle = '#fff';
  context.fillRect(0, 0, print.width, print.height);
  for (const place of art.places) {
    if (place.photo === null || !photos.has(place.photo)) paintEmpty(context, place, print);
  }
  for (const photo of photosIn([art])) {
    const bitmap = photos.get(photo);
    if (bitmap) paintPhoto(context, art, print, photo, bitmap);
  }
  return paintText(context, art, print);
}
