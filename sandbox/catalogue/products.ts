import { productsFrom } from './product-draft.ts';
import { calendars } from './products/calendars.ts';
import { cushions } from './products/cushions.ts';
import { frames } from './products/frames.ts';
import { keychains } from './products/keychains.ts';
import { lamps } from './products/lamps.ts';
import { mugs } from './products/mugs.ts';
import { phoneCovers } from './products/phoneCovers.ts';
import { prints } from './products/prints.ts';
import { stickers } from './products/stickers.ts';

/** In the backend's stored order, oldest first; home shows the newest ten. */
export const products = productsFrom(
  [frames, mugs, lamps, cushions, prints, stickers, keychains, calendars, phoneCovers].flat(),
);
