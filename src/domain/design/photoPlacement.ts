import type { Dimensions } from './printSharpness.ts';

/** A point; the name of the value, or its comment, gives the unit. */
export type Point = { readonly x: number; readonly y: number };

/**
 * How a photo is placed behind its frame, independent of the frame's shape, so that it fits every size of a product.
 */
export type PhotoPlacement = {
  /** The point of the photo in the middle of the frame, as shares of the photo's width and height. */
  readonly x: number;
  readonly y: number;
  /** 1 shows as much of the photo as fits the frame. */
  readonly zoom: number;
  /** Quarter turns to the right, 0 to 3. */
  readonly turns: number;
  /** Degrees to the right beyond the quarter turns, -15 to 15. */
  readonly tilt: number;
};

/** The printed part of a photo: a rectangle around a centre, in pixels of the photo. */
export type Crop = Dimensions & {
  readonly centre: Point;
  /** How far the photo is turned to the right behind the frame, in radians. */
  readonly angle: number;
};

/** The whole photo in the middle of its frame. */
export const CENTRED: PhotoPlacement = { x: 0.5, y: 0.5, zoom: 1, turns: 0, tilt: 0 };
/**
 * Where a photo starts: its middle across, and its upper part where it is taller than its frame, because heads are there.
 * A frame as wide as the photo is tall shows all of its height. docs/decisions/0037-size-table.md
 */
export const UPPER: PhotoPlacement = { ...CENTRED, y: 1 / 3 };
/** The most that a photo can be straightened, to either side. */
export const MAX_TILT_DEGREES = 15;
const MAX_ZOOM = 8;
/** The smallest crop, in pixels. */
const MIN_CROP_PIXELS = 32;

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

function angleOf({ turns, tilt }: PhotoPlacement): number {
  return ((turns * 90 + tilt) * Math.PI) / 180;
}

/** The bounding box of a turned rectangle. */
function boundsOf({ width, height }: Dimensions, angle: number): Dimensions {
  const [c, s] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return { width: width * c + height * s, height: width * s + height * c };
}

/** The largest rectangle of a shape (width / height) that fits on the photo when turned. */
function largest(photo: Dimensions, shape: number, angle: number): Dimensions {
  const unit = boundsOf({ width: shape, height: 1 }, angle);
  const height = Math.min(photo.width / unit.width, photo.height / unit.height);
  return { width: height * shape, height };
}

/** The largest zoom: eightfold, or less where the crop would get smaller than MIN_CROP_PIXELS. */
export function mostZoom(photo: Dimensions, shape: number, placement: PhotoPlacement): number {
  const { width, height } = largest(photo, shape, angleOf(placement));
  return between(Math.min(width, height) / MIN_CROP_PIXELS, 1, MAX_ZOOM);
}

/** The frame never leaves the photo: limits zoom, tilt and middle to what the photo allows. */
export function clampPlacement(photo: Dimensions, shape: number, placement: PhotoPlacement): PhotoPlacement {
  const turns = ((Math.round(placement.turns) % 4) + 4) % 4;
  const tilt = between(placement.tilt, -MAX_TILT_DEGREES, MAX_TILT_DEGREES);
  const upright = { ...placement, turns, tilt };
  const zoom = between(placement.zoom, 1, mostZoom(photo, shape, upright));
  const angle = angleOf(upright);
  const { width, height } = largest(photo, shape, angle);
  const bounds = boundsOf({ width: width / zoom, height: height / zoom }, angle);
  const [dx, dy] = [Math.min(0.5, bounds.width / 2 / photo.width), Math.min(0.5, bounds.height / 2 / photo.height)];
  return { x: between(placement.x, dx, 1 - dx), y: between(placement.y, dy, 1 - dy), zoom, turns, tilt };
}

/** The printed part of a photo for a frame of this shape (width / height). */
export function cropOf(photo: Dimensions, shape: number, placement: PhotoPlacement): Crop {
  const place = clampPlacement(photo, shape, placement);
  const angle = angleOf(place);
  const { width, height } = largest(photo, shape, angle);
  const centre = { x: place.x * photo.width, y: place.y * photo.height };
  return { centre, angle, width: width / place.zoom, height: height / place.zoom };
}

/** A step in the frame's directions, as a step on the turned photo. */
function onPhoto({ x, y }: Point, angle: number): Point {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * c + y * s, y: y * c - x * s };
}

/** The part of a crop that lies in a part of its frame: a rectangle in shares of the frame, from its upper left corner. */
export function partOfCrop(
  crop: Crop,
  { x, y, width, height }: { readonly x: number; readonly y: number } & Dimensions,
): Crop {
  const step = onPhoto({ x: (x + width / 2 - 0.5) * crop.width, y: (y + height / 2 - 0.5) * crop.height }, crop.angle);
  return {
    centre: { x: crop.centre.x + step.x, y: crop.centre.y + step.y },
    angle: crop.angle,
    width: crop.width * width,
    height: crop.height * height,
  };
}

/** Moves the photo by shares of the frame; right and down are positive. */
export function movePlacement(photo: Dimensions, shape: number, placement: PhotoPlacement, by: Point): PhotoPlacement {
  const { width, height, angle } = cropOf(photo, shape, placement);
  const step = onPhoto({ x: by.x * width, y: by.y * height }, angle);
  const place = clampPlacement(photo, shape, placement);
  return clampPlacement(photo, shape, {
    ...place,
    x: place.x - step.x / photo.width,
    y: place.y - step.y / photo.height,
  });
}

/**
 * Zooms around a point of the frame (shares from its middle, -0.5 to 0.5), which stays in place where the photo allows.
 */
export function zoomPlacement(
  photo: Dimensions,
  shape: number,
  placement: PhotoPlacement,
  zoom: number,
  at: Point,
): PhotoPlacement {
  const before = cropOf(photo, shape, placement);
  const next = clampPlacement(photo, shape, { ...placement, zoom });
  const after = cropOf(photo, shape, next);
  const shift = { x: at.x * (before.width - after.width), y: at.y * (before.height - after.height) };
  const step = onPhoto(shift, before.angle);
  const { x, y } = clampPlacement(photo, shape, placement);
  return clampPlacement(photo, shape, { ...next, x: x + step.x / photo.width, y: y + step.y / photo.height });
}
