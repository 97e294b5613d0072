import type { PlacesOffer, PrintSheet, Rect } from './layouts.ts';
import type { Mount, PressPiece } from './pressTable.ts';

/** The usual mount, in shares of an opening's height: for collage frames whose mount the table does not have. */
const USUAL: Mount = { gap: 0.06, rim: 0.12 };
/** Text on a mount stays this share of its shorter side away from its edges. */
const SAFE = 0.06;

/** The mount that surrounds openings of these sizes, side by side; all lengths in one unit. */
function around(openings: readonly { readonly width: number; readonly height: number }[], { gap, rim }: Mount) {
  const tallest = Math.max(...openings.map(({ height }) => height));
  const across = openings.reduce((sum, { width }) => sum + width, gap * (openings.length - 1));
  const trim = { width: across + 2 * rim, height: tallest + 2 * rim };
  const rects = openings.map(({ width, height }, at): Rect => {
    const before = openings.slice(0, at).reduce((sum, other) => sum + other.width + gap, rim);
    return {
      x: before / trim.width,
      y: (rim + (tallest - height) / 2) / trim.height,
      width: width / trim.width,
      height: height / trim.height,
    };
  });
  return { trim, rects };
}

/**
 * The board around the openings of a collage frame, with the openings as its places; null for any other product. It has no piece
 * where the table lacks its measures: it is drawn in the usual ones, and nothing is printed on it.
 */
export function mountOf(offer: PlacesOffer): PrintSheet | null {
  if (offer.kind === 'together' || offer.sheets !== 'opening') return null;
  const { prints } = offer;
  const mount = prints[0]?.piece?.mount;
  const openings = prints.map(({ shape, piece }) => (mount && piece?.trim) || { width: shape, height: 1 });
  const { trim, rects } = around(openings, mount ?? USUAL);
  const safe = SAFE * Math.min(trim.width, trim.height);
  const piece: PressPiece | null = mount
    ? {
        name: 'mount',
        count: 1,
        trim,
        bleed: 0,
        safe: { top: safe, right: safe, bottom: safe, left: safe, corner: 0 },
        shape: 'rectangle',
        special: ['board'],
      }
    : null;
  return {
    piece,
    shape: trim.width / trim.height,
    outline: 'rectangle',
    places: rects.map((rect, index) => ({ index, rect, frame: rect })),
  };
}
