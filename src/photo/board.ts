import type { Rect } from '#domain/design/layouts.ts';
import type { Dimensions } from '#domain/design/printSize.ts';
import type { SheetArt } from './art.ts';
import { paintSheet, type Photos } from './compose.ts';
import type { BoardKind } from './drawing.ts';
import type { Context } from './offscreenCanvas.ts';
import type { DrawnText } from './textLayout.ts';

/** Colours of the wall (from top to bottom), the mount, its bevel, the bare print, the shadow, a frame's edge, and letters. */
export type BoardLooks = Readonly<
  Record<'light' | 'wall' | 'mount' | 'bevel' | 'bare' | 'shade' | 'gold' | 'ink', string>
>;

export type Board = {
  readonly arts: readonly SheetArt[];
  readonly sheets: BoardKind;
  /** Width and height of the picture in pixels. */
  readonly side: number;
  readonly looks: BoardLooks;
  /** For the names of months. */
  readonly locale: string;
};

/** The white paper around a print, and at its foot, as shares of the print's shorter side. */
const PAPER: Readonly<Record<BoardKind, { readonly rim: number; readonly foot: number }>> = {
  mounted: { rim: 0.067, foot: 0.067 },
  collage: { rim: 0.12, foot: 0.12 },
  print: { rim: 0.045, foot: 0.045 },
  string: { rim: 0.07, foot: 0.24 },
  month: { rim: 0.05, foot: 0.2 },
};
/**
 * Shares of the picture: the papers' area (one or several), the gap between papers, a shadow, a frame's edge, a
 * string's sag.
 */
const SHARES = { one: 0.78, several: 0.9, gap: 0.03, stringGap: 0.055, shadow: 0.03, edge: 0.022, sag: 0.012 } as const;
const STRING = { line: '#8a6d4b', clip: '#b98a4f' } as const;

function paintWall(context: Context, { side, looks }: Board): void {
  const wall = context.createLinearGradient(0, 0, 0, side);
  wall.addColorStop(0, looks.light);
  wall.addColorStop(1, looks.wall);
  context.fillStyle = wall;
  context.fillRect(0, 0, side, side);
}

function paintPaper(context: Context, { side, looks }: Board, fill: string, { x, y, width, height }: Rect): void {
  context.save();
  context.shadowColor = looks.shade;
  context.shadowBlur = side * SHARES.shadow;
  context.shadowOffsetY = side * SHARES.shadow * 0.4;
  context.fillStyle = fill;
  context.fillRect(x, y, width, height);
  context.restore();
}

/** Draws a print in its box, in whole pixels; an empty print without places. Returns the box of its text, if any. */
function paintPrint(
  context: Context,
  { looks, side }: Board,
  art: SheetArt,
  box: Rect,
  photos: Photos,
): DrawnText | null {
  const print: Dimensions = { width: Math.max(1, Math.round(box.width)), height: Math.max(1, Math.round(box.height)) };
  context.save();
  context.translate(Math.round(box.x), Math.round(box.y));
  const text = art.places.length > 0 ? paintSheet(context, art, print, photos) : null;
  if (art.places.length === 0) {
    context.fillStyle = looks.bare;
    context.fillRect(0, 0, print.width, print.height);
  }
  context.strokeStyle = looks.bevel;
  context.lineWidth = Math.max(1, side / 600);
  context.strokeRect(-1, -1, print.width + 2, print.height + 2);
  context.restore();
  return text;
}

/** Draws the string that each row hangs on. */
function paintStrings(context: Context, { side }: Board, papers: readonly Rect[]): void {
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

function paintClips(context: Context, { side }: Board, papers: readonly Rect[]): void {
  context.fillStyle = STRING.clip;
  const [width, height] = [side * 0.012, side * 0.035];
  for (const paper of papers)
    context.fillRect(paper.x + (paper.width - width) / 2, paper.y - height / 2, width, height);
}

function paintMonth(context: Context, { looks, locale }: Board, index: number, paper: Rect, print: Rect): void {
  const foot = paper.y + paper.height - (print.y + print.height);
  context.save();
  context.fillStyle = looks.ink;
  context.font = `600 ${Math.round(foot * 0.5)}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const name = new Intl.DateTimeFormat(locale, { month: 'long' }).format(new Date(2000, index, 1));
  context.fillText(name, paper.x + paper.width / 2, paper.y + paper.height - foot / 2, paper.width * 0.9);
  context.restore();
}

/** The box of each paper in the picture. */
function papersOf({ arts, sheets, side }: Board, shape: number): readonly Rect[] {
  const isOne = sheets === 'mounted' || sheets === 'collage';
  const room = side * (isOne ? SHARES.one : SHARES.several);
  const gap = side * (sheets === 'string' ? SHARES.stringGap : SHARES.gap);
  const { paper, corners } = gridOf(arts.length, shape, { width: room, height: room }, gap);
  const air = (side - room) / 2;
  return corners.map(([x, y]) => ({ x: x + air, y: y + air, ...paper }));
}

/**
 * Draws prints without a mock-up on a wall: one in a mount or a frame, several in rows, on a string, or as the pages of a
 * calendar. Returns the box of the first print's text, as shares of the print; null without text.
 */
export function paintBoard(context: Context, board: Board, photos: Photos): DrawnText | null {
  const { arts, sheets, side, looks } = board;
  const shape = arts[0]?.shape ?? 1;
  const { rim, foot } = PAPER[sheets];
  const shorter = Math.min(shape, 1);
  // In units of the print's height.
  const [width, height] = [shape + 2 * rim * shorter, 1 + (rim + foot) * shorter];
  const papers = papersOf(board, width / height);
  paintWall(context, board);
  if (sheets === 'string') paintStrings(context, board, papers);
  const texts = papers.map((paper, index) => {
    const art = arts[index];
    if (!art) return null;
    const unit = paper.height / height;
    const border = rim * shorter * unit;
    const print = { x: paper.x + border, y: paper.y + border, width: shape * unit, height: unit };
    if (sheets === 'collage') {
      const edge = side * SHARES.edge;
      const around = {
        x: paper.x - edge,
        y: paper.y - edge,
        width: paper.width + 2 * edge,
        height: paper.height + 2 * edge,
      };
      paintPaper(context, board, looks.gold, around);
    }
    paintPaper(context, board, looks.mount, paper);
    if (sheets === 'month') paintMonth(context, board, index, paper, print);
    return paintPrint(context, board, art, print, photos);
  });
  if (sheets === 'string') paintClips(context, board, papers);
  return texts[0] ?? null;
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
