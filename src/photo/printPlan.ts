import { sizeOf } from '#domain/design/layouts.ts';
import { PRINT_PPI, printPlanOf, type Dimensions, type PrintPlan } from '#domain/design/printSize.ts';
import type { SheetArt } from './art.ts';

/**
 * How many pixels a print of so many inches gets: as many as its sharpest place has, up to 300 for each inch. Words are
 * drawn anew at any size: with them it is 300, so that letters are sharp. Large prints get fewer (`printPlanOf`).
 */
export function planOf({ places, words }: SheetArt, inches: Dimensions): PrintPlan {
  const sharpest = Math.max(
    0,
    ...places.map(({ rect, crop }) => {
      const { width, height } = sizeOf(rect, inches);
      return crop ? Math.min(crop.width / width, crop.height / height) : 0;
    }),
  );
  const ppi = words !== null || sharpest === 0 ? PRINT_PPI : sharpest;
  return printPlanOf({ width: inches.width * ppi, height: inches.height * ppi }, inches);
}
