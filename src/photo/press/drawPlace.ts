/** The photo of one place of a print, as the pictures that the press prints. */
import type { Crop } from '#domain/design/photoPlacement.ts';
import { MM_PER_INCH } from '#domain/design/pressTable.ts';
import { PRINT_PPI } from '#domain/design/printSharpness.ts';
import type { PlaceArt } from '#photo/art.ts';
import { paintPhoto } from '#photo/compose.ts';
import { drawnSoundly, type Draw } from '#photo/readBack.ts';
import { MAX_PIXELS, pictureOf, pixelsOf, type PrintedPage } from './printedPage.ts';
import { JPEG_QUALITY, type Picture, type Size } from './pdfImage.ts';
import { plainJpeg, uprightPoint, type PlainJpeg } from './plainJpeg.ts';
import type { Area, Drawn, PagePoint, Tile } from './pdfPage.ts';
import { paintOnThumbnail, type Thumbnail } from './thumbnail.ts';

/** A photo is stored as it came where its crop takes at least this share of it: the rest is hidden but stored. */
const MIN_SHARE = 0.5;
/** A place reaches the print's edge where rounding leaves less than this share between them. */
const EPSILON = 1e-6;
/** The width of a photo for small canvases, in pixels. */
const SMALL_WIDTH = 600;

/** A place in millimetres of the print, and how far its photo goes on beyond each edge. */
type Placed = {
  readonly box: Area;
  readonly bleed: Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;
};

/** A place that reaches the print's edge goes on into the bleed. */
function placedOf({ rect }: PlaceArt, { x, y, width, height, bleed }: ReturnType<typeof pictureOf>): Placed {
  return {
    box: {
      x: x + rect.x * width,
      y: y + rect.y * height,
      width: rect.width * width,
      height: rect.height * height,
    },
    bleed: {
      left: rect.x < EPSILON ? bleed : 0,
      top: rect.y < EPSILON ? bleed : 0,
      right: rect.x + rect.width > 1 - EPSILON ? bleed : 0,
      bottom: rect.y + rect.height > 1 - EPSILON ? bleed : 0,
    },
  };
}

function areaOf({ box, bleed }: Placed): Area {
  return {
    x: box.x - bleed.left,
    y: box.y - bleed.top,
    width: box.width + bleed.left + bleed.right,
    height: box.height + bleed.top + bleed.bottom,
  };
}

/**
 * Mirror images to the left and right, above and below, and the photo itself last: each lies OVERLAP_MM below the next, because readers
 * that smooth edges would show a light line between two that only touch.
 */
const MIRRORS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
  [0, 0],
] as const;
const OVERLAP_MM = 0.4;

/** The part of the bleed that a mirror image of the whole place fills; null where there is no bleed. */
function mirrorArea({ box, bleed }: Placed, column: number, row: number): Area | null {
  const span = (start: number, length: number, before: number, after: number, at: number): [number, number] => {
    if (at === 0) return [start, length];
    return at < 0 ? [start - before, before + OVERLAP_MM] : [start + length - OVERLAP_MM, after + OVERLAP_MM];
  };
  const isThere =
    (column === 0 || (column < 0 ? bleed.left : bleed.right) > 0) &&
    (row === 0 || (row < 0 ? bleed.top : bleed.bottom) > 0);
  if (!isThere) return null;
  const [x, width] = span(box.x, box.width, bleed.left, bleed.right, column);
  const [y, height] = span(box.y, box.height, bleed.top, bleed.bottom, row);
  return { x, y, width, height };
}

/** Where a point of the photo, in its pixels, is on the print, in millimetres. */
function onPrint({ box }: Placed, crop: Crop, [px, py]: PagePoint): PagePoint {
  const [dx, dy] = [px - crop.centre.x, py - crop.centre.y];
  const [c, s] = [Math.cos(crop.angle), Math.sin(crop.angle)];
  return [
    box.x + box.width / 2 + ((dx * c - dy * s) * box.width) / crop.width,
    box.y + box.height / 2 + ((dx * s + dy * c) * box.height) / crop.height,
  ];
}

/** True where the photo has pixels for the whole area, bleed included. */
function coversArea({ box }: Placed, area: Area, crop: Crop, photo: Size): boolean {
  const corners = [
    [area.x, area.y],
    [area.x + area.width, area.y],
    [area.x, area.y + area.height],
    [area.x + area.width, area.y + area.height],
  ] as const;
  const [c, s] = [Math.cos(crop.angle), Math.sin(crop.angle)];
  return corners.every(([x, y]) => {
    const dx = ((x - box.x - box.width / 2) * crop.width) / box.width;
    const dy = ((y - box.y - box.height / 2) * crop.height) / box.height;
    const [px, py] = [crop.centre.x + dx * c + dy * s, crop.centre.y + dy * c - dx * s];
    return px > -0.5 && py > -0.5 && px < photo.width + 0.5 && py < photo.height + 0.5;
  });
}

/** A mirror image about the edges of a box, moved inwards by half of what it overlaps. */
function mirrored(box: Area, overlap: number, column: number, row: number, [px, py]: PagePoint): PagePoint {
  const { x, y, width, height } = box;
  const half = overlap / 2;
  return [
    column === 0 ? px : 2 * (column < 0 ? x + half : x + width - half) - px,
    row === 0 ? py : 2 * (row < 0 ? y + half : y + height - half) - py,
  ];
}

/** The tiles of a photo that is stored as it came: the photo, and its mirror images where the bleed needs them. */
function tilesOf(placed: Placed, crop: Crop, photo: Size, { orientation }: PlainJpeg, isWrapped: boolean) {
  const area = areaOf(placed);
  const whole: Area = { x: 0, y: 0, ...photo };
  const tile = (clip: Area, place: (point: PagePoint) => PagePoint): Tile => {
    const corner = (x: number, y: number): PagePoint => {
      const [u, v] = uprightPoint(orientation, x, y);
      return place([u * photo.width, v * photo.height]);
    };
    return { clip, corners: { bottomLeft: corner(0, 1), bottomRight: corner(1, 1), topLeft: corner(0, 0) } };
  };
  // A wrapped print shows its front mirrored on its sides; any other goes on with the photo, as far as there is one.
  if (isWrapped)
    return MIRRORS.flatMap(([column, row]) => {
      const clip = mirrorArea(placed, column, row);
      return clip
        ? [tile(clip, (point) => mirrored(placed.box, OVERLAP_MM, column, row, onPrint(placed, crop, point)))]
        : [];
    });
  const overlap = (OVERLAP_MM * crop.width) / placed.box.width;
  const needed = coversArea(placed, area, crop, photo) ? ([[0, 0]] as const) : MIRRORS;
  return needed.map(([column, row]) =>
    tile(area, (point) => onPrint(placed, crop, mirrored(whole, overlap, column, row, point))),
  );
}

/** Draws a place in millimetres of the print, with its bleed. */
function drawingOf(print: PrintedPage, place: PlaceArt, placed: Placed, bitmap: ImageBitmap): Draw {
  const { art, piece } = print;
  const whole = { ...place, rect: { x: 0, y: 0, width: 1, height: 1 } };
  const own = { ...art, places: [whole] };
  const { box } = placed;
  // Painting rounds a place to whole units, so that its units are small.
  const UNITS = 1000;
  const paint = (context: Parameters<Draw>[0], bleed: number): void => {
    context.save();
    context.translate(box.x, box.y);
    context.scale(1 / UNITS, 1 / UNITS);
    const size = { width: box.width * UNITS, height: box.height * UNITS };
    paintPhoto(context, own, size, [place.photo ?? '', bitmap], bleed * UNITS);
    context.restore();
  };
  if (!piece.special.includes('wrap')) return (context) => paint(context, pictureOf(print).bleed);
  return (context) => {
    for (const [column, row] of MIRRORS) {
      const clip = mirrorArea(placed, column, row);
      if (!clip) continue;
      context.save();
      context.beginPath();
      context.rect(clip.x, clip.y, clip.width, clip.height);
      context.clip();
      const [originX, originY] = mirrored(box, OVERLAP_MM, column, row, [0, 0]);
      context.translate(originX, originY);
      context.scale(column === 0 ? 1 : -1, row === 0 ? 1 : -1);
      paint(context, 0);
      context.restore();
    }
  };
}

/** Draws an area in strips no larger than a canvas may be. */
async function drawStrips(area: Area, box: Area, ppi: number, draw: Draw, drawSmall: Draw) {
  // A whole number of pixels is as wide as the place itself, so that its edges are sharp.
  const mmPerPixel = {
    x: box.width / pixelsOf(box.width, ppi),
    y: box.height / pixelsOf(box.height, ppi),
  };
  const [width, height] = [
    Math.ceil(area.width / mmPerPixel.x - EPSILON),
    Math.ceil(area.height / mmPerPixel.y - EPSILON),
  ];
  const rows = Math.max(1, Math.floor(MAX_PIXELS / width) - 1);
  const parts: Drawn<Picture>[] = [];
  let scale = 1;
  for (let top = 0; top < height; top += rows) {
    // One row more, below the next strip: readers that smooth edges would show a line between the two.
    const strip = { width, height: Math.min(rows + 1, height - top) };
    const inMillimetres =
      (draw: Draw): Draw =>
      (context) => {
        context.translate(0, -top);
        context.scale(1 / mmPerPixel.x, 1 / mmPerPixel.y);
        context.translate(-area.x, -area.y);
        draw(context);
      };
    const sound = drawnSoundly(strip, inMillimetres(draw), { drawSmall: inMillimetres(drawSmall) });
    scale = Math.min(scale, sound.scale);
    const { canvas } = sound;
    const bytes = await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
    parts.push({
      kind: 'image',
      image: { kind: 'jpeg', bytes, pixels: { width: canvas.width, height: canvas.height }, photo: null },
      area: {
        x: area.x,
        y: area.y + top * mmPerPixel.y,
        width: width * mmPerPixel.x,
        height: strip.height * mmPerPixel.y,
      },
    });
  }
  return { parts, scale };
}

export type DrawnPlace = {
  readonly parts: readonly Drawn<Picture>[];
  /** Pixels an inch as they are in the document. */
  readonly ppi: number;
  readonly isLowered: boolean;
};

/**
 * The photo of a place: its own file where that is as good as a drawing, else drawn with at most 300 pixels an inch. Paints it on the
 * thumbnail too. Null for a place without a crop.
 */
export async function drawPlace(
  print: PrintedPage,
  place: PlaceArt,
  file: Blob,
  thumbnail: Thumbnail,
): Promise<DrawnPlace | null> {
  const { crop, pixels, photo } = place;
  if (!crop || !pixels || photo === null) return null;
  const placed = placedOf(place, pictureOf(print));
  const own = Math.min((crop.width / placed.box.width) * MM_PER_INCH, (crop.height / placed.box.height) * MM_PER_INCH);
  const share = (crop.width * crop.height) / (pixels.width * pixels.height);
  const canStay = print.art.look === 'plain' && own <= PRINT_PPI && share >= MIN_SHARE;
  const plain = canStay ? await plainJpeg(file) : null;
  const size = pixels.width > SMALL_WIDTH ? ({ resizeWidth: SMALL_WIDTH, resizeQuality: 'medium' } as const) : {};
  const whole = plain ? null : await createImageBitmap(file);
  const small = await createImageBitmap(whole ?? file, size);
  try {
    paintOnThumbnail(thumbnail, print, (context, size, bleed) =>
      paintPhoto(context, { ...print.art, places: [place] }, size, [photo, small], bleed),
    );
    if (plain) {
      const tiles = tilesOf(placed, crop, pixels, plain, print.piece.special.includes('wrap'));
      const image = { kind: 'jpeg', bytes: plain.bytes, pixels: plain.pixels, photo } as const;
      return { parts: [{ kind: 'photo', image, tiles }], ppi: own, isLowered: false };
    }
    const ppi = Math.min(PRINT_PPI, own);
    const { parts, scale } = await drawStrips(
      areaOf(placed),
      placed.box,
      ppi,
      drawingOf(print, place, placed, whole ?? small),
      drawingOf(print, place, placed, small),
    );
    return { parts, ppi: ppi * scale, isLowered: scale < 1 };
  } finally {
    whole?.close();
    small.close();
  }
}
