/** Width and height in whatever unit the name says: pixels of a photo, inches of a print. */
export type Dimensions = { readonly width: number; readonly height: number };

const UNIT = String.raw`\s*(?:["”″]|in\.?|inch(?:es)?)?\s*`;
const NUMBER = String.raw`(\d{1,3}(?:\.\d{1,3})?)`;
const TWO_SIDES = new RegExp(`^\\s*${NUMBER}${UNIT}[x×*]\\s*${NUMBER}${UNIT}$`, 'i');
const SIDES_IN = { least: 0.5, most: 120 } as const;

/** A size with two sides such as '8 x 12' is a print of that many inches; anything else says nothing about inches. */
export function printSizeOf(size: string): Dimensions | null {
  const [, width, height] = TWO_SIDES.exec(size) ?? [];
  const sides = [Number(width), Number(height)];
  if (sides.some((side) => !(side >= SIDES_IN.least && side <= SIDES_IN.most))) return null;
  return { width: Number(width), height: Number(height) };
}

/** How a print will look at reading distance. */
export type Sharpness = 'sharp' | 'good' | 'blur';

export type PrintCheck = { readonly sharpness: Sharpness; readonly ppi: number };

/** From how many pixels for each inch on a print counts as sharp, and as good; fewer may blur. */
export const PPI_BOUNDS = { sharp: 200, good: 120 } as const;

/** A print is as sharp as its scarcer side: pixels of the crop for each inch of paper, rounded down. */
export function printCheck(crop: Dimensions, inches: Dimensions): PrintCheck {
  // A crop cut to the print's own shape misses a whole number only by the rounding of fractions.
  const ppi = Math.floor(Math.min(crop.width / inches.width, crop.height / inches.height) + 1e-6);
  if (ppi >= PPI_BOUNDS.sharp) return { sharpness: 'sharp', ppi };
  return { sharpness: ppi >= PPI_BOUNDS.good ? 'good' : 'blur', ppi };
}

/** What printers are fed: no more pixels than this for each inch. */
export const PRINT_PPI = 300;
/** The largest canvas that Safari draws on (4096 x 4096): a larger one comes out black, without an error. */
const MOST_PRINT_PIXELS = 16_777_216;

/** A picture ready to print: its pixels, and how many of them make an inch (whole, as JPEG files write it). */
export type PrintPlan = { readonly pixels: Dimensions; readonly ppi: number };

/** The print gets the pixels that the crop has, up to 300 for each inch; none are invented. */
export function printPlanOf(crop: Dimensions, inches: Dimensions): PrintPlan {
  const own = Math.min(crop.width / inches.width, crop.height / inches.height);
  const most = Math.sqrt(MOST_PRINT_PIXELS / (inches.width * inches.height));
  const ppi = Math.max(1, Math.floor(Math.min(PRINT_PPI, own, most) + 1e-6));
  // Rounded down: the last pixel of a rounded side may be one too many.
  const pixels = {
    width: Math.max(1, Math.floor(inches.width * ppi + 1e-6)),
    height: Math.max(1, Math.floor(inches.height * ppi + 1e-6)),
  };
  return { pixels, ppi };
}
