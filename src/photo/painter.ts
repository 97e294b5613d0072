import { shownOn, type Surface } from '#domain/design/lattice.ts';
import type { Dimensions } from '#domain/design/printSharpness.ts';
import type { SheetArt } from './art.ts';
import { CALENDAR_PAGE } from './calendarPage.ts';
import type { Layers } from './mockupLayers.ts';
import { dimensionsOf } from './patches.ts';

/** Draws a product with prints on it, on a canvas of its own. */
export type Painter = {
  readonly kind: 'webgl' | 'canvas' | 'flat';
  /** Draws prints, or the bare product for null. While one is being drawn, only the newest of the following waits. */
  readonly paint: (arts: readonly SheetArt[] | null) => void;
  /** Resolves when the canvas shows what was painted last. */
  readonly settled: () => Promise<void>;
  readonly release: () => void;
};

/** The events of a painter. */
export type PainterEvents = {
  /** The painter cannot paint any more. */
  readonly onLost: () => void;
  /** The canvas shows a new picture. */
  readonly onPainted?: () => void;
};

const MAX_SIDE = 1600;

/** How many pixels a print of this shape needs so that a surface, drawn at this scale, shows it at full sharpness. */
function previewPixels(surface: Surface, scale: number, shape: number): Dimensions {
  const room = dimensionsOf(surface, scale);
  const shown = shownOn(surface, shape);
  const wanted = Math.max(room.height / shown.height, room.width / Math.abs(shown.width) / shape);
  const height = Math.min(wanted, MAX_SIDE, MAX_SIDE / shape);
  return { width: Math.max(1, Math.round(height * shape)), height: Math.max(1, Math.round(height)) };
}

/** What is drawn on one surface of a mock-up: a print, for a calendar with the page around it. */
export type SurfacePrint = {
  readonly art: SheetArt;
  readonly pixels: Dimensions;
  /** Width / height of what is drawn. */
  readonly shape: number;
};

/** The texts on a mount, without what its openings show; undefined where there are none. */
function textsOnMount([first]: readonly SheetArt[]): SheetArt | undefined {
  const mount = first?.mount;
  return mount && mount.texts.length > 0 ? { ...mount, places: [] } : undefined;
}

/**
 * What is drawn on each surface of a mock-up, in their order, on a canvas of `side` pixels; null for a surface whose print is missing, and
 * for a mount without text. Text ends at a canvas's edge: its sides continue the photo alone.
 */
export function surfacePrints(
  { surfaces }: Pick<Layers, 'surfaces'>,
  arts: readonly SheetArt[],
  side: number,
): readonly (SurfacePrint | null)[] {
  return surfaces.map((surface) => {
    const art = surface.print === 'mount' ? textsOnMount(arts) : arts[surface.print];
    if (!art) return null;
    const shape = art.page ? CALENDAR_PAGE.trim.width / CALENDAR_PAGE.trim.height : art.shape;
    const pixels = previewPixels(surface, side / surface.width, shape);
    return { art: surface.part ? { ...art, texts: [] } : art, pixels, shape };
  });
}

/** Draws one thing at a time; of those that are added meanwhile, only the newest is drawn next. */
export function latestOnly<T>(draw: (next: T) => Promise<void>) {
  let waiting: { readonly next: T } | null = null;
  let work: Promise<void> | null = null;
  let isOver = false;

  const drawAll = async (): Promise<void> => {
    while (waiting) {
      const { next } = waiting;
      waiting = null;
      await draw(next);
    }
    work = null;
  };
  return {
    add: (next: T): void => {
      if (isOver) return;
      waiting = { next };
      work ??= drawAll();
    },
    /** Resolves when nothing is left to draw. */
    settled: (): Promise<void> => work ?? Promise.resolve(),
    /** Drops what is waiting; a drawing that has started is finished. */
    end: (): void => {
      isOver = true;
      waiting = null;
    },
  };
}
