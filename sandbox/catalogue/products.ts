import { productsFrom } from './product-draft.ts';
import { acrylicPrints } from './products/acrylic-prints.ts';
import { calendars } from './products/calendars.ts';
import { canvasPrints } from './products/canvas-prints.ts';
import { frames } from './products/frames.ts';
import { heartCushions } from './products/heart-cushions.ts';
import { instantPrints } from './products/instant-prints.ts';
import { keychains } from './products/keychains.ts';
import { lamps } from './products/lamps.ts';
import { magicMugs } from './products/magic-mugs.ts';
import { phoneCovers } from './products/phone-covers.ts';
import { photoMugs } from './products/photo-mugs.ts';
import { pillows } from './products/pillows.ts';
import { squareCushions } from './products/square-cushions.ts';
import { stickers } from './products/stickers.ts';
import type { CatalogueProduct } from './types.ts';

/** Oldest first, as the backend keeps them; the newest ten are the shop's front window. */
export const products: CatalogueProduct[] = productsFrom([
  ...frames,
  ...photoMugs,
  ...magicMugs,
  ...lamps,
  ...pillows,
  ...squareCushions,
  ...heartCushions,
  ...canvasPrints,
  ...acrylicPrints,
  ...instantPrints,
  ...stickers,
  ...keychains,
  ...calendars,
  ...phoneCovers,
]);
