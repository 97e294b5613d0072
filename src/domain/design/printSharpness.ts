/** Width and height; the name of the value gives the unit: pixels of a photo, inches of a print. */
export type Dimensions = { readonly width: number; readonly height: number };

/** How sharp a print looks at reading distance. */
export type Sharpness = 'sharp' | 'good' | 'blur';

/** What the shopper reads about a design in a size: its sharpness, or that the shop has to confirm the size. */
export type PrintVerdict = Sharpness | 'unconfirmed';

/** How sharp a print will be; `ppi` are whole pixels per inch. */
export type PrintCheck = { readonly sharpness: Sharpness; readonly ppi: number };

/** The least pixels per inch of a sharp and of a good print; with fewer it may blur. */
export const PPI_BOUNDS = { sharp: 200, good: 120 } as const;

/** The side with fewer pixels per inch decides how sharp a print is; pixels per inch are rounded down. */
export function printCheck(crop: Dimensions, inches: Dimensions): PrintCheck {
  // The epsilon makes up for rounding: a crop of the print's shape may miss a whole number by a tiny fraction.
  const ppi = Math.floor(Math.min(crop.width / inches.width, crop.height / inches.height) + 1e-6);
  return { sharpness: sharpnessOf(ppi), ppi };
}

/** The sharpness of a print with this many pixels per inch. */
export function sharpnessOf(ppi: number): Sharpness {
  if (ppi >= PPI_BOUNDS.sharp) return 'sharp';
  return ppi >= PPI_BOUNDS.good ? 'good' : 'blur';
}

/** The most pixels per inch that a print gets. */
export const PRINT_PPI = 300;
/** The largest canvas in Safari (4096 x 4096 pixels): a larger one is black, without an error. */
const MAX_PRINT_PIXELS = 16_777_216;

/**
 * The size of a print-ready picture in pixels, and its pixels per inch (a whole number, as in a JPEG file); null for a print whose
 * inches are unknown.
 */
export type PrintPlan = { readonly pixels: Dimensions; readonly ppi: number | null };

/** A print gets the pixels that its crop has, up to 300 (or `mostPpi`) per inch; it is never enlarged. */
export function printPlanOf(
  crop: Dimensions,
  inches: Dimensions,
  mostPpi: number = PRINT_PPI,
): PrintPlan & { readonly ppi: number } {
  const own = Math.min(crop.width / inches.width, crop.height / inches.height);
  const most = Math.sqrt(MAX_PRINT_PIXELS / (inches.width * inches.height));
  const ppi = Math.max(1, Math.floor(Math.min(mostPpi, own, most) + 1e-6));
  // Rounded down: a side that is rounded up could exceed MAX_PRINT_PIXELS.
  const pixels = {
    width: Math.max(1, Math.floor(inches.width * ppi + 1e-6)),
    height: Math.max(1, Math.floor(inches.height * ppi + 1e-6)),
  };
  return { pixels, ppi };
}
