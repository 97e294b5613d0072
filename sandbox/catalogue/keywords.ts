import { keywordsFrom } from './keyword-draft.ts';
import { anniversaryParents } from './keywords/anniversary-parents.ts';
import { babyPhotography } from './keywords/baby-photography.ts';
import { birthdayGifts } from './keywords/birthday-gifts.ts';
import { bulkGifts } from './keywords/bulk-gifts.ts';
import { canvasOrAcrylic } from './keywords/canvas-or-acrylic.ts';
import { choosingAPhoto } from './keywords/choosing-a-photo.ts';
import { coversAndKeychains } from './keywords/covers-and-keychains.ts';
import { framesTenali } from './keywords/frames-tenali.ts';
import { lampsWeddings } from './keywords/lamps-weddings.ts';
import { mugsAndhra } from './keywords/mugs-andhra.ts';
import { photoCushions } from './keywords/photo-cushions.ts';
import { stickersLaptopsBottles } from './keywords/stickers-laptops-bottles.ts';

/** Newest first, as the backend sends them. */
export const keywords = keywordsFrom([
  framesTenali,
  mugsAndhra,
  lampsWeddings,
  stickersLaptopsBottles,
  anniversaryParents,
  babyPhotography,
  birthdayGifts,
  photoCushions,
  canvasOrAcrylic,
  choosingAPhoto,
  bulkGifts,
  coversAndKeychains,
]);
