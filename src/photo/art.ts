import type { DesignContent, Look, PlacedPhoto } from '#domain/design/design.ts';
import { slotsOn, type Slot } from '#domain/design/slots.ts';
import { writtenTexts, type DesignText } from '#domain/design/designText.ts';
import { sheetsOf, sizeOf, type PlacesOffer, type Print, type PrintSheet, type Rect } from '#domain/design/layouts.ts';
import { mountOf } from '#domain/design/mount.ts';
import { cropOf, partOfCrop, type Crop } from '#domain/design/photoPlacement.ts';
import { MM_PER_INCH, type Insets, type PressPiece, type PressShape } from '#domain/design/pressTable.ts';
import { PRINT_PPI, printPlanOf, type Dimensions, type PrintPlan } from '#domain/design/printSharpness.ts';
import type { MonthPage } from './calendarPage.ts';

/** A place of a print, and the photo in it. */
export type PlaceArt = {
  readonly rect: Rect;
  /** SHA-256 of the photo's file; null for an empty place. */
  readonly photo: string | null;
  /** The part that is visible on the finished print, in pixels of the whole photo. */
  readonly crop: Crop | null;
  /** Pixels of the whole photo. */
  readonly pixels: Dimensions | null;
};

/** One print as it is drawn, in shares of the print. */
export type SheetArt = {
  /** Width / height. */
  readonly shape: number;
  /** The outline of the finished print. */
  readonly outline: PressShape;
  /** How far text stays away from the edges, as shares of the print's height. */
  readonly safe: Insets;
  readonly places: readonly PlaceArt[];
  readonly look: Look;
  /** The texts on it, in the order they are drawn; none on all prints but the first. */
  readonly texts: readonly DesignText[];
  /** On the first print of a collage frame: the mount around its openings, which are its places, with the texts on it. */
  readonly mount?: SheetArt;
  /** The openings of a mount, which no text covers. */
  readonly openings?: readonly Rect[];
  /** The page of a month around the print; absent but in calendars. */
  readonly page?: MonthPage;
};

/** Text stays this share of the shorter side away from the edges, and further where the table says so. */
const TEXT_MARGIN = 0.06;

/** How far text stays away from the edges of a print, as shares of the print's height. A curved outline is narrow enough by the table alone. */
function safeOf({ piece, shape, outline }: Print): Insets {
  const margin = TEXT_MARGIN * Math.min(shape, 1);
  if (piece === null) return { top: margin, right: margin, bottom: margin, left: margin, corner: 0 };
  const { safe, trim } = piece;
  const least = outline === 'rectangle' || outline === 'contour' ? margin : 0;
  const share = (mm: number): number => Math.max(least, mm / trim.height);
  return {
    top: share(safe.top),
    right: share(safe.right),
    bottom: share(safe.bottom),
    left: share(safe.left),
    corner: safe.corner / trim.height,
  };
}

/** The visible part of a photo in a place: its crop without the bleed. */
function visibleCrop({ pixels, placement }: PlacedPhoto, { rect, frame, shape }: Slot): Crop {
  return partOfCrop(cropOf(pixels, shape, placement), {
    x: (rect.x - frame.x) / frame.width,
    y: (rect.y - frame.y) / frame.height,
    width: rect.width / frame.width,
    height: rect.height / frame.height,
  });
}

type Content = Pick<DesignContent, 'places' | 'look'>;

function placeArt({ places }: Content, slot: Slot): PlaceArt {
  const placed = places[slot.index];
  const { rect } = slot;
  if (!placed) return { rect, photo: null, crop: null, pixels: null };
  return { rect, photo: placed.photo, pixels: placed.pixels, crop: visibleCrop(placed, slot) };
}

const sheetArt = (content: Content, sheet: PrintSheet, texts: readonly DesignText[]): SheetArt => ({
  shape: sheet.shape,
  outline: sheet.outline,
  safe: safeOf(sheet),
  look: content.look,
  texts,
  places: slotsOn(sheet).map((slot) => placeArt(content, slot)),
});

/** The mount of a collage frame: what is seen in an opening is what its print shows. */
function mountArt(mount: PrintSheet, prints: readonly SheetArt[], texts: readonly DesignText[]): SheetArt {
  const openings = mount.places.map(({ rect }) => rect);
  const places = openings.flatMap((rect, at) => prints[at]?.places.map((place) => ({ ...place, rect })) ?? []);
  const look = prints[0]?.look ?? 'plain';
  return { shape: mount.shape, outline: mount.outline, safe: safeOf(mount), look, texts, places, openings };
}

/** The prints of a design. */
export function artOf(content: DesignContent, offer: PlacesOffer): readonly SheetArt[] {
  const texts = writtenTexts(content.texts);
  const mount = mountOf(offer);
  const isOnMount = ({ surface }: DesignText): boolean => surface === 'mount' && mount?.piece != null;
  const arts = sheetsOf(offer, content.layout).map((sheet, at) =>
    sheetArt(content, sheet, at === 0 ? texts.filter((text) => !isOnMount(text)) : []),
  );
  if (mount === null) return arts;
  const [first, ...others] = arts;
  return first ? [{ ...first, mount: mountArt(mount, arts, texts.filter(isOnMount)) }, ...others] : [];
}

/** The photos that prints show, each once. */
export function photosIn(arts: readonly SheetArt[]): readonly string[] {
  return [...new Set(arts.flatMap(({ places }) => places.flatMap(({ photo }) => photo ?? [])))];
}

/** With a text, a print of unknown size has at least this many pixels on its longer side. */
const UNKNOWN_TEXT_SIDE = 3000;

/** Pixels that a place has for each unit of the print's size. */
const density = ({ rect, crop }: PlaceArt, print: Dimensions): number => {
  const { width, height } = sizeOf(rect, print);
  return crop ? Math.min(crop.width / width, crop.height / height) : 0;
};

/**
 * How many pixels a print gets: as many as its sharpest place has, up to 300 per inch. With a text it always gets 300, because
 * letters are sharp at any size. Large prints get fewer (`printPlanOf`). Without a piece of the table there are no inches: the print
 * then gets the pixels of its photo, and no density.
 */
export function planOf({ places, texts, shape }: SheetArt, piece: PressPiece | null): PrintPlan {
  if (piece === null) {
    const print = { width: Math.min(1, shape), height: Math.min(1, 1 / shape) };
    const side = Math.max(...places.map((place) => density(place, print)), texts.length === 0 ? 1 : UNKNOWN_TEXT_SIDE);
    return { ...printPlanOf({ width: print.width * side, height: print.height * side }, print, side), ppi: null };
  }
  const inches = { width: piece.trim.width / MM_PER_INCH, height: piece.trim.height / MM_PER_INCH };
  const sharpest = Math.max(0, ...places.map((place) => density(place, inches)));
  const ppi = texts.length > 0 || sharpest === 0 ? PRINT_PPI : sharpest;
  return printPlanOf({ width: inches.width * ppi, height: inches.height * ppi }, inches);
}
