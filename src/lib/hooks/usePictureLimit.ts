import { lighterWidth } from '#domain/pictureUrl.ts';
import { useLowData } from '#lib/comfort.ts';

/** The widest file worth asking for, in pixels: a smaller one where the shopper spares the line. */
export function usePictureLimit(upTo: number): number {
  const [isLowData] = useLowData();
  return isLowData ? lighterWidth(upTo) : upTo;
}
