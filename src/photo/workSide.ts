/** Longest side of the photo that a preview of one place works with, in pixels. */
const MOST_SIDE = 1600;
/** With many places each of them is small on the screen, and memory is what a phone runs out of. */
const LEAST_SIDE = 500;

/** To how many pixels (longest side) photos are shrunk for the preview of a product with so many places. */
export function workSide(places: number): number {
  return Math.round(Math.max(LEAST_SIDE, MOST_SIDE / Math.sqrt(Math.max(1, places))));
}
