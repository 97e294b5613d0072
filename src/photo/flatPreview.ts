import { contourOf } from '#domain/design/contour.ts';
import type { Rect } from '#domain/design/layouts.ts';
import type { PressShape } from '#domain/design/pressTable.ts';
import type { Dimensions } from '#domain/design/printSharpness.ts';
import type { SheetArt } from './art.ts';
import { CALENDAR_PAGE, paintMonthPage, pictureBox, type MonthPage } from './calendarPage.ts';
import { paintSheet, paintTexts, type Photos } from './compose.ts';
import type { FlatPreviewKind } from './previewKind.ts';
import type { Context } from './offscreenCanvas.ts';
import type { DrawnText } from './textLayout.ts';

/** Colours of the wall (from top to bottom), the mount, its bevel, the bare print, the shadow, and a frame's edge. */
export type FlatPreviewLooks = Readonly<
  Record<'light' | 'wall' | 'mount' | 'bevel' | 'bare' | 'shade' | 'gold', string>
>;

export type FlatPreview = {
  readonly arts: readonly SheetArt[];
  readonly sheets: FlatPreviewKind;
  /** Width and height of the picture in pixels. */
  readonly side: number;
  readonly looks: FlatPreviewLooks;
};

/** The white paper around a print and at its foot, as shares of the print's shorter side. */
const PAPER: Readonly<
  Record<Exclude<FlatPreviewKind, 'month' | 'opening'>, { readonly rim: number; readonly foot: number }>
> = {
  mounted: { rim: 0.067, foot: 0.067 },
  print: { rim: 0.045, foot: 0.045 },
  string: { rim: 0.07, foot: 0.24 },
};
/**
 * Shares of the picture: the papers' area (one or several), the gap between papers, a shadow, a frame's edge, a
 * string's sag.
 */
const SHARES = { one: 0.78, several: 0.9, gap: 0.03, stringGap: 0.055, shadow: 0.03, edge: 0.022, sag: 0.012 } as const;
const STRING = { line: '#8a6d4b', clip: '#b98a4f' } as const;

function paintWall(context: Context, { side, looks }: FlatPreview): void {
  const wall = context.createLinearGradient(0, 0, 0, side);
  wall.addColorStop(0, looks.light);
  wall.addColorStop(1, looks.wall);
  context.fillStyle = wall;
  context.fillRect(0, 0, side, side);
}

/** Draws paper with its shadow, in the outline of its print. */
function paintPaper(
  context: Context,
  { side, looks }: FlatPreview,
  fill: string,
  paper: Rect,
  outline: PressShape,
): void {
  context.save();
  context.shadowColor = looks.shade;
  context.shadowBlur = side * SHARES.shadow;
  context.shadowOffsetY = side * SHARES.shadow * 0.4;
  context.fillStyle = fill;
  context.translate(paper.x, paper.y);
  outlinePath(context, outline, paper);
  context.fill();
  context.restore();
}

/** Begins the path of an outline that fills a size; a shape of the shop's own die is drawn as a rectangle. */
function outlinePath(context: Context, outline: PressShape, size: Dimensions): void {
  context.beginPath();
  for (const [x, y] of contourOf(outline, size) ?? contourOf('rectangle', size) ?? []) context.lineTo(x, y);
  context.closePath();
}

/** Draws a print in its box, in whole pixels; an empty print without places. Returns the boxes of its texts. */
function paintPrint(
  context: Context,
  { looks, side, sheets }: FlatPreview,
  art: SheetArt,
  box: Rect,
  photos: Photos,
): readonly DrawnText[] {
  const print: Dimensions = { width: Math.max(1, Math.round(box.width)), height: Math.max(1, Math.round(box.height)) };
  context.save();
  context.translate(Math.round(box.x), Math.round(box.y));
  context.save();
  outlinePath(context, art.outline, print);
  context.clip();
  const texts = art.places.length > 0 ? paintSheet(context, art, print, photos) : [];
  if (art.places.length === 0) {
    context.fillStyle = looks.bare;
    context.fillRect(0, 0, print.width, print.height);
  }
  context.restore();
  // The page of a calendar shows nothing that is not printed.
  if (sheets !== 'month') {
    context.strokeStyle = looks.bevel;
    context.lineWidth = Math.max(1, side / 600);
    context.translate(-1, -1);
    outlinePath(context, art.outline, { width: print.width + 2, height: print.height + 2 });
    context.stroke();
  }
  context.restore();
  return texts;
}

/** Draws the string that each row hangs on. */
function paintStrings(context: Context, { side }: FlatPreview, papers: readonly Rect[]): void {
  context.save();
  context.lineWidth = Math.max(1, side / 300);
  const sag = side * SHARES.sag;
  for (const top of new Set(papers.map(({ y }) => y))) {
    context.strokeStyle = STRING.line;
    context.beginPath();
    context.moveTo(0, top - sag);
    context.quadraticCurveTo(side / 2, top + sag, side, top - sag);
    context.stroke();
  }
  context.restore();
}

function paintClips(context: Context, { side }: FlatPreview, papers: readonly Rect[]): void {
  context.fillStyle = STRING.clip;
  const [width, height] = [side * 0.012, side * 0.035];
  for (const paper of papers)
    context.fillRect(paper.x + (paper.width - width) / 2, paper.y - height / 2, width, height);
}

/** Draws the page of a month on its paper, around the print. */
function paintMonth(context: Context, page: MonthPage, paper: Omit<Rect, 'height'>): void {
  const scale = paper.width / CALENDAR_PAGE.trim.width;
  context.save();
  context.translate(paper.x, paper.y);
  context.scale(scale, scale);
  paintMonthPage(context, page);
  context.restore();
}

/** A part of a box, given in shares of it. */
const within = (box: Rect, { x, y, width, height }: Rect): Rect => ({
  x: box.x + x * box.width,
  y: box.y + y * box.height,
  width: width * box.width,
  height: height * box.height,
});

/** Prints that are each on a paper of their own. */
type Papers = FlatPreview & { readonly sheets: Exclude<FlatPreviewKind, 'opening'> };

/** A print and the paper that it is on: boxes in the picture. */
type Mounted = { readonly paper: Rect; readonly print: Rect };

/** The size of a paper, and the box of its print on it. */
type Paper = Dimensions & { readonly print: Rect };

/** The paper of a print; the unit is the print's height, or a millimetre. */
function paperOf({ shape }: SheetArt, sheets: Papers['sheets']): Paper {
  if (sheets === 'month') return monthPaper(shape);
  const { rim, foot } = PAPER[sheets];
  const shorter = Math.min(shape, 1);
  const print = { x: rim * shorter, y: rim * shorter, width: shape, height: 1 };
  return { width: shape + 2 * rim * shorter, height: 1 + (rim + foot) * shorter, print };
}

/** The page of a month in millimetres, with a print of this shape in the middle of its picture's area. */
function monthPaper(shape: number): Paper {
  return { ...CALENDAR_PAGE.trim, print: pictureBox(shape) };
}

/** Prints on papers of their own, each as large as its cell allows. */
function mountedPapers({ arts, sheets, side }: Papers): readonly Mounted[] {
  const papers = arts.map((art) => paperOf(art, sheets));
  const shapes = papers.map(({ width, height }) => width / height);
  const [first = 1] = shapes;
  const cellShape = shapes.every((shape) => shape === first) ? first : 1;
  const room = side * (sheets === 'mounted' ? SHARES.one : SHARES.several);
  const gap = side * (sheets === 'string' ? SHARES.stringGap : SHARES.gap);
  const { paper: cell, corners } = gridOf(arts.length, cellShape, { width: room, height: room }, gap);
  const air = (side - room) / 2;
  return papers.map(({ width, height, print }, at) => {
    const [x, y] = corners[at] ?? [0, 0];
    const unit = Math.min(cell.width / width, cell.height / height);
    const paper = {
      x: air + x + (cell.width - width * unit) / 2,
      y: air + y + (cell.height - height * unit) / 2,
      width: width * unit,
      height: height * unit,
    };
    return {
      paper,
      print: {
        x: paper.x + print.x * unit,
        y: paper.y + print.y * unit,
        width: print.width * unit,
        height: print.height * unit,
      },
    };
  });
}

/** Draws a frame with openings: its mount with the texts on it, and a print in each opening. Returns the boxes of each print's texts. */
function paintOpenings(context: Context, preview: FlatPreview, photos: Photos): readonly (readonly DrawnText[])[] {
  const art = preview.arts[0]?.mount;
  if (!art) return [];
  const { shape, openings = [] } = art;
  const longer = preview.side * SHARES.several;
  const size = { width: longer * Math.min(1, shape), height: longer / Math.max(1, shape) };
  const mount = { x: (preview.side - size.width) / 2, y: (preview.side - size.height) / 2, ...size };
  const edge = preview.side * SHARES.edge;
  const around = {
    x: mount.x - edge,
    y: mount.y - edge,
    width: mount.width + 2 * edge,
    height: mount.height + 2 * edge,
  };
  paintPaper(context, preview, preview.looks.gold, around, 'rectangle');
  paintPaper(context, preview, preview.looks.mount, mount, 'rectangle');
  const texts = preview.arts.map((print, at) => {
    const opening = openings[at];
    return opening ? paintPrint(context, preview, print, within(mount, opening), photos) : [];
  });
  context.save();
  context.translate(mount.x, mount.y);
  paintTexts(context, art, mount);
  context.restore();
  return texts;
}

/** Draws prints on papers of their own. Returns the boxes of each one's texts. */
function paintPapers(context: Context, preview: Papers, photos: Photos): readonly (readonly DrawnText[])[] {
  const mounted = mountedPapers(preview);
  const papers = mounted.map(({ paper }) => paper);
  const isString = preview.sheets === 'string';
  if (isString) paintStrings(context, preview, papers);
  const texts = mounted.map(({ paper, print }, index) => {
    const art = preview.arts[index];
    if (!art) return [];
    paintPaper(context, preview, preview.looks.mount, paper, art.outline);
    if (art.page) paintMonth(context, art.page, paper);
    return paintPrint(context, preview, art, print, photos);
  });
  if (isString) paintClips(context, preview, papers);
  return texts;
}

/**
 * Draws prints without a mock-up on a wall: one in a mount, several in rows, on a string, in a frame with openings, or as the pages
 * of a calendar. Returns the boxes of the first print's texts, as shares of the print.
 */
export function paintFlatPreview(context: Context, preview: FlatPreview, photos: Photos): readonly DrawnText[] {
  paintWall(context, preview);
  const { sheets } = preview;
  const texts =
    sheets === 'opening'
      ? paintOpenings(context, preview, photos)
      : paintPapers(context, { ...preview, sheets }, photos);
  return texts[0] ?? [];
}

/** Draws the page of a month alone, so many pixels wide. Returns the boxes of its print's texts, as shares of the print. */
export function paintPage(context: Context, art: SheetArt, width: number, photos: Photos): readonly DrawnText[] {
  const scale = width / CALENDAR_PAGE.trim.width;
  const print = pictureBox(art.shape);
  if (art.page) paintMonth(context, art.page, { x: 0, y: 0, width });
  context.translate(Math.round(print.x * scale), Math.round(print.y * scale));
  const size = { width: Math.round(print.width * scale), height: Math.round(print.height * scale) };
  return paintSheet(context, art, size, photos);
}

/** The top left corner of each paper, and the size of a paper. */
type Grid = { readonly paper: Dimensions; readonly corners: readonly (readonly [x: number, y: number])[] };

/**
 * Equal papers of a shape (width / height), in the rows that make them largest, of those the fewest; the last row is
 * centred.
 */
export function gridOf(count: number, shape: number, room: Dimensions, gap: number): Grid {
  const fitted = Array.from({ length: count }, (_, index) => {
    const columns = index + 1;
    const rows = Math.ceil(count / columns);
    const height = Math.min(
      (room.height - gap * (rows - 1)) / rows,
      (room.width - gap * (columns - 1)) / columns / shape,
    );
    return { columns, rows, height };
  });
  const { columns, rows, height } = fitted.reduce((best, other) => (other.height >= best.height ? other : best));
  const paper = { width: height * shape, height };
  const top = (room.height - rows * height - (rows - 1) * gap) / 2;
  const corners = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    const left = (room.width - inRow * paper.width - (inRow - 1) * gap) / 2;
    return [left + (index % columns) * (paper.width + gap), top + row * (height + gap)] as const;
  });
  return { paper, corners };
}
