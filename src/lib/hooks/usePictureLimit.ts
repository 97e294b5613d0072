import { lighterWidth } from '#domain/product/pictureUrl.ts';
import { useDataSaver } from '#lib/preferences.ts';

/** The widest file worth asking for, in pixels: a smaller one where the shopper spares the line. */
export function usePictureLimit(upTo: number): number {
  const [isDataSaverOn] = useDataSaver();
  return isDataSaverOn ? lighterWidth(upTo) : upTo;
}
